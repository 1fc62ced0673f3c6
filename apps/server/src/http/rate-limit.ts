import type { FastifyRequest } from 'fastify';
import type { Services } from '../booking/services/services.ts';
import type { Limit } from '../database/attempt-bucket.ts';
import { DomainError } from '../domain/domain-error.ts';
import { countHit } from '../domain/rate-limits/rate-limits.ts';
import { visitorOf } from './visitor.ts';

/** @throws DomainError `RATE_LIMITED` when the session does this too often */
export async function limitBySession(
  { db, clock }: Services,
  request: FastifyRequest,
  name: string,
  limit: Limit,
): Promise<void> {
  const bucket = { name, subject: String(visitorOf(request).id), limit };
  const retryAfterSeconds = await countHit(db, [bucket], clock.now());
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
}
