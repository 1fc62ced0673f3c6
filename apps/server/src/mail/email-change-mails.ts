import { randomUUID } from 'node:crypto';
import { formatDateTime } from '@ferry/format/date';
import { maskedEmail } from '@ferry/format/masked-email';
import { type LinkMail, linkLine, notMine, occasionOf, text } from './account-mails.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { TokenMail, WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

const PAGE = `${SITE}/customer/member/change-email`;
const CALL_US = text('覚えがないときは、すぐにお電話でお知らせください。');

/** To the new address. Whose it is already learns so, and gets no link that does anything. */
export function emailChangeMail(link: LinkMail, isAnothers: boolean): TokenMail {
  const { to, token, expiresAt } = link;
  const parts: MailPart[] = isAnothers
    ? [
        text(
          'ほかの会員の方から、このメールアドレスへの変更が申し込まれました。このアドレスでの会員登録はお済みのため、変更できません。',
        ),
        { kind: 'link', label: 'ログインする', url: `${SITE}/customer/signin` },
        notMine('登録済みの内容は変わっていません。'),
      ]
    : [
        text(
          'このメールアドレスへの変更が申し込まれました。次のリンクから、変更を完了してください。',
        ),
        { kind: 'link', label: '変更を完了する', url: `${PAGE}/link#${token}`, isAlone: true },
        linkLine(link),
        text('変更を完了するまで、これまでのメールアドレスでログインできます。'),
        notMine('このアドレスには変わりません。'),
      ];
  const subject = 'メールアドレス変更の確認';
  const rendered = renderMail({ subject, greeting: 'お客様', parts });
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
        kind: 'line',
        moments: [
          { mark: 'ring', time: 'いま', way: 'dotted', title: to, note: 'これまでのアドレス' },
          {
            mark: 'dot',
            time: '確認後',
            title: maskedEmail(newEmail).seen,
            note: `${until}までに確認されると変わります`,
          },
        ],
      },
      {
        kind: 'box',
        title: '覚えがないとき',
        tone: 'few',
        parts: [
          text(
            '次のボタンで変更を止められます。ログインは必要ありません。止めたあとは、パスワードも変更してください。',
          ),
          { kind: 'link', label: '変更を止める', url: `${PAGE}/stop#${token}`, isAlone: true },
        ],
      },
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
