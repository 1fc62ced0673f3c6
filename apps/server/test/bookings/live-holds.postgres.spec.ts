import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/database/client.ts';
import { countHolds } from '../../src/domain/reservations/hold-counts.ts';
import { startPostgres, type ThrowawayCluster } from '../support/postgres.ts';

let cluster: ThrowawayCluster;
let database: OpenDatabase;

beforeAll(async () => {
  cluster = await startPostgres();
  database = await cluster.openDatabase();
});
afterAll(async () => {
  await database?.close();
  await cluster?.stop();
});

interface Stored {
  from: number;
  until: number;
  state: 'confirmed' | 'held';
}

/** Reservations of a session and a client each. */
const store = ({ from, until, state }: Stored) =>
  sql`
  insert into reservation (id, reservation_number, version, state, representative, passengers,
    contact_phone, contact_email, quote, total_yen, payment_method, limit_time, session_id,
    client_hash, created_at)
  select 'rsv_' || n, n, 1, ${state}, '{}', '[]', '', '', '{}', 1, 'card',
    now() + interval '20 minutes', n, int4send(n), now()
  from generate_series(${from}::int, ${until}::int) n`.execute(database.db);

it('a hold reads the live holds of its own session and client, also when statistics are from before a rush', async () => {
  const { db } = database;
  await sql`alter table reservation drop constraint reservation_session_id_fkey`.execute(db);
  await sql`alter table reservation set (autovacuum_enabled = off)`.execute(db);
  await store({ from: 10_000, until: 13_000, state: 'confirmed' });
  await sql`vacuum analyze reservation`.execute(db);
  await store({ from: 1, until: 5_000, state: 'held' });
  const clientHash = Buffer.from([0, 0, 0, 5]);

  const { counts, read } = await db.transaction().execute(async (tx) => {
    const counts = await countHolds(tx, { sessionId: 5, clientHash, now: new Date() });
    const { rows } = await sql<{ read: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as read
      from pg_stat_xact_user_tables where relname = 'reservation'`.execute(tx);
    return { counts, read: rows[0]?.read };
  });

  expect([counts.ofSession.count, counts.ofClient.count]).toEqual([1, 1]);
  expect(read).toBeLessThan(20);
});
