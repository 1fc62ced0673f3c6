import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { newId } from '../../domain/ids.ts';
import {
  findOpenPayments,
  giveUpPayments,
  insertPayment,
  type PaymentRow,
} from '../../domain/payments/payment-rows.ts';
import type { PaymentProvider } from '../services/payment-provider.ts';

/** What a new number at a store depends on. */
export interface NumberContext {
  now: Date;
  provider: Pick<PaymentProvider, 'name' | 'limits'>;
}

/** The payment at a store that a reservation waits for, and what is to be paid instead of it, in yen. */
interface Replacement {
  reservationId: string;
  amountYen: number;
  /** Until when it is good; as long as the one before unless told otherwise. */
  payBy?: Date;
}

/**
 * Another amount is another number: the provider has to take it, and time enough has to be left.
 * @throws DomainError `CANCEL_BY_PHONE` where there cannot be another number
 */
export async function assertReplaceable(
  db: Kysely<Database>,
  context: NumberContext,
  { reservationId, amountYen }: Replacement,
): Promise<void> {
  const [payment] = await findOpenPayments(db, reservationId);
  if (payment?.amount_yen === amountYen) return;
  const { leastYen, mostYen } = context.provider.limits.store;
  const isTaken = amountYen >= leastYen && amountYen <= mostYen;
  if (!isTaken || !isInTime(payment, context)) throw new DomainError('CANCEL_BY_PHONE');
}

/** Whether a payment at a store that waits can still be given another number, whatever its amount. */
export async function canReplace(
  db: Kysely<Database>,
  context: NumberContext,
  reservationId: string,
): Promise<boolean> {
  const [payment] = await findOpenPayments(db, reservationId);
  return isInTime(payment, context);
}

function isInTime(payment: PaymentRow | undefined, { now, provider }: NumberContext): boolean {
  const minutesLeft = ((payment?.pay_by?.getTime() ?? 0) - now.getTime()) / 60_000;
  return payment?.provider === provider.name && minutesLeft >= provider.limits.store.leastMinutes;
}

/**
 * Gives up the payment at a store that waits, and writes down the one that takes its place; the
 * reservation is locked by the caller. Nobody is asked here: a job ends the old number at the provider
 * first and then has the new one made, and the customer gets it by mail. Money that comes for the old number is
 * given back.
 */
export async function replaceNumber(
  tx: Transaction<Database>,
  { now, provider }: NumberContext,
  { reservationId, amountYen, payBy }: Replacement,
): Promise<void> {
  const [old] = await findOpenPayments(tx, reservationId);
  if (!old || (old.amount_yen === amountYen && payBy === undefined)) return;
  await giveUpPayments(tx, reservationId, now);
  await insertPayment(tx, {
    id: newId('pay'),
    reservation_id: reservationId,
    session_id: old.session_id,
    // No client sends this one.
    request_key: randomUUID(),
    request_hash: Buffer.alloc(0),
    provider: provider.name,
    method: old.method,
    state: 'pending',
    amount_yen: amountYen,
    store: old.store && JSON.stringify(old.store),
    pay_by: payBy ?? old.pay_by,
    attempt_buckets: '[]',
    created_at: now,
    transfer_fee_yen: old.transfer_fee_yen,
    replaces: old.id,
    next_check_at: now,
  });
}
