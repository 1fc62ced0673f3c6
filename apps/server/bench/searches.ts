import type { Kysely } from 'kysely';
import type { Database } from '../src/database/schema.ts';
import { bodyOf } from './booking-steps.ts';
import { percentilesOf } from './bookings.ts';
import type { HttpConnection } from './http-connection.ts';
import { loadFor } from './load.ts';
import type { Plan } from './plan.ts';
import { rateOf, type Timing } from './statistics.ts';
import { fillReservations } from './stored-reservations.ts';
import { figureOf, type Measure } from './table.ts';
import { monthPath, searchPath } from './trips.ts';

const FLAT = '≤ 1.20';
const KINDS = [
  { what: 'search of a day', pathOf: searchPath, connections: 1 },
  { what: 'search of a day', pathOf: searchPath, connections: 8 },
  { what: 'fare calendar, a month', pathOf: monthPath, connections: 1 },
] as const;

/**
 * The same searches with more and more reservations stored, on the very sailings that are searched.
 * The ratio is the p50 over that of the first number.
 */
export async function measureSearches(
  db: Kysely<Database>,
  { port, plan, days }: { port: number; plan: Plan; days: readonly string[] },
): Promise<Measure[]> {
  const measures: Measure[] = [];
  const first = new Map<object, number>();
  for (const count of plan.stored) {
    await fillReservations(db, days, count);
    for (const kind of KINDS) {
      const { what, connections } = kind;
      const timing = await search(port, connections, plan.searchSeconds, days.map(kind.pathOf));
      const { p50, p99 } = percentilesOf([timing]);
      if (!first.has(kind)) first.set(kind, p50);
      const ratio = p50 / (first.get(kind) ?? p50);
      const at = `${figureOf(count, ' reservations')}, ${connections} conn.`;
      measures.push({
        what,
        at,
        figure: figureOf(rateOf(timing), '/s'),
        p50,
        p99,
        ratio,
        goal: FLAT,
      });
    }
  }
  return measures;
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
