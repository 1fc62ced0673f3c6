import type { TripChoice } from '@ferry/api/customer-server';
import { type Baseline, measureBaseline } from './baseline.ts';
import type { BenchServer } from './bench-server.ts';
import { type Customer, newCustomer, STEP_NAMES, STEPS, type StepName } from './booking-steps.ts';
import { loadEach } from './load.ts';
import { bookingsOf, type Plan } from './plan.ts';
import { median, percentile, rateOf, type Timing } from './statistics.ts';
import { figureOf, type Measure } from './table.ts';

/** What bookings are measured on. */
export interface BookingBench {
  plan: Plan;
  server: BenchServer;
  /** Whole bookings a second in the warm-up. */
  rate: number;
  trips: readonly TripChoice[];
  bin: string;
  baseline: { databaseUrl: string; script: string };
}

interface Round {
  baseline: Baseline;
  steps: Record<StepName, Timing>;
}

const BASELINE_SAILINGS = 1000;
const GOALS = new Map([
  [1, '≥ 0.35'],
  [8, '≥ 0.20'],
  [32, '≥ 0.20'],
]);
const HOT_GOAL = '≥ 0.40';

/**
 * Bookings on all sailings or on one, beside the four-statement booking on as many or one. Every
 * customer has a session, a draft with three people and an address of their own.
 */
export async function measureBookings(
  bench: BookingBench,
  connections: number,
  isHot: boolean,
): Promise<Measure[]> {
  const rounds: Round[] = [];
  for (let round = 0; round < bench.plan.rounds; round += 1) {
    rounds.push(await measureRound(bench, connections, isHot));
  }
  return describe(rounds, connections, isHot);
}

async function measureRound(
  { plan, server, rate, trips, bin, baseline }: BookingBench,
  connections: number,
  isHot: boolean,
): Promise<Round> {
  const sailings = isHot ? 1 : BASELINE_SAILINGS;
  const seconds = plan.baselineSeconds;
  const measured = await measureBaseline(bin, baseline, {
    clients: connections,
    sailings,
    seconds,
  });
  const count = bookingsOf(plan, rate, connections);
  const customers = newCustomers(isHot ? trips.slice(0, 1) : trips, count);
  return { baseline: measured, steps: await measureSteps(server, connections, customers) };
}

export function newCustomers(trips: readonly TripChoice[], count: number): Customer[] {
  return Array.from({ length: count }, (_, index) => {
    const trip = trips[index % trips.length];
    if (!trip) throw new Error('The demonstration has no sailing to book');
    return newCustomer(trip);
  });
}

/** All customers do a step before one does the next, so that each has a figure of its own. */
export async function measureSteps(
  server: BenchServer,
  connections: number,
  customers: readonly Customer[],
): Promise<Record<StepName, Timing>> {
  const timings: [StepName, Timing][] = [];
  for (const name of STEP_NAMES) {
    const before = await server.cpuUsed();
    const timing = await loadEach(server.port, connections, customers, STEPS[name]);
    timings.push([name, { ...timing, cpu: (await server.cpuUsed()) - before }]);
  }
  return Object.fromEntries(timings) as Record<StepName, Timing>;
}

function describe(rounds: readonly Round[], connections: number, isHot: boolean): Measure[] {
  const at = `${connections} connection${connections > 1 ? 's' : ''}${isHot ? ', one sailing' : ''}`;
  const goal = isHot ? HOT_GOAL : GOALS.get(connections);
  const row = (what: string, names: readonly StepName[], goal?: string): Measure => ({
    what,
    at,
    figure: figureOf(median(rounds.map(({ steps }) => rateOfAll(steps, names))), '/s'),
    ...(names.length === 1 &&
      percentilesOf(rounds.flatMap(({ steps }) => names.map((name) => steps[name])))),
    cpu: median(rounds.map(({ steps }) => cpuOfAll(steps, names))),
    ratio: median(
      rounds.map(({ steps, baseline }) => rateOfAll(steps, names) / baseline.ratePerSecond),
    ),
    ...(goal && { goal }),
  });
  return [
    {
      what: 'baseline: 4 statements by pgbench',
      at,
      figure: figureOf(median(rounds.map(({ baseline }) => baseline.ratePerSecond)), '/s'),
      p50: median(rounds.map(({ baseline }) => baseline.latencyMs)),
    },
    row('hold', ['hold'], goal),
    row('commit', ['commit'], goal),
    row('hold + commit', ['hold', 'commit']),
    row('whole booking, 5 requests', STEP_NAMES),
  ];
}

/** Bookings a second, when those steps are done one after the other by all customers. */
export function rateOfAll(steps: Record<StepName, Timing>, names: readonly StepName[]): number {
  return 1 / names.reduce((seconds, name) => seconds + 1 / rateOf(steps[name]), 0);
}

/** Milliseconds that the server computes for one booking. */
function cpuOfAll(steps: Record<StepName, Timing>, names: readonly StepName[]): number {
  return names.reduce((sum, name) => {
    const { cpu = Number.NaN, durations } = steps[name];
    return sum + cpu / durations.length;
  }, 0);
}

/** Of single requests, of all rounds together. */
export function percentilesOf(timings: readonly Timing[]): { p50: number; p99: number } {
  const all = timings.flatMap(({ durations }) => durations);
  return { p50: percentile(all, 50), p99: percentile(all, 99) };
}
