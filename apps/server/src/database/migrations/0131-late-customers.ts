import { type Kysely, sql } from 'kysely';

/** Legs of customers who will be late: until when they may take another sailing, and that they have. No operator offers it yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table reservation_leg add column stand_by_until date`.execute(db);
  await sql`alter table reservation_leg add column is_stand_by_taken boolean not null default false`.execute(
    db,
  );
  await sql`update route set rules = jsonb_set(rules, '{standBy}', '{"withinDays": 0}')
    where not rules ? 'standBy'`.execute(db);
}
