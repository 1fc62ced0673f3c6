import type { FastifyRequest } from 'fastify';
import type { ChooseContext } from '../../booking/due/choose-payment.ts';
import type { Payer } from '../../booking/paying/start-payment.ts';
import type { Services } from '../../booking/services/services.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { repeatableOf } from '../idempotency.ts';
import { visitorOf } from '../visitor.ts';

/** Keyed hash of the client's address: a reader of it cannot try addresses out. */
export const clientHashOf = (keys: KeyRing, { ip }: FastifyRequest): Buffer =>
  keys.hash('client address', clientOf(ip));

/** The client that wants to pay, with the key that makes it once. */
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

/** The client that wants to know how it can pay, or chooses it. */
export function chooserOf(
  { db, clock, payments, keys }: Services,
  request: FastifyRequest,
): ChooseContext {
  const { id: sessionId, login } = visitorOf(request);
  const clientHash = clientHashOf(keys, request);
  return { db, clock, payments, keys, clientHash, sessionId, memberId: login?.memberId };
}
