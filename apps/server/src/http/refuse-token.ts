import type { FastifyRequest } from 'fastify';
import type { Services } from '../booking/services/services.ts';
import { DomainError } from '../domain/domain-error.ts';
import { countHit } from '../domain/rate-limits/rate-limits.ts';
import { clientHashOf } from './payments/payer.ts';

/**
 * Counts a token that is none, by address. A port's network is one address for all who wait there: real
 * links are opened as often as they like, whatever others on it try.
 * @param name of what the tokens are
 * @throws DomainError `RATE_LIMITED` after too many, else the error itself
 */
export async function refuseToken(
  { db, clock, keys, limits }: Services,
  request: FastifyRequest,
  name: string,
  error: unknown,
): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'TOKEN_INVALID') throw error;
  const subject = clientHashOf(keys, request).toString('base64');
  const bucket = { name, subject, limit: limits.linkAttempts };
  const retryAfterSeconds = await countHit(db, [bucket], clock.now());
  throw retryAfterSeconds > 0 ? new DomainError('RATE_LIMITED', { retryAfterSeconds }) : error;
}
