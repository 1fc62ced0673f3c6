import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type ReceiptRow = Selectable<Database['receipt']>;

/** In the order in which they were issued. */
export const findReceipts = (db: Kysely<Database>, reservationId: string): Promise<ReceiptRow[]> =>
  db
    .selectFrom('receipt')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();

export const findReceipt = (
  db: Kysely<Database>,
  receiptId: string,
): Promise<ReceiptRow | undefined> =>
  db.selectFrom('receipt').selectAll().where('id', '=', receiptId).executeTakeFirst();

/** Stores a receipt; its reservation is locked by the caller, who has counted those before it. */
export const insertReceipt = (
  tx: Transaction<Database>,
  receipt: Insertable<Database['receipt']>,
): Promise<ReceiptRow> =>
  tx.insertInto('receipt').values(receipt).returningAll().executeTakeFirstOrThrow();
