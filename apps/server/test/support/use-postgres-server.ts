import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../src/database/client.ts';
import { NOW, startTestServer, type TestServer } from './api.ts';
import { expectInvariants, expectNoFailures } from './invariants.ts';
import { clockAt } from './operator.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from './postgres.ts';

export interface PostgresServer extends TestServer {
  cluster: ThrowawayCluster;
  /** Processes on the same database, each with connections of its own; the first is the server itself. */
  processes: TestServer[];
}

/**
 * Servers on one PostgreSQL for all tests of a file, as several processes would be. After each test
 * the invariants are checked and all reservations are gone.
 */
export function usePostgresServer({ processes = 1 } = {}): PostgresServer {
  const server = { processes: [] as TestServer[] } as PostgresServer;
  const pools: OpenDatabase[] = [];
  beforeAll(async () => {
    server.cluster = await startPostgres();
    const clock = clockAt(NOW);
    const database = await server.cluster.openDemonstration();
    await sql`create table leg_inventory_before as select * from leg_inventory`.execute(
      database.db,
    );
    const trustProxy = ['loopback'];
    Object.assign(server, await startTestServer({ database, clock, trustProxy }));
    server.processes.push(server);
    const databaseUrl = await urlOf(database);
    for (let count = 1; count < processes; count += 1) {
      const pool = await openDatabase({ databaseUrl });
      pools.push(pool);
      server.processes.push(await startTestServer({ database: pool, clock, trustProxy }));
    }
  });
  beforeEach(() => server.clock.set(NOW));
  afterEach(async () => {
    await expectInvariants(server.db);
    for (const each of server.processes) expectNoFailures(each);
    await forget(server);
  });
  afterAll(async () => {
    for (const each of server.processes.slice(1)) await each.close();
    await server.close?.();
    await server.cluster?.stop();
  });
  return server;
}

/** No reservations, and every place free again. */
export async function forget({ db }: TestServer): Promise<void> {
  await db.deleteFrom('reservation').execute();
  await db.deleteFrom('partner_stock').execute();
  await sql`update leg_inventory l set capacity = b.capacity, free = b.capacity
    from leg_inventory_before b where (b.sailing_id, b.leg) = (l.sailing_id, l.leg)
      and (l.capacity, l.free) is distinct from (b.capacity, b.capacity)`.execute(db);
}

/** Sets how many places of the first cabin type a sailing has, all of them free. */
export async function setBerths(
  { db }: TestServer,
  sailingId: string,
  berths: number,
): Promise<void> {
  await sql`update leg_inventory set free[1] = ${berths}, capacity[1] = ${berths}
    where sailing_id = ${sailingId}`.execute(db);
}
