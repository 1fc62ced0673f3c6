import type { Cancellation, RefundWay } from '@ferry/api/customer-server';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { StoredRefundState } from '../../database/cancellation-tables.ts';
import type { Database } from '../../database/schema.ts';
import { cancellationNumber } from '../cancellation-number.ts';
import { jstInstant } from '../instant.ts';
import type { ReservationRow } from './reservation-rows.ts';

type CancellationRow = Selectable<Database['cancellation']>;
type ShownCancellation = Pick<
  CancellationRow,
  'id' | 'position' | 'at' | 'is_paid' | 'is_all' | 'fee_yen' | 'refund_yen' | 'waived_yen'
> & {
  refund_state: StoredRefundState | null;
  way: RefundWay | null;
  given_yen: number | null;
  transfer_fee_yen: number | null;
};

/** The cancellations of a reservation, the oldest first, with how far the money has got. */
export async function findCancellations(
  db: Kysely<Database>,
  reservationId: string,
): Promise<ShownCancellation[]> {
  return db
    .selectFrom('cancellation as c')
    .leftJoin('refund as r', 'r.cancellation_id', 'c.id')
    .select(['c.id', 'c.position', 'c.at', 'c.is_paid', 'c.is_all'])
    .select(['c.fee_yen', 'c.refund_yen', 'c.waived_yen'])
    .select(['r.state as refund_state', 'r.fee_yen as transfer_fee_yen', 'r.way'])
    .select(sql<number | null>`r.amount_yen - r.fee_yen`.as('given_yen'))
    .where('c.reservation_id', '=', reservationId)
    .orderBy('c.position')
    .execute();
}

export interface FeeRow
  extends Pick<CancellationRow, 'id' | 'position' | 'at' | 'fee_yen' | 'lines'> {
  /** What of the refund was kept for its transfer, in yen; null without a refund. */
  transfer_fee_yen: number | null;
}

/** Cancellations of which a fee, or one for the transfer, was kept of what had been paid, the oldest first. */
export const findFees = (db: Kysely<Database>, reservationId: string): Promise<FeeRow[]> =>
  db
    .selectFrom('cancellation as c')
    .leftJoin('refund as r', 'r.cancellation_id', 'c.id')
    .select(['c.id', 'c.position', 'c.at', 'c.fee_yen', 'c.lines', 'r.fee_yen as transfer_fee_yen'])
    .where('c.reservation_id', '=', reservationId)
    .where('c.is_paid', '=', true)
    .where(sql<boolean>`c.fee_yen + coalesce(r.fee_yen, 0) > 0`)
    .orderBy('c.position')
    .execute();

export const toCancellation = (
  row: ShownCancellation,
  { reservation_number }: Pick<ReservationRow, 'reservation_number'>,
): Cancellation => ({
  id: row.id,
  number: cancellationNumber(reservation_number, row.position),
  at: jstInstant(row.at),
  isAll: row.is_all,
  feeYen: row.fee_yen,
  refundYen: row.refund_yen,
  transferFeeYen: row.transfer_fee_yen ?? 0,
  waivedYen: row.waived_yen,
  refundState: row.given_yen === 0 ? 'none' : shownState(row.refund_state, row.way),
});

/**
 * What the jobs have given up is still on its way: the operator pays it by hand. Of an account that was not
 * registered in time, it still needs one, by telephone.
 */
export function shownState(
  state: StoredRefundState | null,
  way: RefundWay | null,
): Cancellation['refundState'] {
  if (state === 'stopped') return way === 'account' ? 'needsAccount' : 'pending';
  return state ?? 'none';
}

/** Writes a cancellation down; its reservation is locked by the caller. */
export async function insertCancellation(
  tx: Transaction<Database>,
  row: Omit<CancellationRow, 'position'>,
): Promise<void> {
  const { id, reservation_id, at, is_paid, is_all, lines } = row;
  await sql`
    insert into cancellation (id, reservation_id, position, at, is_paid, is_all, lines, paid_yen,
      fee_yen, refund_yen, rest_yen, waived_yen, reason)
    select ${id}, ${reservation_id}, coalesce(max(position), 0) + 1, ${at}, ${is_paid}, ${is_all},
      ${JSON.stringify(lines)}::jsonb, ${row.paid_yen}, ${row.fee_yen}, ${row.refund_yen},
      ${row.rest_yen}, ${row.waived_yen}, ${row.reason}
    from cancellation where reservation_id = ${reservation_id}`.execute(tx);
}
