import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addMinutes } from '../domain/instant.ts';

type Row = Database['operator_audit'];

/** Days for which it is known who did what. */
const KEPT_DAYS = 365;

/** In the transaction of what was done: both are stored or neither. */
export async function writeAudit(tx: Transaction<Database>, row: Insertable<Row>): Promise<void> {
  await tx.insertInto('operator_audit').values(row).execute();
}

/** What was done last, the newest first. */
export const listAudits = (db: Kysely<Database>, limit: number): Promise<Selectable<Row>[]> =>
  db.selectFrom('operator_audit').selectAll().orderBy('id', 'desc').limit(limit).execute();

/** @returns how many rows were removed because their time is over */
export async function deleteOldAudits(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('operator_audit')
    .where('done_at', '<=', addMinutes(now, -KEPT_DAYS * 24 * 60))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
