import { createHash } from 'node:crypto';
import { formatDateTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { renderMail } from './layout.ts';
import type { TokenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** A reservation whose places go back unless the address is confirmed. */
export interface Confirmed {
  reservationNumber: string;
  confirmMailBy: Date;
}

/** The mail with the link that confirms the address it was sent to. */
export function mailConfirmationMail(
  to: string,
  token: string,
  { about, expiresAt }: { about: Confirmed | undefined; expiresAt: Date },
): TokenMail {
  const until = formatDateTime(expiresAt);
  const rendered = renderMail({
    subject: about
      ? `メールアドレスのご確認(予約番号 ${groupsOfFour(about.reservationNumber)})`
      : 'メールアドレスのご確認',
    greeting: 'お客様',
    parts: [
      {
        kind: 'text',
        text: about
          ? `ご予約をお受けしました。お席を確保し続けるには、${until}までに下のリンクを開いて、メールアドレスをご確認ください。確認がない場合、この予約は自動的に取り消されます。`
          : `下のリンクを開くと、メールアドレスの確認が完了し、コンビニ・窓口でのお支払いを選べるようになります。リンクの有効期限は${until}です。`,
      },
      {
        kind: 'link',
        label: 'メールアドレスを確認する',
        // In the fragment: it is never sent with the address of a page.
        url: `${SITE}/customer/confirm-mail#${token}`,
      },
      { kind: 'text', text: 'お心当たりがない場合は、このメールを破棄してください。' },
    ],
  });
  const occasion = createHash('sha256').update(token).digest('base64url');
  return {
    kind: 'mailConfirmation',
    occasion: `mailConfirmation ${occasion}`,
    to,
    expiresAt,
    ...rendered,
  };
}
