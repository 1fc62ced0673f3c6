import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { migrateDatabase } from '../../src/database/migrate.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { startTestServer, type TestServer, Visitor } from '../support/api.ts';
import { book } from '../support/booking.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { findPgBouncer, startPgBouncer } from '../support/pgbouncer.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from '../support/postgres.ts';
import { startTransactionPooler, type TransactionPooler } from '../support/transaction-pooler.ts';

// A pooler that gives each transaction another session: one of our own wherever there is a PostgreSQL, and PgBouncer
// where it is installed.
let cluster: ThrowawayCluster;

beforeAll(async () => {
  cluster = await startPostgres();
});
afterAll(() => cluster?.stop());

const CUSTOMERS = 6;
const poolers: [string, (url: string) => Promise<TransactionPooler>][] = [
  ['a pooler by transaction', startTransactionPooler],
];
if (findPgBouncer()) {
  poolers.push(['PgBouncer', (url) => startPgBouncer(url, 'transaction')]);
}

describe.each(poolers)('%s', (_, start) => {
  let direct: OpenDatabase;
  let pooler: TransactionPooler;
  let server: TestServer;

  beforeAll(async () => {
    direct = await cluster.openDemonstration();
    pooler = await start(await urlOf(direct));
    const database = await openDatabase({ databaseUrl: pooler.url, abandonedAfterMs: 45_000 });
    server = await startTestServer({ database });
  });
  afterAll(async () => {
    await server?.close();
    await pooler?.close();
    await direct?.close();
  });

  it('is found out, and takes the steps of an upgrade', async () => {
    expect(await server.database.sharesSessions()).toBe(true);
    expect(await direct.sharesSessions()).toBe(false);
    expect(await migrateDatabase(server.db)).toEqual([]);
  });

  it(`lets ${CUSTOMERS} customers book at once, again and again`, async () => {
    const visitors = Array.from({ length: CUSTOMERS }, () => Visitor.arrive(server.app));
    await Promise.all(
      visitors.map(async (arrived) => {
        const visitor = await arrived;
        for (let time = 0; time < 2; time += 1) await book(visitor);
      }),
    );
    const { count } = await direct.db
      .selectFrom('reservation')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('state', '=', 'confirmedUnpaid')
      .executeTakeFirstOrThrow();
    expect(count).toBe(2 * CUSTOMERS);
    await expectInvariants(direct.db);
    expectNoFailures(server);
  });

  it.each([
    ['read committed', undefined],
    ['repeatable read', 'repeatable read'],
  ] as const)('brings the settings with each transaction: %s', async (_level, level) => {
    const read = sql<{ abandoned: string; plans: string }>`
      select current_setting('idle_in_transaction_session_timeout') as abandoned,
        current_setting('plan_cache_mode') as plans`;
    const { rows } = level
      ? await server.db
          .transaction()
          .setIsolationLevel(level)
          .execute((tx) => read.execute(tx))
      : await inTransaction(server.db, (tx) => read.execute(tx));
    expect(rows).toEqual([{ abandoned: '45s', plans: 'force_generic_plan' }]);
  });
});

async function keepsSessions(): Promise<void> {
  const direct = await cluster.openDatabase();
  const pooler = await startPgBouncer(await urlOf(direct), 'session');
  const database = await openDatabase({ databaseUrl: pooler.url });
  expect(await database.sharesSessions()).toBe(false);
  await database.close();
  await pooler.close();
  await direct.close();
}
if (findPgBouncer()) it('a pooler that keeps sessions is as good as none', keepsSessions);
