import type { LegName, Reservation, ReservationLeg } from '@ferry/api/customer';
import { jstDate } from '@ferry/format/date';
import { formatSailingTimeShort } from '@ferry/format/short-time';
import { legServiceWords } from '../../../../copy/leg-services.ts';
import { sails } from '../../../../trips/needs-payment.ts';

/** What a customer has to know of a sailing that they have booked. */
export type LegNews = {
  name: LegName;
  leg: ReservationLeg;
  /** 「往路 8月2日(月) 8:30 出港」, as it was booked, with its ports. */
  sailing: string;
  mark: string;
  title: string;
  tone: 'warning' | 'error';
  /** What the operator says, unless the title has said it. */
  message: string;
};

/** The legs of a reservation with what they are called. */
function namedLegs({ outbound, return: returnLeg }: Reservation) {
  const legs: { name: LegName; word: string; leg: ReservationLeg }[] = [
    { name: 'outbound', word: returnLeg ? '往路 ' : '', leg: outbound },
  ];
  return returnLeg ? [...legs, { name: 'return' as const, word: '復路 ', leg: returnLeg }] : legs;
}

const sailingText = (word: string, { sailing: { departureAt } }: ReservationLeg): string =>
  `${word}${formatSailingTimeShort(departureAt)} 出港`;

/** 「汐見港から凪浦港へ」 */
const portsText = ({ sailing: { fromPort, toPort } }: ReservationLeg): string =>
  `${fromPort.name}から${toPort.name}へ`;

/** What is not as planned, leg by leg. */
export const legNews = (reservation: Reservation): LegNews[] =>
  namedLegs(reservation).flatMap(({ name, word, leg }) => {
    const { service } = leg;
    if (service.state === 'normal') return [];
    const { news, title: titleOf, tone } = legServiceWords(service);
    const title = titleOf(service, leg.sailing.departureAt);
    return {
      name,
      leg,
      sailing: `${sailingText(word, leg)} ${portsText(leg)}`,
      mark: news,
      title,
      tone: tone === 'danger' ? 'error' : 'warning',
      message: title.startsWith(service.message) ? '' : service.message,
    };
  });

/** 「往路 8月2日(月) 8:30 出港の便は欠航します」; empty where every leg sails. */
export function cancelledText(reservation: Reservation): string {
  const all = namedLegs(reservation);
  const off = all.filter(({ leg }) => !sails(leg));
  const [first] = off;
  if (!first) return '';
  return off.length > 1
    ? '往路も復路も欠航します'
    : `${sailingText(first.word, first.leg)}の便は欠航します`;
}

/** 「往路が欠航」, 「欠航」; empty where every leg sails. */
export function cancelledMark(reservation: Reservation): string {
  const all = namedLegs(reservation);
  const off = all.filter(({ leg }) => !sails(leg));
  if (off.length === 0) return '';
  return off.length < all.length ? `${off[0]?.word.trim()}が欠航` : '欠航';
}

/** 「往路は当日空席待ちです」; empty where every leg has its place. */
export function standByText(reservation: Reservation): string {
  const all = namedLegs(reservation);
  const waiting = all.filter(({ leg }) => leg.service.standBy?.state === 'waiting');
  if (waiting.length === 0) return '';
  return waiting.length < all.length ? `${waiting[0]?.word.trim()}は当日空席待ち` : '当日空席待ち';
}

/** Legs that sail today as planned and have not arrived: 「往路 8月2日(月) 8:30 出港」. */
export const sailingToday = (reservation: Reservation): string[] =>
  namedLegs(reservation)
    .filter(({ leg: { service, sailing } }) => {
      const today = jstDate(reservation.serverTime);
      const isToday = [sailing.date, jstDate(sailing.departureAt)].includes(today);
      const isAhead = Date.parse(sailing.arrivalAt) > Date.parse(reservation.serverTime);
      return service.state === 'normal' && isToday && isAhead;
    })
    .map(({ word, leg }) => sailingText(word, leg));
