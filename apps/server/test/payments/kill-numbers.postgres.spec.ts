import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, cancelRequest } from '../support/cancelling.ts';
import { type ProviderWorld, sandboxWorld, stripeWorld } from '../support/provider-world.ts';
import {
  cancelledInPart,
  expectReplacedOnce,
  numbersOf,
  oneLess,
  runAllJobs,
} from '../support/replaced-numbers.ts';
import { isLong, rounds } from '../support/rounds.ts';
import { LAWSON, offerLawson } from '../support/stores.ts';
import { cancelPoints, type KillPoint, numberPoints } from './kill-points.ts';
import { refundsBy, useCluster, useKills } from './use-kills.ts';

// A process that is killed while a number at a store is replaced by another one: never two that can be
// paid, never none, and what comes for the old one goes back once; by both providers.
const ROUNDS = rounds(1, 10);
const MINUTE = 60_000;

const cluster = useCluster();

describe.each(['sandbox', 'stripe'] as const)('%s', (name) => {
  const kills = useKills(name, cluster, 'has another number made');
  let world: ProviderWorld;
  beforeAll(async () => {
    const { server, by } = kills;
    await offerLawson(server.db);
    world = by ? stripeWorld(server, by) : sandboxWorld(server);
  });

  /** What depends on the provider is tried with both, also in the short form. */
  const isWhole = isLong || name === 'sandbox';
  const ofCancelling = isWhole ? cancelPoints : [];
  const ofReplacing: readonly KillPoint[] = isWhole ? numberPoints : ['endSent', 'chargeSent'];
  const beforeEnd: readonly KillPoint[] = isLong ? numberPoints : ['beforeEnd', 'chargeSent'];

  describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %s', () => {
    it.each(ofCancelling)(
      'killed at %s of the cancellation: after one retry one number takes the place of the old one',
      async (point) => {
        const visitor = await Visitor.arrive(kills.server.app);
        const booked = await bookFamily(visitor, LAWSON);
        const { request } = await cancelRequest(visitor, booked, oneLess);
        await kills.killed(kills.processes.sendAndDie(visitor, point, request));
        const left = expectStatus(await visitor.send(request), 200).json<Reservation>();
        expect(left.cancellations).toHaveLength(1);
        await runAllJobs(kills.server, world);
        await expectReplacedOnce(kills.server, world, booked, { isOldPaid: false });
      },
      MINUTE,
    );

    it.each(ofReplacing)(
      'killed at %s: the next run of the job brings one number, and ends the old one',
      async (point) => {
        const { booked } = await cancelledInPart(kills.server);
        await kills.killed(kills.processes.settleAndDie(point, 'payments'));
        await runAllJobs(kills.server, world);
        await expectReplacedOnce(kills.server, world, booked, { isOldPaid: false });
      },
      MINUTE,
    );

    it.each(beforeEnd)(
      'killed at %s and paid for the old number: that goes back once, and the new one waits',
      async (point) => {
        const { booked } = await cancelledInPart(kills.server);
        await kills.killed(kills.processes.settleAndDie(point, 'payments'));
        if (!booked.payment) throw new Error('It has no payment');
        await world.captureLate(booked.payment);
        await runAllJobs(kills.server, world);
        await expectReplacedOnce(kills.server, world, booked, { isOldPaid: true });
        if (kills.by) expect(refundsBy(kills.by, booked)).toEqual([booked.quote.totalYen]);
      },
      MINUTE,
    );
  });

  it(
    'control: a number that is asked for under another id is made twice, and that is seen',
    async () => {
      const { booked } = await cancelledInPart(kills.server);
      await kills.killed(kills.processes.settleAndDie('chargeSent', 'payments'));
      const { payments } = kills.server.services;
      const call = payments.charge.bind(payments);
      const ids: string[] = [];
      vi.spyOn(payments, 'charge').mockImplementation(async (request) => {
        ids.push(request.paymentId);
        const charge = await call({ ...request, paymentId: `${request.paymentId}x` });
        return { ...charge, paymentId: request.paymentId };
      });
      await runAllJobs(kills.server, world);
      const [id = ''] = ids;
      const made = await Promise.all([id, `${id}x`].map((each) => world.charges({ id: each })));
      expect(made).toEqual([1, 1]);
      expect((await numbersOf(kills.server, world, booked)).map(({ state }) => state)).toEqual([
        'expired',
        'awaitingPayment',
      ]);
      await sql`delete from sandbox_charge where charge_key like '%x'`.execute(kills.server.db);
    },
    MINUTE,
  );
});
