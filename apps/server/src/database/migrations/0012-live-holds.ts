import { type Kysely, sql } from 'kysely';

/**
 * Live holds of a session and of a client each have an index that only this question fits: with
 * `state = 'held'` as the condition, the database can take any index of what is held, and reads every
 * live hold for each new one when its statistics are from a quiet hour.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const ifHeld = (column: string) => `(case when state = 'held' then ${column} end)`;

const statements = [
  `create index reservation_holds_of_session on reservation (${ifHeld('session_id')}, limit_time)
    where ${ifHeld('session_id')} is not null`,
  'drop index reservation_holds_of_client',
  `create index reservation_holds_of_client on reservation (${ifHeld('client_hash')}, limit_time)
    where ${ifHeld('client_hash')} is not null`,
];
