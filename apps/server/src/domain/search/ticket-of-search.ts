import type { LegName, TicketDay } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { ProductFareInput } from '../../database/fare-input.ts';
import type { Database } from '../../database/schema.ts';
import type { Availability } from '../availability/availability.ts';
import { DomainError } from '../domain-error.ts';
import type { Party } from '../fares/party.ts';
import {
  type BookedTicket,
  bookedPeople,
  isBookedSection,
  timeToUse,
} from '../partner-tickets/booked-ticket.ts';
import {
  findPartnerTicket,
  type PartnerTicketRow,
} from '../partner-tickets/partner-ticket-rows.ts';
import { isOutboundOf, isReturnOf, productFares } from '../partner-tickets/product-of-leg.ts';
import { quotaOf, ticketDay } from '../partner-tickets/quota.ts';
import { occurrenceOfTrip, ticketPeople } from '../partner-tickets/ticket-of-trip.ts';
import { findTaken } from '../partner-tickets/ticket-stock.ts';
import type { SectionOfSailing } from '../sailings/offer.ts';
import { ticketLeg } from '../trips/ticket-leg.ts';

/** The ticket by which sailings are looked for, as it is for each of them. */
export interface TicketOfSearch {
  /** Whether it is valid on the sailing, and sold for its day to so many people. */
  dayOf: (section: SectionOfSailing) => TicketDay;
  /** What it costs with the sailing; undefined where it has no price. */
  fares: (section: SectionOfSailing) => ProductFareInput | undefined;
}

/** What is looked for by a ticket, and on which days. */
interface SearchByTicket {
  partnerTicketId?: string | undefined;
  party: Party;
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  until: string;
  /** What the customer has of a ticket already, and changes. */
  booked?: BookedTicket | undefined;
}

/**
 * The partner ticket of a search, if it is by one.
 * @param outbound the outbound leg, when a return leg is looked for
 * @throws DomainError `VALIDATION_FAILED` where nobody sells the ticket
 */
export async function findTicketOfSearch(
  db: Kysely<Database>,
  { partnerTicketId: id, party, from, until, booked }: SearchByTicket,
  outbound: SectionOfSailing | undefined,
  now: Date,
): Promise<TicketOfSearch | undefined> {
  if (id === undefined) return undefined;
  const row = await findPartnerTicket(db, id);
  if (!row) {
    throw new DomainError('VALIDATION_FAILED', { errors: { partnerTicketId: ['UNKNOWN_VALUE'] } });
  }
  const own = booked?.partnerTicketId === id ? booked : undefined;
  if (outbound) return ticketOfReturn(row, outbound, own, now);
  const time = timeToUse(row.rule, own, now);
  const taken = await findTaken(db, id, from, until);
  const people = ticketPeople(party);
  return {
    dayOf: (section) => {
      const leg = ticketLeg(section);
      if (!isOutboundOf(row, leg, time) && !isOwn(own, 'outbound', section)) return 'notValid';
      const day = { day: leg.date, people, own: bookedPeople(own, quotaOf(leg.date)) };
      return ticketDay(row.rule, taken, day);
    },
    fares: (section) => productFares(row, ticketLeg(section), undefined),
  };
}

/** The quota is that of the outbound leg: a return leg is valid or not. */
function ticketOfReturn(
  row: PartnerTicketRow,
  outbound: SectionOfSailing,
  own: BookedTicket | undefined,
  now: Date,
): TicketOfSearch {
  const ofOutbound = ticketLeg(outbound);
  const time = occurrenceOfTrip(row.rule, ofOutbound, now);
  // As in `ticketFares`: one that is within days of another outbound leg may be wrong.
  const isKept = isOwn(own, 'outbound', outbound);
  return {
    dayOf: (section) =>
      isReturnOf(row, ofOutbound, ticketLeg(section), time) ||
      (isKept && isOwn(own, 'return', section))
        ? 'available'
        : 'notValid',
    fares: (section) => productFares(row, ofOutbound, ticketLeg(section)),
  };
}

/** A leg of the purchase that is changed: its draft keeps it, so it is found. */
const isOwn = (own: BookedTicket | undefined, leg: LegName, { row, ports }: SectionOfSailing) =>
  isBookedSection(own, { leg, sailingId: row.id, ...ports });

/** With a vehicle no ticket is sold, whatever the day. */
export const dayWith = (
  ticket: TicketOfSearch | undefined,
  section: SectionOfSailing,
  vehicles: readonly unknown[],
): TicketDay | undefined => ticket && (vehicles.length > 0 ? 'notValid' : ticket.dayOf(section));

/** What a day of a ticket makes of a sailing beside what the sailing is by itself. */
export const availabilityOfDay = (day: TicketDay | undefined): Availability[] => {
  if (day === 'notValid') return ['unsuitable'];
  return day === 'soldOut' ? ['full'] : [];
};
