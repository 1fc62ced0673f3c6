import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { NOW, startTestServer, type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import {
  aboutToGetBack,
  aboutToPayMore,
  chargedForChanges,
  expectChangedOnce,
  expectUnchanged,
  givenBackByChanges,
  letChangesLapse,
  runChangeJobs,
} from '../support/changed-once.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { copyOf } from '../support/members.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { isLong, report } from '../support/rounds.ts';
import { type DyingProcesses, dyingProcesses } from './dying-process.ts';
import { changePayPoints, changePoints, type KillPoint } from './kill-points.ts';
import { clear } from './use-kills.ts';

// With the embedded database: the process that has its folder is killed while it changes a booking; the one that
// opens it next goes on from there.
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
  processes = dyingProcesses(dataDir);
}, 2 * MINUTE);
afterEach(async () => {
  await expectInvariants(server.db);
  expectNoFailures(server);
  clock.set(NOW);
  await clear(server);
});
afterAll(async () => {
  report('processes with the embedded database killed while they change bookings', { kills });
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

const ofMaking: readonly KillPoint[] = isLong ? changePoints : ['changeWritten'];
const ofPaying: readonly KillPoint[] = isLong ? changePayPoints : ['chargeSent', 'beforeCommit'];

it.each(ofMaking)(
  'killed at %s of a change that gives back: made once after one retry, and given back once',
  async (point) => {
    const visitor = await Visitor.arrive(server.app);
    const change = await aboutToGetBack(visitor);
    await killed(() => processes.sendAndDie(visitor, point, change.request));
    expectStatus(await again(visitor).send(change.request), 200);
    await runChangeJobs(server);
    await expectChangedOnce(server, change);
    expect(await givenBackByChanges(server, change.booked)).toEqual([change.quote.refundYen]);
  },
  MINUTE,
);

it.each(ofPaying)(
  'killed at %s of a change that is paid by card: charged once and made once after one retry',
  async (point) => {
    const visitor = await Visitor.arrive(server.app);
    const change = await aboutToPayMore(visitor);
    await killed(() => processes.sendAndDie(visitor, point, change.request));
    expectStatus(await again(visitor).send(change.request), 200);
    await expectChangedOnce(server, change);
    expect(await chargedForChanges(server, change.booked)).toEqual([change.quote.payYen]);
  },
  MINUTE,
);

it.each(ofPaying.slice(0, isLong ? undefined : 1))(
  'killed at %s and nobody comes back: the next process charges once and makes it once',
  async (point) => {
    const visitor = await Visitor.arrive(server.app);
    const change = await aboutToPayMore(visitor);
    await killed(() => processes.sendAndDie(visitor, point, change.request));
    await letChangesLapse(server);
    await expectChangedOnce(server, change);
    expect(await chargedForChanges(server, change.booked)).toEqual([change.quote.payYen]);
  },
  MINUTE,
);

it(
  'control: what the killed process had not stored is gone, and without a retry nothing is changed',
  async () => {
    const visitor = await Visitor.arrive(server.app);
    const change = await aboutToGetBack(visitor);
    await killed(() => processes.sendAndDie(visitor, 'changeWritten', change.request));
    await letChangesLapse(server);
    await expectUnchanged(server, change);
  },
  MINUTE,
);
