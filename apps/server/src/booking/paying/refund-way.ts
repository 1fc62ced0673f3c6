import type { RefundWay } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { QuotedCancellation } from '../../domain/cancellations/quote-cancellation.ts';
import type { PaymentRow } from '../../domain/payments/payment-rows.ts';
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
  return provider === name && collectsAccounts ? 'accountByProvider' : 'account';
}

/** How what a cancellation gives back goes back, and what is kept of it for the transfer, in yen. */
export interface RefundTerms {
  payment: PaymentRow;
  way: RefundWay;
  transferFeeYen: number;
}

/**
 * The fee for a transfer is the one that was said before the payment, and never more than what goes back;
 * the operator who does not sail pays it.
 * @returns undefined where nothing goes back
 */
export async function refundTerms(
  db: Kysely<Database>,
  provider: RefundingProvider,
  reservationId: string,
  { refundYen, lines }: Pick<QuotedCancellation, 'refundYen' | 'lines'>,
): Promise<RefundTerms | undefined> {
  if (refundYen === 0) return undefined;
  const payment = await db
    .selectFrom('payment')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .where('state', '=', 'captured')
    .executeTakeFirst();
  if (!payment) return undefined;
  const way = wayOf(payment, provider);
  const isOurs = lines.some(({ freeBecause }) => freeBecause === 'serviceCancelled');
  const isTransfer = way === 'account' || way === 'accountByProvider';
  const transferFeeYen = isTransfer && !isOurs ? Math.min(payment.transfer_fee_yen, refundYen) : 0;
  return { payment, way, transferFeeYen };
}
