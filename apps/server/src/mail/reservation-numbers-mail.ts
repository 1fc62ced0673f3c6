import { randomUUID } from 'node:crypto';
import { formatDate } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { renderMail } from './layout.ts';
import type { WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';

/** A reservation as the mail names it. */
export interface NumberedReservation {
  reservationNumber: string;
  /** Service date of the outbound leg, `YYYY-MM-DD`. */
  date: string;
  fromPort: string;
  toPort: string;
}

/** The mail to a customer who has lost the number. It names nobody: others may read the mailbox. */
export function reservationNumbersMail(
  to: string,
  reservations: readonly NumberedReservation[],
): WrittenMail {
  const rendered = renderMail({
    subject: '予約番号のお知らせ',
    greeting: 'お客様',
    parts: [
      {
        kind: 'text',
        text: 'このメールアドレスでのご予約(これからご乗船になるもの)は、次のとおりです。照会には、ご予約時の電話番号またはメールアドレスも必要です。',
      },
      ...reservations.flatMap(({ reservationNumber, date, fromPort, toPort }) => [
        {
          kind: 'facts' as const,
          rows: [
            ['予約番号', groupsOfFour(reservationNumber)],
            ['乗船日', formatDate(date)],
            ['区間', `${fromPort}から${toPort}`],
          ] as const,
        },
        {
          kind: 'link' as const,
          label: '予約を照会する',
          url: `${SITE}/customer/reservation-search?number=${reservationNumber}`,
        },
      ]),
      { kind: 'text', text: 'お心当たりがない場合は、このメールを破棄してください。' },
    ],
  });
  // Each wish is one of its own.
  return {
    kind: 'reservationNumbers',
    occasion: `reservationNumbers ${randomUUID()}`,
    to,
    ...rendered,
  };
}
