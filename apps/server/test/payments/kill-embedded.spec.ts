import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Reservation } from '@ferry/api/customer-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { NOW, startTestServer, type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, cancelRequest, cancelShown, wholeTrip } from '../support/cancelling.ts';
import {
  expectCancelledOnce,
  refundsBySandbox,
  runJobsUntilRefunded,
} from '../support/given-back.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { copyOf } from '../support/members.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { CARDS, lookedUp } from '../support/paying.ts';
import { sandboxWorld } from '../support/provider-world.ts';
import {
  cancelledInPart,
  expectReplacedOnce,
  numbersOf,
  oneLess,
  runAllJobs,
} from '../support/replaced-numbers.ts';
import { isLong, report } from '../support/rounds.ts';
import { LAWSON, offerLawson } from '../support/stores.ts';
import { type DyingProcesses, dyingProcesses } from './dying-process.ts';
import { cancelPoints, type KillPoint, numberPoints, refundPoints } from './kill-points.ts';
import { clear } from './use-kills.ts';

// With the embedded database: the process that has its folder is killed while it cancels, gives money
// back or has another number at a store made; the one that opens it next goes on from there.
const MINUTE = 60_000;
const clock = clockAt(NOW);
let folder: string;
let server: TestServer;
let processes: DyingProcesses;
let kills = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-killed-in-'));
  const dataDir = join(folder, 'data');
  const filled = await openDemonstration(clock);
  const snapshot = await filled.pglite?.dumpDataDir('none');
  await filled.close();
  server = await startTestServer({ database: await openDatabase({ dataDir, snapshot }), clock });
  await offerLawson(server.db);
  processes = dyingProcesses(dataDir);
}, 2 * MINUTE);
afterEach(async () => {
  await expectInvariants(server.db);
  expectNoFailures(server);
  clock.set(NOW);
  await clear(server);
});
afterAll(async () => {
  report('processes with the embedded database killed while they cancel and give back', { kills });
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The folder is given to a process that dies at the point, and opened again. */
async function killed(die: () => Promise<NodeJS.Signals | number | null>): Promise<void> {
  expectNoFailures(server);
  await server.close();
  const end = await die();
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  server = await startTestServer({ database, clock });
  expect(end).toBe('SIGKILL');
  kills += 1;
}

/** The same browser at the server that has come up again. */
const again = (visitor: Visitor) => Object.assign(copyOf(visitor), { app: server.app });

const paidByCard = () =>
  Visitor.arrive(server.app).then(async (visitor) => ({
    visitor,
    booked: await bookFamily(visitor, { card: CARDS.frictionless }),
  }));

const ofCancelling: readonly KillPoint[] = isLong ? cancelPoints : ['cancelWritten'];
const ofRefunding: readonly KillPoint[] = isLong ? refundPoints : ['refundSent'];
const ofNumbers: readonly KillPoint[] = isLong ? numberPoints : ['endSent', 'chargeSent'];

it.each(ofCancelling)(
  'killed at %s of a cancellation: cancelled once after one retry, and given back once',
  async (point) => {
    const { visitor, booked } = await paidByCard();
    const { request, refundYen } = await cancelRequest(visitor, booked, wholeTrip);
    await killed(() => processes.sendAndDie(visitor, point, request));
    const cancelled = expectStatus(await again(visitor).send(request), 200).json<Reservation>();
    expect(cancelled.cancellations).toHaveLength(1);
    await runJobsUntilRefunded(server);
    expect(await refundsBySandbox(server, booked)).toEqual([refundYen]);
    await expectCancelledOnce(server, booked);
  },
  MINUTE,
);

it.each(ofRefunding)(
  'killed at %s of a refund: given back once by the next process',
  async (point) => {
    const { visitor, booked } = await paidByCard();
    const { cancellations } = await cancelShown(visitor, booked, wholeTrip);
    await killed(() => processes.settleAndDie(point));
    await runJobsUntilRefunded(server);
    expect(await refundsBySandbox(server, booked)).toEqual([cancellations[0]?.refundYen]);
    await expectCancelledOnce(server, booked);
  },
  MINUTE,
);

it.each(ofCancelling)(
  'killed at %s of a cancellation in part, before its payment: one number takes the place of the old one',
  async (point) => {
    const visitor = await Visitor.arrive(server.app);
    const booked = await bookFamily(visitor, LAWSON);
    const { request } = await cancelRequest(visitor, booked, oneLess);
    await killed(() => processes.sendAndDie(visitor, point, request));
    const left = expectStatus(await again(visitor).send(request), 200).json<Reservation>();
    expect(left.cancellations).toHaveLength(1);
    const world = sandboxWorld(server);
    await runAllJobs(server, world);
    await expectReplacedOnce(server, world, booked, { isOldPaid: false });
  },
  MINUTE,
);

it.each(ofNumbers)(
  'killed at %s while a number is replaced: the next process brings one number, and ends the old one',
  async (point) => {
    const { booked } = await cancelledInPart(server);
    await killed(() => processes.settleAndDie(point, 'payments'));
    const world = sandboxWorld(server);
    await runAllJobs(server, world);
    await expectReplacedOnce(server, world, booked, { isOldPaid: false });
  },
  MINUTE,
);

it.each(ofNumbers.slice(0, isLong ? undefined : 1))(
  'killed at %s and paid for the old number: that goes back once, and the new one waits',
  async (point) => {
    const { booked } = await cancelledInPart(server);
    await killed(() => processes.settleAndDie(point, 'payments'));
    const world = sandboxWorld(server);
    if (!booked.payment) throw new Error('It has no payment');
    await world.captureLate(booked.payment);
    await runAllJobs(server, world);
    await expectReplacedOnce(server, world, booked, { isOldPaid: true });
  },
  MINUTE,
);

it(
  'control: what the killed process had not stored is gone, and without the job no number takes its place',
  async () => {
    const { booked } = await cancelledInPart(server);
    await killed(() => processes.settleAndDie('endWritten', 'payments'));
    const { state } = await lookedUp(server.app, booked);
    expect(state).toBe('confirmedUnpaid');
    const made = await numbersOf(server, sandboxWorld(server), booked);
    expect(made.map(({ charges }) => charges)).toEqual([1, 0]);
  },
  MINUTE,
);
