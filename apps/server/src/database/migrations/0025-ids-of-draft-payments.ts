import { type Kysely, sql } from 'kysely';

/** A choice of how to pay has an id: what is locked by a version is what an `ETag` stands for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  'alter table draft_payment add column id text',
  `update draft_payment set id = 'dp_' || lpad(version::text, 12, '0')`,
  'alter table draft_payment alter column id set not null, drop column version',
  'drop sequence draft_payment_version',
];
