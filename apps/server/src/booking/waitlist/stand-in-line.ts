import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import {
  joinLine,
  lockLiveEntries,
  removeAt,
  replaceWaitlistEntry,
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
 * at the end of the line, and where places are held for that one already, it stays. The caller has locked the contact.
 * @returns the entry that there is now
 * @throws DomainError `ENTRY_LIMIT` beyond the operator's number of sailings
 */
export async function standInLine(
  tx: Transaction<Database>,
  { id, sailing_id, mail_hash, until }: Joining,
  { entriesOfContact }: WaitlistRules,
  now: Date,
): Promise<string> {
  const live = await lockLiveEntries(tx, mail_hash, now);
  const same = live.filter((each) => each.sailing_id === sailing_id && each.id !== id);
  const offered = same.find(({ offered_at }) => offered_at !== null);
  if (offered) {
    await replaceWaitlistEntry(tx, id, offered.id);
    return offered.id;
  }
  if (live.length - same.length >= entriesOfContact) throw new DomainError('ENTRY_LIMIT');
  for (const each of same) {
    await updateWaitlistEntry(tx, each.id, { withdrawn_at: now, remove_at: removeAt(now) });
  }
  await joinLine(tx, id, { now, until });
  return id;
}
