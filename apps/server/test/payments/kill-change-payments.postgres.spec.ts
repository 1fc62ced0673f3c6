import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { endDueChanges } from '../../src/booking/holding/end-change.ts';
import { notePaidAtPort } from '../../src/booking/paying/pay-at-port.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import {
  type AboutToChange,
  aboutToGetBack,
  aboutToPayMore,
  expectChangedOnce,
  expectUnchanged,
  givenBackByChanges,
  lapsesTold,
  paymentsOfChanges,
} from '../support/changed-once.ts';
import { changeUrl } from '../support/changing.ts';
import { CARDS, type HowToPay, lookedUp } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { type ProviderWorld, sandboxWorld, stripeWorld } from '../support/provider-world.ts';
import { runAllJobs } from '../support/replaced-numbers.ts';
import { isLong, rounds } from '../support/rounds.ts';
import { LAWSON, offerLawson } from '../support/stores.ts';
import {
  changeDropPoints,
  changeEndPoints,
  changeLapsePoints,
  changePayPoints,
  type KillPoint,
  refundPoints,
} from './kill-points.ts';
import { refundsBy, useCluster, useKills } from './use-kills.ts';

// A process that is killed while a change waits for its payment, is paid for, lapses, or gives money back: made once
// and paid once, or not at all, with the booking as it was and the money back; by both providers.
const ROUNDS = rounds(1, 10);
const MINUTE = 60_000;

const cluster = useCluster();

