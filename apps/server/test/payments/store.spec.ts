import type { PaymentMethods, Reservation } from '@ferry/api/customer-server';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { assertAvailable } from '../../src/booking/due/payment-choice.ts';
import { type PaymentCase, paymentOptions } from '../../src/booking/due/payment-methods.ts';
import { noProvider } from '../../src/payments/no-provider.ts';
import { defaultPaymentRules, type PaymentRules } from '../../src/rules/payment-rules.ts';
import { startTestServer, Visitor } from '../support/api.ts';
import { chooseTrip, DRAFTS, expectStatus, key } from '../support/booking.ts';
import { choose, holdToPay, lookedUp, pay, press, seen } from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { operate } from '../support/refund-accounts.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);
const STORE = { store: 'store_minato' };

async function bookAtStore(): Promise<Reservation> {
  const ready = await holdToPay(visitor, STORE);
  return expectStatus(await pay(visitor, ready), 200).json<Reservation>();
}

describe('コンビニでのお支払い', () => {
  it('確定すると番号と期限が決まり、店で支払うと予約が確定する', async () => {
    const booked = await bookAtStore();
    expect(booked).toMatchObject({
      state: 'confirmedUnpaid',
      paymentMethod: 'convenienceStore',
      limitTime: '2027-07-23T23:59:59+09:00',
      payment: { state: 'awaitingPayment', instructions: { storeName: 'みなとマート' } },
    });
    const url = booked.payment?.instructions?.url ?? '';
    const page = await visitor.get(url);
    const { paymentNumber, confirmationNumber } = booked.payment?.instructions ?? {};
    expect(confirmationNumber).toBe('0312345678');
    expect(page.body).toContain(paymentNumber);
    expect(page.body).toContain(confirmationNumber);
    // As it was stored before there was the second number.
    await server.db
      .updateTable('payment')
      .set({ instructions: sql`instructions - 'confirmationNumber'` })
      .execute();
    const { payment } = await seen(visitor, booked.id);
    expect(payment?.instructions).toMatchObject({ paymentNumber, confirmationNumber: null });
    await press(visitor, url, 'pay');
    expect(await deliverEvents(server)).toBe(1);
    const paid = await seen(visitor, booked.id);
    expect(paid).toMatchObject({
      state: 'confirmed',
      limitTime: booked.outbound.sailing.checkInClosesAt,
      payment: { state: 'captured' },
    });
    expect(paid.history.map(({ event }) => event)).toEqual(['held', 'confirmed', 'paid']);
  });

  it('期限までに支払われないと、自動で取り消され、お席が戻る', async () => {
    const booked = await bookAtStore();
    server.clock.set('2027-07-23T23:59:58+09:00');
    await runPaymentJobs(server);
    expect((await lookedUp(server.app, booked)).state).toBe('confirmedUnpaid');
    server.clock.set('2027-07-24T00:00:00+09:00');
    await runPaymentJobs(server);
    const over = await lookedUp(server.app, booked);
    expect(over).toMatchObject({ state: 'expired', payment: { state: 'expired' } });
    expect(over.history.at(-1)).toEqual({
      at: '2027-07-23T23:59:59+09:00',
      event: 'expired',
      by: 'system',
    });
  });

  it('取り消しと同時に支払われたお金は、予約がなければ返金する', async () => {
    const booked = await bookAtStore();
    server.clock.set('2027-07-24T00:00:00+09:00');
    await runPaymentJobs(server);
    // The store's till was late: the provider has the money after all.
    await server.db
      .updateTable('sandbox_charge')
      .set({ state: 'captured' })
      .where('charge_key', '=', booked.payment?.id ?? '')
      .execute();
    await deliverEvents(server);
    await runPaymentJobs(server);
    const after = await lookedUp(server.app, booked);
    expect(after).toMatchObject({ state: 'expired', payment: { state: 'refundNeedsAccount' } });
    const [refund] = after.refunds;
    await operate(server, `refunds paid ${refund?.id}`);
    const given = await lookedUp(server.app, booked);
    expect(given.payment?.state).toBe('refunded');
    expect(given.history.at(-1)?.event).toBe('refunded');
  });

  it('期限の直前に支払われていれば、確かめてから取り消すので、予約は残る', async () => {
    const booked = await bookAtStore();
    server.clock.set('2027-07-23T23:59:50+09:00');
    await press(visitor, booked.payment?.instructions?.url ?? '', 'pay');
    // The event is late; the job asks before it ends anything.
    server.clock.set('2027-07-24T00:00:05+09:00');
    await runPaymentJobs(server);
    expect((await lookedUp(server.app, booked)).state).toBe('confirmed');
    pass(server, 60);
    await deliverEvents(server);
    expect((await lookedUp(server.app, booked)).state).toBe('confirmed');
  });

  it('店のない選択と、知らない店は断る', async () => {
    const { draft } = await holdToPay(visitor, STORE);
    for (const storeId of [undefined, 'store_unknown']) {
      const request = { method: 'convenienceStore' as const, ...(storeId && { storeId }) };
      const refused = await choose(visitor, draft.id, request);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['storeId']]);
    }
  });

  it('選んだ後に扱わなくなった店では、確定できない', async () => {
    const ready = await holdToPay(visitor, STORE);
    const gone = JSON.stringify({ id: 'store_gone', name: 'なくなった店' });
    await server.db.updateTable('draft_payment').set({ store: gone }).execute();
    const refused = await pay(visitor, ready);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { paymentMethod: ['UNKNOWN_VALUE'] },
    ]);
  });

  it('出港日まで日数がないと選べず、選んであっても確定できない', async () => {
    server.clock.set('2027-07-30T23:59:30+09:00');
    const thatDay = await Visitor.arrive(server.app);
    const ready = await holdToPay(thatDay, STORE);
    server.clock.set('2027-07-31T00:00:00+09:00');
    const trip = await chooseTrip(thatDay);
    const draft = expectStatus(await thatDay.post(DRAFTS, trip), 201).json();
    const methods = (
      await thatDay.get(`${DRAFTS}/${draft.id}/payment-methods`)
    ).json<PaymentMethods>();
    const store = methods.options.find(({ method }) => method === 'convenienceStore');
    expect(store).toMatchObject({ isAvailable: false, reason: 'CVS_TOO_LATE', deadline: null });
    const refused = await choose(thatDay, draft.id, {
      method: 'convenienceStore',
      storeId: 'store_minato',
    });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'CVS_TOO_LATE']);
    const late = await pay(thatDay, ready, key());
    expect([late.statusCode, late.json().code]).toEqual([422, 'CVS_TOO_LATE']);
  });
});

