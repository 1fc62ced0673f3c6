import type { Reservation, ReservationLeg } from '@ferry/api/customer-server';
import { formatDateShort, formatDateTime } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { isPaidBackByItself } from '@ferry/format/paid-back-by-itself';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatSailingTime, serviceTimeOf } from '@ferry/format/service-time';
import { standsBy } from '@ferry/format/stand-by';
import type { SailingEventKind } from '../database/operator-tables.ts';
import type { OperatedSailing } from '../domain/service/operated-sailings.ts';
import { operator } from '../rules/company.ts';
import { boatReservations } from './json-ld.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';
import { standsByAgain } from './stand-by-words.ts';

/** What the company has decided about a sailing. */
export interface SailingNews {
  /** Of the event. */
  id: string;
  kind: SailingEventKind;
  /** Of one that sails after all: what the booking was told last. */
  before: SailingEventKind | null;
  sailing: OperatedSailing;
}

const text = (words: string): MailPart => ({ kind: 'text', text: words });

/**
 * What has become of a sailing that is booked, and both ways from it. Where no leg is on it any more, the customer
 * has chosen otherwise, and this holds; one that was on stand-by before is so again.
 */
export function sailingNewsMail(reservation: Reservation, news: SailingNews): WrittenMail {
  const { representative, reservationNumber, state } = reservation;
  const leg = legOn(reservation, news);
  const day = leg
    ? `${formatDateShort(leg.sailing.date)} ${leg.sailing.departureTime}`
    : dayOf(news);
  const port = leg ? leg.sailing.fromPort.name : news.sailing.from;
  const sailing = `${day} ${port}発`;
  const rendered = renderMail({
    subject: `${subjectOf(news, leg)} ${sailing}(予約番号 ${groupsOfFour(reservationNumber)})`,
    title: subjectOf(news, leg),
    greeting: `${fullName(representative)} 様`,
    parts: [
      ...(leg ? partsOf(reservation, leg, news) : withoutPlace(reservation, news)),
      {
        kind: 'facts',
        rows: [
          ['予約番号', groupsOfFour(reservationNumber)],
          ...(leg ? timesOf(leg) : ([['便', `${sailing} ${news.sailing.to}行き`]] as const)),
        ],
      },
      ...(leg ? otherLegParts(reservation, leg) : []),
      ...(leg ? waysOf(reservation, leg) : [toReservation(reservation)]),
      text(`お電話でも承ります。${operator.phone.number} 受付時間 ${operator.phone.hours}`),
    ],
    ...(state !== 'cancelled' && { jsonLd: boatReservations(reservation) }),
  });
  const occasion = `sailingNews ${news.id} ${reservation.id}`;
  return { kind: 'sailingNews', occasion, to: representative.email, ...rendered };
}

/** The leg with places on the sailing. */
function legOn(reservation: Reservation, news: SailingNews): ReservationLeg | undefined {
  const leg = legBookedOn(reservation, news);
  return leg && standsBy(leg.service) ? undefined : leg;
}

function legBookedOn(
  { state, outbound, return: returnLeg }: Reservation,
  { sailing }: SailingNews,
): ReservationLeg | undefined {
  if (state === 'cancelled') return undefined;
  return [outbound, ...(returnLeg ? [returnLeg] : [])].find((leg) => leg.sailing.id === sailing.id);
}

const dayOf = ({ sailing: { date, departs } }: SailingNews): string =>
  `${formatDateShort(date)} ${serviceTimeOf(departs).replace(/^0/, '')}`;

function subjectOf({ kind }: SailingNews, leg: ReservationLeg | undefined): string {
  if (kind === 'cancelled') return '欠航のお知らせ';
  if (kind === 'delayed') return '遅れのお知らせ';
  if (kind === 'moved') return '時刻変更のお知らせ';
  return leg ? '予定どおり運航します' : '運航のお知らせ';
}

/** What has happened, and what follows. */
function partsOf(reservation: Reservation, leg: ReservationLeg, news: SailingNews): MailPart[] {
  const { message, departureAt, choiceUntil } = leg.service;
  const cause = message.endsWith('のため') ? `${message}、` : '';
  const aside = message && !cause ? `理由:${message}` : '';
  const until = choiceUntil ? `${formatDateTime(choiceUntil)}までにお選びください。` : '';
  switch (news.kind) {
    case 'cancelled':
      return [
        text(`ご予約の便は、${cause}欠航になりました。ご予定のところ申し訳ございません。${aside}`),
        text(`${offerOf(reservation)}${until}選ぶまで、ご予約はそのまま残ります。`),
        ...withoutChoice(reservation),
        ...certificateParts(leg, '欠航証明書'),
      ];
    case 'delayed':
      return [
        text(
          `ご予約の便は、${cause}${departureAt ? `${formatDateTime(departureAt)}に出港する見込みです。` : '遅れています。'}乗船手続き締切は変わりません。${aside}`,
        ),
        ...(choiceUntil
          ? [
              text(
                `${offerOf(reservation)}${until}お選びにならないときは、遅れてご乗船いただけます。`,
              ),
            ]
          : []),
        ...certificateParts(leg, '遅延証明書'),
      ];
    case 'moved':
      return [
        text(
          `ご予約の便は、${message}${departureAt ? `${formatDateTime(departureAt)}に出港します。` : ''}乗船手続き締切も変わりました。予約の詳細でご確認ください。`,
        ),
        ...(choiceUntil
          ? [
              text(
                `${offerOf(reservation)}${until}お選びにならないときは、新しい時刻でご乗船いただけます。`,
              ),
            ]
          : []),
      ];
    case 'restored':
      return [
        text(
          `${news.before === 'delayed' ? '遅れ' : '欠航'}とお知らせした便は、予定どおり運航することになりました。ご予約はそのまま有効です。`,
        ),
      ];
  }
}

