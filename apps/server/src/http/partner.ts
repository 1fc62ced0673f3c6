import type { FastifyRequest } from 'fastify';
import type { Services } from '../booking/services/services.ts';
import type { Limit } from '../database/attempt-bucket.ts';
import { DomainError } from '../domain/domain-error.ts';
import { clientOf } from '../domain/rate-limits/client-address.ts';
import { countHit } from '../domain/rate-limits/rate-limits.ts';
import { findPartnerOfKey, type Partner } from '../domain/vouchers/partner-keys.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by {@link findPartner}; null for all other requests. */
    partner: Partner | null;
  }
}

/** The key of a device in the header; empty without one. */
export function bearerOf(request: FastifyRequest): string {
  const [scheme, key = ''] = request.headers.authorization?.split(' ') ?? [];
  // Names of schemes are case-insensitive (RFC 9110, 11.1).
  return scheme?.toLowerCase() === 'bearer' ? key : '';
}

/**
 * The partner of a request's key. No cookie is read.
 * @throws DomainError `UNAUTHENTICATED`; `RATE_LIMITED` for a partner that calls too often, and for an
 *   address that tries keys
 */
export async function findPartner(services: Services, request: FastifyRequest): Promise<void> {
  const { db, clock, limits } = services;
  const now = clock.now();
  const partner = await findPartnerOfKey(db, bearerOf(request), now);
  if (!partner) return refuseKey(services, request);
  await count(db, 'partner-calls', partner.prefix, limits.partnerCalls, now);
  request.partner = partner;
}

/**
 * Refuses a key of a port or a partner that nobody has, and counts it for its address.
 * @throws DomainError `UNAUTHENTICATED`; `RATE_LIMITED` for an address that tries keys
 */
export async function refuseKey(
  { db, clock, limits }: Services,
  request: FastifyRequest,
): Promise<never> {
  await count(db, 'wrong-keys', clientOf(request.ip), limits.keyAttempts, clock.now());
  throw new DomainError('UNAUTHENTICATED');
}

/** @throws DomainError `RATE_LIMITED` */
async function count(
  db: Services['db'],
  name: string,
  subject: string,
  limit: Limit,
  now: Date,
): Promise<void> {
  const retryAfterSeconds = await countHit(db, [{ name, subject, limit }], now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
}

/** The partner of an operation whose security has been checked. */
export function partnerOf(request: FastifyRequest): Partner {
  if (!request.partner) throw new DomainError('UNAUTHENTICATED');
  return request.partner;
}
