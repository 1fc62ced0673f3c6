import type { Draft, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { chooseTrip, expectStatus, fillDraft, holdDraft } from '../support/booking.ts';
import { beginChange, holdChange, moved } from '../support/changing.ts';
import { change, commitChange, holdOther } from '../support/making-changes.ts';
import { choosePaying, comeBack, lookedUp, pay, press, seen } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// What waits for its payment at a store, and is moved meanwhile: its number follows the sailing.

const server = useTestServer();
const visitor = useVisitor(server);
const STORE = { store: 'store_minato' };
const LAST_SECOND = 'T23:59:59+09:00';

/** Booked on 20 July, to be paid at a store until the 23rd. */
async function bookAtStore(date = '2027-08-02'): Promise<Reservation> {
  const draft = await fillDraft(visitor, { date });
  const choice = await choosePaying(visitor, draft.id, STORE);
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  return expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
}
const on = async (date: string, cabin = 0) => {
  const { outbound } = await chooseTrip(visitor, { date, cabin });
  return { outbound };
};
/** What the customer is to pay by, once the jobs have had the number made. */
async function demanded(booked: Reservation) {
  await runPaymentJobs(server);
  const { payment, limitTime, state, quote } = await seen(visitor, booked.id);
  expect(payment?.instructions?.payBy).toBe(limitTime);
  expect([state, payment?.state, payment?.amountYen]).toEqual([
    'confirmedUnpaid',
    'awaitingPayment',
    quote.totalYen,
  ]);
  return { payBy: limitTime, number: payment?.id, url: payment?.instructions?.url ?? '' };
}
const asDraft = async (booked: Reservation, date: string): Promise<Draft> => {
  const trip = await on(date);
  return moved(visitor, await beginChange(visitor, booked, ['outboundSailing']), trip);
};

describe('コンビニでのお支払いを待つ予約の変更', () => {
  it('早い便に替えると、お支払い期限も新しい便に合わせて早くなる', async () => {
    const booked = await bookAtStore();
    const before = await demanded(booked);
    expect(before.payBy).toBe(`2027-07-23${LAST_SECOND}`);
    const made = await change(visitor, booked, await on('2027-07-24'));
    expect(made.limitTime).toBe(`2027-07-22${LAST_SECOND}`);
    const after = await demanded(booked);
    expect(after.payBy).toBe(`2027-07-22${LAST_SECOND}`);
    expect(after.number).not.toBe(before.number);
    // The old number is no good any more; with the new one's time the booking ends.
    server.clock.set(`2027-07-23T00:00:01+09:00`);
    await runPaymentJobs(server);
    expect((await lookedUp(server.app, booked)).state).toBe('expired');
  });

  it('遅い便に戻すと元の期限に戻り、予約の日から数えた日数より先にはならない', async () => {
    const booked = await bookAtStore();
    const earlier = await change(visitor, booked, await on('2027-07-24'));
    await demanded(booked);
    server.clock.set('2027-07-22T12:00:00+09:00');
    Object.assign(visitor, await comeBack(server.app, booked));
    const current = await seen(visitor, booked.id);
    expect(current.version).toBeGreaterThanOrEqual(earlier.version);
    const later = await change(visitor, current, await on('2027-08-20', 1));
    expect(later.limitTime).toBe(`2027-07-23${LAST_SECOND}`);
    const { url } = await demanded(booked);
    await press(visitor, url, 'pay');
    await deliverEvents(server);
    expect((await seen(visitor, booked.id)).state).toBe('confirmed');
  });

  it('額も期限も替わらなければ、届いている番号のまま', async () => {
    const booked = await bookAtStore('2027-08-03');
    const { number } = await demanded(booked);
    const made = await change(visitor, booked, await on('2027-08-04'));
    expect(made.quote.totalYen).toBe(booked.quote.totalYen);
    expect((await demanded(booked)).number).toBe(number);
  });

  it('コンビニでは間に合わない便には替えられず、元の予約と番号が残る', async () => {
    const booked = await bookAtStore();
    const { number } = await demanded(booked);
    const draft = await asDraft(booked, '2027-07-21');
    const refused = await holdChange(visitor, booked, draft);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'CVS_TOO_LATE']);
    expect(await demanded(booked)).toMatchObject({ number, payBy: `2027-07-23${LAST_SECOND}` });
  });

  it('取り置いた後で間に合わなくなっても、確定できず元の予約が残る', async () => {
    const booked = await bookAtStore();
    const { number } = await demanded(booked);
    const held = await holdOther(visitor, booked, await on('2027-07-23'));
    // A minute before midnight it is held, and a minute after it is one day less.
    server.clock.set('2027-07-20T23:59:00+09:00');
    pass(server, 120);
    await sql`update reservation_change set limit_time = limit_time + interval '1 day'
      where ended_at is null`.execute(server.db);
    const refused = await commitChange(visitor, held);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'CVS_TOO_LATE']);
    expect((await demanded(booked)).number).toBe(number);
  });

  describe('上限の額', () => {
    const setMost = (yen: number) =>
      sql`update route set rules = jsonb_set(rules, '{payments,convenienceStore,maximumYen}',
        ${String(yen)}::jsonb)`.execute(server.db);
    afterEach(() => setMost(300_000));

    it('コンビニで払える額を超える変更は取り置けない', async () => {
      const booked = await bookAtStore();
      await demanded(booked);
      await setMost(booked.quote.totalYen);
      const { outbound } = await chooseTrip(visitor, { cabin: 1, sailing: 0 });
      const draft = await moved(visitor, await beginChange(visitor, booked), { outbound });
      const refused = await holdChange(visitor, booked, draft);
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'CVS_AMOUNT']);
      expect((await seen(visitor, booked.id)).change).toBeNull();
    });
  });
});
