import type { SlotDay, SlotOffer } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { TicketDemand } from '../../database/sold-ticket.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { type BookedTicket, bookedPeople, timeToUse } from './booked-ticket.ts';
import { isValidDay } from './occurrence.ts';
import { findPartnerTicket, type PartnerTicketRow } from './partner-ticket-rows.ts';
import { findTaken, freeOf } from './ticket-stock.ts';

/** What slots are looked for. */
interface SlotSearch {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  until: string;
  /** Adults and children. */
  people: number;
  /** What the customer has of a ticket already, and changes. */
  booked?: BookedTicket | undefined;
}

const MOST_DAYS = 31;

/**
 * The slots of a ticket on its valid days, with what is left of each for so many people. Two round
 * trips.
 * @throws DomainError `NOT_FOUND` where nobody sells the ticket; `VALIDATION_FAILED` for the range
 */
export async function listSlots(
  db: Kysely<Database>,
  clock: Clock,
  ticketId: string,
  { from, until, people, booked }: SlotSearch,
): Promise<SlotDay[]> {
  if (until < from || until > addDays(from, MOST_DAYS - 1)) {
    throw new DomainError('VALIDATION_FAILED', { errors: { until: ['OUT_OF_RANGE'] } });
  }
  const row = await findPartnerTicket(db, ticketId);
  if (!row) throw new DomainError('NOT_FOUND');
  const taken = await findTaken(db, ticketId, from, until);
  const own = booked?.partnerTicketId === ticketId ? booked : undefined;
  const time = timeToUse(row.rule, own, clock.now());
  const availabilityOf = (place: Omit<TicketDemand, 'people'>) => {
    const free = Math.max(0, freeOf(row.rule, taken, place)) + bookedPeople(own, place);
    if (free < people) return 'full';
    return free <= row.rule.quota.fewLeft ? 'few' : 'available';
  };
  const days: SlotDay[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const slots = isValidDay(row.rule, time, date) ? slotsOf(row, date, availabilityOf) : [];
    if (slots.length > 0) days.push({ date, slots });
  }
  return days;
}

function slotsOf(
  { rule }: PartnerTicketRow,
  day: string,
  availabilityOf: (place: Omit<TicketDemand, 'people'>) => SlotOffer['availability'],
): SlotOffer[] {
  return rule.includes.flatMap(({ slots }, include) =>
    slots.map(({ at }) => ({ include, at, availability: availabilityOf({ include, day, at }) })),
  );
}
