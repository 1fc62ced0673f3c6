import type { SlotDay, SlotOffer } from '@ferry/api/customer-server';
import { addDays } from '@ferry/format/date';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { isValidDay, timesToUse } from './occurrence.ts';
import { findPartnerTicket, type PartnerTicketRow } from './partner-ticket-rows.ts';
import { findTaken, freeOf, type TakenPlaces } from './ticket-stock.ts';

/** What slots are looked for. */
export interface SlotSearch {
  /** First and last day, `YYYY-MM-DD`. */
  from: string;
  until: string;
  /** Adults and children. */
  people: number;
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
  { from, until, people }: SlotSearch,
): Promise<SlotDay[]> {
  if (until < from || until > addDays(from, MOST_DAYS - 1)) {
    throw new DomainError('VALIDATION_FAILED', { errors: { until: ['OUT_OF_RANGE'] } });
  }
  const row = await findPartnerTicket(db, ticketId);
  if (!row) throw new DomainError('NOT_FOUND');
  const taken = await findTaken(db, ticketId, from, until);
  const times = timesToUse(row.rule, clock.now());
  const days: SlotDay[] = [];
  for (let date = from; date <= until; date = addDays(date, 1)) {
    const isValid = times.some((time) => isValidDay(row.rule, time, date));
    const slots = isValid ? slotsOf(row, taken, date, people) : [];
    if (slots.length > 0) days.push({ date, slots });
  }
  return days;
}

function slotsOf(
  { rule }: PartnerTicketRow,
  taken: TakenPlaces,
  day: string,
  people: number,
): SlotOffer[] {
  return rule.includes.flatMap(({ slots }, include) =>
    slots.map(({ at }): SlotOffer => {
      const free = freeOf(rule, taken, { include, day, at });
      const availability = free <= rule.quota.fewLeft ? 'few' : 'available';
      return { include, at, availability: free < people ? 'full' : availability };
    }),
  );
}
