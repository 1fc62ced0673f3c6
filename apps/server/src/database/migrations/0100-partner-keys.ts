import { type Kysely, sql } from 'kysely';

/**
 * Partners take vouchers by themselves, with keys of which the database has the hash; a voucher that was
 * taken says by which key, and for which request, so that the same request is told the same again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table partner_key (
    prefix text primary key,
    key_hash bytea not null unique,
    partner_name text not null,
    created_at timestamptz not null,
    ends_at timestamptz
  )`,
  'alter table voucher add column used_by text, add column request_key text',
  'alter table reservation_history drop constraint reservation_history_actor_check',
  `alter table reservation_history add constraint reservation_history_actor_check
    check (actor in ('customer', 'operator', 'partner', 'system'))`,
  `create unique index voucher_request on voucher (used_by, request_key)
    where request_key is not null`,
];
