import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { type TestServer, Visitor } from '../support/api.ts';
import { key } from '../support/booking.ts';
import { cancel, quoteOf } from '../support/cancelling.ts';
import { without } from '../support/guards.ts';
import { expectInvariants } from '../support/invariants.ts';
import { CARDS, comeBack, lookedUp } from '../support/paying.ts';
import { bookUnpaid, infoOf, payLater, payRequest, startPayment } from '../support/paying-later.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// What only shows when several connections work at the same time.

const server = usePostgresServer({ processes: 2 });
const STORE = { store: 'store_minato' };
const CARD = { card: CARDS.frictionless };
const ROUNDS = 4;
const MINUTE = 60_000;

/** Two tabs of each of two processes pay the same booking with a card each. */
async function payFourTimes() {
  const visitor = await Visitor.arrive(server.app);
  const booked = await bookUnpaid(visitor, 'port');
  const info = await infoOf(visitor, booked);
  const elsewhere = new Visitor((server.processes[1] as TestServer).app);
  for (const cookie of visitor.cookies) elsewhere.cookies.set(...cookie);
  const requests = await Promise.all([1, 2, 3, 4].map(() => payRequest(visitor, info, CARD)));
  const responses = await Promise.all(
    requests.map((request, index) =>
      startPayment(index % 2 === 0 ? visitor : elsewhere, info, request, key()),
    ),
  );
  return { booked, statuses: responses.map(({ statusCode }) => statusCode).sort() };
}

/** What the provider has of a reservation's payments. */
const chargesOf = async ({ id }: Reservation) => {
  const rows = await server.db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'charge_key', 'payment.id')
    .select(['sandbox_charge.state'])
    .where('reservation_id', '=', id)
    .execute();
  return rows.map(({ state }) => state).sort();
};

async function settle() {
  for (const _ of [1, 2, 3]) {
    pass(server, 60);
    await Promise.all(server.processes.map((each) => runPaymentJobs(each)));
    await deliverEvents(server);
  }
}

const isOnce = (statuses: number[]) => statuses.join() === '200,409,409,409';

describe('同時のお支払い', () => {
  it('4つの画面で同時に支払っても、1回だけ', async () => {
    const { booked, statuses } = await payFourTimes();
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect(await chargesOf(booked)).toEqual(['captured']);
  });

  it('(対照)予約を先に押さえなければ、2つ目も始めようとする', async () => {
    const seen: number[][] = [];
    // On a busy machine the four may come one after the other by themselves.
    for (let round = 0; round < 5 && seen.every(isOnce); round += 1) {
      seen.push((await without('accessLock', payFourTimes)).statuses);
    }
    expect(seen.every(isOnce)).toBe(false);
    for (const each of server.processes) {
      each.log.length = 0;
      each.violations.length = 0;
    }
    await settle();
    await forget(server);
  });

  it(
    '同じ鍵で10回送っても、請求は1回、応答は1つ',
    async () => {
      const visitor = await Visitor.arrive(server.app);
      const booked = await bookUnpaid(visitor, STORE);
      const info = await infoOf(visitor, booked);
      const request = await payRequest(visitor, info, CARD);
      const same = key();
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => startPayment(visitor, info, request, same)),
      );
      expect(responses.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
      const paid = responses.filter(({ statusCode }) => statusCode === 200);
      expect(new Set(paid.map(({ body }) => body)).size).toBe(1);
      await settle();
      expect(await chargesOf(booked)).toEqual(['captured', 'expired']);
    },
    MINUTE,
  );

  it(
    '取消と同時に支払うと、どちらか一方になり、お金は残らないか、予約が残る',
    async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const visitor = await Visitor.arrive(server.app);
        const booked = await bookUnpaid(visitor, round % 2 === 0 ? STORE : 'port');
        const items = [{ leg: 'outbound' as const, kind: 'leg' as const, position: null }];
        const { feeYen, refundYen } = await quoteOf(visitor, booked, items);
        const [paid, cancelled] = await Promise.all([
          payLater(visitor, booked, CARD),
          cancel(visitor, booked, { items, feeYen, refundYen }),
        ]);
        await settle();
        const { state } = await lookedUp(server.app, booked);
        expect([paid.statusCode === 200, cancelled.statusCode === 200]).toEqual(
          state === 'confirmed' ? [true, false] : [false, true],
        );
        const kept = (await chargesOf(booked)).filter((each) => each === 'captured');
        expect(kept).toHaveLength(state === 'confirmed' ? 1 : 0);
        await expectInvariants(server.db);
        await forget(server);
      }
    },
    MINUTE,
  );

  it(
    '期限の分に、取り消す仕事と同時に支払っても、確定するか、請求なしで終わる',
    async () => {
      const ends = new Set<string>();
      for (let round = 0; round < ROUNDS; round += 1) {
        server.clock.set('2027-07-20T10:00:00+09:00');
        const booked = await bookUnpaid(await Visitor.arrive(server.app), STORE);
        server.clock.set('2027-07-23T23:59:58+09:00');
        const later = await comeBack(server.app, booked);
        const info = await infoOf(later, booked);
        const request = await payRequest(later, info, CARD);
        // In every other round the job is there first.
        if (round % 2 === 1) server.clock.set('2027-07-24T00:00:00+09:00');
        const paying = startPayment(later, info, request);
        server.clock.set('2027-07-24T00:00:00+09:00');
        const [response] = await Promise.all([paying, runPaymentJobs(server)]);
        await settle();
        const { state } = await lookedUp(server.app, booked);
        ends.add(`${response.statusCode} ${state}`);
        expect(await chargesOf(booked)).toEqual(
          state === 'confirmed' ? ['captured', 'expired'] : ['expired'],
        );
        await expectInvariants(server.db);
        await forget(server);
      }
      for (const end of ends) expect(['200 confirmed', '410 expired']).toContain(end);
    },
    MINUTE,
  );
});
