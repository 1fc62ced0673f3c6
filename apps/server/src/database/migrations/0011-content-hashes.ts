import { type Kysely, sql } from 'kysely';

/**
 * Hashes of what every sailing of a route or vessel repeats, made by the store itself: a server that
 * has read the content of a hash once need not read it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table route add column rules_hash text not null
    generated always as (md5(rules::text)) stored`,
  `alter table vessel add column layout_hash text not null
    generated always as (md5(pools::text || cabin_types::text)) stored`,
];
