import { jstDate } from '@ferry/format/date';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import retention from '../../../../../retention.json' with { type: 'json' };
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';
import { paidByHand, type StoppedRefund } from './by-hand.ts';
import type { PaymentLeft } from './plan-refunds.ts';

export type RefundRow = Selectable<Database['refund']>;

/**
 * The payments of a reservation that were received, with what can still go back of them, in yen: what was
 * promised before and what the operator has given back by hand is not in it. Less than nothing is left where the
 * operator has given back more than that.
 */
export async function findPaymentsLeft(
  db: Kysely<Database>,
  reservationId: string,
): Promise<PaymentLeft[]> {
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'captured')
    .execute();
  const { rows } = await sql<{ id: string; yen: number }>`
    select r.payment_id as id, sum(r.amount_yen)::int as yen from refund r
    where r.payment_id = any (${payments.map(({ id }) => id)}::text[]) group by 1`.execute(db);
  const promised = new Map(rows.map(({ id, yen }) => [id, yen]));
  return payments.map((payment) => ({
    payment,
    leftYen:
      payment.amount_yen -
      (payment.by_hand_yen - paidByHand(payment.by_hand)) -
      (promised.get(payment.id) ?? 0),
  }));
}

/** Ways that are the operator's: no provider is asked. */
const BY_HAND: readonly RefundRow['way'][] = ['account', 'port'];

/**
 * Writes a refund down, if all refunds of the payment together are not more than it. What the customer
 * gets nothing of, because the transfer costs as much, is over at once.
 * @param refund its payment is locked by the caller
 * @throws Error when they would be
 */
export async function insertRefund(tx: Transaction<Database>, refund: NewRefund): Promise<void> {
  const { id, cancellation_id, change_id, payment_id, amount_yen, fee_yen, way, created_at } =
    refund;
  const state = firstState(refund);
  const next = state === 'refunded' || BY_HAND.includes(way) ? null : created_at;
  const isAsked = way === 'account' && state === 'needsAccount';
  const remindAt = isAsked ? remindFrom(created_at) : null;
  const registerBy = isAsked ? registerByFrom(created_at) : null;
  const { numAffectedRows } = await sql`
    insert into refund (id, cancellation_id, change_id, payment_id, amount_yen, fee_yen, way, state, created_at,
      next_check_at, remind_at, register_by)
    select ${id}, ${cancellation_id}::text, ${change_id}::text, p.id, ${amount_yen}, ${fee_yen}, ${way}, ${state},
      ${created_at}, ${next}::timestamptz, ${remindAt}::timestamptz, ${registerBy}::timestamptz
    from payment p
    where p.id = ${payment_id} and p.amount_yen - p.by_hand_yen >= ${amount_yen}::int + (
      select coalesce(sum(r.amount_yen), 0) from refund r where r.payment_id = p.id) - (
      select coalesce(sum((s ->> 'yen')::int), 0) from jsonb_array_elements(p.by_hand) s where s ->> 'pays' is not null)`.execute(
    tx,
  );
  if (numAffectedRows !== 1n) throw new Error('More would be refunded than was paid');
}

type NewRefund = Pick<
  RefundRow,
  | 'id'
  | 'cancellation_id'
  | 'change_id'
  | 'payment_id'
  | 'amount_yen'
  | 'fee_yen'
  | 'way'
  | 'created_at'
>;

function firstState({ way, amount_yen, fee_yen }: NewRefund): RefundRow['state'] {
  if (amount_yen === fee_yen) return 'refunded';
  return way === 'account' ? 'needsAccount' : 'pending';
}

/** Days after which a customer is reminded of the account that is missing. */
const REMIND_DAYS = 7;

/** When a customer who is asked for an account now is reminded of it. */
export const remindFrom = (now: Date): Date => addMinutes(now, REMIND_DAYS * 24 * 60);

/** Until when a customer who is asked for an account now may register it: the end of a day in Japan. */
export const registerByFrom = (now: Date): Date =>
  new Date(
    `${jstDate(addMinutes(now, retention.refundRegistrationDays * 24 * 60))}T23:59:59+09:00`,
  );

/** What goes back of each payment of a reservation by cancellations and changes, also what is not there yet; in yen. */
export async function findRefundedYen(
  db: Kysely<Database>,
  reservationId: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; yen: number }>`
    select r.payment_id as id, sum(r.amount_yen)::int as yen
    from refund r join payment p on p.id = r.payment_id
    where p.reservation_id = ${reservationId} and (r.state != 'stopped' or r.way = 'account') group by r.payment_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, yen }) => [id, yen]));
}

/** Refunds of a payment that nobody asks the provider for any more, with what their customer is to get; the oldest first. */
export const findStopped = (db: Kysely<Database>, paymentId: string): Promise<StoppedRefund[]> =>
  db
    .selectFrom('refund')
    .select(['id', sql<number>`amount_yen - fee_yen`.as('yen')])
    .where('payment_id', '=', paymentId)
    .where('state', '=', 'stopped')
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** All refunds of a reservation. */
export const findRefunds = (db: Kysely<Database>, reservationId: string): Promise<RefundRow[]> =>
  db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .selectAll('refund')
    .where('payment.reservation_id', '=', reservationId)
    .execute();

/** As {@link takeDuePayments} takes payments. */
export async function takeDueRefunds(
  db: Kysely<Database>,
  now: Date,
  limit = 50,
): Promise<RefundRow[]> {
  const { rows } = await sql<RefundRow>`
    update refund set checks = checks + 1,
      next_check_at = ${now}::timestamptz + least(600, 5 * power(2, least(checks, 7))) * interval '1 second'
    where id in (
      select id from refund where next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked
    )
    returning *`.execute(db);
  return rows;
}

/**
 * The provider has news of a payment: its refunds are asked about at once, but for those whose attempt
 * has just failed. An attempt makes news itself, and would go on for ever.
 */
export async function wakeRefunds(
  db: Kysely<Database>,
  paymentId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('refund')
    .set({ next_check_at: now })
    .where('payment_id', '=', paymentId)
    .where('next_check_at', '>', now)
    .where(({ or, eb }) => or([eb('not_before', 'is', null), eb('not_before', '<=', now)]))
    .execute();
}

/**
 * Notes what has become of a refund, unless another attempt or its end has been noted meanwhile. Only one
 * that is stopped keeps why it was refused.
 */
export async function updateRefund(
  tx: Transaction<Database>,
  { id, attempt }: RefundRow,
  change: Pick<RefundRow, 'state' | 'next_check_at' | 'not_before' | 'attempt'>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({ ...change, ...(change.state !== 'stopped' && { refused_at: null, refusal: null }) })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', 'not in', ['refunded', 'stopped'])
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
