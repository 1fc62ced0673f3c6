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

/** What most do next. */
export type NextStep = 'pay' | 'tickets' | 'search';

const STEPS: Record<NextStep, { label: string; to: (lookUp: string) => string }> = {
  pay: { label: 'お支払いを確認・変更する', to: (lookUp) => `${lookUp}&to=payment` },
  tickets: { label: '乗船券を表示する', to: (lookUp) => `${lookUp}&to=tickets` },
  search: { label: '便を探す', to: () => '/reservation' },
};

/** The button of the mail. */
export function nextLink(reservation: Reservation, step: NextStep): MailPart {
  const { label, to } = STEPS[step];
  return link(label, to(lookUpOf(reservation)), { tone: 'next' });
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
