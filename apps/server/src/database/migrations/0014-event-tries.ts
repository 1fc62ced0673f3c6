import { type Kysely, sql } from 'kysely';

/**
 * An event of a payment company has a next try of its own: one that cannot be processed waits longer
 * each time and keeps no newer one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The default is for a process of the previous version that is still running.
  `alter table payment_event
    add column tries int not null default 0,
    add column next_try_at timestamptz not null default now()`,
  'update payment_event set next_try_at = received_at',
  'drop index payment_event_due',
  'create index payment_event_due on payment_event (next_try_at) where processed_at is null',
];
