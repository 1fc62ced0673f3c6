import { randomUUID } from 'node:crypto';
import { formatDateTime } from '@ferry/format/date';
import { maskedEmail } from '@ferry/format/masked-email';
import { type LinkMail, NOT_MINE, occasionOf, text } from './account-mails.ts';
import { type MailPart, renderMail } from './layout.ts';
import type { TokenMail, WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

const PAGE = `${SITE}/customer/member/change-email`;
const CALL_US = text('覚えがないときは、すぐにお電話でお知らせください。');

/** To the new address. Whose it is already learns so, and gets no link that does anything. */
export function emailChangeMail(
  { to, token, expiresAt }: LinkMail,
  isAnothers: boolean,
): TokenMail {
  const parts: MailPart[] = isAnothers
    ? [
        text(
          'ほかの会員の方から、このメールアドレスへの変更が申し込まれました。このアドレスでの会員登録はお済みのため、変更できません。',
        ),
        { kind: 'link', label: 'ログインする', url: `${SITE}/customer/signin` },
        text('登録済みの内容は変わっていません。'),
      ]
    : [
        text(
          'このメールアドレスへの変更が申し込まれました。次のリンクから、変更を完了してください。',
        ),
        { kind: 'link', label: '変更を完了する', url: `${PAGE}/link#${token}` },
        text(`リンクの期限は${formatDateTime(expiresAt)}です。使えるのは1回だけです。`),
        text('変更を完了するまで、これまでのメールアドレスでログインできます。'),
      ];
  const subject = 'メールアドレス変更の確認';
  const rendered = renderMail({ subject, greeting: 'お客様', parts: [...parts, NOT_MINE] });
  const occasion = occasionOf('emailChange', token);
  return { kind: 'emailChange', occasion, to, expiresAt, ...rendered };
}

/** To the address of now: who has not asked for it can stop it, without a login. */
export function emailChangeNoticeMail(
  { to, token, expiresAt }: LinkMail,
  name: string,
  newEmail: string,
): TokenMail {
  const until = formatDateTime(expiresAt);
  const rendered = renderMail({
    subject: 'メールアドレスの変更が申し込まれました',
    greeting: `${name} 様`,
    parts: [
      text(
        '新しいアドレスで確認が終わると、変更が完了します。お手続きをなさった方は、何もする必要がありません。',
      ),
      {
        kind: 'facts',
        rows: [
          ['いま', to],
          ['確認後', `${maskedEmail(newEmail).seen}(${until}までに確認されると変わります)`],
        ],
      },
      { kind: 'heading', text: '覚えがないとき' },
      text(
        '次のボタンで変更を止められます。ログインは必要ありません。止めたあとは、パスワードも変更してください。',
      ),
      { kind: 'link', label: '変更を止める', url: `${PAGE}/stop#${token}` },
    ],
  });
  const occasion = occasionOf('emailChangeNotice', token);
  return { kind: 'emailChangeNotice', occasion, to, expiresAt, ...rendered };
}

/** To the address before, once it is not the member's any more. */
export function emailChangedMail(
  to: string,
  name: string,
  newEmail: string,
  changedAt: Date,
): WrittenMail {
  const rendered = renderMail({
    subject: 'メールアドレスを変更しました',
    greeting: `${name} 様`,
    parts: [
      text(
        `${formatDateTime(changedAt)}に、会員のメールアドレスを${maskedEmail(newEmail).seen}に変更しました。これからのお知らせは、新しいアドレスにお送りします。`,
      ),
      CALL_US,
    ],
  });
  return { kind: 'emailChanged', occasion: `emailChanged ${randomUUID()}`, to, ...rendered };
}
