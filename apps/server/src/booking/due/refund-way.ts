import type { RefundWay } from '@ferry/api/customer-server';
import { isWalletMethod } from '@ferry/format/wallet-methods';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../domain/ids.ts';
import { findPaymentForUpdate, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { planRefunds } from '../../domain/payments/plan-refunds.ts';
import { findPaymentsLeft, insertRefund } from '../../domain/payments/refund-rows.ts';
import type { PaymentProvider } from '../services/payment-provider.ts';

/** What decides how money goes back. */
export type RefundingProvider = Pick<PaymentProvider, 'name' | 'collectsAccounts'>;

/**
 * How a payment goes back. What a store has taken, of a provider that does not ask for accounts or is not
 * there any more, the operator transfers.
 */
export function wayOf(
  { method, provider }: Pick<PaymentRow, 'method' | 'provider'>,
  { name, collectsAccounts }: RefundingProvider,
): RefundWay {
  if (method === 'card' || method === 'port') return method;
  if (isWalletMethod(method)) return 'wallet';
  return provider === name && collectsAccounts ? 'accountByProvider' : 'account';
}

/** How a part of what goes back goes back, and what is kept of it for the transfer, in yen. */
export interface RefundTerms {
  payment: PaymentRow;
  way: RefundWay;
  amountYen: number;
  transferFeeYen: number;
}

/**
 * Of which payments an amount goes back, and how. The fee for a transfer is the one that was said before the
 * payment, and never more than what goes back.
 * @param amountYen what goes back of all payments together
 * @param isOurs the operator who does not sail pays the fees for transfers
 * @returns none where nothing goes back, or so much is not left of the payments
 */
export async function refundTerms(
  db: Kysely<Database>,
  provider: RefundingProvider,
  reservationId: string,
  { amountYen, isOurs }: { amountYen: number; isOurs: boolean },
): Promise<RefundTerms[]> {
  if (amountYen === 0) return [];
  const planned = planRefunds(await findPaymentsLeft(db, reservationId), amountYen) ?? [];
  return planned.map(({ payment, amountYen: yen }) => {
    const way = wayOf(payment, provider);
    return {
      payment,
      way,
      amountYen: yen,
      transferFeeYen: transferFeeOf(payment, way, yen, isOurs),
    };
  });
}

/** What is kept of what goes back of a payment for its transfer, in yen. Guarded by refund-way.spec.ts. */
export function transferFeeOf(
  payment: Pick<PaymentRow, 'transfer_fee_yen'>,
  way: RefundWay,
  yen: number,
  isOurs: boolean,
): number {
  const isTransfer = way === 'account' || way === 'accountByProvider';
  return isTransfer && !isOurs ? Math.min(payment.transfer_fee_yen, yen) : 0;
}

/** What decides a refund is whose: that of a cancellation, or of a change. */
type RefundOf = { cancellationId: string } | { changeId: string };

/**
 * Writes down what goes back, a refund for each payment; a job, or the operator, gives it back. The reservation is
 * locked by the caller.
 * @throws Error where that is not as much as was promised
 */
export async function writeRefunds(
  tx: Transaction<Database>,
  of: RefundOf,
  terms: readonly RefundTerms[],
  { amountYen, now }: { amountYen: number; now: Date },
): Promise<void> {
  if (terms.reduce((sum, each) => sum + each.amountYen, 0) !== amountYen) {
    throw new Error('So much is not left of the payments');
  }
  for (const { payment: known, way, amountYen: yen, transferFeeYen } of byPaymentId(terms)) {
    const payment = await findPaymentForUpdate(tx, known.id);
    if (payment?.state !== 'captured') throw new Error('A payment has changed under its lock');
    await insertRefund(tx, {
      id: newId('rfd'),
      cancellation_id: 'cancellationId' in of ? of.cancellationId : null,
      change_id: 'changeId' in of ? of.changeId : null,
      payment_id: payment.id,
      amount_yen: yen,
      fee_yen: transferFeeYen,
      way,
      created_at: now,
    });
  }
}

/** Payments are locked in the order of their ids. */
const byPaymentId = (terms: readonly RefundTerms[]): RefundTerms[] =>
  terms.toSorted((one, other) => (one.payment.id < other.payment.id ? -1 : 1));
