import type {
  ChangeClosedReason,
  ChangePart,
  ChangeTerm,
  ChangeTerms,
  LegName,
} from '@ferry/api/customer-server';
import { freeLegs } from '../cancellations/booked-trip.ts';
import { type PricedPart, priceParts } from '../cancellations/price-parts.ts';
import { addMinutes, jstInstant } from '../instant.ts';
import { isStandingBy } from '../service/standing-by.ts';
import { opensAtOf } from '../tickets/issue-tickets.ts';
import { type ChangeFeeInput, changeFee } from './change-fee.ts';
import {
  type BookingToChange,
  bookedTripOf,
  CHANGE_PARTS,
  countedChanges,
  isPaid,
  liveChangeOf,
} from './find-booking.ts';
import { hasTickets, type LegTerms, legTerms } from './leg-terms.ts';
import { whyTicketClosed } from './ticket-closed.ts';

/**
 * Why a reservation cannot be changed at all, whatever of it; null where something of it can be.
 * @param isOwnChange the change in flight does not count: it is the one that is gone on with
 */
export function whyNotChangeable(
  booking: BookingToChange,
  now: Date,
  { isOwnChange = false } = {},
): ChangeClosedReason | null {
  const { row, legs, made } = booking;
  const [first] = legs;
  if (row.state === 'paymentProcessing') return 'paying';
  if (row.state !== 'confirmed' && row.state !== 'confirmedUnpaid') return 'notBooked';
  if (!row.sale || !first) return 'byPhone';
  const ofTicket = whyTicketClosed(booking, now);
  if (ofTicket) return ofTicket;
  // Its places would be taken anew.
  if (legs.some(isStandingBy)) return 'standBy';
  if (!isOwnChange && liveChangeOf(booking, now)) return 'changing';
  if (made.length >= first.rules.changes.mostChanges) return 'limit';
  const terms = legs.map((leg) => legTerms(booking, leg, now));
  if (terms.some(({ reason }) => reason === null)) return null;
  if (!booking.ticket && returnUntil(booking, now)) return null;
  return terms.at(-1)?.reason ?? 'closed';
}

/** What of a reservation can be changed, until when and for what fee. */
export function toChangeTerms(
  booking: BookingToChange,
  draftId: string | null,
  now: Date,
): ChangeTerms {
  const { row, legs } = booking;
  const reason = whyNotChangeable(booking, now);
  const [first] = legs;
  if (!first) throw new Error('A reservation has a leg');
  const { changes } = first.rules;
  const terms = legs.map((leg) => legTerms(booking, leg, now));
  const parts = CHANGE_PARTS.filter((part) => isThere(booking, part)).map((part) =>
    reason ? closed(part, reason) : termOf(booking, terms, part, now),
  );
  const counted = countedChanges(booking).length;
  return {
    reservationId: row.id,
    version: row.version,
    isOpen: reason === null,
    reason,
    parts,
    changesMade: counted,
    freeChangesLeft: Math.max(0, changes.freeChanges - counted),
    replacesPassengers: changes.replacesPassengers && !booking.ticket,
    endsTickets: terms.some(
      ({ leg, reason: why }) => why === null && hasTickets(booking, leg) && now >= opensAtOf(leg),
    ),
    draftId,
    serverTime: jstInstant(now),
  };
}

function termOf(
  booking: BookingToChange,
  terms: readonly LegTerms[],
  part: ChangePart,
  now: Date,
): ChangeTerm {
  if (booking.ticket && !isSailing(part)) return closed(part, 'byPhone');
  const concerned = terms.filter(({ leg }) => isOf(part, leg.row.leg));
  if (concerned.length === 0) {
    if (booking.ticket) return closed(part, 'noReturn');
    const until = returnUntil(booking, now);
    return until ? open(part, until, 0) : closed(part, 'noReturn');
  }
  const free = concerned.filter(({ reason }) => reason === null);
  const last = free.toSorted((one, other) => other.until.getTime() - one.until.getTime())[0];
  if (!last) return closed(part, concerned.at(-1)?.reason ?? 'closed');
  const legs = free.map(({ leg }) => leg.row.leg);
  const gone = priceParts(bookedTripOf(booking).sale.fares).filter(
    (each) => !each.isFuel && legs.includes(each.leg) && belongs(part, each),
  );
  const until = beforeUse(booking, last.until);
  const input = feeInput(booking, { givenUp: gone, dropped: [] }, isSailing(part) ? legs : []);
  return open(part, until, changeFee(input, now).fee.feeYen);
}