describe('方法ごとの期限', () => {
  const base: PaymentCase = {
    rules: {
      ...defaultPaymentRules,
      convenienceStore: {
        ...defaultPaymentRules.convenienceStore,
        stores: [{ id: 'store_a', name: 'A' }],
      },
    },
    totalYen: 10_000,
    departureAt: '2027-08-02T08:30:00+09:00',
    checkInCutOff: '2027-08-02T08:00:00+09:00',
    now: new Date('2027-07-20T10:00:00+09:00'),
    provider: 'up',
    whyNotLater: null,
    limits: {
      card: { leastYen: 50, mostYen: 99_999_999 },
      walletMethods: {},
      store: { leastYen: 120, mostYen: 200_000, leastMinutes: 40 },
      takesStore: ({ id }) => id === 'store_a',
    },
  };
  const stores = [
    { id: 'store_a', name: 'A' },
    { id: 'store_b', name: 'B' },
  ];
  const withStores = (more: Partial<PaymentRules['convenienceStore']>): Partial<PaymentCase> => {
    const convenienceStore = { ...base.rules.convenienceStore, ...more };
    return { rules: { ...base.rules, convenienceStore } };
  };
  const storeAt = (now: string, more: Partial<PaymentCase> = {}) =>
    paymentOptions({ ...base, now: new Date(now), ...more })[1];

  it.each([
    ['ふつうは、当日を含む4日目の終わり', '2027-07-20T10:00:00+09:00', '2027-07-23T23:59:59+09:00'],
    ['日本の日付で数える(UTCでは前日)', '2027-07-20T00:10:00+09:00', '2027-07-23T23:59:59+09:00'],
    [
      '出港の2日前の終わりが先なら、そちら',
      '2027-07-29T10:00:00+09:00',
      '2027-07-31T23:59:59+09:00',
    ],
    ['3日前までは選べる', '2027-07-30T23:59:59+09:00', '2027-07-31T23:59:59+09:00'],
  ])('%s', (_name, now, deadline) => {
    expect(storeAt(now)).toMatchObject({ isAvailable: true, deadline });
  });

  it.each([
    ['2日前になると選べない', '2027-07-31T00:00:00+09:00', {}, 'CVS_TOO_LATE'],
    ['上限までは選べる', '2027-07-20T10:00:00+09:00', { totalYen: 200_000 }, null],
    [
      '決済会社の上限を超えると選べない',
      '2027-07-20T10:00:00+09:00',
      { totalYen: 200_001 },
      'CVS_AMOUNT',
    ],
    ['決済会社の下限から選べる', '2027-07-20T10:00:00+09:00', { totalYen: 120 }, null],
    ['下限に満たないと選べない', '2027-07-20T10:00:00+09:00', { totalYen: 119 }, 'AMOUNT'],
    [
      '運航会社の上限が低ければ、そちら',
      '2027-07-20T10:00:00+09:00',
      { totalYen: 100_001, ...withStores({ maximumYen: 100_000 }) },
      'CVS_AMOUNT',
    ],
    [
      '決済会社の扱う店がなければ選べない',
      '2027-07-20T10:00:00+09:00',
      withStores({ stores: stores.slice(1) }),
      'NOT_OFFERED',
    ],
    [
      '期限まで40分あれば選べる',
      '2027-07-20T23:19:59+09:00',
      withStores({ payWithinDays: 1 }),
      null,
    ],
    [
      '40分に満たないと選べない',
      '2027-07-20T23:20:00+09:00',
      withStores({ payWithinDays: 1 }),
      'CVS_TOO_LATE',
    ],
  ] as [string, string, Partial<PaymentCase>, string | null][])(
    '%s',
    (_name, now, more, reason) => {
      expect(storeAt(now, more)?.reason).toBe(reason);
    },
  );

  it('決済会社の扱う店と上限だけを見せる', () => {
    const option = storeAt('2027-07-20T10:00:00+09:00', withStores({ stores }));
    expect(option).toMatchObject({ maximumYen: 200_000, stores: [{ id: 'store_a' }] });
  });

  it.each([
    [49, 'AMOUNT'],
    [50, null],
    [99_999_999, null],
    [100_000_000, 'AMOUNT'],
  ])('カードの%s円:%s', (totalYen, reason) => {
    expect(paymentOptions({ ...base, totalYen })[0]).toMatchObject({
      isAvailable: reason === null,
      reason,
    });
  });

  it('決済会社が扱わない金額なら、そのお支払い方法は使えないと答える', () => {
    const [card] = paymentOptions({ ...base, totalYen: 49 });
    const refusal = expect(() => assertAvailable(card));
    refusal.toThrow(
      expect.objectContaining({ details: { errors: { paymentMethod: ['NOT_AVAILABLE'] } } }),
    );
  });
});

describe('決済会社のない運航会社', () => {
  it('カードとコンビニは選べず、前に選んであっても払えない。港で払える', async () => {
    const ready = await holdToPay(visitor, { store: 'store_minato' });
    const bare = await startTestServer({
      database: { ...server.database, close: async () => undefined },
      clock: server.clock,
      payments: noProvider,
    });
    const here = new Visitor(bare.app);
    for (const cookie of visitor.cookies) here.cookies.set(...cookie);
    const url = `${DRAFTS}/${ready.draft.id}/payment-methods`;
    const methods = expectStatus(await here.get(url), 200).json<PaymentMethods>();
    expect(methods.options.map(({ method, reason, stores }) => [method, reason, stores])).toEqual([
      ['card', 'NOT_OFFERED', []],
      ['convenienceStore', 'NOT_OFFERED', []],
      ['port', null, []],
    ]);
    expect(methods.hostedFields).toBeNull();
    const refused = await pay(here, ready);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      { paymentMethod: ['UNKNOWN_VALUE'] },
    ]);
    const chosen = expectStatus(await choose(here, ready.draft.id, { method: 'port' }), 200);
    expectStatus(await pay(here, { held: ready.held, choice: chosen.json() }), 200);
    await bare.close();
  });
});
