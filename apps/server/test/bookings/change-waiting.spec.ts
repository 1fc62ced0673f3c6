import type { Reservation } from '@ferry/api/customer-server';
import { expect, it } from 'vitest';
import { remindOfPayments } from '../../src/booking/paying/remind-of-payments.ts';
import type { Visitor } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { aboutToPayMore } from '../support/changed-once.ts';
import { changeUrl } from '../support/changing.ts';
import { CARDS, comeBack, press, seen } from '../support/paying.ts';
import { infoOf, payLater } from '../support/paying-later.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { besideWallets } from '../support/wallet-payments.ts';

// What a change waits for is asked for, reminded of, and paid by another method than it was to be.

const server = useTestServer();
const visitor = useVisitor(server);
const card = { card: CARDS.frictionless };
const STORE = { store: 'store_minato' };

async function waiting(how: typeof STORE | 'port') {
  const { booked, quote, request } = await aboutToPayMore(visitor, card, how);
  const response = expectStatus(await visitor.send(request), 200).json<Reservation>();
  const { change } = response;
  if (change?.state !== 'awaitingPayment') throw new Error('It does not wait');
  return { booked, quote, change };
}
const methodsOf = async (who: Visitor, booked: Reservation) =>
  besideWallets((await infoOf(who, booked)).options).map(({ method, reason }) => [method, reason]);
const mailsOf = async (kind: string) => {
  const mails = server.db.selectFrom('mail').select('occasion');
  return mails.where('kind', '=', kind as 'changeReminder').execute();
};

it('差額のお支払い待ちの変更は、お支払いのページに額・期限・方法が出て、窓口の代わりにカードで払える', async () => {
  const { booked, quote, change } = await waiting('port');
  expect(await infoOf(visitor, booked)).toMatchObject({
    changeId: change.id,
    totalYen: quote.payYen,
    payBy: change.limitTime,
    paidYen: booked.quote.totalYen,
  });
  expect(await methodsOf(visitor, booked)).toEqual([
    ['card', null],
    ['convenienceStore', null],
  ]);
  expect((await payLater(visitor, booked, card)).statusCode).toBeLessThan(300);
  const after = await seen(visitor, booked.id);
  expect([after.change, after.changes.length]).toEqual([null, 1]);
  expect(after.quote.totalYen).toBe(quote.newYen);
  expect(await infoOf(visitor, booked)).toMatchObject({
    changeId: null,
    totalYen: 0,
    payBy: null,
    paidYen: booked.quote.totalYen + quote.payYen,
  });
});

it('窓口の代わりにコンビニの番号を取っても期限は延びず、払うと変更される', async () => {
  const { booked, change } = await waiting('port');
  expect((await payLater(visitor, booked, STORE)).statusCode).toBeLessThan(300);
  const { change: waits } = await seen(visitor, booked.id);
  expect([waits?.state, waits?.paymentMethod]).toEqual(['awaitingPayment', 'convenienceStore']);
  expect(Date.parse(waits?.limitTime ?? '')).toBeLessThanOrEqual(Date.parse(change.limitTime));
  await press(visitor, waits?.payment?.instructions?.url ?? '', 'pay');
  await deliverEvents(server);
  expect((await seen(visitor, booked.id)).changes).toHaveLength(1);
});

it('番号が出ていてもカードで払え、番号で後から払われた分は戻る', async () => {
  const { booked, quote, change } = await waiting(STORE);
  expect((await payLater(visitor, booked, card)).statusCode).toBeLessThan(300);
  await press(visitor, change.payment?.instructions?.url ?? '', 'pay');
  await deliverEvents(server);
  for (const _ of [1, 2]) {
    pass(server, 60);
    await runPaymentJobs(server);
  }
  const after = await seen(visitor, booked.id);
  expect([after.state, after.changes.length]).toEqual(['confirmed', 1]);
  const payments = server.db.selectFrom('payment').select(['method', 'state']).orderBy('attempt');
  const ofChange = await payments
    .where('reservation_id', '=', booked.id)
    .where('change_id', 'is not', null)
    .execute();
  expect(ofChange[1]).toEqual({ method: 'card', state: 'captured' });
  expect(['expired', 'cancelled', 'refundNeedsAccount']).toContain(ofChange[0]?.state);
  expect(after.quote.totalYen).toBe(quote.newYen);
});

it('断られたカードでは、番号も元の予約もそのまま残る', async () => {
  const { booked, change } = await waiting(STORE);
  expectStatus(await payLater(visitor, booked, { card: CARDS.declined }), 402);
  const after = await seen(visitor, booked.id);
  expect(after.change).toMatchObject({
    state: 'awaitingPayment',
    paymentMethod: 'convenienceStore',
    limitTime: change.limitTime,
  });
  expect(after.quote).toEqual(booked.quote);
});

it('期限の日の朝に一度だけお知らせし、取りやめた変更のお知らせはしない', async () => {
  const { booked, change } = await waiting(STORE);
  const morning = `${change.limitTime.slice(0, 10)}T09:30:00+09:00`;
  server.clock.set(morning);
  for (const _ of [1, 2]) await remindOfPayments(server.db, server.clock);
  const told = await mailsOf('changeReminder');
  expect(told.filter(({ occasion }) => occasion.includes(change.id))).toHaveLength(1);
  expect(await mailsOf('paymentReminder')).toEqual([]);

  server.clock.set('2027-07-20T10:00:00+09:00');
  Object.assign(visitor, await comeBack(server.app, booked));
  expectStatus(await visitor.send({ method: 'DELETE', url: changeUrl(booked, 'change') }), 200);
  const other = await waiting(STORE);
  expectStatus(
    await visitor.send({ method: 'DELETE', url: changeUrl(other.booked, 'change') }),
    200,
  );
  server.clock.set(morning);
  await remindOfPayments(server.db, server.clock);
  const still = await mailsOf('changeReminder');
  expect(still.filter(({ occasion }) => occasion.includes(other.change.id))).toEqual([]);
});
