import type { RecordedWaitlistEntry } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../database/pipeline.ts';
import type { Database } from '../database/schema.ts';
import { jstInstant } from '../domain/instant.ts';
import { toSailing } from '../domain/sailings/offer.ts';
import { findSectionOf, stateOf } from '../domain/waitlist/to-entry.ts';
import {
  findEntriesOf,
  type StoredWaitlistEntry,
  type Waiter,
} from '../domain/waitlist/waitlist-rows.ts';

/** As the contract has them. */
const MOST = 1000;

/**
 * What is kept of a member's waiting, the earliest sailing first; not where the timetable has the section no more, nor of
 * another contact whose link the session has opened.
 */
export async function recordedWaitlist(
  db: Kysely<Database>,
  member: Waiter,
  now: Date,
): Promise<RecordedWaitlistEntry[]> {
  const entries = await findEntriesOf(db, member, { after: undefined, most: MOST });
  const own = entries.filter(({ member_id }) => member_id === member.memberId);
  const recorded = await pipeline(own.map((entry) => recordOf(db, entry, now)));
  return recorded
    .filter((each) => each !== undefined)
    .toSorted((one, other) => Date.parse(one.departureAt) - Date.parse(other.departureAt));
}

async function recordOf(
  db: Kysely<Database>,
  entry: StoredWaitlistEntry,
  now: Date,
): Promise<RecordedWaitlistEntry | undefined> {
  const section = await findSectionOf(db, entry);
  if (!section || !entry.joined_at) return undefined;
  const { fromPort, toPort, departureAt } = toSailing(section);
  const { party, vehicles, pets } = entry.wish;
  return {
    fromPortName: fromPort.name,
    toPortName: toPort.name,
    departureAt,
    party,
    vehicles: vehicles.length,
    pets: pets.length,
    email: entry.email,
    joinedAt: jstInstant(entry.joined_at),
    until: jstInstant(entry.until),
    state: stateOf(entry, now),
  };
}
