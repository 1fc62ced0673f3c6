import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain/domain-error.ts';
import type { Limit } from '../domain/rate-limits/bucket.ts';
import { countHit } from '../domain/rate-limits/rate-limits.ts';
import type { Services } from '../services.ts';
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
