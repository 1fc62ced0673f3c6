// `npm run bench [-- --quick|--smallest] [--write]`: bookings, searches, heap and starts of the real server, as one table.
// What each row is, README.md says beside this file. It starts a PostgreSQL of its own (see
// test/support/postgres.ts) and leaves nothing behind. Ratios are to pgbench on the same PostgreSQL in
// the same minute: compare those, never figures of two machines or two days.
//
// Exit code 1 with one line where there is no PostgreSQL with pgbench, or when something answered
// otherwise than expected: then nothing has been measured.
// `--write` puts the table into README.md in place of the one before.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { TripChoice } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { openDatabase } from '../src/database/client.ts';
import type { Database } from '../src/database/schema.ts';
import {
  findPostgresBinaries,
  startPostgres,
  type ThrowawayCluster,
} from '../test/support/postgres.ts';
import { prepareBaseline } from './baseline.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { STEP_NAMES } from './booking-steps.ts';
import {
  type BookingBench,
  measureBookings,
  measureSteps,
  newCustomers,
  rateOfAll,
} from './bookings.ts';
import { measureHeap } from './heap.ts';
import { HttpConnection } from './http-connection.ts';
import { FULL, type Plan, QUICK, SMALLEST } from './plan.ts';
import { measureRush } from './rush.ts';
import { measureStarts } from './starts.ts';
import { measureStored } from './stored.ts';
import { type Measure, table } from './table.ts';
import { countWrongStock, enlargeSailings, findTrips, openDays } from './trips.ts';
import { conditions, writeTable } from './write-table.ts';

const WARM_UP_CONNECTIONS = 8;
const MISSING =
  'npm run bench needs PostgreSQL 15 or newer with pgbench: install it (Debian: apt-get install postgresql postgresql-contrib) or set FERRY_TEST_PG_BIN to the folder with initdb and pgbench';

async function main(): Promise<void> {
  const isGiven = { type: 'boolean' } as const;
  const { values } = parseArgs({ options: { quick: isGiven, smallest: isGiven, write: isGiven } });
  const plan = planOf(values);
  const bin = findPostgresBinaries();
  if (!bin || !existsSync(join(bin, 'pgbench'))) throw new Error(MISSING);
  const load = loadavg()[0] ?? 0;
  const folder = await mkdtemp(join(tmpdir(), 'ferry-bench-'));
  const cluster = await startPostgres({ durable: true });
  const cleanUp = async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // The server's process ends with this one (probe.ts).
    process.once(signal, () => cleanUp().finally(() => process.exit(1)));
  }
  try {
    const measures = await measureAll(plan, cluster, folder);
    const text = `${conditions(load)}\n\n${table(measures)}`;
    console.log(text);
    if (values.write) writeTable(text);
  } finally {
    await cleanUp();
  }
}

async function measureAll(
  plan: Plan,
  cluster: ThrowawayCluster,
  folder: string,
): Promise<Measure[]> {
  const databaseUrl = await cluster.createDatabase();
  const starts = await measureStarts(plan, folder, databaseUrl);
  const work = (prepared: Prepared) => measureWork(plan, cluster, folder, prepared);
  const stored = (prepared: Prepared) => measureStored({ ...prepared, plan });
  if (plan.isOnOneDatabase) {
    const both = async (prepared: Prepared) => [
      ...(await work(prepared)),
      ...(await stored(prepared)),
    ];
    return [...(await withServer(plan, databaseUrl, both)), ...starts];
  }
  // Databases of their own: the bookings of the work would be stored beside those that are counted.
  return [
    ...(await withServer(plan, await cluster.createDatabase(), work)),
    ...(await withServer(plan, await cluster.createDatabase(), stored)),
    ...starts,
  ];
}

function planOf({ quick, smallest }: { quick?: boolean; smallest?: boolean }): Plan {
  if (smallest) return SMALLEST;
  return quick ? QUICK : FULL;
}

/** Bookings and what they leave behind. */
async function measureWork(
  plan: Plan,
  cluster: ThrowawayCluster,
  folder: string,
  { db, server, days, trips, rate }: Prepared,
): Promise<Measure[]> {
  const measures = await measureAllBookings(plan, cluster, folder, { server, trips, rate });
  const wrong = await countWrongStock(db);
  if (wrong > 0) throw new Error(`${wrong} counters do not agree with the reservations`);
  return [...measures, ...(await measureHeap(server, { trips, days, seconds: plan.heapSeconds }))];
}

/** A server on a database with some bookings. */
interface Prepared {
  db: Kysely<Database>;
  server: BenchServer;
  /** Of searches and bookings. */
  days: string[];
  trips: TripChoice[];
  /** Whole bookings a second in the warm-up. */
  rate: number;
}

async function withServer<Result>(
  { warmUpBookings }: Plan,
  databaseUrl: string,
  measure: (prepared: Prepared) => Promise<Result>,
): Promise<Result> {
  const server = await startBenchServer({ DATABASE_URL: databaseUrl });
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    const connection = await HttpConnection.open(server.port);
    const days = await openDays(connection);
    await enlargeSailings(db, days);
    const trips = await findTrips(connection, days);
    connection.close();
    const customers = newCustomers(trips, warmUpBookings);
    const warmUp = await measureSteps(server, WARM_UP_CONNECTIONS, customers);
    return await measure({ db, server, days, trips, rate: rateOfAll(warmUp, STEP_NAMES) });
  } finally {
    await close();
    await server.stop();
  }
}

async function measureAllBookings(
  plan: Plan,
  cluster: ThrowawayCluster,
  folder: string,
  { server, trips, rate }: Pick<BookingBench, 'server' | 'trips' | 'rate'>,
): Promise<Measure[]> {
  const baselineUrl = await cluster.createDatabase();
  const baseline = { databaseUrl: baselineUrl, script: await prepareBaseline(baselineUrl, folder) };
  const bench = { plan, server, rate, trips, bin: cluster.bin, baseline };
  const measures: Measure[] = [];
  for (const connections of plan.connections) {
    measures.push(...(await measureBookings(bench, connections, false)));
  }
  for (const connections of plan.hotConnections) {
    measures.push(...(await measureBookings(bench, connections, true)));
  }
  return [...measures, await measureRush(server, trips, plan.buyersAtOnce)];
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
