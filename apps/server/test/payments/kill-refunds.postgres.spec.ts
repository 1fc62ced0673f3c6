import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, cancelRequest, cancelShown, wholeTrip } from '../support/cancelling.ts';
import { findBroken } from '../support/find-broken.ts';
import {
  expectCancelledOnce,
  refundsBySandbox,
  runJobsUntilRefunded,
} from '../support/given-back.ts';
import { CARDS, type HowToPay, lookedUp } from '../support/paying.ts';
import { isLong, rounds } from '../support/rounds.ts';
import { cancelPoints, type KillPoint, refundPoints } from './kill-points.ts';
import { refundsBy, useCluster, useKills } from './use-kills.ts';

// A process that is killed in the middle of a cancellation or of its refund: cancelled once and given
// back once, or neither; by both providers.
const ROUNDS = rounds(1, 10);
const MINUTE = 60_000;

const cluster = useCluster();

describe.each(['sandbox', 'stripe'] as const)('%s', (name) => {
  const kills = useKills(name, cluster, 'gives money back');
  const how: HowToPay =
    name === 'stripe' ? { token: 'pm_card_visa' } : { card: CARDS.frictionless };

  /** Amounts that the provider has given back of a payment. */
  const givenBack = async (booked: Reservation) =>
    kills.by ? refundsBy(kills.by, booked) : refundsBySandbox(kills.server, booked);

  const runJobs = () => runJobsUntilRefunded(kills.server);

  async function expectOnce(booked: Reservation, refundYen: number): Promise<void> {
    expect(await givenBack(booked)).toEqual([refundYen]);
    await expectCancelledOnce(kills.server, booked);
  }

  async function bookAndAsk() {
    const visitor = await Visitor.arrive(kills.server.app);
    const booked = await bookFamily(visitor, how);
    return { visitor, booked, ...(await cancelRequest(visitor, booked, wholeTrip)) };
  }

  /** What depends on the provider is tried with both, also in the short form. */
  const ofCancelling = isLong || name === 'sandbox' ? cancelPoints : [];
  const ofRefunding: readonly KillPoint[] =
    isLong || name === 'sandbox' ? refundPoints : ['refundSent', 'beforeCommit'];

  describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %s', () => {
    it.each(ofCancelling)(
      'killed at %s: cancelled once after one retry, and given back once',
      async (point) => {
        const { visitor, booked, request, refundYen } = await bookAndAsk();
        await kills.killed(kills.processes.sendAndDie(visitor, point, request));
        const cancelled = expectStatus(await visitor.send(request), 200).json<Reservation>();
        expect(cancelled.cancellations).toHaveLength(1);
        await runJobs();
        await expectOnce(booked, refundYen);
      },
      MINUTE,
    );

    it.each(ofCancelling)(
      'killed at %s and nobody comes back: cancelled and given back, or neither',
      async (point) => {
        const { visitor, booked, request, refundYen } = await bookAndAsk();
        await kills.killed(kills.processes.sendAndDie(visitor, point, request));
        await runJobs();
        if (point === 'cancelCommitted' || point === 'beforeResponse') {
          return expectOnce(booked, refundYen);
        }
        const { state, cancellations } = await lookedUp(kills.server.app, booked);
        expect([state, cancellations, await givenBack(booked)]).toEqual(['confirmed', [], []]);
      },
      MINUTE,
    );

    it.each(ofRefunding)(
      'killed at %s: given back once by the next run of the job',
      async (point) => {
        const visitor = await Visitor.arrive(kills.server.app);
        const booked = await bookFamily(visitor, how);
        const { cancellations } = await cancelShown(visitor, booked, wholeTrip);
        await kills.killed(kills.processes.settleAndDie(point));
        await runJobs();
        await expectOnce(booked, cancellations[0]?.refundYen ?? 0);
      },
      MINUTE,
    );
  });

  it(
    'control: a refund that is asked for under another id is given back twice, and that is seen',
    async () => {
      const visitor = await Visitor.arrive(kills.server.app);
      const booked = await bookFamily(visitor, how);
      const child = booked.passengers.findIndex((each) => each.passengerClass === 'child');
      const items = [{ leg: 'outbound' as const, kind: 'passenger' as const, position: child }];
      await cancelShown(visitor, booked, items);
      await kills.killed(kills.processes.settleAndDie('refundSent'));
      const { payments } = kills.server.services;
      const call = payments.refundPart.bind(payments);
      vi.spyOn(payments, 'refundPart').mockImplementation((request) =>
        call({ ...request, refundId: `${request.refundId}x` }),
      );
      await runJobs();
      expect(await givenBack(booked)).toHaveLength(2);
      const broken = await findBroken(kills.server.db);
      if (!kills.by) expect(broken.wronglyRefunded).toHaveLength(1);
      await sql`delete from sandbox_refund where refund_key like '%x'`.execute(kills.server.db);
    },
    MINUTE,
  );
});
