import type { Reservation } from '@ferry/api/customer-server';
import type { MailPart } from './mail-parts.ts';
import { SITE } from './site-url.ts';

const link = (label: string, path: string): MailPart => ({
  kind: 'link',
  label,
  url: `${SITE}/customer${path}`,
});

/**
 * Where a mail leads: with the number, and nothing about the person: an address may be seen by
 * others.
 *
 * @param about.isOver there is no booking any more
 * @param about.awaitsMoney the mail asks for a payment
 */
export function reservationLinks(
  reservation: Reservation,
  { isOver, awaitsMoney }: { isOver: boolean; awaitsMoney: boolean },
): MailPart[] {
  if (isOver) return [link('便を探す', '/reservation')];
  const lookUp = `/reservation-search?number=${reservation.reservationNumber}`;
  return [
    ...(awaitsMoney
      ? [link('お支払い方法の変更・カードでのお支払い', `${lookUp}&to=payment`)]
      : []),
    link('予約を照会する', lookUp),
    ...cancelLink(reservation),
  ];
}

/** Where a hold or what is being paid is not: there is nothing to cancel yet. */
function cancelLink({ id, state, reservationNumber }: Reservation): MailPart[] {
  if (state !== 'confirmed' && state !== 'confirmedUnpaid') return [];
  const path = `/reservation-detail/${id}/confirm?number=${reservationNumber}`;
  return [link('予約を取り消す(手数料を確かめてから)', path)];
}
