import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { newId } from '../ids.ts';
import {
  deleteEntryRow,
  type Entries,
  type EntryTable,
  findEntries,
  insertEntry,
  replaceEntry,
  type StoredEntry,
} from './entry-rows.ts';
import { lockMember } from './member-rows.ts';

/** Whose profile it is, and when. */
export interface ProfileContext {
  db: Kysely<Database>;
  clock: Clock;
  memberId: string;
}

/** One kind of entry: where it is kept, how its ids begin, and how many a member may have. */
export interface EntryKind<Table extends EntryTable> {
  table: Table;
  prefix: 'cmp' | 'mvh';
  limit: number;
}

/** @throws DomainError `ENTRY_LIMIT` */
export async function createEntry<Table extends EntryTable>(
  { db, clock, memberId }: ProfileContext,
  { table, prefix, limit }: EntryKind<Table>,
  entry: StoredEntry<Table>,
): Promise<Entries[Table]> {
  return inTransaction(db, async (tx) => {
    // Two at once count one after the other.
    await lockMember(tx, memberId);
    const entries = await findEntries(tx, table, memberId);
    if (entries.length >= limit) throw new DomainError('ENTRY_LIMIT');
    return insertEntry(tx, table, { id: newId(prefix), memberId }, entry, clock.now());
  });
}

/**
 * @param of the entry and the version that the member has seen
 * @param check the new content; asked only for an entry of this member
 * @throws DomainError `VERSION_CONFLICT`, `NOT_FOUND` (also for another member's), and what `check` throws
 */
export async function updateEntry<Table extends EntryTable>(
  { db, clock, memberId }: ProfileContext,
  { table }: EntryKind<Table>,
  of: { id: string; version: number },
  check: () => StoredEntry<Table> | Promise<StoredEntry<Table>>,
): Promise<Entries[Table]> {
  const entries = await findEntries(db, table, memberId);
  if (!entries.some(({ id }) => id === of.id)) throw new DomainError('NOT_FOUND');
  const entry = await check();
  const changed = await replaceEntry(db, table, { ...of, memberId }, entry, clock.now());
  if (!changed) throw new DomainError('VERSION_CONFLICT');
  return changed;
}

/** @throws DomainError `NOT_FOUND`, also for another member's */
export async function deleteEntry(
  { db, memberId }: ProfileContext,
  { table }: EntryKind<EntryTable>,
  id: string,
): Promise<void> {
  if (!(await deleteEntryRow(db, table, { id, memberId }))) throw new DomainError('NOT_FOUND');
}
