import type { FastifyRequest } from 'fastify';
import type { PaymentContext } from '../../booking/drive-payment.ts';
import { type FailureFacts, ProviderFailure } from '../../booking/payment-provider.ts';
import type { Services } from '../../booking/services.ts';
import type { Payer } from '../../booking/start-payment.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { repeatableOf } from '../idempotency.ts';
import { visitorOf } from '../visitor.ts';

interface PaymentLog {
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What payments need to be driven; calls to the provider that fail are logged without content. */
export const paymentContext = (
  { db, clock, payments }: Services,
  log: PaymentLog,
): PaymentContext => ({
  db,
  clock,
  payments,
  onFailure: (error, paymentId) =>
    log.warn({ paymentId, provider: payments.name, reason: reasonOf(error) }, 'no answer'),
  onUnknownState: (paymentId) =>
    log.error({ paymentId, provider: payments.name }, 'payment in a state that nobody knows'),
  onRefundFailed: (paymentId) =>
    log.error({ paymentId, provider: payments.name }, 'a refund has failed'),
});

// The message is the provider's and may quote what it was sent.
function reasonOf(error: unknown): string | FailureFacts {
  if (error instanceof ProviderFailure) return error.facts;
  return error instanceof Error ? error.name : 'unknown';
}

/** Keyed hash of the client's address: who reads it cannot try addresses out. */
export const clientHashOf = (keys: KeyRing, { ip }: FastifyRequest): Buffer =>
  keys.hash('client address', clientOf(ip));

/** Who wants to pay, with the key that makes it once. */
export function payerOf({ limits, payments, keys }: Services, request: FastifyRequest): Payer {
  const { key, hash } = repeatableOf(request);
  const client = clientHashOf(keys, request).toString('base64');
  return {
    sessionId: visitorOf(request).id,
    client,
    limits,
    provider: payments,
    request: { key, hash },
  };
}
