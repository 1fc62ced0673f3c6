import type { FastifyRequest } from 'fastify';
import type { Services } from '../booking/services/services.ts';
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
export async function findPartner(
  { db, clock, limits }: Services,
  request: FastifyRequest,
): Promise<void> {
  const now = clock.now();
  const partner = await findPartnerOfKey(db, bearerOf(request), now);
  const bucket = partner
    ? { name: 'partner-calls', subject: partner.prefix, limit: limits.partnerCalls }
    : { name: 'partner-keys', subject: clientOf(request.ip), limit: limits.partnerKeyAttempts };
  const retryAfterSeconds = await countHit(db, [bucket], now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  if (!partner) throw new DomainError('UNAUTHENTICATED');
  request.partner = partner;
}

/** The partner of an operation whose security has been checked. */
export function partnerOf(request: FastifyRequest): Partner {
  if (!request.partner) throw new DomainError('UNAUTHENTICATED');
  return request.partner;
}
