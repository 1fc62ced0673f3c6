import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type EntryRow,
  removeAt,
  type StoredWaitlistEntry,
  WAITS,
  withHold,
} from './waitlist-rows.ts';

/** The entries of an order of a draw: what is held for it first, then its lines. */
export const findEntriesOfPreOrder = (
  db: Kysely<Database>,
  orderId: string,
): Promise<StoredWaitlistEntry[]> =>
  withHold(db)
    .where('w.pre_order_id', '=', orderId)
    .where((where) =>
      where.or([where('w.withdrawn_at', 'is', null), where('w.offered_at', 'is not', null)]),
    )
    .orderBy(sql`w.offered_at is null`)
    .orderBy('w.place')
    .limit(3)
    .execute();

/** The session that has opened the link of an order sees what it waits for. */
export const handEntriesOver = (
  tx: Transaction<Database>,
  orderId: string,
  sessionId: number,
): Promise<unknown> =>
  tx
    .updateTable('waitlist_entry')
    .set({ session_id: sessionId })
    .where('pre_order_id', '=', orderId)
    .execute();

/**
 * Takes the order of a draw for the caller's transaction: its entries are offered places by one transaction at a time.
 * @returns false where another one has it, or an entry of it was offered some
 */
export async function lockOrderOfEntry(
  tx: Transaction<Database>,
  { id, pre_order_id }: EntryRow,
): Promise<boolean> {
  if (pre_order_id === null) return true;
  const order = await tx
    .selectFrom('pre_order')
    .select('id')
    .where('id', '=', pre_order_id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  const offered = await tx
    .selectFrom('waitlist_entry')
    .select('id')
    .where('pre_order_id', '=', pre_order_id)
    .where('id', '<>', id)
    .where('offered_at', 'is not', null)
    .executeTakeFirst();
  return order !== undefined && offered === undefined;
}

/** The other lines of an order end: places are held for it on one sailing. The caller has {@link lockOrderOfEntry}. */
export async function endOtherLines(
  tx: Transaction<Database>,
  { id, pre_order_id }: EntryRow,
  now: Date,
): Promise<void> {
  if (pre_order_id === null) return;
  await tx
    .updateTable('waitlist_entry')
    .set({ withdrawn_at: now, remove_at: removeAt(now) })
    .where('pre_order_id', '=', pre_order_id)
    .where('id', '<>', id)
    .where(WAITS)
    .execute();
}
