import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { DomainError } from '../domain/domain-error.ts';

/** One failure may be a matter of a moment. */
const FAILURES = 3;
/** Seconds after which it is tried again, with the next mail. */
const RETRY_SECONDS = 120;

/** A mail was handed over: the way is open. */
export async function noteHandedOver(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('mail_transport').execute();
}

/** The way itself has failed, not one mail. */
export async function noteTransportDown(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    insert into mail_transport as t (failures, last_failed_at) values (1, ${now})
    on conflict (is_only) do update
    set failures = t.failures + 1, last_failed_at = excluded.last_failed_at`.execute(db);
}

/**
 * For what is worth nothing without its mail: refused for every address alike while the way has just
 * failed several times in a row. One receiver's failure is never told.
 * @throws DomainError `MAIL_UNAVAILABLE`
 */
export async function assertMailWorks(db: Kysely<Database>, now: Date): Promise<void> {
  const row = await db.selectFrom('mail_transport').selectAll().executeTakeFirst();
  if (!row || row.failures < FAILURES) return;
  const passed = (now.getTime() - row.last_failed_at.getTime()) / 1000;
  const retryAfterSeconds = Math.ceil(RETRY_SECONDS - passed);
  if (retryAfterSeconds > 0) throw new DomainError('MAIL_UNAVAILABLE', { retryAfterSeconds });
}
