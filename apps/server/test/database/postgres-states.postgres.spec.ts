import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { databaseProblem } from '../../src/database/database-problem.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import type { Database } from '../../src/database/schema.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { startPostgres, type ThrowawayCluster } from '../support/postgres.ts';

// What a PostgreSQL server may be when a process starts, and what becomes of it while one runs.
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

const nameIn = (url: string) => new URL(url).pathname.slice(1);

/** What a start on this database says. */
async function problemOf(databaseUrl: string): Promise<string | undefined> {
  const { db, close } = await openDatabase({ databaseUrl });
  const error = await migrateDatabase(db).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  await close();
  return databaseProblem(error, { databaseUrl, dataDir: '.data' });
}

it.each([
  ['no database', async (url: string) => `${url}_not`, /has no database of this name.*\(3D000\)$/],
  [
    'a replica: what writes is refused',
    async (url: string, db: Kysely<Database>) => {
      await sql`alter database ${sql.id(nameIn(url))} set default_transaction_read_only = on`.execute(
        db,
      );
      return url;
    },
    /replica.*name the primary \(25006\)$/,
  ],
  [
    'a user who owns nothing',
    async (url: string, db: Kysely<Database>) => {
      await sql`create role clerk login`.execute(db);
      return url.replace('ferry@', 'clerk@');
    },
    /make it the owner of the database \(42501\)$/,
  ],
  [
    'a newer program’s database',
    async (url: string) => {
      const { db, close } = await openDatabase({ databaseUrl: url });
      await migrateDatabase(db);
      await sql`insert into kysely_migration values ('9999-future', '2028')`.execute(db);
      await close();
      return url;
    },
    /newer than this program \(it has 9999-future\)/,
  ],
])('a start says in one line that there is %s', async (_, prepare, line) => {
  const url = await prepare(await cluster.createDatabase(), database.db);
  expect(await problemOf(url)).toMatch(line);
});

// Prepared statements outlive the tables that they were made for: another process may migrate them.
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
