import type { WaitlistEntry, WaitlistState } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { jstInstant } from '../instant.ts';
import { type SectionOfSailing, toCabinType, toSailing } from '../sailings/offer.ts';
import { findSailing } from '../sailings/sailing-rows.ts';
import { sectionOf } from '../sailings/section.ts';
import { countBefore, type StoredWaitlistEntry } from './waitlist-rows.ts';

/** How many places of the line are said together: which of them it is changes with every wish that does not fit. */
const BAND = 5;

/** What has become of an entry. Of its hold the reservation says so: it ends, or is booked, like any other. */
export function stateOf(entry: StoredWaitlistEntry, now: Date): WaitlistState {
  if (entry.withdrawn_at) return 'withdrawn';
  if (entry.offered_at) {
    const { state, limit_time } = entry;
    if (state === null || state === 'expired') return 'lapsed';
    if (state !== 'held') return 'taken';
    return limit_time && limit_time > now ? 'offered' : 'lapsed';
  }
  return entry.until > now ? 'waiting' : 'over';
}

/** The section of a sailing that an entry is for; undefined where the timetable has it no more. */
export async function findSectionOf(
  db: Kysely<Database>,
  entry: Pick<StoredWaitlistEntry, 'sailing_id' | 'from_port_id' | 'to_port_id'>,
): Promise<SectionOfSailing | undefined> {
  const ports = { fromPortId: entry.from_port_id, toPortId: entry.to_port_id };
  const row = await findSailing(db, ports, entry.sailing_id);
  const calls = row && sectionOf(row, ports);
  return calls && { row, ports, calls };
}

/** The entry in the contract's shape; undefined where the timetable has its section no more. */
export async function toEntry(
  db: Kysely<Database>,
  entry: StoredWaitlistEntry,
  now: Date,
): Promise<WaitlistEntry | undefined> {
  const section = await findSectionOf(db, entry);
  if (!section) return undefined;
  const { row } = section;
  const typeOf = (wished: string) => row.cabin_types.find(({ id }) => id === wished);
  const held = stateOf(entry, now);
  // What does not sail is waited for in vain, and so is what has no waitlist any more.
  const sails = row.status === 'scheduled';
  const isInVain =
    held === 'waiting'
      ? !sails || row.rules.waitlist.offerHours === 0
      : held === 'offered' && !sails;
  const state = isInVain ? 'over' : held;
  const { party, vehicles, pets, cabinTypeIds } = entry.wish;
  const offered = typeOf(entry.choice?.cabins[0]?.cabinTypeId ?? '');
  const before = state === 'waiting' ? await countBefore(db, entry, now) : undefined;
  const first = before === undefined ? 0 : before - (before % BAND) + 1;
  const { limit_time, total_yen } = entry;
  return {
    id: entry.id,
    state,
    sailing: toSailing(section),
    ...{ party, vehicles, pets },
    cabinTypes: cabinTypeIds.flatMap((id) => typeOf(id) ?? []).map(toCabinType),
    until: jstInstant(entry.until),
    position: before === undefined ? null : { from: first, to: first + BAND - 1 },
    offer:
      state === 'offered' && offered && limit_time && total_yen !== null
        ? {
            cabinType: toCabinType(offered),
            limitTime: jstInstant(limit_time),
            totalYen: total_yen,
          }
        : null,
    serverTime: jstInstant(now),
  };
}
