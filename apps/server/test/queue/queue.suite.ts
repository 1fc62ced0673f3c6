import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commit,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  key,
} from '../support/booking.ts';
import { inParts } from '../support/crowd.ts';
import { loggedIn } from '../support/members.ts';
import {
  forgetLines,
  join,
  OPENING,
  OPENING_DAY,
  openLine,
  placeOf,
  QUEUE,
  refusal,
  step,
  WAITS,
} from '../support/queue.ts';
import { arriveFrom } from '../support/unpaid.ts';

/** The fair line before and at the opening, whichever database it is. */
export function queueSuite(server: TestServer): void {
  afterEach(() => forgetLines(server));
  const at = (instant: string) => server.clock.set(instant);
  const newcomer = () => Visitor.arrive(server.app);
  const crowd = (size: number) =>
    inParts(Array.from({ length: size }), 8, (_, index) =>
      arriveFrom(server.app, `198.51.${Math.floor(index / 250)}.${index % 250}`),
    );

  describe('順番待ちがないとき', () => {
    it('待たずに予約でき、順番を聞いても、加わっても、そう答える', async () => {
      const visitor = await newcomer();
      expect(await placeOf(visitor)).toMatchObject({ state: 'open', position: null });
      expect(await join(visitor)).toMatchObject({ state: 'open' });
      expect((await placeOf(new Visitor(server.app))).state).toBe('open');
      await fillDraft(visitor);
    });

    it('開始前に開いていても、受付の始まっている便は待たずに予約できる', async () => {
      at('2027-07-21T08:50:00+09:00');
      await openLine(server);
      const visitor = await newcomer();
      expect(await placeOf(visitor)).toMatchObject({ state: 'outside', opensAt: OPENING });
      await hold(visitor);
    });
  });

  describe('受付の開始', () => {
    it('開始前に加わった順番は抽選で決まり、種と札から誰でも同じ順を確かめられる。後から加わった方は後ろ', async () => {
      at('2027-07-21T08:50:00+09:00');
      await openLine(server, { inside_limit: 1 });
      const early = await crowd(40);
      for (const visitor of early) expect((await join(visitor)).state).toBe('gathering');
      at('2027-07-21T08:59:59+09:00');
      for (const visitor of early) await join(visitor);
      await step(server);
      const late = await arriveFrom(server.app, '203.0.113.9');
      const last = await join(late);
      expect(last).toMatchObject({ state: 'waiting', position: 40 });
      const { seed } = await server.db
        .selectFrom('sales_queue')
        .select('seed')
        .executeTakeFirstOrThrow();
      const drawn = await server.db
        .selectFrom('queue_place')
        .select(['lot', 'place', 'drawn_from'])
        .where('drawn_from', 'is not', null)
        .orderBy('place')
        .execute();
      const sortedBy = (lot: string) =>
        createHash('sha256')
          .update(seed ?? '')
          .update(lot)
          .digest('hex');
      const replayed = drawn
        .map(({ lot }) => lot)
        .sort((one, other) => (sortedBy(one) < sortedBy(other) ? -1 : 1));
      expect(drawn.map(({ lot }) => lot)).toEqual(replayed);
      // Nobody's place is made or lost by it, and the order is another one.
      const before = drawn.map(({ drawn_from }) => drawn_from ?? 0);
      expect([...before].sort((one, other) => one - other)).toEqual(
        drawn.map(({ place }) => place),
      );
      expect(before).not.toEqual(drawn.map(({ place }) => place));
    });

    it('順番が来るまで、誰が呼んでも、下書きも、用意しておいた下書きの仮予約も断られる', async () => {
      at('2027-07-21T08:50:00+09:00');
      const prepared = await newcomer();
      const draft = await fillDraft(prepared, { date: OPENING_DAY });
      await openLine(server, { inside_limit: 1 });
      const first = await newcomer();
      await join(first);
      at(OPENING);
      await join(first);
      await step(server);
      expect((await placeOf(first)).state).toBe('admitted');
      await join(prepared);
      await step(server);
      expect(refusal(await holdDraft(prepared, draft))).toEqual(WAITS);
      await loadDemoMembers(server.db, server.clock);
      const member = await loggedIn(server, 'hanako');
      const trip = await chooseTrip(prepared, { date: OPENING_DAY });
      const again = key();
      for (const visitor of [prepared, await newcomer(), member]) {
        const refused = await visitor.post(DRAFTS, trip, again);
        expect(refusal(refused)).toEqual(WAITS);
        expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      }
      // The same request, once its turn has come: a refusal is kept nowhere.
      await first.delete(QUEUE);
      await step(server);
      expect((await placeOf(prepared)).state).toBe('admitted');
      expectStatus(await prepared.post(DRAFTS, trip, again), 201);
      expectStatus(await holdDraft(prepared, draft), 201);
    });

    it('開始前からの予約の途中の方は、待たずに続けられる', async () => {
      at('2027-07-21T08:50:00+09:00');
      const [holder, typing] = [await newcomer(), await newcomer()];
      const held = await hold(holder);
      const draft = await fillDraft(typing);
      await openLine(server, { inside_limit: 1 });
      at(OPENING);
      await step(server);
      expectStatus(await holdDraft(typing, draft), 201);
      expectStatus(await commit(holder, held), 200);
    });
  });
}
