import { type Kysely, sql } from 'kysely';

/**
 * Changes that are held count among the live holds of a session and of a client, and those that wait for
 * their payment among what is not paid, as reservations do: each count has its index. What waits already is
 * not counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ifHeld = (column: string) => `(case when state = 'held' then ${column} end)`;
const isUnpaid = 'unpaid_since is not null and ended_at is null';

const statements = [
  `alter table reservation_change
    add column unpaid_since timestamptz,
    add column is_mail_confirmed boolean not null default false`,
  `create index change_holds_of_session on reservation_change (${ifHeld('session_id')}, limit_time)
    where ${ifHeld('session_id')} is not null`,
  `create index change_holds_of_client on reservation_change (${ifHeld('client_hash')}, limit_time)
    where ${ifHeld('client_hash')} is not null`,
  `create index change_unpaid_of_phone on reservation_change (contact_phone) where ${isUnpaid}`,
  `create index change_unpaid_of_mail on reservation_change (mail_hash) where ${isUnpaid}`,
  `create index change_unpaid_of_client on reservation_change (client_hash, unpaid_since)
    where ${isUnpaid}`,
];
