import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus, key } from '../support/booking.ts';
import { bookFamily, cancel, cancelShown, quoteOf, wholeTrip } from '../support/cancelling.ts';
import { once, without } from '../support/guards.ts';
import { expectInvariants } from '../support/invariants.ts';
import { meet } from '../support/meeting.ts';
import { CARDS, holdToPay, lookedUp, pay, press } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { typed } from '../support/refund-accounts.ts';
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

/** The office cancels for a customer who is doing it, and whose cancellation is written and not committed yet. */
async function cancelTwice(first: 'customer' | 'office') {
  const visitor = await Visitor.arrive(server.app);
  // Its places could be given back for those of the other one.
  await bookFamily(await Visitor.arrive(server.app), { card: CARDS.frictionless });
  const booked = await bookFamily(visitor, { card: CARDS.frictionless });
  const { feeYen, refundYen } = await quoteOf(visitor, booked, wholeTrip);
  const request = { items: wholeTrip, feeYen, refundYen };
  const customer = async () => (await cancel(visitor, booked, request)).json<{ code?: string }>();
  const office = () =>
    typed(server, `bookings cancel ${booked.reservationNumber}`).catch((error: unknown) => error);
  const ends =
    first === 'customer'
      ? await meet(server, 'cancelled', customer, office)
      : await meet(server, 'cancelled', office, customer);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from mail
    where kind = 'reservationCancelled' and occasion like ${`%${booked.id}%`}`.execute(server.db);
  return { booked, ends, mails: rows[0]?.count };
}

describe('お客様と窓口の同時の取消', () => {
  it('どちらが先でも1回だけ取り消し、後の方は取消済みと知り、メールも返金も1回', async () => {
    const before = await givenBack();
    const { booked, ends, mails } = await cancelTwice('customer');
    const text = `${booked.reservationNumber}\tall\tnothing to do: it is cancelled already`;
    expect([ends[1], mails]).toEqual([{ exitCode: 0, text }, 1]);
    const other = await cancelTwice('office');
    expect(other.ends[0]).toMatchObject({ exitCode: 0 });
    expect([other.ends[1], other.mails]).toEqual([
      expect.objectContaining({ code: 'VERSION_CONFLICT' }),
      1,
    ]);
    await runPaymentJobs(server);
    const refunds = await Promise.all(
      [booked, other.booked].map(async (each) => {
        const { cancellations } = await lookedUp(server.app, each);
        expect(cancellations).toHaveLength(1);
        return cancellations[0]?.refundYen ?? 0;
      }),
    );
    expect((await givenBack()) - before).toBe(refunds.reduce((sum, yen) => sum + yen, 0));
  });

  it('(対照)窓口が予約を先に押さえなければ、同じ予約を2回取り消そうとする', async () => {
    const { ends } = await without('settlementLock', () => cancelTwice('customer'));
    expect(ends[1]).not.toMatchObject({ text: expect.stringContaining('nothing to do') });
    for (const each of server.processes) {
      each.log.length = 0;
      each.violations.length = 0;
    }
    await forget(server);
    await sql`delete from sandbox_refund`.execute(server.db);
  });
});
