import type { LegName, Passenger, Reservation, ReservationLeg } from '@ferry/api/customer-server';
import { cutOffOfLeg, travellersOf } from '@ferry/format/check-in';
import { formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { bringText } from './bring-text.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { WrittenMail } from './outbox.ts';
import { SITE } from './site-url.ts';
import { voyagePart } from './voyage-part.ts';

/** Kinds of mails about one leg before it departs: in the two days before, and when its tickets open. */
export type BoardingMailKind = 'boardingNotice' | 'ticketsOpen';

/**
 * What the mail is about; there is one for it: another sailing is another occasion. A return leg that
 * becomes the outbound one is still on the same sailing.
 */
const occasionOf = (kind: BoardingMailKind, reservationId: string, sailingId: string): string =>
  `${kind} ${reservationId} ${sailingId}`;

/**
 * Until when the party has to be there, and what to bring. The code of a ticket is not in it: who has
 * it goes aboard, and mails are kept and forwarded.
 * @param facts what to bring by a ticket of the whole leg; `isTomorrow` where the two days are one; `directions` to
 *   the port of boarding, empty where the company has none; `isCarrying` vehicles, of {@link voyagePart}
 */
export function boardingMail(
  kind: BoardingMailKind,
  reservation: Reservation,
  leg: LegName,
  facts: {
    vehicleInspection: boolean;
    documents: boolean;
    isTomorrow: boolean;
    directions: string;
    isCarrying: boolean;
  },
): WrittenMail {
  const described = leg === 'outbound' ? reservation.outbound : reservation.return;
  if (!described) throw new Error('A mail is about a leg that there is not');
  const { representative, reservationNumber } = reservation;
  const { sailing } = described;
  const passengers = travellersOf(reservation.passengers, leg);
  const rendered = renderMail({
    subject: subjectOf(kind, described, passengers, facts),
    title: titleOf(kind, facts),
    greeting: `${fullName(representative)} 様`,
    isThankful: true,
    parts: [
      ...leadOf(kind, described, facts),
      voyagePart('ご乗船の便', described, passengers, {
        isOver: false,
        isCarrying: facts.isCarrying,
      }),
      ...wayThere(kind, described, facts),
      { kind: 'heading', text: 'お持ちいただくもの' },
      { kind: 'text', text: bringText(facts) },
      {
        kind: 'link',
        ...waysTo(reservation),
      },
      { kind: 'number', term: '予約番号', value: groupsOfFour(reservationNumber) },
    ],
  });
  const occasion = occasionOf(kind, reservation.id, sailing.id);
  return { kind, occasion, to: representative.email, ...rendered };
}

/** A party whose tickets open is on its way already. */
const wayThere = (
  kind: BoardingMailKind,
  { sailing }: ReservationLeg,
  { directions }: Facts,
): MailPart[] =>
  kind === 'boardingNotice' && directions
    ? [
        { kind: 'heading', text: `${sailing.fromPort.name}への行き方` },
        { kind: 'text', text: directions },
      ]
    : [];

type Facts = Parameters<typeof boardingMail>[3];

function subjectOf(
  kind: BoardingMailKind,
  leg: ReservationLeg,
  passengers: readonly Passenger[],
  { isTomorrow }: Facts,
): string {
  const { sailing, vehicles } = leg;
  const port = sailing.fromPort.name;
  if (kind === 'ticketsOpen') return `乗船券 ${shortTime(sailing.departureAt)} ${port}から`;
  const cutOff = cutOffOfLeg(leg, { vehicles, passengers });
  const days = isTomorrow ? '前日' : '2日前';
  return `乗船${days}のご案内 ${shortTime(cutOff)}までに${port}へ`;
}

/** A customer who pays at the port has no ticket before. */
function waysTo({ state, reservationNumber }: Reservation) {
  const url = `${SITE}/customer/reservation-search?number=${reservationNumber}`;
  return state === 'confirmed'
    ? ({ label: '乗船券を表示する', url: `${url}&to=tickets`, tone: 'next' } as const)
    : { label: '予約を確認・変更する', url };
}

const titleOf = (kind: BoardingMailKind, { isTomorrow }: Facts): string =>
  kind === 'ticketsOpen'
    ? '乗船券を表示できます'
    : `${isTomorrow ? 'あす' : 'あさって'}、ご乗船です`;

const leadOf = (
  kind: BoardingMailKind,
  { sailing }: ReservationLeg,
  { isTomorrow }: Facts,
): MailPart[] =>
  kind === 'boardingNotice'
    ? [
        { kind: 'text', text: `ご乗船は、${isTomorrow ? 'あす' : 'あさって'}です。` },
        {
          kind: 'text',
          text: `乗船手続き締切までに、${sailing.fromPort.name}へお越しください。運航状況は、当日までに変わることがあります。`,
        },
      ]
    : [
        { kind: 'text', text: '乗船券を表示できるようになりました。' },
        {
          kind: 'text',
          text: '乗船口で、画面の乗船券をお見せください。端末に保存すると、電波がないところでも表示できます。',
        },
      ];

const shortTime = (instant: string): string =>
  `${formatDateShort(jstDate(instant))} ${formatTime(instant)}`;
