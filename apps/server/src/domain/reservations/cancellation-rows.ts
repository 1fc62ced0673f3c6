import type { Cancellation, RefundWay } from '@ferry/api/customer-server';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { StoredRefundState } from '../../database/cancellation-tables.ts';
import type { Database } from '../../database/schema.ts';
import { cancellationNumber } from '../cancellation-number.ts';
import { jstInstant } from '../instant.ts';
import { keptForUsed } from './kept-for-used.ts';
import type { ReservationRow } from './reservation-rows.ts';

type CancellationRow = Selectable<Database['cancellation']>;
export type ShownCancellation = Pick<
  CancellationRow,
  | 'id'
  | 'position'
  | 'at'
  | 'is_paid'
  | 'is_all'
  | 'fee_yen'
  | 'lines'
  | 'refund_yen'
  | 'waived_yen'
  | 'is_fee_waived'
> & {
  refunds: RefundState[];
};

/** A refund of a cancellation or a change, of which there is one for each payment that it goes back of. */
export interface RefundState {
  state: StoredRefundState;
  way: RefundWay;
  /** What of the payment goes back, and of that what is kept for the transfer; in yen. */
  amountYen: number;
  feeYen: number;
}

/** For a select: the refunds of a cancellation or a change. */
export const refundsOf = (column: 'cancellation_id' | 'change_id', id: string) =>
  sql<RefundState[]>`coalesce((select jsonb_agg(jsonb_build_object('state', r.state, 'way', r.way,
    'amountYen', r.amount_yen, 'feeYen', r.fee_yen)) from refund r
    where r.${sql.ref(column)} = ${sql.ref(id)}), '[]')`;

/** The cancellations of a reservation, the oldest first, with how far the money has got. */
export const findCancellations = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<ShownCancellation[]> => selectCancellations(db, reservationId).execute();

export const selectCancellations = (db: Kysely<Database>, reservationId: string) =>
  db
    .selectFrom('cancellation as c')
    .select(['c.id', 'c.position', 'c.at', 'c.is_paid', 'c.is_all'])
    .select(['c.fee_yen', 'c.lines', 'c.refund_yen', 'c.waived_yen', 'c.is_fee_waived'])
    .select(refundsOf('cancellation_id', 'c.id').as('refunds'))
    .where('c.reservation_id', '=', reservationId)
    .orderBy('c.position');

export interface FeeRow
  extends Pick<CancellationRow, 'id' | 'position' | 'at' | 'fee_yen' | 'lines'> {
  /** What of the refunds was kept for their transfers, in yen. */
  transfer_fee_yen: number;
  /** What goes back of it, transfer in it, and the fee; in yen. */
  given_up_yen: number;
}

const transferFees = sql<number>`coalesce((select sum(r.fee_yen) from refund r
  where r.cancellation_id = c.id), 0)::int`;

const refundsYen = sql<number>`coalesce((select sum(r.amount_yen) from refund r
  where r.cancellation_id = c.id), 0)::int`;

/** Cancellations of what had been paid, the oldest first, with what each took out of it. */
export const findGivenUp = (db: Kysely<Database>, reservationId: string): Promise<FeeRow[]> =>
  db
    .selectFrom('cancellation as c')
    .select(['c.id', 'c.position', 'c.at', 'c.fee_yen', 'c.lines'])
    .select(transferFees.as('transfer_fee_yen'))
    .select(sql<number>`c.fee_yen + ${refundsYen}`.as('given_up_yen'))
    .where('c.reservation_id', '=', reservationId)
    .where('c.is_paid', '=', true)
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
  usedYen: keptForUsed(row.lines).reduce((total, yen) => total + yen, 0),
  isFeeWaived: row.is_fee_waived,
  refundYen: row.refund_yen,
  ...shownRefunds(row.refunds),
  waivedYen: row.waived_yen,
});

/** From the one that is furthest from done. */
const FURTHEST: readonly Cancellation['refundState'][] = ['needsAccount', 'pending', 'refunded'];

/** What is shown of all refunds of a cancellation or a change together; not of one that a fee has taken whole. */
export function shownRefunds(
  refunds: readonly RefundState[],
): Pick<Cancellation, 'transferFeeYen' | 'refundState'> {
  const states = refunds
    .filter(({ amountYen, feeYen }) => amountYen > feeYen)
    .map(({ state, way }) => shownState(state, way));
  return {
    transferFeeYen: refunds.reduce((sum, { feeYen }) => sum + feeYen, 0),
    refundState: FURTHEST.find((each) => states.includes(each)) ?? 'none',
  };
}

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
      fee_yen, refund_yen, rest_yen, waived_yen, reason, is_fee_waived)
    select ${id}, ${reservation_id}, coalesce(max(position), 0) + 1, ${at}, ${is_paid}, ${is_all},
      ${JSON.stringify(lines)}::jsonb, ${row.paid_yen}, ${row.fee_yen}, ${row.refund_yen},
      ${row.rest_yen}, ${row.waived_yen}, ${row.reason}, ${row.is_fee_waived}
    from cancellation where reservation_id = ${reservation_id}`.execute(tx);
}
