import type { Companion } from '@ferry/api/external-server';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { CheckedCompanion } from './check-companion.ts';

/** What is stored of a companion. */
export interface CompanionContent {
  companion: CheckedCompanion;
  /** Version of the text that was agreed to, where something of it needs that. */
  sensitiveConsent: string | null;
}

/** A member's companions in the order in which they were added. */
export async function findCompanions(db: Kysely<Database>, memberId: string): Promise<Companion[]> {
  const rows = await db
    .selectFrom('companion')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toCompanion);
}

export async function insertCompanion(
  tx: Transaction<Database>,
  owner: { id: string; memberId: string },
  content: CompanionContent,
  now: Date,
): Promise<Companion> {
  const row = await tx
    .insertInto('companion')
    .values({
      id: owner.id,
      member_id: owner.memberId,
      created_at: now,
      ...columnsOf(content),
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCompanion(row);
}

/**
 * @param version that the member has seen
 * @returns undefined when there is no such version of a companion of this member
 */
export async function replaceCompanion(
  db: Kysely<Database>,
  of: { id: string; memberId: string; version: number },
  content: CompanionContent,
  now: Date,
): Promise<Companion | undefined> {
  const row = await db
    .updateTable('companion')
    .set({ ...columnsOf(content), version: of.version + 1, changed_at: now })
    .where('id', '=', of.id)
    .where('member_id', '=', of.memberId)
    .where('version', '=', of.version)
    .returningAll()
    .executeTakeFirst();
  return row && toCompanion(row);
}

/** @returns whether it was there */
export async function deleteCompanionRow(
  db: Kysely<Database>,
  { id, memberId }: { id: string; memberId: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('companion')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

const columnsOf = ({ companion, sensitiveConsent }: CompanionContent) => ({
  content: JSON.stringify(companion),
  sensitive_consent: sensitiveConsent,
});

const toCompanion = ({ id, version, content }: Selectable<Database['companion']>): Companion => ({
  id,
  version,
  ...content,
});