/** A leg that has moved to another sailing has no certificate of the one before. */
const certificateParts = ({ service }: ReservationLeg, paper: string): MailPart[] =>
  service.hasCertificate
    ? [text(`${paper}は、予約の詳細で受け取れます。便を変更する前にお受け取りください。`)]
    : [];

/** Then nothing of it is changed on the site: `CHANGE_CLOSED`, `standBy`. */
const hasStandBy = ({ outbound, return: returnLeg }: Reservation): boolean =>
  [outbound, returnLeg].some((leg) => leg && standsBy(leg.service));

/** Nothing was paid: there is nothing to give back. A partner ticket is given back as a whole, less what was used. */
function offerOf(reservation: Reservation): string {
  const { state, partnerTicket } = reservation;
  if (hasStandBy(reservation)) {
    return '別の便は、お電話で承ります。この便の全額の払い戻しをお選びいただけます。';
  }
  const other = '手数料も差額もなく、同じ等級の別の便に乗るか、';
  if (state !== 'confirmed') {
    return `この便の運賃はいただきません。${other}取り消すかをお選びいただけます。`;
  }
  return partnerTicket
    ? `${other}きっぷ全体の払い戻し(ご利用になった分を差し引きます)をお選びいただけます。`
    : `${other}この便の全額の払い戻しをお選びいただけます。`;
}

function withoutChoice(reservation: Reservation): MailPart[] {
  if (reservation.state !== 'confirmed') return [];
  return [
    text(
      isPaidBackByItself(reservation)
        ? 'お選びにならないときは、期限のあとに、お支払いのカードへ自動で払い戻します。'
        : 'お選びにならないときも、払い戻しの権利はなくなりません。',
    ),
  ];
}

/** The leg is on another sailing, or cancelled, or on stand-by again. */
function withoutPlace(reservation: Reservation, news: SailingNews): MailPart[] {
  const late = legBookedOn(reservation, news)?.service.standBy;
  return [text(late ? standsByAgain(late.until) : chosenText(news))];
}

const chosenText = ({ before }: SailingNews): string =>
  `${before === 'delayed' ? '遅れ' : '欠航'}とお知らせした下の便は、予定どおり運航することになりました。お客様がお選びになった内容(別の便への変更、または取り消し)は、そのまま有効です。`;

/** Times as they are now, beside those that were booked. */
function timesOf({ sailing, service }: ReservationLeg): [string, string][] {
  const now = (planned: string, late: string | null) =>
    late && late !== planned
      ? `${formatDateTime(late)}(予定 ${formatSailingTime(planned)})`
      : formatSailingTime(planned);
  return [
    ['区間', `${sailing.fromPort.name}から${sailing.toPort.name}(${sailing.vessel.name})`],
    ['出港', now(sailing.departureAt, service.departureAt)],
    ...(service.state === 'cancelled'
      ? []
      : [['入港', now(sailing.arrivalAt, service.arrivalAt)] satisfies [string, string]]),
  ];
}

/** Whether the rest of the trip still goes with it. */
function otherLegParts(
  { outbound, return: returnLeg, partnerTicket }: Reservation,
  leg: ReservationLeg,
): MailPart[] {
  if (!returnLeg) return [];
  const isOutbound = leg === outbound;
  const other = isOutbound ? returnLeg : outbound;
  if (other.service.state === 'cancelled' || standsBy(other.service)) return [];
  const word = `${isOutbound ? '復路' : '往路'}の便(${formatSailingTime(other.sailing.departureAt)} 出港)`;
  const arrival = leg.service.arrivalAt ?? leg.sailing.arrivalAt;
  const departure = other.service.departureAt ?? other.sailing.departureAt;
  if (
    isOutbound &&
    leg.service.state !== 'cancelled' &&
    Date.parse(arrival) >= Date.parse(departure)
  ) {
    return [text(`この便の入港が遅れるため、${word}に間に合いません。お電話でご相談ください。`)];
  }
  const isFree = leg.service.choiceUntil !== null && !partnerTicket;
  return isOutbound
    ? [
        text(
          `${word}の運航に変わりはありません。${isFree ? 'この便と一緒に、手数料なしで取り消せます。' : ''}`,
        ),
      ]
    : [];
}

const link = (label: string, path: string): MailPart => ({
  kind: 'link',
  label,
  url: `${SITE}/customer${path}`,
});

/** Another sailing or the money, where that is open; with the number, and nothing about the person. */
function waysOf(reservation: Reservation, { service }: ReservationLeg): MailPart[] {
  const { id, reservationNumber, state, partnerTicket } = reservation;
  const other = link('別の便に乗る', `/reservation/${id}?number=${reservationNumber}`);
  const back = partnerTicket ? '払い戻しへ進む' : '全額を払い戻す';
  if (service.choiceUntil === null) return [toReservation(reservation)];
  return [
    ...(hasStandBy(reservation) ? [] : [other]),
    link(
      state === 'confirmed' ? back : '予約を取り消す',
      `/reservation-detail/${id}/confirm?number=${reservationNumber}`,
    ),
  ];
}

const toReservation = ({ reservationNumber }: Reservation): MailPart =>
  link('予約を照会する', `/reservation-search?number=${reservationNumber}`);
