import { type Kysely, sql } from 'kysely';

/**
 * Products of an operator's document that contain a crossing and what partners give: the rule as
 * written, and what follows from it, so that showing them needs one statement and no document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table partner_ticket (
    id text primary key,
    source_id text not null references operator_source,
    position integer not null,
    rule jsonb not null,
    facts jsonb not null,
    retired boolean not null default false
  )`,
];
