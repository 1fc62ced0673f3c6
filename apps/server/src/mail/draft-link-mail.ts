import { createHash } from 'node:crypto';
import { renderMail } from './layout.ts';
import type { TokenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** The mail with the link to go on with a draft. Nothing in it says whose booking it is. */
export function draftLinkMail(to: string, token: string, expiresAt: Date): TokenMail {
  const rendered = renderMail({
    subject: 'ご予約の入力の続き',
    greeting: 'お客様',
    parts: [
      {
        kind: 'text',
        text: '入力中のご予約を、このリンクから続けられます。リンクは2時間以内に1回だけ使えます。開いた端末に入力内容が移り、元の端末では表示できなくなります。',
      },
      {
        kind: 'link',
        label: '入力の続きを開く',
        url: `${SITE}/customer/reservation#${token}`,
      },
      {
        kind: 'text',
        text: 'お心当たりがない場合は、このメールを破棄してください。',
      },
    ],
  });
  const occasion = createHash('sha256').update(token).digest('base64url');
  return { kind: 'draftLink', occasion: `draftLink ${occasion}`, to, expiresAt, ...rendered };
}
