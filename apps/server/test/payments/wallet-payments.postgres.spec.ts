import type { Reservation } from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { type TestServer, Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { without } from '../support/guards.ts';
import { expectInvariants } from '../support/invariants.ts';
import { complete, press, seen } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { forget, usePostgresServer } from '../support/use-postgres-server.ts';
import { holdForWallet, payByWallet, sheetToken } from '../support/wallet-payments.ts';

// Races of several connections.

/** All that a settlement is locked with. */
const LOCKS = ['settlementLock', 'paymentLock'] as const;

const server = usePostgresServer({ processes: 2 });

const chargesOf = async (reservationId: string) => {
  const rows = await server.db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'charge_key', 'payment.id')
    .select(['sandbox_charge.state'])
    .where('reservation_id', '=', reservationId)
    .execute();
  return rows.map(({ state }) => state).sort();
};

/** A customer has paid at PayPay: their return, twice, meets the event and the job of both processes. */
async function comeBackInARace() {
  const visitor = await Visitor.arrive(server.app);
  const ready = await holdForWallet(visitor, 'payPay');
  const going = expectStatus(await payByWallet(visitor, ready), 202).json<Reservation>();
  const { id = '', action } = going.payment ?? {};
  await press(visitor, action?.url ?? '', 'pay');
  pass(server, 60);
  await Promise.all([
    ...[complete(visitor, id), complete(visitor, id), deliverEvents(server, 2)],
    ...server.processes.map((each) => runPaymentJobs(each)),
  ]);
  const { state, history } = await seen(visitor, ready.held.id);
  const paid = history.filter(({ event }) => event === 'paid').length;
  return { state, paid, charges: await chargesOf(ready.held.id) };
}

const ONCE = { state: 'confirmed', paid: 1, charges: ['captured'] };

/** Four presses of the one button, in two processes, each with a token of a sheet of its own. */
async function pressFourTimes() {
  const visitor = await Visitor.arrive(server.app);
  const ready = await holdForWallet(visitor, 'applePay');
  const elsewhere = new Visitor((server.processes[1] as TestServer).app);
  for (const cookie of visitor.cookies) elsewhere.cookies.set(...cookie);
  const tokens = await Promise.all([1, 2, 3, 4].map(() => sheetToken(visitor, 'applePay')));
  const responses = await Promise.all(
    tokens.map((token, index) => payByWallet(index % 2 ? elsewhere : visitor, ready, token)),
  );
  const charges = await chargesOf(ready.held.id);
  return { statuses: responses.map(({ statusCode }) => statusCode).sort(), charges };
}

describe('ウォレット決済の競争', () => {
  it('PayPayから戻るのと、通知と、確認の仕事が同時でも、確定は1回', async () => {
    for (let round = 0; round < 4; round += 1) expect(await comeBackInARace()).toEqual(ONCE);
    await expectInvariants(server.db);
  });

  it('(対照)予約を先に押さえなければ、1回とは限らない', async () => {
    const ends: unknown[] = [];
    for (let round = 0; round < 8; round += 1) {
      ends.push(await without(LOCKS, comeBackInARace).catch(() => 'failed'));
    }
    for (const each of server.processes) {
      each.log.length = 0;
      each.violations.length = 0;
    }
    await forget(server);
    expect(ends.some((end) => JSON.stringify(end) !== JSON.stringify(ONCE))).toBe(true);
  });

  it('4つの画面で同時に、別々のトークンで確定しても、請求は1回', async () => {
    const { statuses, charges } = await pressFourTimes();
    expect(statuses).toEqual([200, 409, 409, 409]);
    expect(charges).toEqual(['captured']);
  });
});
