import type { Companion, MemberVehicle } from '@ferry/api/external-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What a member keeps several of, by its table. */
export interface Entries {
  companion: Companion;
  member_vehicle: MemberVehicle;
}

export type EntryTable = keyof Entries;
/** An entry without what the database gives it. */
export type EntryContent<Table extends EntryTable> = Omit<Entries[Table], 'id' | 'version'>;

/** An entry as it is stored, with the columns that only its table has. */
export interface StoredEntry<Table extends EntryTable> {
  content: EntryContent<Table>;
  columns: Table extends 'companion'
    ? { sensitive_consent: string | null; consented_at: Date | null }
    : { inspection_expires_on: string | null };
}

// The tables have the same columns but for those of `StoredEntry`, which a builder cannot know.
const same = (table: EntryTable) => table as 'companion';

/** A member's entries in the order in which they were added. */
export async function findEntries<Table extends EntryTable>(
  db: Kysely<Database>,
  table: Table,
  memberId: string,
): Promise<Entries[Table][]> {
  const rows = await db
    .selectFrom(same(table))
    .select(['id', 'version', 'content'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => toEntry<Table>(row));
}

export async function insertEntry<Table extends EntryTable>(
  tx: Transaction<Database>,
  table: Table,
  owner: { id: string; memberId: string },
  { content, columns }: StoredEntry<Table>,
  now: Date,
): Promise<Entries[Table]> {
  const row = await tx
    .insertInto(same(table))
    .values({
      id: owner.id,
      member_id: owner.memberId,
      content: JSON.stringify(content),
      created_at: now,
      changed_at: now,
      ...(columns as StoredEntry<'companion'>['columns']),
    })
    .returning(['id', 'version', 'content'])
    .executeTakeFirstOrThrow();
  return toEntry(row);
}

/**
 * @param version that the member has seen
 * @param entry its new content; without columns those stay
 * @returns undefined when there is no such version of an entry of this member
 */
export async function replaceEntry<Table extends EntryTable>(
  db: Kysely<Database>,
  table: Table,
  of: { id: string; memberId: string; version: number },
  { content, columns }: Pick<StoredEntry<Table>, 'content'> & Partial<StoredEntry<Table>>,
  now: Date,
): Promise<Entries[Table] | undefined> {
  const row = await db
    .updateTable(same(table))
    .set({
      content: JSON.stringify(content),
      version: of.version + 1,
      changed_at: now,
      ...(columns as StoredEntry<'companion'>['columns']),
    })
    .where('id', '=', of.id)
    .where('member_id', '=', of.memberId)
    .where('version', '=', of.version)
    .returning(['id', 'version', 'content'])
    .executeTakeFirst();
  return row && toEntry(row);
}

/** @returns whether it was there */
export async function deleteEntryRow(
  db: Kysely<Database>,
  table: EntryTable,
  { id, memberId }: { id: string; memberId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom(same(table))
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const toEntry = <Table extends EntryTable>(row: {
  id: string;
  version: number;
  content: object;
}): Entries[Table] =>
  // What was stored by `insertEntry` into this very table.
  ({ id: row.id, version: row.version, ...row.content }) as Entries[Table];
