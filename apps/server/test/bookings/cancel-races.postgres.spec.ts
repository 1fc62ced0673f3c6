import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus, key } from '../support/booking.ts';
import { bookFamily, cancel, cancelShown, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { once, without } from '../support/guards.ts';
import { expectInvariants } from '../support/invariants.ts';
import { CARDS, holdToPay, lookedUp, pay, press } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// What only shows when several connections work at the same time.

const server = usePostgresServer({ processes: 2 });
const onlyLeg = [{ leg: 'outbound' as const, kind: 'leg' as const, position: null }];

/** Six tabs of one customer cancel all of a paid reservation at the same time. */
async function cancelSixTimes() {
  const visitor = await Visitor.arrive(server.app);
  // Its places could be given back for those of the other one.
  await bookFamily(await Visitor.arrive(server.app), { card: CARDS.frictionless });
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
  const request = { items: wholeTrip, feeYen, refundYen };
  const responses = await Promise.all(
    Array.from({ length: 6 }, () => cancel(visitor, booked, request, key())),
  );
  return { booked, codes: responses.map((each) => each.json().code ?? each.statusCode).sort() };
}

const givenBack = async () => {
  const { rows } = await sql<{ yen: number }>`
    select coalesce(sum(amount_yen), 0)::int as yen from sandbox_refund`.execute(server.db);
  return rows[0]?.yen ?? 0;
};

describe('同時の取消', () => {
  it('6つの画面で同時に取り消しても1回だけで、返金の仕事が2つのプロセスで重なっても1回だけ戻る', async () => {
    const before = await givenBack();
    const { booked, codes } = await cancelSixTimes();
    expect(codes).toEqual([200, ...Array(5).fill('VERSION_CONFLICT')]);
    await Promise.all(
      [...server.processes, ...server.processes].map((each) => runPaymentJobs(each)),
    );
    const seen = await lookedUp(server.app, booked);
    expect(seen.cancellations).toMatchObject([{ refundState: 'refunded' }]);
    expect((await givenBack()) - before).toBe(seen.cancellations[0]?.refundYen);
  });

  it('(対照)予約を先に押さえなければ、2回目も取り消そうとする', async () => {
    const { codes } = await without('reservationLock', cancelSixTimes);
    expect(codes).not.toEqual([200, ...Array(5).fill('VERSION_CONFLICT')]);
    for (const each of server.processes) {
      each.log.length = 0;
      each.violations.length = 0;
    }
    await forget(server);
    await sql`delete from sandbox_refund`.execute(server.db);
  });

  it('見積もりの途中で一部が取り消されても、取消の前の予約の見積もりになる', async () => {
    const visitor = await Visitor.arrive(server.app);
    const booked = await bookFamily(visitor, { card: CARDS.frictionless });
    const shown = await quoteOf(visitor, booked, onlyLeg);
    const others = [{ leg: 'return' as const, kind: 'leg' as const, position: null }];
    once('reservationRead', () => cancelShown(visitor, booked, others));
    const { version, paidYen, lines } = await quoteOf(visitor, booked, onlyLeg);
    expect({ version, paidYen, lines }).toEqual({
      version: shown.version,
      paidYen: shown.paidYen,
      lines: shown.lines,
    });
    expect((await lookedUp(server.app, booked)).version).toBe(booked.version + 1);
  });

  it('コンビニで払われるのと同時の取消は、どちらが先でも、予約か全額の返金のどちらか', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 4; round += 1) {
      const visitor = await Visitor.arrive(server.app);
      const ready = await holdToPay(visitor, { store: 'store_minato' });
      const booked = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
      const { feeYen, refundYen } = await quoteOf(visitor, booked, onlyLeg);
      await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
      const request = { items: onlyLeg, feeYen, refundYen };
      await Promise.all([cancel(visitor, booked, request), deliverEvents(server)]);
      for (const _ of [1, 2]) {
        pass(server, 60);
        await runPaymentJobs(server);
      }
      const { state, payment } = await lookedUp(server.app, booked);
      ends.add(`${state} ${payment?.state}`);
      await expectInvariants(server.db);
      await forget(server);
    }
    expect(['cancelled refundNeedsAccount', 'confirmed captured']).toEqual(
      expect.arrayContaining([...ends]),
    );
  }, 60_000);
});
