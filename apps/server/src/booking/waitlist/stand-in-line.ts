import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { replaceWaitlistEntry } from '../../domain/waitlist/entry-links.ts';
import { stateOf } from '../../domain/waitlist/to-entry.ts';
import {
  joinLine,
  lockEntriesOf,
  removeAt,
  updateWaitlistEntry,
} from '../../domain/waitlist/waitlist-rows.ts';
import type { WaitlistRules } from '../../rules/waitlist-rules.ts';

interface Joining {
  id: string;
  sailing_id: string;
  mail_hash: Buffer;
  until: Date;
}

/**
 * Puts an entry at the end of the line. One contact waits once for a sailing: a new wish takes the place of the one before,
 * at the end of the line, and where places are held for that one already, it stays. Who was offered places of the sailing so
 * often and has not booked them joins no more: nobody holds them again and again. The caller has locked the contact.
 * @returns the entry that there is now
 * @throws DomainError `ENTRY_LIMIT` beyond the operator's number of sailings, or of offers of the sailing
 */
export async function standInLine(
  tx: Transaction<Database>,
  { id, sailing_id, mail_hash, until }: Joining,
  { entriesOfContact }: WaitlistRules,
  now: Date,
): Promise<string> {
  const entries = (await lockEntriesOf(tx, mail_hash)).map((entry) => ({
    ...entry,
    now: stateOf(entry, now),
  }));
  const same = entries.filter((each) => each.sailing_id === sailing_id && each.id !== id);
  const offered = same.find((each) => each.now === 'offered');
  if (offered) {
    await replaceWaitlistEntry(tx, id, offered.id);
    return offered.id;
  }
  const live = entries.filter((each) => each.now === 'waiting' || each.now === 'offered');
  const others = live.filter((each) => each.sailing_id !== sailing_id);
  const unused = same.filter((each) => each.offered_at && each.now !== 'taken');
  if (others.length >= entriesOfContact || unused.length >= entriesOfContact) {
    throw new DomainError('ENTRY_LIMIT');
  }
  // One whose last day is over counts in the line until it is withdrawn.
  for (const each of same.filter((earlier) => !earlier.offered_at && !earlier.withdrawn_at)) {
    await updateWaitlistEntry(tx, each.id, { withdrawn_at: now, remove_at: removeAt(now) });
  }
  await joinLine(tx, id, { now, until });
  return id;
}
