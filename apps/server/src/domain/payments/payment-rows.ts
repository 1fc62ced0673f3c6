import type { PaymentState } from '@ferry/api/customer-server';
import type { Updateable } from 'kysely';
import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';

export type PaymentRow = Selectable<Database['payment']>;

export async function insertPayment(
  tx: Transaction<Database>,
  payment: Insertable<Database['payment']>,
): Promise<PaymentRow> {
  return tx.insertInto('payment').values(payment).returningAll().executeTakeFirstOrThrow();
}

export const findPayment = (
  db: Kysely<Database>,
  paymentId: string,
): Promise<PaymentRow | undefined> =>
  db.selectFrom('payment').selectAll().where('id', '=', paymentId).executeTakeFirst();

/** The payment that a session's request has begun; a key of 24 hours ago covers nothing. */
export async function findPaymentByRequest(
  db: Kysely<Database>,
  sessionId: number,
  key: string,
): Promise<PaymentRow | undefined> {
  const [row] = await readByRequest(db, { sessionId, key });
  return row;
}

const readByRequest = prepared((db, { sessionId, key }: { sessionId: number; key: string }) =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('request_key', '=', key),
);

/** The payment, locked until the caller's transaction ends; its reservation is locked before it. */
export const findPaymentForUpdate = (
  tx: Transaction<Database>,
  paymentId: string,
): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payment').selectAll().where('id', '=', paymentId).forUpdate().executeTakeFirst();

/**
 * The payment of what was booked that a reservation has now: the one that was received, else the one that is being made, else
 * the number of a store that is good, else what money came too late for, else the newest attempt.
 */
export const selectCurrentPayment = (db: Kysely<Database>, reservationId: string) =>
  currentFirst(db).where('reservation_id', '=', reservationId).where('change_id', 'is', null);

/** As {@link selectCurrentPayment}, of the difference of a change. */
export const findPaymentOfChange = (
  db: Kysely<Database>,
  changeId: string,
): Promise<PaymentRow | undefined> =>
  currentFirst(db).where('change_id', '=', changeId).executeTakeFirst();

const currentFirst = (db: Kysely<Database>) =>
  db
    .selectFrom('payment')
    .selectAll()
    .orderBy(
      sql`case when state = 'captured' then 0
        when given_up_at is null and state in ('pending', 'requiresAction', 'unknown') then 1
        when given_up_at is null and state = 'awaitingPayment' then 2
        when captured_at is not null then 3 else 4 end`,
    )
    .orderBy('attempt', 'desc')
    .limit(sql.lit(1));

/** All payments of a reservation, the newest first. */
export const listPayments = (db: Kysely<Database>, reservationId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('attempt', 'desc')
    .execute();

/** Payments of a reservation that may still succeed and are waited for. */
export const findOpenPayments = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('state', 'in', [...OPEN_STATES])
    .where('given_up_at', 'is', null)
    .execute();

/**
 * Open payments of a reservation, which is locked, are not waited for any more: a job ends them at the
 * provider, and money that still comes for them goes back.
 * @param but one that stays
 */
export async function giveUpPayments(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
  but = '',
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({ given_up_at: now, next_check_at: now })
    .where('reservation_id', '=', reservationId)
    .where('id', '!=', but)
    .where('state', 'in', [...OPEN_STATES])
    .where('given_up_at', 'is', null)
    .execute();
}

/** The payments of a reservation that were received, wherever the money is now, the oldest first. */
export const findReceived = (db: Kysely<Database>, reservationId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('captured_at', 'is not', null)
    .orderBy('attempt')
    .execute();

export function updatePayment(
  tx: Transaction<Database>,
  paymentId: string,
  change: Omit<Updateable<Database['payment']>, 'id'>,
): Promise<PaymentRow> {
  return tx
    .updateTable('payment')
    .set(change)
    .where('id', '=', paymentId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Takes payments that a job has to look after, each by one process only: its next turn is put off at
 * the same time, for longer each time, up to ten minutes.
 */
export async function takeDuePayments(
  db: Kysely<Database>,
  now: Date,
  limit = 50,
): Promise<PaymentRow[]> {
  const { rows } = await sql<{ id: string }>`
    update payment set checks = checks + 1,
      next_check_at = ${now}::timestamptz + least(600, 5 * power(2, least(checks, 7))) * interval '1 second'
    where id in (
      select id from payment where next_check_at <= ${now}
      order by next_check_at limit ${limit} for update skip locked
    )
    returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  return db.selectFrom('payment').selectAll().where('id', 'in', ids).execute();
}

/** Ends of attempts that have moved no money. */
export const UNPAID_ENDS: readonly PaymentState[] = ['failed', 'cancelled', 'timedOut', 'expired'];

/** States in which a payment may still succeed. */
export const OPEN_STATES: readonly PaymentState[] = [
  'pending',
  'requiresAction',
  'unknown',
  'awaitingPayment',
];

/** States in which a job has nothing to do any more. */
export const SETTLED: readonly PaymentState[] = [...UNPAID_ENDS, 'captured', 'refunded'];

export const isSettled = (state: PaymentState): boolean => SETTLED.includes(state);

/**
 * Removes from a reservation's payments whose they were, and what of; provider, charge and amounts stay.
 */
export async function removePayers(
  tx: Transaction<Database>,
  reservationId: string,
): Promise<void> {
  await tx
    .updateTable('payment')
    .set({
      session_id: null,
      token: null,
      stored_card_id: null,
      agreed_card: null,
      card: null,
      action_url: null,
      instructions: null,
    })
    .where('reservation_id', '=', reservationId)
    .execute();
}
