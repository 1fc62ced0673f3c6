import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import type { ClientLimits } from '../domain/rate-limits/client-limits.ts';
import { countHit } from '../domain/rate-limits/rate-limits.ts';

/** A client that has a link from a mail. */
export interface LinkUser {
  db: Kysely<Database>;
  clock: Clock;
  /** Keyed hash of the client's address. */
  client: string;
  limits: Pick<ClientLimits, 'linkAttempts'>;
}

/** @throws DomainError `RATE_LIMITED` */
export async function countLinkAttempt({ db, clock, client, limits }: LinkUser): Promise<void> {
  const bucket = { name: 'member-link', subject: client, limit: limits.linkAttempts };
  const retryAfterSeconds = await countHit(db, [bucket], clock.now());
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
}
