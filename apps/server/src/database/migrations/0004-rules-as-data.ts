import { type Kysely, sql } from 'kysely';

/**
 * Hold times, ages and cancellation terms were code and are the operator's data now: documents and
 * routes that were loaded before get the values that held for them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const rules = JSON.stringify({
    passengerAges: {
      adult: { from: 12 },
      child: { from: 6, to: 12 },
      infant: { from: 1, to: 6 },
      baby: { from: 0, to: 0 },
    },
    holds: { minutes: 60, extensionMinutes: 15, maxExtensions: 10 },
    cancellation: [
      { daysBefore: 7, percent: 0, minimumYen: 200 },
      { daysBefore: 2, percent: 10, minimumYen: 200 },
      { daysBefore: 0, percent: 30, minimumYen: 200 },
    ],
  });
  await sql`update operator_source set document = document || ${rules}::jsonb`.execute(db);
  await sql`update route set rules = rules || ${rules}::jsonb`.execute(db);
  await sql`alter table reservation drop constraint reservation_extensions_check`.execute(db);
}
