import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { startPostgres, type ThrowawayCluster } from '../support/postgres.ts';

// Prepared statements outlive the tables that they were made for: another process may migrate them.
let cluster: ThrowawayCluster;
let database: OpenDatabase;

beforeAll(async () => {
  cluster = await startPostgres();
  database = await openDatabase({ databaseUrl: await cluster.createDatabase() });
});
afterAll(async () => {
  await database?.close();
  await cluster?.stop();
});

const read = (db: OpenDatabase['db']) =>
  sql<Record<string, number>>`select * from voyage where id = ${1}`.execute(db);

/** A table whose statement has been prepared, and has another column since. */
async function prepareAndChange(): Promise<void> {
  await sql`drop table if exists voyage`.execute(database.db);
  await sql`create table voyage as select 1 as id`.execute(database.db);
  for (let use = 0; use < 3; use += 1) await read(database.db);
  const { rows } = await sql<{ prepared: number }>`
    select count(*)::int as prepared from pg_prepared_statements
    where statement like 'select * from voyage%'`.execute(database.db);
  expect(rows[0]?.prepared).toBeGreaterThan(0);
  await sql`alter table voyage add column berths int default 7`.execute(database.db);
}

it('a statement after a migration has its new columns', async () => {
  await prepareAndChange();
  expect((await read(database.db)).rows).toEqual([{ id: 1, berths: 7 }]);
});

it('a transaction begins again after a migration', async () => {
  await prepareAndChange();
  let attempts = 0;
  const { rows } = await inTransaction(database.db, async (tx) => {
    attempts += 1;
    return read(tx);
  });
  expect(rows).toEqual([{ id: 1, berths: 7 }]);
  expect(attempts).toBe(2);
});
