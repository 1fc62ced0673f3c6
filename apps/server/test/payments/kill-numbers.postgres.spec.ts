import type { CancelRequest, Reservation } from '@ferry/api/customer-server';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOW, startTestServer, type TestServer, Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, quoteOf } from '../support/cancelling.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { clockAt } from '../support/operator.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from '../support/postgres.ts';
import { type ProviderWorld, sandboxWorld, stripeWorld } from '../support/provider-world.ts';
import {
  cancelledInPart,
  expectReplacedOnce,
  numbersOf,
  oneLess,
  runAllJobs,
} from '../support/replaced-numbers.ts';
import { isLong, report, rounds } from '../support/rounds.ts';
import { LAWSON, offerLawson } from '../support/stores.ts';
import { type ByStripe, startByStripe } from '../support/stripe/by-stripe.ts';
import { type DyingProcesses, dyingProcesses } from './dying-process.ts';
import { cancelPoints, type KillPoint, numberPoints } from './kill-points.ts';

// A process that is killed while a number at a store is replaced by another one: never two that can be
// paid, never none, and what comes for the old one goes back once; by both providers.
const ROUNDS = rounds(1, 10);
const MINUTE = 60_000;

let cluster: ThrowawayCluster;
beforeAll(async () => {
  cluster = await startPostgres();
}, MINUTE);
afterAll(() => cluster?.stop());

describe.each(['sandbox', 'stripe'] as const)('%s', (name) => {
  const figures: Record<string, number> & { kills: number } = { kills: 0 };
  let server: TestServer;
  let processes: DyingProcesses;
  let by: ByStripe | undefined;
  let world: ProviderWorld;

  beforeAll(async () => {
    const clock = clockAt(NOW);
    by = name === 'stripe' ? await startByStripe(clock) : undefined;
    const database = await cluster.openDemonstration();
    server = await startTestServer({ database, clock, ...(by && { payments: by.stripe }) });
    await offerLawson(server.db);
    world = by ? stripeWorld(server, by) : sandboxWorld(server);
    const stripePort = by?.strict.port;
    processes = dyingProcesses(await urlOf(database), stripePort ? { stripePort } : {});
  }, 2 * MINUTE);
  afterEach(async () => {
    vi.restoreAllMocks();
    await expectInvariants(server.db);
    expectNoFailures(server);
    server.clock.set(NOW);
    await server.db.deleteFrom('reservation').execute();
    await sql`update leg_inventory set free = capacity where free <> capacity`.execute(server.db);
  });
  afterAll(async () => {
    processes?.stop();
    report(`processes killed while ${name} has another number made`, figures);
    await server?.close();
    await by?.strict.close();
  });

  /** What Stripe gives back of the booking's first payment, in yen. */
  function refundsBy({ strict }: ByStripe, { payment }: Reservation): number[] {
    const intents = [...strict.intents.values()];
    const charge = intents.find(
      ({ metadata }) => metadata.paymentId === payment?.id,
    )?.latest_charge;
    if (typeof charge !== 'object') throw new Error('Stripe has no such charge');
    return (charge?.refunds?.data ?? []).map(({ amount }) => amount);
  }

  /** The point was reached, and what the process had locked is free again. */
  async function killed(end: Promise<NodeJS.Signals | number | null>): Promise<void> {
    expect(await end).toBe('SIGKILL');
    figures.kills += 1;
    const abandoned = async () => {
      const { rows } = await sql`select pid from pg_stat_activity
        where datname = current_database() and state = 'idle in transaction'`.execute(server.db);
      return rows.length;
    };
    await expect.poll(abandoned, { timeout: MINUTE / 2 }).toBe(0);
  }

  /** What depends on the provider is tried with both, also in the short form. */
  const isWhole = isLong || name === 'sandbox';
  const ofCancelling = isWhole ? cancelPoints : [];
  const ofReplacing: readonly KillPoint[] = isWhole ? numberPoints : ['endSent', 'chargeSent'];
  const beforeEnd: readonly KillPoint[] = isLong ? numberPoints : ['beforeEnd', 'chargeSent'];

  describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %s', () => {
    it.each(ofCancelling)(
      'killed at %s of the cancellation: after one retry one number takes the place of the old one',
      async (point) => {
        const visitor = await Visitor.arrive(server.app);
        const booked = await bookFamily(visitor, LAWSON);
        const { feeYen, refundYen } = await quoteOf(visitor, booked, oneLess);
        const payload: CancelRequest = { items: oneLess, feeYen, refundYen };
        const request: InjectOptions = {
          method: 'POST',
          url: `${RESERVATIONS}/${booked.id}/cancellations`,
          payload,
          headers: { ...key(), ...ifMatch(booked.version) },
        };
        await killed(processes.sendAndDie(visitor, point, request));
        const left = expectStatus(await visitor.send(request), 200).json<Reservation>();
        expect(left.cancellations).toHaveLength(1);
        await runAllJobs(server, world);
        await expectReplacedOnce(server, world, booked, { isOldPaid: false });
      },
      MINUTE,
    );

    it.each(ofReplacing)(
      'killed at %s: the next run of the job brings one number, and ends the old one',
      async (point) => {
        const { booked } = await cancelledInPart(server);
        await killed(processes.settleAndDie(point, 'payments'));
        await runAllJobs(server, world);
        await expectReplacedOnce(server, world, booked, { isOldPaid: false });
      },
      MINUTE,
    );

    it.each(beforeEnd)(
      'killed at %s and paid for the old number: that goes back once, and the new one waits',
      async (point) => {
        const { booked } = await cancelledInPart(server);
        await killed(processes.settleAndDie(point, 'payments'));
        if (!booked.payment) throw new Error('It has no payment');
        await world.captureLate(booked.payment);
        await runAllJobs(server, world);
        await expectReplacedOnce(server, world, booked, { isOldPaid: true });
        if (by) expect(refundsBy(by, booked)).toEqual([booked.quote.totalYen]);
      },
      MINUTE,
    );
  });

  it(
    'control: a number that is asked for under another id is made twice, and that is seen',
    async () => {
      const { booked } = await cancelledInPart(server);
      await killed(processes.settleAndDie('chargeSent', 'payments'));
      const { payments } = server.services;
      const call = payments.charge.bind(payments);
      const ids: string[] = [];
      vi.spyOn(payments, 'charge').mockImplementation(async (request) => {
        ids.push(request.paymentId);
        const charge = await call({ ...request, paymentId: `${request.paymentId}x` });
        return { ...charge, paymentId: request.paymentId };
      });
      await runAllJobs(server, world);
      const [id = ''] = ids;
      const made = await Promise.all([id, `${id}x`].map((each) => world.charges({ id: each })));
      expect(made).toEqual([1, 1]);
      expect((await numbersOf(server, world, booked)).map(({ state }) => state)).toEqual([
        'expired',
        'awaitingPayment',
      ]);
      await sql`delete from sandbox_charge where charge_key like '%x'`.execute(server.db);
    },
    MINUTE,
  );
});
