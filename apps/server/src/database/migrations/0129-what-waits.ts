import { type Kysely, sql } from 'kysely';

/** What has stopped is counted often, among years of what has not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index refund_stopped on refund (id) where state = 'stopped'`.execute(db);
  await sql`create index refund_refused on refund (id) where refused_at is not null`.execute(db);
  await sql`create index payment_refused on payment (id) where refused_at is not null`.execute(db);
}
