import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { NOW, startTestServer, type TestServer } from '../support/api.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { clockAt } from '../support/operator.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from '../support/postgres.ts';
import { clearPurchases } from '../support/purchases.ts';
import { report } from '../support/rounds.ts';
import { type ByStripe, startByStripe } from '../support/stripe/by-stripe.ts';
import { type DyingProcesses, dyingProcesses } from './dying-process.ts';

const MINUTE = 60_000;

/** A PostgreSQL of a file's own. */
export function useCluster(): () => ThrowawayCluster {
  let cluster: ThrowawayCluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  }, MINUTE);
  afterAll(() => cluster?.stop());
  return () => cluster;
}

/** What a block of tests kills processes with; there from its first test on. */
interface Kills {
  readonly server: TestServer;
  readonly processes: DyingProcesses;
  /** Undefined with the sandbox. */
  readonly by: ByStripe | undefined;
  /** The point was reached, and what the process had locked is free again. */
  killed(end: Promise<NodeJS.Signals | number | null>): Promise<void>;
}

/**
 * A server with one of the providers, and processes beside it that die where they are told. After each test
 * the books are right, nothing is logged as failed, and no reservation is left.
 * @param what the processes are killed at, for the report
 */
export function useKills(
  name: 'sandbox' | 'stripe',
  cluster: () => ThrowawayCluster,
  what: string,
): Kills {
  const figures: Record<string, number> & { kills: number } = { kills: 0 };
  let server: TestServer;
  let processes: DyingProcesses;
  let by: ByStripe | undefined;
  beforeAll(async () => {
    const clock = clockAt(NOW);
    by = name === 'stripe' ? await startByStripe(clock) : undefined;
    const database = await cluster().openDemonstration();
    server = await startTestServer({ database, clock, ...(by && { payments: by.stripe }) });
    const stripePort = by?.strict.port;
    processes = await dyingProcesses(await urlOf(database), stripePort ? { stripePort } : {});
  }, 2 * MINUTE);
  afterEach(async () => {
    vi.restoreAllMocks();
    await expectInvariants(server.db);
    expectNoFailures(server);
    server.clock.set(NOW);
    await clear(server);
  });
  afterAll(async () => {
    processes?.stop();
    report(`processes killed while ${name} ${what}`, figures);
    await server?.close();
    await by?.strict.close();
  });
  return {
    get server() {
      return server;
    },
    get processes() {
      return processes;
    },
    get by() {
      return by;
    },
    async killed(end) {
      expect(await end).toBe('SIGKILL');
      figures.kills += 1;
      await expect.poll(() => countAbandoned(server), { timeout: MINUTE / 2 }).toBe(0);
    },
  };
}

/** No reservations, and every place free again. */
export const clear = ({ db }: TestServer): Promise<void> => clearPurchases(db);

/** Transactions of processes that are no more, which the database has not ended yet. */
async function countAbandoned({ db }: TestServer): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(db);
  return rows.length;
}

/** What Stripe gives back of a booking's payment, one by one, in yen. */
export function refundsBy({ strict }: ByStripe, { payment }: Reservation): number[] {
  const intents = [...strict.intents.values()];
  const charge = intents.find(({ metadata }) => metadata.paymentId === payment?.id)?.latest_charge;
  if (typeof charge !== 'object') throw new Error('Stripe has no such charge');
  return (charge?.refunds?.data ?? []).map(({ amount }) => amount);
}
