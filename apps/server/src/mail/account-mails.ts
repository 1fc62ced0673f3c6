import { createHash, randomUUID } from 'node:crypto';
import { formatDateShort, formatDateTime, formatTime, jstDate } from '@ferry/format/date';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { TokenMail, WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** Where a mail with a link goes, and what is in it. */
export interface LinkMail {
  to: string;
  /** In the fragment of the link: it is never sent with the address of a page. */
  token: string;
  sentAt: Date;
  expiresAt: Date;
}

/** A paragraph. */
export const text = (words: string): MailPart => ({ kind: 'text', text: words });
/** In case another person has typed the address. */
export const notMine = (then: string): MailPart => ({
  kind: 'box',
  title: 'お申し込みに覚えがないとき',
  tone: 'quiet',
  parts: [text(`何もなさらないでください。${then}`)],
});

/** Until when the link of a mail holds. */
export const linkLine = ({ sentAt, expiresAt }: LinkMail): MailPart => ({
  kind: 'line',
  moments: [
    {
      mark: 'ring',
      time: formatTime(sentAt),
      title: 'メールを送信',
      way: 'dotted',
      note: formatDateShort(jstDate(sentAt)),
    },
    {
      mark: 'flag',
      time: formatTime(expiresAt),
      title: 'リンクの期限',
      note: `${formatDateShort(jstDate(expiresAt))}。使えるのは1回だけです`,
    },
  ],
});

/**
 * What comes of the wish to become a member. A customer who is one already learns so, and gets no
 * link that does anything; both are encrypted alike, so that the work is the same.
 */
export function signUpMail(link: LinkMail, isMember: boolean): TokenMail {
  const { to, token, expiresAt } = link;
  const parts: MailPart[] = isMember
    ? [
        text('このメールアドレスでの会員登録はお済みです。そのままログインできます。'),
        { kind: 'link', label: 'ログインする', url: `${SITE}/customer/signin` },
        text('パスワードが分からないときは、再設定できます。'),
        {
          kind: 'link',
          label: 'パスワードを再設定する',
          url: `${SITE}/customer/reset-password/forgot`,
        },
        notMine('登録済みの内容は変わっていません。'),
      ]
    : [
        text('会員登録のお申し込みをいただきました。お名前とパスワードを登録してください。'),
        {
          kind: 'link',
          label: '登録を続ける',
          url: `${SITE}/customer/member/new#${token}`,
          isAlone: true,
        },
        linkLine(link),
        notMine('登録は行われず、アドレスは期限のあとに削除します。'),
      ];
  const subject = isMember ? '会員登録はお済みです' : '会員登録のご案内';
  const rendered = renderMail({ subject, greeting: 'お客様', parts });
  return { kind: 'signUp', occasion: occasionOf('signUp', token), to, expiresAt, ...rendered };
}

/** What comes of a forgotten password. A customer who is no member learns so. */
export function passwordResetMail(link: LinkMail, isMember: boolean): TokenMail {
  const { to, token, expiresAt } = link;
  const parts: MailPart[] = isMember
    ? [
        text('パスワード再設定のお申し込みをいただきました。新しいパスワードを設定してください。'),
        {
          kind: 'link',
          label: '新しいパスワードを設定する',
          url: `${SITE}/customer/reset-password#${token}`,
          isAlone: true,
        },
        linkLine(link),
        text('設定すると、すべての端末からログアウトします。'),
        notMine('いまのパスワードは変わりません。'),
      ]
    : [
        text(
          'パスワード再設定のお申し込みをいただきましたが、このメールアドレスでの会員登録はありません。ほかのメールアドレスで登録されたか、まだ会員ではありません。',
        ),
        { kind: 'link', label: '会員登録を申し込む', url: `${SITE}/customer/signup/apply` },
        notMine('このアドレスは、期限のあとに削除します。'),
      ];
  const subject = 'パスワードの再設定';
  const rendered = renderMail({ subject, greeting: 'お客様', parts });
  const occasion = occasionOf('passwordReset', token);
  return { kind: 'passwordReset', occasion, to, expiresAt, ...rendered };
}

/** The customer is a member now. */
export function registeredMail(
  to: string,
  member: { id: string; name: string; customerNumber: string },
): WrittenMail {
  const rendered = renderMail({
    subject: '会員登録が完了しました',
    greeting: `${member.name} 様`,
    parts: [
      text('会員登録ありがとうございます。メールアドレスとパスワードでログインできます。'),
      { kind: 'facts', rows: [['お客様番号', member.customerNumber]] },
      { kind: 'link', label: 'ログインする', url: `${SITE}/customer/signin` },
    ],
  });
  return { kind: 'memberRegistered', occasion: `memberRegistered ${member.id}`, to, ...rendered };
}

/** The password is another one. A member who has not done it can still act. */
export function passwordChangedMail(to: string, name: string, changedAt: Date): WrittenMail {
  const rendered = renderMail({
    subject: 'パスワードを変更しました',
    greeting: `${name} 様`,
    parts: [
      text(
        `${formatDateTime(changedAt)}に、会員のパスワードが変更されました。変更した端末のほかは、ログアウトしています。`,
      ),
      text('覚えがないときは、すぐにパスワードを再設定してください。'),
      {
        kind: 'link',
        label: 'パスワードを再設定する',
        url: `${SITE}/customer/reset-password/forgot`,
      },
    ],
  });
  // Each change is one of its own.
  return { kind: 'passwordChanged', occasion: `passwordChanged ${randomUUID()}`, to, ...rendered };
}

/** Another key opens the account now. A member who has not added it can still act. */
export function passkeyAddedMail(
  to: string,
  member: { name: string },
  passkey: { id: string; name: string },
  addedAt: Date,
): WrittenMail {
  const rendered = renderMail({
    subject: 'パスキーを追加しました',
    greeting: `${member.name} 様`,
    parts: [
      text(`${formatDateTime(addedAt)}に、パスキー「${passkey.name}」が追加されました。`),
      text(
        '次回から、この端末の指紋や顔、暗証番号でログインできます。パスワードもそのまま使えます。',
      ),
      text('覚えがないときは、このパスキーを外し、パスワードを変更してください。'),
      { kind: 'link', label: 'パスキーを確かめる', url: `${SITE}/customer/member` },
    ],
  });
  return { kind: 'passkeyAdded', occasion: `passkeyAdded ${passkey.id}`, to, ...rendered };
}

/** A login on a device that the member has not used of late. A member who has not done it can still act. */
export function newDeviceMail(
  to: string,
  login: { name: string; device: string; at: Date },
): WrittenMail {
  const rendered = renderMail({
    subject: '新しい端末でログインがありました',
    greeting: `${login.name} 様`,
    parts: [
      text('これまでと違う端末、またはブラウザーで、会員のログインがありました。'),
      {
        kind: 'facts',
        rows: [
          ['日時', formatDateTime(login.at)],
          ['端末', login.device],
        ],
      },
      text('お客様ご自身のログインであれば、何もなさる必要はありません。'),
      text(
        '覚えがないときは、すぐにパスワードを再設定してください。すべての端末からログアウトします。',
      ),
      {
        kind: 'link',
        label: 'パスワードを再設定する',
        url: `${SITE}/customer/reset-password/forgot`,
      },
    ],
  });
  return { kind: 'newDevice', occasion: `newDevice ${randomUUID()}`, to, ...rendered };
}

/** A mail is written once for its link. */
export const occasionOf = (kind: string, token: string): string =>
  `${kind} ${createHash('sha256').update(token).digest('base64url')}`;
