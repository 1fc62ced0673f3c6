import { type FailureFacts, ProviderFailure } from '../services/payment-provider.ts';
import type { Services } from '../services/services.ts';
import type { PaymentContext } from './drive-payment.ts';

interface PaymentLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What payments need to be driven; calls to the provider that fail are logged without content. */
export const paymentContext = (
  { db, clock, payments, keys, limits }: Services,
  log: PaymentLog,
): PaymentContext => ({
  db,
  clock,
  payments,
  keys,
  limits,
  onFailure: (error, paymentId) =>
    log.warn({ paymentId, provider: payments.name, reason: reasonOf(error) }, 'no response'),
  onCardFailure: (error, cardId) =>
    log.warn(
      { cardId, provider: payments.name, reason: reasonOf(error) },
      'no response about a card',
    ),
  onUnknownState: (paymentId) =>
    log.error({ paymentId, provider: payments.name }, 'payment in a state that nobody knows'),
  onRefundFailed: (paymentId) =>
    log.error({ paymentId, provider: payments.name }, 'a refund has failed'),
  onRefundRefused: (paymentId, refusal) =>
    log.error({ paymentId, provider: payments.name, refusal }, 'a refund is refused'),
  onRefundStopped: (paymentId) =>
    log.error({ paymentId, provider: payments.name }, 'a refund has to be paid by hand'),
  onRefundByHand: (paymentId) =>
    log.error({ paymentId, provider: payments.name }, 'money went back by hand beside refunds'),
});

// The message is the provider's and may quote what it was sent.
function reasonOf(error: unknown): string | FailureFacts {
  if (error instanceof ProviderFailure) return error.facts;
  return error instanceof Error ? error.name : 'unknown';
}
