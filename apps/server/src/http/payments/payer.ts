import type { FastifyRequest } from 'fastify';
import type { ChooseContext } from '../../booking/due/choose-payment.ts';
import { readSheetToken } from '../../booking/due/payment-choice.ts';
import type { Payer } from '../../booking/paying/start-payment.ts';
import type { Services } from '../../booking/services/services.ts';
import { clientOf } from '../../domain/rate-limits/client-address.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { versionOf } from '../etag.ts';
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

/** A commit: the version that the client has seen, the request, and what a wallet's sheet has given. */
export async function commitOf<Request extends { paymentMethod?: string; token?: string }>(
  { payments }: Services,
  { headers, body }: { headers: { 'if-match': string }; body: Request },
) {
  return {
    version: versionOf(headers['if-match']),
    request: body,
    sheet: await readSheetToken(payments, body),
  };
}
