import type { TripChoice } from '@ferry/api/customer-server';
import type { BenchServer } from './bench-server.ts';
import { bodyOf, bookOnce, newCustomer } from './booking-steps.ts';
import { loadFor } from './load.ts';
import { slope } from './statistics.ts';
import { figureOf, type Measure } from './table.ts';
import { searchPath } from './trips.ts';

const SAMPLES = 10;
const CONNECTIONS = 8;
const KB = 1024;
const GOAL = '≤ 20 KB';

/**
 * Whole bookings, each after a search, for so many seconds; the heap in between, after garbage
 * collections. The first fifth fills caches and is left out.
 */
export async function measureHeap(
  server: BenchServer,
  {
    trips,
    days,
    seconds,
  }: { trips: readonly TripChoice[]; days: readonly string[]; seconds: number },
): Promise<Measure[]> {
  const points: { x: number; y: number }[] = [];
  let bookings = 0;
  const bookNext = async (connection: Parameters<typeof bookOnce>[0]) => {
    const number = bookings++;
    const trip = trips[number % trips.length];
    if (!trip) throw new Error('The demonstration has no sailing to book');
    bodyOf(await connection.send('GET', searchPath(days[number % days.length] ?? '')), 200);
    await bookOnce(connection, newCustomer(trip));
  };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await loadFor(server.port, CONNECTIONS, seconds / SAMPLES, bookNext);
    points.push({ x: bookings / 1000, y: await server.heapUsed() });
  }
  const warm = points.slice(SAMPLES / 5);
  const last = points.at(-1)?.y ?? Number.NaN;
  const at = `${figureOf(seconds, ' s')}, ${figureOf(bookings, ' searches + bookings')}`;
  return [
    {
      what: 'heap growth for 1,000 bookings',
      at,
      figure: figureOf(slope(warm) / KB, ' KB'),
      goal: GOAL,
    },
    { what: 'heap at the end', at, figure: figureOf(last / KB / KB, ' MB') },
  ];
}
