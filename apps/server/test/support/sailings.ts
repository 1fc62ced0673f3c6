import type { Kysely } from 'kysely';
import type { Database } from '../../src/database/schema.ts';

interface PlainSailing {
  id: string;
  legs: number;
  /** Berths by pool id, the same on every leg. */
  pools: Record<string, number>;
}

/** One bare sailing with its stock, for tests that need no operator. */
export async function insertSailing(db: Kysely<Database>, plain: PlainSailing): Promise<void> {
  await insertOperator(db);
  const calls = Array.from({ length: plain.legs + 1 }, (_, index) => index);
  await db
    .insertInto('sailing')
    .values({
      id: plain.id,
      source_id: 'plain',
      route_id: 'route_plain',
      vessel_id: 'ves_plain',
      trip_id: plain.id,
      service_date: '2027-08-02',
      direction: 'outbound',
      fare_period: 'A',
      fuel_adult_yen: 0,
      fuel_child_yen: 0,
      call_ports: calls.map((call) => `port_${call}`),
      call_arrivals: calls.map((call) => 480 + call * 60),
      call_departures: calls.map((call) => 480 + call * 60),
      call_boarding: calls.map(() => true),
      call_landing: calls.map(() => true),
      pool_ids: Object.keys(plain.pools),
      status: 'scheduled',
      status_reason: null,
      fingerprint: '',
    })
    .execute();
  await db
    .insertInto('leg_inventory')
    .values(
      calls.slice(1).map((call) => ({
        sailing_id: plain.id,
        leg: call - 1,
        capacity: Object.values(plain.pools),
        free: Object.values(plain.pools),
      })),
    )
    .execute();
}

/** Free berths, a row for each leg and a column for each pool. */
export async function freeBerths(db: Kysely<Database>, sailingId: string): Promise<number[][]> {
  const rows = await db
    .selectFrom('leg_inventory')
    .select('free')
    .where('sailing_id', '=', sailingId)
    .orderBy('leg')
    .execute();
  return rows.map((row) => row.free);
}

async function insertOperator(db: Kysely<Database>): Promise<void> {
  const named = { source_id: 'plain', position: 0, name: '試験', description: '' };
  await db
    .insertInto('operator_source')
    .values({
      id: 'plain',
      name: '試験',
      document: '{}',
      document_hash: '',
      generated_from: '2027-01-01',
      generated_until: '2027-12-31',
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('route')
    .values({ id: 'route_plain', ...named, rules: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('vessel')
    .values({ id: 'ves_plain', ...named, name_kana: 'しけん', pools: '[]', cabin_types: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
