import type { Reservation } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, cancelRequest, cancelShown, wholeTrip } from '../support/cancelling.ts';
import {
  expectCancelledOnce,
  refundsBySandbox,
  runJobsUntilRefunded,
} from '../support/given-back.ts';
import { CARDS, lookedUp } from '../support/paying.ts';
import { sandboxWorld } from '../support/provider-world.ts';
import {
  cancelledInPart,
  expectReplacedOnce,
  numbersOf,
  oneLess,
  runAllJobs,
} from '../support/replaced-numbers.ts';
import { isLong } from '../support/rounds.ts';
import { LAWSON } from '../support/stores.ts';
import { cancelPoints, type KillPoint, numberPoints, refundPoints } from './kill-points.ts';
import { useEmbeddedKills } from './use-embedded-kills.ts';

// With the embedded database: the process that has its folder is killed while it cancels, gives money
// back or has another number at a store made; the one that opens it next goes on from there.
const MINUTE = 60_000;
const kills = useEmbeddedKills('cancel and give back');

const paidByCard = () =>
  Visitor.arrive(kills.server.app).then(async (visitor) => ({
    visitor,
    booked: await bookFamily(visitor, { card: CARDS.frictionless }),
  }));

const ofCancelling: readonly KillPoint[] = isLong ? cancelPoints : ['cancelWritten'];
const ofRefunding: readonly KillPoint[] = isLong ? refundPoints : ['refundSent'];
const ofNumbers: readonly KillPoint[] = isLong ? numberPoints : ['chargeSent'];
/** What PostgreSQL is always tried with. */
const inLongForm = <Value>(values: readonly Value[]) => (isLong ? values : []);

it.each(ofCancelling)(
  'killed at %s of a cancellation: cancelled once after one retry, and given back once',
  async (point) => {
    const { visitor, booked } = await paidByCard();
    const { request, refundYen } = await cancelRequest(visitor, booked, wholeTrip);
    await kills.killed(() => kills.processes.sendAndDie(visitor, point, request));
    const cancelled = expectStatus(
      await kills.again(visitor).send(request),
      200,
    ).json<Reservation>();
    expect(cancelled.cancellations).toHaveLength(1);
    await runJobsUntilRefunded(kills.server);
    expect(await refundsBySandbox(kills.server, booked)).toEqual([refundYen]);
    await expectCancelledOnce(kills.server, booked);
  },
  MINUTE,
);

it.each(ofRefunding)(
  'killed at %s of a refund: given back once by the next process',
  async (point) => {
    const { visitor, booked } = await paidByCard();
    const { cancellations } = await cancelShown(visitor, booked, wholeTrip);
    await kills.killed(() => kills.processes.settleAndDie(point));
    await runJobsUntilRefunded(kills.server);
    expect(await refundsBySandbox(kills.server, booked)).toEqual([cancellations[0]?.refundYen]);
    await expectCancelledOnce(kills.server, booked);
  },
  MINUTE,
);

it.each(inLongForm(ofCancelling))(
  'killed at %s of a cancellation in part, before its payment: one number takes the place of the old one',
  async (point) => {
    const visitor = await Visitor.arrive(kills.server.app);
    const booked = await bookFamily(visitor, LAWSON);
    const { request } = await cancelRequest(visitor, booked, oneLess);
    await kills.killed(() => kills.processes.sendAndDie(visitor, point, request));
    const left = expectStatus(await kills.again(visitor).send(request), 200).json<Reservation>();
    expect(left.cancellations).toHaveLength(1);
    const world = sandboxWorld(kills.server);
    await runAllJobs(kills.server, world);
    await expectReplacedOnce(kills.server, world, booked, { isOldPaid: false });
  },
  MINUTE,
);

it.each(ofNumbers)(
  'killed at %s while a number is replaced: the next process brings one number, and ends the old one',
  async (point) => {
    const { booked } = await cancelledInPart(kills.server);
    await kills.killed(() => kills.processes.settleAndDie(point, 'payments'));
    const world = sandboxWorld(kills.server);
    await runAllJobs(kills.server, world);
    await expectReplacedOnce(kills.server, world, booked, { isOldPaid: false });
  },
  MINUTE,
);

it.each(inLongForm(ofNumbers))(
  'killed at %s and paid for the old number: that goes back once, and the new one waits',
  async (point) => {
    const { booked } = await cancelledInPart(kills.server);
    await kills.killed(() => kills.processes.settleAndDie(point, 'payments'));
    const world = sandboxWorld(kills.server);
    if (!booked.payment) throw new Error('It has no payment');
    await world.captureLate(booked.payment);
    await runAllJobs(kills.server, world);
    await expectReplacedOnce(kills.server, world, booked, { isOldPaid: true });
  },
  MINUTE,
);

it(
  'control: what the killed process had not stored is gone, and without the job no number takes its place',
  async () => {
    const { booked } = await cancelledInPart(kills.server);
    await kills.killed(() => kills.processes.settleAndDie('endWritten', 'payments'));
    const { state } = await lookedUp(kills.server.app, booked);
    expect(state).toBe('confirmedUnpaid');
    const made = await numbersOf(kills.server, sandboxWorld(kills.server), booked);
    expect(made.map(({ charges }) => charges)).toEqual([1, 0]);
  },
  MINUTE,
);
