import type { TripChoice } from '@ferry/api/customer-server';
import type { BenchServer } from './bench-server.ts';
import { STEPS } from './booking-steps.ts';
import { newCustomers, percentilesOf } from './bookings.ts';
import { loadEach } from './load.ts';
import { rateOf } from './statistics.ts';
import { figureOf, type Measure } from './table.ts';

const CONNECTIONS_BEFORE = 8;

/**
 * So many buyers ask for places of one sailing at the same moment, each from an address of their own: how
 * long the last of them waits.
 */
export async function measureRush(
  server: BenchServer,
  trips: readonly TripChoice[],
  buyers: number,
): Promise<Measure> {
  const customers = newCustomers(trips.slice(0, 1), buyers);
  for (const name of ['session', 'draft', 'names'] as const) {
    await loadEach(server.port, CONNECTIONS_BEFORE, customers, STEPS[name]);
  }
  const before = await server.cpuUsed();
  const timing = await loadEach(server.port, buyers, customers, STEPS.hold);
  return {
    what: 'hold, all at once',
    at: `${buyers} buyers, one sailing`,
    figure: figureOf(rateOf(timing), '/s'),
    ...percentilesOf([timing]),
    cpu: ((await server.cpuUsed()) - before) / buyers,
    goal: 'p99 ≤ 500 ms',
  };
}
