import type { TripChoice } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../src/database/schema.ts';
import type { BenchServer } from './bench-server.ts';
import { bodyOf } from './booking-steps.ts';
import { measureSteps, newCustomers, percentilesOf } from './bookings.ts';
import type { HttpConnection } from './http-connection.ts';
import { loadFor } from './load.ts';
import type { Plan } from './plan.ts';
import { rateOf, type Timing } from './statistics.ts';
import { fillReservations } from './stored-reservations.ts';
import { figureOf, type Measure } from './table.ts';
import { monthPath, monthWithCarPath, searchPath } from './trips.ts';

const FLAT = '≤ 1.20';
const KINDS = [
  { what: 'search of a day', pathOf: searchPath, connections: 1 },
  { what: 'search of a day', pathOf: searchPath, connections: 8 },
  { what: 'fare calendar, a month', pathOf: monthPath, connections: 1 },
  { what: 'fare calendar with a car', pathOf: monthWithCarPath, connections: 1 },
] as const;

const BOOKING_CONNECTIONS = 8;

/** What is measured with more and more reservations stored. */
interface StoredBench {
  db: Kysely<Database>;
  server: BenchServer;
  plan: Plan;
  days: readonly string[];
  trips: readonly TripChoice[];
}

/**
 * The same searches and bookings with more and more reservations stored, on the very sailings that
 * are searched and booked. The ratio is the p50 over that of the first number.
 */
export async function measureStored(bench: StoredBench): Promise<Measure[]> {
  const { db, server, plan, days } = bench;
  const measures: Measure[] = [];
  const first = new Map<string, number>();
  // The first searches of a process are slow, whatever is stored.
  for (const { pathOf } of KINDS)
    await search(
      server.port,
      1,
      plan.warmUpSeconds,
      days.map((day) => pathOf(day)),
    );
  for (const count of plan.stored) {
    await fillReservations(db, days, count);
    for (const { what, at, timing } of await measureOnce(bench)) {
      const { p50, p99 } = percentilesOf([timing]);
      const ratio = p50 / (first.get(what + at) ?? p50);
      if (!first.has(what + at)) first.set(what + at, p50);
      measures.push({
        what,
        at: `${figureOf(count, ' reservations')}, ${at}`,
        figure: figureOf(rateOf(timing), '/s'),
        p50,
        p99,
        ...(timing.cpu !== undefined && { cpu: timing.cpu / timing.durations.length }),
        ratio,
        goal: FLAT,
      });
    }
  }
  return measures;
}

async function measureOnce({ server, plan, days, trips }: StoredBench) {
  const found: { what: string; at: string; timing: Timing }[] = [];
  for (const { what, pathOf, connections } of KINDS) {
    const paths = days.map((day) => pathOf(day));
    const before = await server.cpuUsed();
    const timing = await search(server.port, connections, plan.searchSeconds, paths);
    const cpu = (await server.cpuUsed()) - before;
    found.push({ what, at: `${connections} conn.`, timing: { ...timing, cpu } });
  }
  const customers = newCustomers(trips, plan.storedBookings);
  const { hold, commit } = await measureSteps(server, BOOKING_CONNECTIONS, customers);
  const at = `${BOOKING_CONNECTIONS} conn.`;
  return [...found, { what: 'hold', at, timing: hold }, { what: 'commit', at, timing: commit }];
}

function search(
  port: number,
  connections: number,
  seconds: number,
  paths: readonly string[],
): Promise<Timing> {
  let next = 0;
  return loadFor(port, connections, seconds, async (connection: HttpConnection) => {
    const path = paths[next++ % paths.length] ?? '';
    bodyOf(await connection.send('GET', path, { accept: 'application/json' }), 200);
  });
}
