import type { Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { bookFamily, cancel, cancelShown, oneOf, quoteOf } from '../support/cancelling.ts';
import { without } from '../support/guards.ts';
import { expectInvariants } from '../support/invariants.ts';
import { holdToPay, lookedUp, pay, press, seen } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { account, operate, register, typed } from '../support/refund-accounts.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';

// What only shows when several connections work at the same time.

const server = usePostgresServer({ processes: 2 });
/** All that a reservation is locked with. */
const LOCKS = ['reservationLock', 'settlementLock'] as const;
const all = [{ leg: 'outbound' as const, kind: 'leg' as const, position: null }];

async function atStore(visitor: Visitor): Promise<Reservation> {
  const ready = await holdToPay(visitor, { store: 'store_minato' });
  return expectStatus(await pay(visitor, ready), 200).json<Reservation>();
}

async function toRefund(visitor: Visitor) {
  const booked = await atStore(visitor);
  await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
  await deliverEvents(server);
  const cancelled = await cancelShown(visitor, await seen(visitor, booked.id), all);
  return { cancelled, refundId: cancelled.refunds[0]?.id ?? '' };
}

async function registerSixTimes() {
  const visitor = await Visitor.arrive(server.app);
  const { cancelled, refundId } = await toRefund(visitor);
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      register(visitor, cancelled, refundId, { ...account, accountNumber: String(index + 1) }),
    ),
  );
  return responses.map((each) => each.json().code ?? each.statusCode).sort();
}

async function payTwelveTimes() {
  const visitor = await Visitor.arrive(server.app);
  const { cancelled, refundId } = await toRefund(visitor);
  expectStatus(await register(visitor, cancelled, refundId), 200);
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      typed(server.processes[index % 2] ?? server, `refunds paid ${refundId}`),
    ),
  );
  const texts = results.map((each) => (each.status === 'fulfilled' ? each.value.text : 'failed'));
  const { history } = await seen(visitor, cancelled.id);
  return {
    paid: texts.filter((text) => text.endsWith('is paid')).length,
    noted: history.filter(({ event }) => event === 'refunded').length,
  };
}

/** What a control leaves behind. */
async function clear() {
  for (const each of server.processes) {
    each.log.length = 0;
    each.violations.length = 0;
  }
  await forget(server);
}

describe('払い戻し先の登録と、振り込みの記録の競争', () => {
  it('6つの画面で同時に登録しても、1つの口座だけが残る', async () => {
    expect(await registerSixTimes()).toEqual([200, ...Array(5).fill('RESERVATION_STATE')]);
  });

  it('(対照)予約を先に押さえなければ、2つ目も登録しようとする', async () => {
    const codes = await without(LOCKS, registerSixTimes).finally(clear);
    expect(codes).not.toEqual([200, ...Array(5).fill('RESERVATION_STATE')]);
  });

  it('2つのプロセスで12回「払った」と記録しても、1回だけ', async () => {
    expect(await payTwelveTimes()).toEqual({ paid: 1, noted: 1 });
  });

  it('(対照)予約を先に押さえなければ、何度も記録しようとする', async () => {
    const noted = await without(LOCKS, payTwelveTimes).finally(clear);
    expect(noted).not.toEqual({ paid: 1, noted: 1 });
  });

  it('登録と「振り込めなかった」が同時でも、口座があるのは手続き中のときだけ', async () => {
    for (let round = 0; round < 5; round += 1) {
      const visitor = await Visitor.arrive(server.app);
      const { cancelled, refundId } = await toRefund(visitor);
      expectStatus(await register(visitor, cancelled, refundId), 200);
      await Promise.all([
        operate(server, `refunds returned ${refundId}`),
        register(visitor, cancelled, refundId),
      ]);
      const { rows } = await sql<{ ok: boolean }>`
        select (r.state = 'pending') = (a.refund_id is not null) as ok
        from refund r left join refund_account a on a.refund_id = r.id
        where r.id = ${refundId}`.execute(server.db);
      expect(rows).toEqual([{ ok: true }]);
    }
  });
});

describe('コンビニでの支払いと、一部の取消の競争', () => {
  it('店で払われるのと同時でも、確定した予約か、全額の払い戻しと新しい番号のどちらか', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const visitor = await Visitor.arrive(server.app);
      const booked = await bookFamily(visitor, { store: 'store_minato' });
      const items = [oneOf('passenger', 1)];
      const { feeYen, refundYen } = await quoteOf(visitor, booked, items);
      const url = booked.payment?.instructions?.url ?? '';
      await Promise.all([
        cancel(visitor, booked, { items, feeYen, refundYen }),
        press(visitor, url, 'pay').then(() => deliverEvents(server)),
        ...server.processes.map((each) => runPaymentJobs(each)),
      ]);
      for (const _ of [1, 2, 3]) {
        pass(server, 60);
        await Promise.all(server.processes.map((each) => runPaymentJobs(each)));
        await deliverEvents(server);
      }
      const { state, payment, refunds } = await lookedUp(server.app, booked);
      ends.add([state, payment?.state, ...refunds.map((each) => each.state)].join(' '));
      const { rows } = await sql<{ live: number }>`
        select count(*)::int as live from sandbox_charge c join payment p on p.id = c.charge_key
        where p.reservation_id = ${booked.id} and c.state = 'awaitingPayment'`.execute(server.db);
      expect(rows[0]?.live).toBe(state === 'confirmed' ? 0 : 1);
      await expectInvariants(server.db);
      await forget(server);
    }
    expect(['confirmed captured', 'confirmedUnpaid awaitingPayment needsAccount']).toEqual(
      expect.arrayContaining([...ends]),
    );
  }, 90_000);

  it('新しい番号は、前の番号が終わるまで作られない。応答が失われても1つだけ', async () => {
    const visitor = await Visitor.arrive(server.app);
    const booked = await bookFamily(visitor, { store: 'store_minato' });
    await cancelShown(visitor, booked, [oneOf('passenger', 1)]);
    const { payments } = server.services;
    const count = async () => {
      const { rows } = await sql<{ state: string }>`
        select c.state from sandbox_charge c join payment p on p.id = c.charge_key
        where p.reservation_id = ${booked.id} order by p.attempt`.execute(server.db);
      return rows.map(({ state }) => state);
    };
    const cut = vi.spyOn(payments, 'cancel').mockRejectedValue(new Error('cut'));
    for (const _ of [1, 2]) {
      await runPaymentJobs(server);
      pass(server, 60);
    }
    expect(await count()).toEqual(['awaitingPayment']);
    cut.mockRestore();
    const charge = payments.charge.bind(payments);
    const lost = vi.spyOn(payments, 'charge').mockImplementationOnce(async (request) => {
      await charge(request);
      throw new Error('lost');
    });
    for (const _ of [1, 2, 3]) {
      await runPaymentJobs(server);
      pass(server, 60);
    }
    lost.mockRestore();
    expect(await count()).toEqual(['expired', 'awaitingPayment']);
    expect((await seen(visitor, booked.id)).payment?.state).toBe('awaitingPayment');
  });
});
