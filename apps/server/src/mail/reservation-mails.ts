import type { CancellationLine, Reservation, ReservationLeg } from '@ferry/api/customer-server';
import { formatDateTime } from '@ferry/format/date';
import { fullName } from '@ferry/format/full-name';
import { deadlineTerm, nextDeadline } from '@ferry/format/next-deadline';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { standsBy } from '@ferry/format/stand-by';
import type { Carried } from '../domain/routes/features.ts';
import { cancellationParts } from './cancellation-parts.ts';
import { changeParts } from './change-parts.ts';
import { isOfChange } from './change-words.ts';
import { assistanceParts, dayParts, paidParts } from './day-parts.ts';
import { feeReceiptParts } from './fee-receipt-parts.ts';
import { boatReservations } from './json-ld.ts';
import { renderMail } from './layout.ts';
import type { MailPart } from './mail-parts.ts';
import type { WrittenMail } from './outbox.ts';
import { paymentParts } from './payment-parts.ts';
import { type NextStep, nextLink, reservationLinks } from './reservation-links.ts';
import { type ReservationMailKind, subjectOf, TITLES, WORDS } from './reservation-words.ts';
import { sumPart } from './sum-part.ts';
import { endedTicketParts, ticketParts } from './ticket-parts.ts';
import { titledLegs } from './titled-legs.ts';
import { voyagePart } from './voyage-part.ts';
import { isOfOldNumber } from './why-refunded.ts';

/**
 * The mail that tells about a reservation.
 * @param occasion what makes it another mail than the last one of its kind
 * @param about what a cancellation has ended, and what the loaded documents carry; defaults to everything
 */
export function reservationMail(
  kind: ReservationMailKind,
  reservation: Reservation,
  occasion: string,
  about: Partial<About> = {},
): WrittenMail {
  const { representative, reservationNumber } = reservation;
  const { lead } = WORDS[kind];
  const subject = subjectOf(kind, reservation);
  const rendered = renderMail({
    subject: `${subject}(予約番号 ${groupsOfFour(reservationNumber)})`,
    title: (!reservation.partnerTicket && TITLES[kind]) || subject,
    greeting: `${fullName(representative)} 様`,
    isThankful: kind !== 'reservationCancelled' && !OVER.includes(kind),
    parts: [
      { kind: 'text', text: lead(reservation) },
      ...partsOf(kind, reservation, { ...ALL, ...about }),
    ],
    jsonLd: boatReservations(reservation),
  });
  return { kind, occasion: `${kind} ${occasion}`, to: representative.email, ...rendered };
}

interface About {
  cancelled: readonly CancellationLine[];
  carried: Carried;
}

const ALL: About = { cancelled: [], carried: { vehicles: true, pets: true } };

/** Kinds of mails after which there is no booking any more. */
const OVER: readonly ReservationMailKind[] = [
  'reservationExpired',
  'reservationUnconfirmed',
  'refundNeedsAccount',
  'paymentRefunded',
];

const BACK: readonly ReservationMailKind[] = ['refundNeedsAccount', 'paymentRefunded'];

const AWAIT_MONEY: readonly ReservationMailKind[] = [
  'reservationReceived',
  'paymentReminder',
  'storeNumberChanged',
  'paymentNumberIssued',
];

/** Kinds of mails after which the tickets are what comes next. */
const WITH_TICKETS: readonly ReservationMailKind[] = [
  'reservationConfirmed',
  'paymentCompleted',
  'reservationChanged',
];

/** Undefined where a part of the mail has its own, and where there is nothing to do. */
function stepOf(
  kind: ReservationMailKind,
  { state, outbound, return: returnLeg }: Reservation,
): NextStep | undefined {
  if (kind === 'reservationExpired' || kind === 'reservationUnconfirmed') return 'search';
  if (AWAIT_MONEY.includes(kind)) return 'pay';
  const hasPlace = [outbound, returnLeg].some((leg) => leg && sails(leg));
  return state === 'confirmed' && WITH_TICKETS.includes(kind) && hasPlace ? 'tickets' : undefined;
}

/** It is not cancelled, and its customer has not given it up. */
const sails = ({ service }: ReservationLeg): boolean =>
  service.state !== 'cancelled' && !standsBy(service);

function partsOf(
  kind: ReservationMailKind,
  reservation: Reservation,
  { cancelled, carried }: About,
): MailPart[] {
  const isGone = OVER.includes(kind) && !(BACK.includes(kind) && isOfOldNumber(reservation));
  const isOver = isGone || reservation.state === 'cancelled';
  const awaitsMoney = AWAIT_MONEY.includes(kind);
  const step = stepOf(kind, reservation);
  return [
    ...(kind === 'reservationCancelled'
      ? [
          ...cancellationParts(reservation, cancelled),
          ...endedTicketParts(reservation),
          ...feeReceiptParts(reservation),
        ]
      : []),
    ...(isOfChange(kind) ? changeParts(kind, reservation, carried) : []),
    {
      kind: 'number',
      term: '予約番号',
      value: groupsOfFour(reservation.reservationNumber),
    },
    ...(isOver ? [] : deadlineParts(kind, reservation)),
    ...(awaitsMoney ? paymentParts(reservation) : []),
    ...(step ? [nextLink(reservation, step)] : []),
    ...titledLegs(reservation).map(([title, leg, passengers]) =>
      voyagePart(title, leg, passengers, { isOver, isCarrying: carried.vehicles }),
    ),
    ...(isOver ? [] : ticketParts(reservation)),
    sumPart(reservation),
    ...paidParts(reservation),
    ...(isOver ? [] : assistanceParts(reservation)),
    ...(step === 'tickets' ? dayParts(reservation) : []),
    ...reservationLinks(reservation, { isOver }),
  ];
}

/** What has to be done next, as the page says it; not what a part of its own says. */
function deadlineParts(kind: ReservationMailKind, reservation: Reservation): MailPart[] {
  const next = nextDeadline(reservation);
  const isOwn =
    next?.kind === 'checkIn' ||
    (next?.kind === 'payAtStore' && AWAIT_MONEY.includes(kind)) ||
    (next?.kind === 'payDifference' && isOfChange(kind));
  if (!next || isOwn) return [];
  const row = [deadlineTerm(next, reservation.return !== null), formatDateTime(next.at)] as const;
  return [{ kind: 'facts', rows: [row] }];
}
