import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus, ifMatch, key } from '../support/booking.ts';
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
import { changeUrl, shownOf } from '../support/changing.ts';
import { findBroken } from '../support/find-broken.ts';
import { rounds } from '../support/rounds.ts';
import { changeHoldPoints, changePayPoints, changePoints } from './kill-points.ts';
import { clear, useCluster, useKills } from './use-kills.ts';

// A process that is killed between the wish to change and the response that it is changed: changed once, charged
// once and given back once; or nothing of it, and the booking is as it was.
const ROUNDS = rounds(1, 10);
const MINUTE = 60_000;

const cluster = useCluster();
const kills = useKills('sandbox', cluster, 'changes bookings');
const arrive = () => Visitor.arrive(kills.server.app);

describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %s', () => {
  it.each(changeHoldPoints)(
    'killed at %s while a change is held: held once after one retry, or nothing is',
    async (point) => {
      const visitor = await arrive();
      const { draft, quote, booked } = await aboutToPayMore(visitor);
      // The draft once more, so that it takes the place of what is held.
      const request = {
        method: 'POST' as const,
        url: changeUrl(booked, 'changes'),
        payload: { draftId: draft.id, ...shownOf(quote), allowsDuplicate: true },
        headers: { ...key(), ...ifMatch(draft.version) },
      };
      await kills.killed(kills.processes.sendAndDie(visitor, point, request));
      const held = expectStatus(await visitor.send(request), 201).json<Reservation>();
      expect(held.change?.state).toBe('held');
      await letChangesLapse(kills.server);
      await expectUnchanged(kills.server, { booked });
    },
    MINUTE,
  );

  it.each(changePoints)(
    'killed at %s of a change that gives back: made once after one retry, and given back once',
    async (point) => {
      const visitor = await arrive();
      const change = await aboutToGetBack(visitor);
      await kills.killed(kills.processes.sendAndDie(visitor, point, change.request));
      expectStatus(await visitor.send(change.request), 200);
      await runChangeJobs(kills.server);
      await expectChangedOnce(kills.server, change);
      expect(await givenBackByChanges(kills.server, change.booked)).toEqual([
        change.quote.refundYen,
      ]);
    },
    MINUTE,
  );

  it.each(changePoints)(
    'killed at %s of a change that gives back and nobody comes back: made and given back, or neither',
    async (point) => {
      const visitor = await arrive();
      const change = await aboutToGetBack(visitor);
      await kills.killed(kills.processes.sendAndDie(visitor, point, change.request));
      await letChangesLapse(kills.server);
      const isMade = point === 'changeCommitted' || point === 'beforeResponse';
      await (isMade ? expectChangedOnce : expectUnchanged)(kills.server, change);
      expect(await givenBackByChanges(kills.server, change.booked)).toEqual(
        isMade ? [change.quote.refundYen] : [],
      );
    },
    MINUTE,
  );

  it.each(changePayPoints)(
    'killed at %s of a change that is paid by card: charged once and made once after one retry',
    async (point) => {
      const visitor = await arrive();
      const change = await aboutToPayMore(visitor);
      await kills.killed(kills.processes.sendAndDie(visitor, point, change.request));
      expectStatus(await visitor.send(change.request), 200);
      await expectChangedOnce(kills.server, change);
      expect(await chargedForChanges(kills.server, change.booked)).toEqual([change.quote.payYen]);
    },
    MINUTE,
  );

  it.each(changePayPoints)(
    'killed at %s of a change that is paid by card and nobody comes back: the jobs charge and make it once',
    async (point) => {
      const visitor = await arrive();
      const change = await aboutToPayMore(visitor);
      await kills.killed(kills.processes.sendAndDie(visitor, point, change.request));
      await letChangesLapse(kills.server);
      await expectChangedOnce(kills.server, change);
      expect(await chargedForChanges(kills.server, change.booked)).toEqual([change.quote.payYen]);
    },
    MINUTE,
  );
});

it(
  'control: a charge that is repeated under another id is made twice, and that is seen',
  async () => {
    const visitor = await arrive();
    const change = await aboutToPayMore(visitor);
    await kills.killed(kills.processes.sendAndDie(visitor, 'chargeSent', change.request));
    const { payments } = kills.server.services;
    const call = payments.charge.bind(payments);
    vi.spyOn(payments, 'charge').mockImplementation((request) =>
      call({ ...request, paymentId: `${request.paymentId}x` }),
    );
    await runChangeJobs(kills.server);
    const { rows } = await sql`select id from sandbox_charge where charge_key like '%x'`.execute(
      kills.server.db,
    );
    expect(rows.length).toBeGreaterThan(0);
    await clear(kills.server);
  },
  MINUTE,
);

it(
  'control: a change that is made without its payment is seen',
  async () => {
    const visitor = await arrive();
    const change = await aboutToPayMore(visitor);
    await sql`update reservation_change set state = 'made', position = 1, ended_at = now()
      where reservation_id = ${change.booked.id}`.execute(kills.server.db);
    const broken = await findBroken(kills.server.db);
    expect(broken.wrongChanges).toHaveLength(1);
    expect(broken.wrongStock).not.toEqual([]);
    await clear(kills.server);
  },
  MINUTE,
);
