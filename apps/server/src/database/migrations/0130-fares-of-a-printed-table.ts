import { type Kysely, sql } from 'kysely';

/** Child and residents' fares in yen, yen per metre, and fuel adjustments of some sections and grades. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table fare add column more jsonb not null default '{}'`.execute(db);
  await sql`alter table vehicle_fare add column metre_yen int not null default 0
    check (metre_yen >= 0)`.execute(db);
  await sql`alter table sailing add column fuel_parts jsonb`.execute(db);
}
