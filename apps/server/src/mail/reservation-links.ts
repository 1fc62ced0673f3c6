import type { Reservation } from '@ferry/api/customer-server';
import type { MailPart } from './mail-parts.ts';
import { SITE } from './site-url.ts';

type Look = Pick<Extract<MailPart, { kind: 'link' }>, 'tone'>;

const link = (label: string, path: string, look: Look = {}): MailPart => ({
  ...{ kind: 'link', label },
  ...{ url: `${SITE}/customer${path}`, ...look },
});

const lookUpOf = ({ reservationNumber }: Reservation) =>
  `/reservation-search?number=${reservationNumber}`;

/**
 * What most do next: pay, or look at the tickets.
 * @param about.isOver there is no booking any more
 * @param about.awaitsMoney the mail asks for a payment
 */
export function nextLink(
  reservation: Reservation,
  { isOver, awaitsMoney }: { isOver: boolean; awaitsMoney: boolean },
): MailPart[] {
  const look = { tone: 'next' } as const;
  if (isOver) return [link('便を探す', '/reservation', look)];
  const lookUp = lookUpOf(reservation);
  if (awaitsMoney) {
    return [link('お支払いを確認・変更する', `${lookUp}&to=payment`, look)];
  }
  if (reservation.state !== 'confirmed') return [];
  return [link('乗船券を表示する', `${lookUp}&to=tickets`, look)];
}

/**
 * Where a mail leads: with the number, and nothing about the person: an address may be seen by
 * others.
 *
 * @param about.isOver there is no booking any more
 */
export function reservationLinks(
  reservation: Reservation,
  { isOver }: { isOver: boolean },
): MailPart[] {
  if (isOver) return [];
  return [link('予約を確認・変更する', lookUpOf(reservation)), ...cancelLink(reservation)];
}

/** Where a hold or what is being paid is not: there is nothing to cancel yet. */
function cancelLink({ id, state, reservationNumber }: Reservation): MailPart[] {
  if (state !== 'confirmed' && state !== 'confirmedUnpaid') return [];
  const path = `/reservation-detail/${id}/confirm?number=${reservationNumber}`;
  return [link('予約を取り消す(手数料を確かめてから)', path, { tone: 'words' })];
}
