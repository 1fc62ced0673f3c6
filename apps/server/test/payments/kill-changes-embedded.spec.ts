import { expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
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
import { isLong } from '../support/rounds.ts';
import { changePayPoints, changePoints, type KillPoint } from './kill-points.ts';
import { useEmbeddedKills } from './use-embedded-kills.ts';

// With the embedded database: the process that has its folder is killed while it changes a booking; the one that
// opens it next goes on from there.
const MINUTE = 60_000;
const kills = useEmbeddedKills('change bookings');

const ofMaking: readonly KillPoint[] = isLong ? changePoints : ['changeWritten'];
const ofPaying: readonly KillPoint[] = isLong ? changePayPoints : ['chargeSent'];

it.each(ofMaking)(
  'killed at %s of a change that gives back: made once after one retry, and given back once',
  async (point) => {
    const visitor = await Visitor.arrive(kills.server.app);
    const change = await aboutToGetBack(visitor);
    await kills.killed(() => kills.processes.sendAndDie(visitor, point, change.request));
    expectStatus(await kills.again(visitor).send(change.request), 200);
    await runChangeJobs(kills.server);
    await expectChangedOnce(kills.server, change);
    expect(await givenBackByChanges(kills.server, change.booked)).toEqual([change.quote.refundYen]);
  },
  MINUTE,
);

it.each(ofPaying)(
  'killed at %s of a change that is paid by card: charged once and made once after one retry',
  async (point) => {
    const visitor = await Visitor.arrive(kills.server.app);
    const change = await aboutToPayMore(visitor);
    await kills.killed(() => kills.processes.sendAndDie(visitor, point, change.request));
    expectStatus(await kills.again(visitor).send(change.request), 200);
    await expectChangedOnce(kills.server, change);
    expect(await chargedForChanges(kills.server, change.booked)).toEqual([change.quote.payYen]);
  },
  MINUTE,
);

it.each(isLong ? ofPaying : [])(
  'killed at %s and nobody comes back: the next process charges once and makes it once',
  async (point) => {
    const visitor = await Visitor.arrive(kills.server.app);
    const change = await aboutToPayMore(visitor);
    await kills.killed(() => kills.processes.sendAndDie(visitor, point, change.request));
    await letChangesLapse(kills.server);
    await expectChangedOnce(kills.server, change);
    expect(await chargedForChanges(kills.server, change.booked)).toEqual([change.quote.payYen]);
  },
  MINUTE,
);

it(
  'control: what the killed process had not stored is gone, and without a retry nothing is changed',
  async () => {
    const visitor = await Visitor.arrive(kills.server.app);
    const change = await aboutToGetBack(visitor);
    await kills.killed(() => kills.processes.sendAndDie(visitor, 'changeWritten', change.request));
    await letChangesLapse(kills.server);
    await expectUnchanged(kills.server, change);
  },
  MINUTE,
);