/** Of a purchase nothing is changed any more once its first leg has sailed. */
function beforeUse({ ticket, legs }: BookingToChange, until: Date): Date {
  const sails = legs.filter(({ isEnded }) => ticket && !isEnded);
  const departures = sails.map(({ described }) => new Date(described.sailing.departureAt));
  return [until, ...departures].reduce((first, each) => (each < first ? each : first));
}

/**
 * What the fee of a change of the booking depends on, beside what it gives up, and drops of that.
 * @param left legs that are given up as a whole, or moved to another sailing
 */
export function feeInput(
  booking: BookingToChange,
  { givenUp, dropped }: Pick<ChangeFeeInput, 'givenUp' | 'dropped'>,
  left: readonly LegName[],
): ChangeFeeInput {
  const { row, legs } = booking;
  const counted = countedChanges(booking);
  const trip = bookedTripOf(booking);
  return {
    trip,
    free: freeLegs(trip, (leg) => left.includes(leg)),
    givenUp,
    dropped,
    changesMade: counted.length,
    freeChanges: legs[0]?.rules.changes.freeChanges ?? 0,
    firstYen: counted[0]?.fee_basis_yen ?? 0,
    paidYen: isPaid(booking) ? row.total_yen - row.waived_yen : 0,
  };
}

/** Whether the booking has what a part is about, or its routes offer it. */
function isThere({ legs }: BookingToChange, part: ChangePart): boolean {
  if (part === 'vehicles') {
    return legs.some(
      ({ rules, described }) => rules.vehicles.types.length > 0 || described.vehicles.length > 0,
    );
  }
  if (part !== 'options') return true;
  return legs.some(({ rules, described }) =>
    [rules.meals, rules.petStays, described.meals, described.pets].some(({ length }) => length > 0),
  );
}

const isSailing = (part: ChangePart): boolean =>
  part === 'outboundSailing' || part === 'returnSailing';

const isOf = (part: ChangePart, leg: string): boolean => {
  if (part === 'outboundSailing') return leg === 'outbound';
  return part !== 'returnSailing' || leg === 'return';
};

/** Whether changing all of a part gives this up. */
function belongs(part: ChangePart, { kind }: PricedPart): boolean {
  switch (part) {
    case 'outboundSailing':
    case 'returnSailing':
      return true;
    case 'cabins':
    case 'passengers':
      return kind === 'passenger' || kind === 'room';
    case 'vehicles':
      return kind === 'vehicle';
    case 'options':
      return kind === 'option';
    case 'contact':
      return false;
  }
}

/**
 * Until when a return leg can be added to a booking without one, also after the outbound leg was used: within
 * the days in which a return trip holds. Undefined once they are over, and where there is one.
 */
function returnUntil({ legs }: BookingToChange, now: Date): Date | undefined {
  const [outbound, other] = legs;
  if (!outbound || other || outbound.isEnded) return undefined;
  const { validDays } = outbound.rules.returnTrips;
  const until = addMinutes(new Date(outbound.described.sailing.arrivalAt), validDays * 24 * 60);
  return now < until ? until : undefined;
}

const open = (part: ChangePart, until: Date, feeYen: number): ChangeTerm => ({
  part,
  isOpen: true,
  reason: null,
  until: jstInstant(until),
  feeYen,
});

const closed = (part: ChangePart, reason: ChangeClosedReason): ChangeTerm => ({
  part,
  isOpen: false,
  reason,
  until: null,
  feeYen: 0,
});
