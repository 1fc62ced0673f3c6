import type { Draft } from '@ferry/api/customer-server';
import { afterEach, describe, expect, it } from 'vitest';
import { closeQueue } from '../../src/domain/queue/open-queue.ts';
import { deleteOldPlaces } from '../../src/domain/queue/retention.ts';
import { loadDemoMembers } from '../../src/operator/demo/load-members.ts';
import { type TestServer, Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commit,
  customers,
  DRAFTS,
  expectStatus,
  fillDraft,
  holdDraft,
  ifMatch,
} from '../support/booking.ts';
import { inParts } from '../support/crowd.ts';
import { logIn } from '../support/members.ts';
import {
  countInside,
  forgetLines,
  join,
  OPENING_DAY,
  openLine,
  openNow,
  passTime,
  placeOf,
  QUEUE,
  refusal,
  step,
  WAITS,
} from '../support/queue.ts';
import { arriveFrom } from '../support/unpaid.ts';

/** Turns and places of the fair line, and its end, whichever database it is. */
export function queueTurnsSuite(server: TestServer): void {
  afterEach(() => forgetLines(server));
  const newcomer = () => Visitor.arrive(server.app);
  const crowd = (size: number) =>
    inParts(Array.from({ length: size }), 8, (_, index) =>
      arriveFrom(server.app, `198.51.${Math.floor(index / 250)}.${index % 250}`),
    );

  describe('順番', () => {
    it('予約を始めた方は、時間が過ぎても、始めた予約を最後まで続けられる', async () => {
      await openNow(server, { inside_limit: 1 });
      const visitor = await newcomer();
      await join(visitor);
      await step(server);
      const draft = await fillDraft(visitor, { date: OPENING_DAY });
      passTime(server, 40 * 60);
      await step(server);
      expect((await placeOf(visitor)).state).toBe('outside');
      const url = `${DRAFTS}/${draft.id}/customers`;
      const saved = await visitor.put(url, customers(), ifMatch(draft.version));
      const held = await holdDraft(visitor, expectStatus(saved, 200).json<Draft>());
      expectStatus(await commit(visitor, expectStatus(held, 201).json()), 200);
    });

    it('同時に順番になるのは決めた人数までで、始めない方と予約を終えた方の分は、次の方に回る', async () => {
      await openNow(server, { inside_limit: 3 });
      const line = await crowd(9);
      for (const visitor of line) await join(visitor);
      expect([await step(server), await step(server)]).toEqual([3, 0]);
      const [buyer, idler, slow] = line as [Visitor, Visitor, Visitor];
      const draft = await fillDraft(buyer, { date: OPENING_DAY });
      await fillDraft(slow, { date: OPENING_DAY });
      const held = expectStatus(await holdDraft(buyer, draft), 201).json();
      passTime(server, 60);
      expectStatus(await commit(buyer, held), 200);
      for (const visitor of line) await placeOf(visitor);
      // A booking makes room at once.
      expect(await step(server)).toBe(1);
      expect(refusal(await buyer.post(DRAFTS, await chooseTrip(buyer)))).toEqual(WAITS);
      passTime(server, 5 * 60);
      for (const visitor of line.slice(1)) await join(visitor);
      // Two turns were not used: they come once more at the front, before who is behind.
      expect(await step(server)).toBe(2);
      expect(await countInside(server)).toBe(3);
      expect((await placeOf(idler)).state).toBe('admitted');
      passTime(server, 6 * 60);
      for (const visitor of line.slice(1)) await join(visitor);
      await step(server);
      // Missed twice: the last.
      expect(await placeOf(idler)).toMatchObject({ state: 'waiting' });
      expect(await countInside(server)).toBe(3);
    });

    it('順番が来たときにいない方は後回しになり、戻ると先頭', async () => {
      await openNow(server, { inside_limit: 1 });
      const [away, here, other] = (await crowd(3)) as [Visitor, Visitor, Visitor];
      for (const visitor of [away, here, other]) await join(visitor);
      passTime(server, 4 * 60);
      await join(here);
      await join(other);
      await step(server);
      // A client that is away has no place that counts, and finds it by joining again.
      expect([(await placeOf(away)).state, (await placeOf(here)).state]).toEqual([
        'outside',
        'admitted',
      ]);
      expect(await join(away)).toMatchObject({ state: 'waiting', position: 1 });
      await here.delete(QUEUE);
      await step(server);
      expect((await placeOf(away)).state).toBe('admitted');
      expect(await placeOf(other)).toMatchObject({ state: 'waiting', position: 1 });
    });

    it('目安の時間は直近の速さから計算し、分からないうちは言わない。聞き直す間隔は人数で決まる', async () => {
      await openNow(server, { per_second: 1 });
      const line = await crowd(30);
      for (const visitor of line) await join(visitor);
      await step(server);
      const last = line.at(-1) as Visitor;
      expect(await placeOf(last)).toMatchObject({ position: 29, estimatedSeconds: null });
      for (let second = 0; second < 12; second += 1) await step(server);
      const { position, estimatedSeconds, checkAfterSeconds } = await placeOf(last);
      expect(position).toBe(17);
      expect(estimatedSeconds).toBeGreaterThanOrEqual(15);
      expect(estimatedSeconds).toBeLessThanOrEqual(18);
      expect(checkAfterSeconds).toBe(Math.ceil((estimatedSeconds ?? 0) / 2));
    });

    it('サーバーが遅い間は、入る方が減り、止まり、速くなると増える', async () => {
      await openNow(server);
      const line = await crowd(40);
      for (const visitor of line) await join(visitor);
      const turns = [];
      for (const slow of [0, 0, 600, 600, 3000, 0, 0]) turns.push(await step(server, slow));
      expect(turns).toEqual([7, 8, 4, 2, 0, 2, 3]);
    });

    it('時計が戻っても進み、先に進んでも、始めた予約は続けられる', async () => {
      await openNow(server, { inside_limit: 2 });
      const line = (await crowd(4)) as [Visitor, Visitor, Visitor, Visitor];
      for (const visitor of line) await join(visitor);
      await step(server);
      const draft = await fillDraft(line[0], { date: OPENING_DAY });
      passTime(server, 3600);
      expectStatus(await holdDraft(line[0], draft), 201);
      for (const visitor of line.slice(1)) await join(visitor);
      await step(server);
      passTime(server, -3600);
      expect(await step(server)).toBeGreaterThan(0);
    });
  });

  describe('ひとりに1つ', () => {
    it('同じセッションは何度加わっても同じ順番。Cookieを捨てると最後で、1つの回線は決めた数まで', async () => {
      await openNow(server, { inside_limit: 1, address_limit: 2 });
      const [first, second] = [
        await arriveFrom(server.app, '203.0.113.7'),
        await arriveFrom(server.app, '203.0.113.7'),
      ];
      await join(first);
      expect(await join(second)).toMatchObject({ position: expect.any(Number) });
      const again = await Promise.all([join(second), join(second), placeOf(second)]);
      expect(new Set(again.map(({ position }) => position)).size).toBe(1);
      const renewed = await arriveFrom(server.app, '203.0.113.7');
      const refused = await renewed.post(QUEUE);
      expect(refusal(refused)).toEqual([429, 'RATE_LIMITED']);
      expect(refused.headers['retry-after']).toBe('60');
      // Places that were left for a while are none of the address's when others have come.
      passTime(server, 4 * 60);
      await join(renewed);
      await join(second);
      expect(refusal(await first.post(QUEUE))).toEqual([429, 'RATE_LIMITED']);
      expect(await join(await arriveFrom(server.app, '203.0.113.8'))).toMatchObject({
        state: 'waiting',
      });
    });

    it('ログインしても順番は続き、会員は端末がいくつあっても1つ', async () => {
      await openNow(server, { inside_limit: 1 });
      const [first, visitor] = (await crowd(2)) as [Visitor, Visitor];
      await join(first);
      await join(visitor);
      await step(server);
      await loadDemoMembers(server.db, server.clock);
      await logIn(visitor, 'hanako');
      expect(await placeOf(visitor)).toMatchObject({ state: 'waiting', position: 1 });
      const phone = await newcomer();
      await join(phone);
      await logIn(phone, 'hanako');
      const places = await server.db.selectFrom('queue_place').select('lot').execute();
      expect(places).toHaveLength(2);
      expect(await placeOf(phone)).toMatchObject({ state: 'waiting', position: 1 });
    });
  });

  describe('切り替え', () => {
    it('途中で終えると皆がすぐ進め、また開くと、予約の途中の方だけが続けられる', async () => {
      await openNow(server, { inside_limit: 1 });
      const [buyer, waiting] = (await crowd(2)) as [Visitor, Visitor];
      await join(buyer);
      await join(waiting);
      await step(server);
      const draft = await fillDraft(buyer, { date: OPENING_DAY });
      await closeQueue(server.db, server.clock.now());
      expect((await placeOf(waiting)).state).toBe('open');
      await fillDraft(waiting, { date: OPENING_DAY });
      passTime(server, 60);
      const now = server.clock.now();
      await openLine(server, { gathers_at: now, opens_at: now });
      expect((await placeOf(waiting)).state).toBe('outside');
      expectStatus(await holdDraft(buyer, draft), 201);
      expect(refusal(await buyer.post(DRAFTS, await chooseTrip(buyer)))).toEqual(WAITS);
    });

    it('時間が来ると終わり、7日後には何も残らない', async () => {
      await openNow(server);
      await join(await newcomer());
      passTime(server, 2 * 3600);
      await step(server);
      const closed = server.db.selectFrom('sales_queue').select('closed_at');
      expect((await closed.executeTakeFirstOrThrow()).closed_at).toEqual(server.clock.now());
      passTime(server, 7 * 24 * 3600 - 60);
      expect(await deleteOldPlaces(server.db, server.clock.now())).toBe(0);
      passTime(server, 60);
      expect(await deleteOldPlaces(server.db, server.clock.now())).toBe(1);
    });
  });
}