describe.each(['sandbox', 'stripe'] as const)('%s', (name) => {
  const kills = useKills(name, cluster, 'has changes paid');
  const card: HowToPay =
    name === 'stripe' ? { token: 'pm_card_visa' } : { card: CARDS.frictionless };
  let world: ProviderWorld;
  beforeAll(async () => {
    const { server, by } = kills;
    await offerLawson(server.db);
    world = by ? stripeWorld(server, by) : sandboxWorld(server);
  });

  /** Every point in the long form; in the short one those that there are for this provider. */
  const points = (
    all: readonly KillPoint[],
    short: { sandbox: readonly KillPoint[]; stripe?: readonly KillPoint[] },
  ): readonly KillPoint[] => (isLong ? all : (short[name] ?? []));

  const aboutToWait = async (how: HowToPay | 'port') => {
    const visitor = await Visitor.arrive(kills.server.app);
    return { visitor, change: await aboutToPayMore(visitor, card, how) };
  };
  /** A change whose difference waits to be paid. */
  async function waiting(how: HowToPay | 'port') {
    const { visitor, change } = await aboutToWait(how);
    const response = expectStatus(await visitor.send(change.request), 200);
    const { change: waits } = response.json<Reservation>();
    if (waits?.state !== 'awaitingPayment') throw new Error('It does not wait');
    return { ...change, waits };
  }
  const runJobs = () => runAllJobs(kills.server, world);
  const payments = (change: AboutToChange) => paymentsOfChanges(kills.server, world, change.booked);
  const paidOnce = ({ quote }: AboutToChange) => [
    { state: 'captured', yen: quote.payYen, charges: 1 },
  ];
  const after = (instant: string, seconds: number) =>
    new Date(Date.parse(instant) + seconds * 1000).toISOString();
  const endedUnpaid = ({ quote }: AboutToChange) => [
    { state: 'expired', yen: quote.payYen, charges: 1 },
  ];
  // The sandbox ends a number by itself when its time is over.
  const ofLapsing: readonly KillPoint[] = name === 'sandbox' ? changeEndPoints : changeLapsePoints;
  /** A change that waited for the store, and that its customer does not want any more. */
  async function givenUp() {
    const { visitor, change } = await aboutToWait(LAWSON);
    const waits = expectStatus(await visitor.send(change.request), 200).json<Reservation>();
    const { payment } = waits.change ?? {};
    if (!payment) throw new Error('It has no payment');
    const url = changeUrl(change.booked, 'change');
    expectStatus(await visitor.send({ method: 'DELETE', url }), 200);
    return { ...change, payment };
  }

  describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %s', () => {
    it.each(
      points(changePayPoints, { sandbox: ['chargeSent', 'beforeCommit'], stripe: ['chargeSent'] }),
    )(
      'killed at %s of a change that is paid at a store: one number after one retry, and made once it is paid',
      async (point) => {
        const { visitor, change } = await aboutToWait(LAWSON);
        await kills.killed(kills.processes.sendAndDie(visitor, point, change.request));
        const waits = expectStatus(await visitor.send(change.request), 200).json<Reservation>();
        const { payment } = waits.change ?? {};
        if (!payment) throw new Error('It has no payment');
        await world.payAtStore(payment);
        await runJobs();
        await expectChangedOnce(kills.server, change);
        expect(await payments(change)).toEqual(paidOnce(change));
      },
      MINUTE,
    );

    it.each(points(changePayPoints, { sandbox: ['beforeCharge', 'chargeAcknowledged'] }))(
      'killed at %s and nobody comes back: the jobs have one number made, and without money the booking stays',
      async (point) => {
        const { visitor, change } = await aboutToWait(LAWSON);
        await kills.killed(kills.processes.sendAndDie(visitor, point, change.request));
        await runJobs();
        pass(kills.server, 600);
        await runJobs();
        const { change: waits } = await lookedUp(kills.server.app, change.booked);
        if (!waits) throw new Error('It is over');
        expect(waits.state).toBe('awaitingPayment');
        kills.server.clock.set(after(waits.limitTime, 1));
        await runJobs();
        await expectUnchanged(kills.server, change);
        expect(await lapsesTold(kills.server, change.booked)).toBe(1);
        expect(await payments(change)).toEqual(endedUnpaid(change));
      },
      MINUTE,
    );

    it.each(points(changeEndPoints, { sandbox: ['changeWritten'], stripe: ['changeCommitted'] }))(
      'killed at %s while the job makes what was paid at the store: made once by the next run',
      async (point) => {
        const change = await waiting(LAWSON);
        if (!change.waits.payment) throw new Error('It has no payment');
        await world.payAtStore(change.waits.payment);
        // Its event is lost: the job asks when the time is over.
        await world.news();
        const now = after(change.waits.limitTime, 1);
        await kills.killed(kills.processes.settleAndDie(point, 'payments', now));
        kills.server.clock.set(now);
        await runPaymentJobs(kills.server);
        await runJobs();
        await expectChangedOnce(kills.server, change);
        expect(await payments(change)).toEqual(paidOnce(change));
      },
      MINUTE,
    );

    it.each(points(ofLapsing, { sandbox: ofLapsing, stripe: ['endSent'] }))(
      'killed at %s while its number ends: lapsed once, and the booking is as it was',
      async (point) => {
        const change = await waiting(LAWSON);
        const now = after(change.waits.limitTime, 1);
        await kills.killed(kills.processes.settleAndDie(point, 'payments', now));
        kills.server.clock.set(now);
        await runJobs();
        await expectUnchanged(kills.server, change);
        expect(await lapsesTold(kills.server, change.booked)).toBe(1);
        expect(await payments(change)).toEqual(endedUnpaid(change));
      },
      MINUTE,
    );

    it.each(points(changeDropPoints, { sandbox: ['endSent'] }))(
      'killed at %s while the number of a change ends that was given up: ended once, and the booking is as it was',
      async (point) => {
        const change = await givenUp();
        await kills.killed(kills.processes.settleAndDie(point, 'payments'));
        await runJobs();
        await expectUnchanged(kills.server, change);
        expect(await payments(change)).toEqual(endedUnpaid(change));
      },
      MINUTE,
    );

    it.each(points(changeDropPoints, { sandbox: ['beforeEnd', 'endWritten'] }))(
      'killed at %s while the number of a change ends that was given up, and then paid for: the money goes back, once',
      async (point) => {
        const change = await givenUp();
        await kills.killed(kills.processes.settleAndDie(point, 'payments'));
        await world.captureLate(change.payment);
        await runJobs();
        await expectUnchanged(kills.server, change);
        const back = { state: 'refundNeedsAccount', yen: change.quote.payYen, charges: 1 };
        expect(await payments(change)).toEqual([back]);
      },
      MINUTE,
    );

    it.each(
      points(refundPoints, { sandbox: ['refundSent', 'beforeCommit'], stripe: ['refundSent'] }),
    )(
      'killed at %s of the refund of a change: given back once by the next run of the job',
      async (point) => {
        const visitor = await Visitor.arrive(kills.server.app);
        const change = await aboutToGetBack(visitor, card);
        expectStatus(await visitor.send(change.request), 200);
        await kills.killed(kills.processes.settleAndDie(point));
        await runJobs();
        await expectChangedOnce(kills.server, change);
        const { by, server } = kills;
        expect(
          by ? refundsBy(by, change.booked) : await givenBackByChanges(server, change.booked),
        ).toEqual([change.quote.refundYen]);
      },
      MINUTE,
    );

    // No provider has a part in what is paid at the port.
    const atPort = name === 'sandbox' ? changeEndPoints : [];

    it.each(atPort)(
      'killed at %s while the port notes the difference: noted once however often it is repeated, and made once',
      async (point) => {
        const change = await waiting('port');
        const { reservationNumber } = change.booked;
        await kills.killed(kills.processes.noteAndDie(point, reservationNumber));
        const { db, clock, payments: provider } = kills.server.services;
        const note = () =>
          inTransaction(db, (tx) =>
            notePaidAtPort(tx, { clock, provider }, { reservationNumber, yen: undefined }),
          );
        expect(await note()).toMatchObject({
          yen: change.quote.payYen,
          isNew: point === 'changeWritten',
        });
        expect(await note()).toMatchObject({ yen: change.quote.payYen, isNew: false });
        await expectChangedOnce(kills.server, change);
        expect(await payments(change)).toEqual([
          { state: 'captured', yen: change.quote.payYen, charges: 0 },
        ]);
      },
      MINUTE,
    );

    it.each(atPort)(
      'killed at %s while what nobody paid at the port lapses: lapsed once, and the booking is as it was',
      async (point) => {
        const change = await waiting('port');
        const now = after(change.waits.limitTime, 1);
        await kills.killed(kills.processes.settleAndDie(point, 'changes', now));
        kills.server.clock.set(now);
        const fail = (error: unknown) => {
          throw error;
        };
        const ended = await endDueChanges(kills.server.db, kills.server.clock.now(), fail);
        expect(ended).toBe(point === 'changeWritten' ? 1 : 0);
        await expectUnchanged(kills.server, change);
        expect(await lapsesTold(kills.server, change.booked)).toBe(1);
      },
      MINUTE,
    );
  });

  it(
    'control: a number that is asked for under another id is made twice, and that is seen',
    async () => {
      const { visitor, change } = await aboutToWait(LAWSON);
      await kills.killed(kills.processes.sendAndDie(visitor, 'chargeSent', change.request));
      const { payments: provider } = kills.server.services;
      const call = provider.charge.bind(provider);
      const ids: string[] = [];
      vi.spyOn(provider, 'charge').mockImplementation(async (request) => {
        ids.push(request.paymentId);
        const charge = await call({ ...request, paymentId: `${request.paymentId}x` });
        return { ...charge, paymentId: request.paymentId };
      });
      await visitor.send(change.request);
      const [id = ''] = ids;
      const made = await Promise.all([id, `${id}x`].map((each) => world.charges({ id: each })));
      expect(made).toEqual([1, 1]);
      await sql`delete from sandbox_charge where charge_key like '%x'`.execute(kills.server.db);
    },
    MINUTE,
  );
});
