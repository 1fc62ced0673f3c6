import type { Refund } from '@ferry/api/customer-server';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { jstInstant } from '../instant.ts';
import { shownState } from './cancellation-rows.ts';

export type ShownRefund = Pick<
  Selectable<Database['refund']>,
  | 'id'
  | 'cancellation_id'
  | 'change_id'
  | 'way'
  | 'state'
  | 'amount_yen'
  | 'fee_yen'
  | 'register_by'
> & { has_account: boolean };

/** What goes back of a reservation's payments, the oldest first; not what a fee has taken as a whole. */
export const findShownRefunds = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<ShownRefund[]> => selectShownRefunds(db, reservationId).execute();

export const selectShownRefunds = (db: Kysely<Database>, reservationId: string) =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .leftJoin('refund_account as a', 'a.refund_id', 'r.id')
    .select(['r.id', 'r.cancellation_id', 'r.change_id', 'r.way', 'r.state'])
    .select(['r.amount_yen', 'r.fee_yen'])
    .select('r.register_by')
    .select(sql<boolean>`a.refund_id is not null`.as('has_account'))
    .where('p.reservation_id', '=', reservationId)
    .whereRef('r.amount_yen', '>', 'r.fee_yen')
    .orderBy('r.created_at')
    .orderBy('r.id');

const isAsked = ({ state, way }: ShownRefund): boolean => shownState(state, way) === 'needsAccount';

/** A refund in the contract's shape; nothing of the account is in it. */
export const toRefund = (row: ShownRefund): Refund => ({
  id: row.id,
  cancellationId: row.cancellation_id,
  changeId: row.change_id,
  way: row.way,
  state: shownState(row.state, row.way),
  amountYen: row.amount_yen - row.fee_yen,
  transferFeeYen: row.fee_yen,
  registerBy: isAsked(row) && row.register_by ? jstInstant(row.register_by) : null,
});
