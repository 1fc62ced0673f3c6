import type { WaitlistEntry, WaitlistEntryList } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { readCursor, toPage } from '../../domain/cursor.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findByToken } from '../../domain/waitlist/entry-links.ts';
import { findSectionOf, stateOf, toEntry } from '../../domain/waitlist/to-entry.ts';
import {
  findEntriesOf,
  findLine,
  lockContact,
  lockEntry,
  lockEntryOf,
  removeAt,
  type StoredWaitlistEntry,
  updateWaitlistEntry,
  type Waiter,
} from '../../domain/waitlist/waitlist-rows.ts';
import { hashOfToken } from '../confirming/confirmation-link.ts';
import { giveUpHold } from '../holding/expire-holds.ts';
import { standInLine } from './stand-in-line.ts';

/** Who looks, and when. */
export interface WaiterContext extends Waiter {
  db: Kysely<Database>;
  clock: Clock;
}

/** Entries of a page where no limit is given, and at most. */
export const MOST_SHOWN = 50;

/** Which page of a list; the first one without a cursor. */
export interface PageRequest {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/**
 * A page of the customer's entries, of the latest day first. In it what they wait for or are offered is first, then what is
 * over, each of the earliest sailing first.
 * @throws DomainError `VALIDATION_FAILED` for a cursor that is none of ours
 */
export async function listEntries(
  context: WaiterContext,
  { limit = MOST_SHOWN, cursor }: PageRequest,
): Promise<WaitlistEntryList> {
  const { db, clock } = context;
  const after = readCursor(cursor, 'wle_');
  const rows = await findEntriesOf(db, context, { after, most: limit + 1 });
  const { page, nextCursor } = toPage(rows, limit, (row) => row);
  const entries = await pipeline(page.map((row) => toEntry(db, row, clock.now())));
  const shown = entries
    .filter((entry) => entry !== undefined)
    .toSorted((one, other) => departureOf(one) - departureOf(other));
  const isLive = ({ state }: WaitlistEntry) => state === 'waiting' || state === 'offered';
  const ordered = [...shown.filter(isLive), ...shown.filter((entry) => !isLive(entry))];
  return { entries: ordered, nextCursor };
}

const departureOf = ({ sailing }: WaitlistEntry): number => Date.parse(sailing.departureAt);

/**
 * The entry of a link, for this session from now on. The link of a visitor who joins proves the mailbox: only now the entry
 * is in the line.
 * @throws DomainError `TOKEN_INVALID`, also of a link that was opened too late; `ENTRY_LIMIT`
 */
export async function openLink(
  { db, clock, sessionId }: WaiterContext,
  token: string,
): Promise<WaitlistEntry> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const link = await findByToken(tx, hashOfToken(token));
    if (!link) throw new DomainError('TOKEN_INVALID');
    await lockContact(tx, link.mail_hash);
    const entry = await lockEntry(tx, link.id);
    if (!entry || entry.remove_at <= now) throw new DomainError('TOKEN_INVALID');
    const id = entry.joined_at ? entry.id : await confirm(tx, entry, now);
    await updateWaitlistEntry(tx, id, { session_id: sessionId });
    return shown(tx, id, now);
  });
}

async function confirm(
  tx: Transaction<Database>,
  entry: StoredWaitlistEntry,
  now: Date,
): Promise<string> {
  const section = await findSectionOf(tx, entry);
  if (!section) throw new DomainError('TOKEN_INVALID');
  return standInLine(tx, entry, section.row.rules.waitlist, now);
}

/**
 * Leaves the line; what is held for the entry goes back, to the next who waits. Once it is withdrawn nobody offers it
 * anything: offers are made of entries that are locked.
 * @throws DomainError `NOT_FOUND`, `RESERVATION_STATE` once it is over, or paid for
 */
export async function withdrawEntry(
  context: WaiterContext,
  entryId: string,
): Promise<WaitlistEntry> {
  const { db, clock } = context;
  return inTransaction(db, async (tx) => {
    const entry = await lockEntryOf(tx, context, entryId);
    if (!entry) throw new DomainError('NOT_FOUND');
    await endEntry(tx, entry, clock.now());
    return shown(tx, entryId, clock.now());
  });
}

/** As {@link withdrawEntry}, of an entry that the caller has locked. */
export async function endEntry(
  tx: Transaction<Database>,
  entry: StoredWaitlistEntry,
  now: Date,
): Promise<void> {
  const state = stateOf(entry, now);
  if (state === 'withdrawn') return;
  if (state !== 'waiting' && state !== 'offered') throw new DomainError('RESERVATION_STATE');
  if (entry.reservation_id) await giveUpHold(tx, entry.reservation_id, now);
  await updateWaitlistEntry(tx, entry.id, { withdrawn_at: now, remove_at: removeAt(now) });
}

async function shown(
  tx: Transaction<Database>,
  entryId: string,
  now: Date,
): Promise<WaitlistEntry> {
  const stored = await lockEntry(tx, entryId);
  const entry = stored && (await toEntry(tx, stored, now));
  if (!entry) throw new DomainError('NOT_FOUND');
  return entry;
}

/** What the office sees: all entries, or those for a sailing, each sailing's in the order of its line. */
export const listLine = (
  tx: Transaction<Database>,
  sailingId?: string,
): Promise<StoredWaitlistEntry[]> => findLine(tx, sailingId);

/** The entry, whosever it is, locked until the caller's transaction ends. */
export const findForOffice = (
  tx: Transaction<Database>,
  entryId: string,
): Promise<StoredWaitlistEntry | undefined> => lockEntry(tx, entryId);
