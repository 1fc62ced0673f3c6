import { toPayYen } from '@ferry/format/to-pay';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { sailingOf } from '../../domain/reservations/sailing-of.ts';
import { changedNumber } from './changed-number.ts';
import { type NumberContext, replaceNumber } from './replace-number.ts';

/**
 * What is booked and not paid is demanded anew after a change: a store gets another number where the amount is
 * another or the time is shorter, and the port takes it until the party has to check in.
 * @param row as it is changed
 * @throws DomainError as {@link changedNumber}
 */
export async function changeDemand(
  tx: Transaction<Database>,
  { now, provider }: NumberContext,
  row: ReservationRow,
): Promise<ReservationRow> {
  const limit_time =
    row.payment_method === 'convenienceStore'
      ? await changeNumber(tx, { now, provider }, row)
      : new Date((await sailingOf(tx, row)).cutOff);
  await tx.updateTable('reservation').set({ limit_time }).where('id', '=', row.id).execute();
  return { ...row, limit_time };
}

/** @returns until when it is to be paid */
async function changeNumber(
  tx: Transaction<Database>,
  context: NumberContext,
  row: ReservationRow,
): Promise<Date> {
  const { outbound, returnLeg } = await findReservationLegs(tx, row.id);
  const number = await changedNumber(tx, context, row, {
    amountYen: toPayYen(row.total_yen, row.waived_yen),
    rules: outbound.rules.payments,
    departures: [outbound, returnLeg].flatMap((leg) => leg?.described.sailing.departureAt ?? []),
  });
  if (!number) return row.limit_time;
  await replaceNumber(tx, context, { reservationId: row.id, ...number });
  return number.payBy;
}
