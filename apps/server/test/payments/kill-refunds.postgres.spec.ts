import type { CancelRequest, Reservation } from '@ferry/api/customer-server';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { NOW, startTestServer, type TestServer, Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key, RESERVATIONS } from '../support/booking.ts';
import { bookFamily, cancelShown, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { findBroken } from '../support/find-broken.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { clockAt } from '../support/operator.ts';
import { CARDS, type HowToPay, lookedUp } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from '../support/postgres.ts';
import { isLong, report, rounds } from '../support/rounds.ts';
import { type ByStripe, startByStripe } from '../support/stripe/by-stripe.ts';
import { type DyingProcesses, dyingProcesses } from './dying-process.ts';
import { cancelPoints, type KillPoint, refundPoints } from './kill-points.ts';

// A process that is killed in the middle of a cancellation or of its refund: cancelled once and given
// back once, or neither; by both providers.
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
  const how: HowToPay =
    name === 'stripe' ? { token: 'pm_card_visa' } : { card: CARDS.frictionless };

  beforeAll(async () => {
    const clock = clockAt(NOW);
    by = name === 'stripe' ? await startByStripe(clock) : undefined;
    const database = await cluster.openDemonstration();
    server = await startTestServer({ database, clock, ...(by && { payments: by.stripe }) });
    const stripePort = by?.strict.port;
    processes = dyingProcesses(await urlOf(database), stripePort ? { stripePort } : {});
  }, 2 * MINUTE);
  afterEach(async () => {
    vi.restoreAllMocks();
    await expectInvariants(server.db);
    expectNoFailures(server);
    server.clock.set(NOW);
    await clear();
  });
  afterAll(async () => {
    processes?.stop();
    report(`processes killed while ${name} gives money back`, figures);
    await server?.close();
    await by?.strict.close();
  });

  /** No reservations, and every place free again. */
  async function clear(): Promise<void> {
    await server.db.deleteFrom('reservation').execute();
    await sql`update leg_inventory set free = capacity where free <> capacity`.execute(server.db);
  }

  /** Amounts that the provider has given back of a payment. */
  async function givenBack({ payment }: Reservation): Promise<number[]> {
    if (!by) {
      const { rows } = await sql<{ yen: number }>`
        select k.amount_yen as yen from sandbox_refund k join sandbox_charge c on c.id = k.charge_id
        where c.charge_key = ${payment?.id ?? ''}`.execute(server.db);
      return rows.map(({ yen }) => yen);
    }
    const intents = [...by.strict.intents.values()];
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

  async function runJobs(): Promise<void> {
    for (const _ of [1, 2, 3]) {
      pass(server, 60);
      await runPaymentJobs(server);
    }
  }

  async function expectOnce(booked: Reservation, refundYen: number): Promise<void> {
    expect(await givenBack(booked)).toEqual([refundYen]);
    const { state, cancellations, history } = await lookedUp(server.app, booked);
    expect([state, cancellations.map(({ refundState }) => refundState)]).toEqual([
      'cancelled',
      ['refunded'],
    ]);
    const events = history.map(({ event }) => event);
    expect(events.filter((each) => each === 'cancelled' || each === 'refunded')).toEqual([
      'cancelled',
      'refunded',
    ]);
    const mails = server.db.selectFrom('mail').select('occasion');
    const told = await mails.where('kind', '=', 'reservationCancelled').execute();
    expect(
      told.filter(({ occasion }) => occasion.includes(cancellations[0]?.id ?? '-')),
    ).toHaveLength(1);
  }

  async function bookAndAsk() {
    const visitor = await Visitor.arrive(server.app);
    const booked = await bookFamily(visitor, how);
    const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
    const payload: CancelRequest = { items: wholeTrip, feeYen, refundYen };
    const request: InjectOptions = {
      method: 'POST',
      url: `${RESERVATIONS}/${booked.id}/cancellations`,
      payload,
      headers: { ...key(), ...ifMatch(booked.version) },
    };
    return { visitor, booked, request, refundYen };
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
        await killed(processes.sendAndDie(visitor, point, request));
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
        await killed(processes.sendAndDie(visitor, point, request));
        await runJobs();
        if (point === 'cancelCommitted' || point === 'beforeResponse') {
          return expectOnce(booked, refundYen);
        }
        const { state, cancellations } = await lookedUp(server.app, booked);
        expect([state, cancellations, await givenBack(booked)]).toEqual(['confirmed', [], []]);
      },
      MINUTE,
    );

    it.each(ofRefunding)(
      'killed at %s: given back once by the next run of the job',
      async (point) => {
        const visitor = await Visitor.arrive(server.app);
        const booked = await bookFamily(visitor, how);
        const { cancellations } = await cancelShown(visitor, booked, wholeTrip);
        await killed(processes.settleAndDie(point));
        await runJobs();
        await expectOnce(booked, cancellations[0]?.refundYen ?? 0);
      },
      MINUTE,
    );
  });

  it(
    'control: a refund that is asked for under another id is given back twice, and that is seen',
    async () => {
      const visitor = await Visitor.arrive(server.app);
      const booked = await bookFamily(visitor, how);
      const child = booked.passengers.findIndex((each) => each.passengerClass === 'child');
      const items = [{ leg: 'outbound' as const, kind: 'passenger' as const, position: child }];
      await cancelShown(visitor, booked, items);
      await killed(processes.settleAndDie('refundSent'));
      const { payments } = server.services;
      const call = payments.refundPart.bind(payments);
      vi.spyOn(payments, 'refundPart').mockImplementation((request) =>
        call({ ...request, refundId: `${request.refundId}x` }),
      );
      await runJobs();
      expect(await givenBack(booked)).toHaveLength(2);
      const broken = await findBroken(server.db);
      if (!by) expect(broken.wronglyRefunded).toHaveLength(1);
      await sql`delete from sandbox_refund where refund_key like '%x'`.execute(server.db);
    },
    MINUTE,
  );
});
