import { type Kysely, sql } from 'kysely';

/**
 * When money went back by hand, and when all of a payment had: a paper about it has that day. Of what there is, nothing
 * says it; it has the day of the payment, as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment
    add column by_hand jsonb not null default '[]',
    add column refunded_at timestamptz`.execute(db);
  await sql`
    update payment set by_hand = jsonb_build_array(jsonb_build_object(
      'yen', by_hand_yen, 'at', coalesce(captured_at, created_at)))
    where by_hand_yen > 0`.execute(db);
}
