import { type Kysely, sql } from 'kysely';

/**
 * Live holds of a session and of a client each have an index with both of what is asked for. With the
 * limit time in another index the database could prefer that one, and read every live hold there is
 * for each new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create index reservation_holds_of_session on reservation (session_id, limit_time)
    where state = 'held'`,
  'drop index reservation_holds_of_client',
  `create index reservation_holds_of_client on reservation (client_hash, limit_time)
    where state = 'held'`,
];
