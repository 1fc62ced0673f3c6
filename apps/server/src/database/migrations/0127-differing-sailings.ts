import { type Kysely, sql } from 'kysely';

/**
 * Sailings of which something is sold and that the document has otherwise now, until the company moves or keeps them; and
 * when a leg was to sail as its customer has booked it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table sailing add column document_calls jsonb, add column kept_calls jsonb',
  `alter table sailing add column is_off_sale boolean not null generated always as
    (document_calls is not null and document_calls is distinct from kept_calls) stored`,
  'alter table reservation_leg add column moved_from jsonb',
  'alter table sailing_event drop constraint sailing_event_kind_check',
  `alter table sailing_event add constraint sailing_event_kind_check
    check (kind in ('cancelled', 'delayed', 'restored', 'moved'))`,
];
