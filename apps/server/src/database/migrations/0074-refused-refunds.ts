import { type Kysely, sql } from 'kysely';

/** What the provider refuses to give back, since when and why: an operator sees it, and acts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const COLUMNS = 'add column refused_at timestamptz, add column refusal text';
const BOTH = 'check ((refused_at is null) = (refusal is null))';

const statements = [
  `alter table refund ${COLUMNS}, add column refusals int not null default 0 check (refusals >= 0)`,
  `alter table refund add constraint refund_refusal_check ${BOTH}`,
  `alter table payment ${COLUMNS}`,
  `alter table payment add constraint payment_refusal_check ${BOTH}`,
];
