import { toPayYen } from '@ferry/format/to-pay';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { sailingOf } from '../../domain/reservations/sailing-of.ts';
import { type NumberContext, replaceNumber } from './replace-number.ts';

/**
 * What is booked and not paid is demanded anew after a change: a store gets another number, good for as long as the
 * old one was, and the port takes it until the party has to check in.
 * @param row as it is changed
 */
export async function changeDemand(
  tx: Transaction<Database>,
  { now, provider }: NumberContext,
  row: ReservationRow,
): Promise<ReservationRow> {
  if (row.payment_method === 'convenienceStore') {
    const amountYen = toPayYen(row.total_yen, row.waived_yen);
    await replaceNumber(tx, { now, provider }, { reservationId: row.id, amountYen });
    return row;
  }
  const limit_time = new Date((await sailingOf(tx, row)).cutOff);
  await tx.updateTable('reservation').set({ limit_time }).where('id', '=', row.id).execute();
  return { ...row, limit_time };
}
