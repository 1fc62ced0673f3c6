import type { Payment, PaymentInfo } from '@ferry/api/customer-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { remindOfPayments } from '../../src/booking/paying/remind-of-payments.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { NOW, Visitor } from '../support/api.ts';
import { expectStatus, hold, key, RESERVATIONS } from '../support/booking.ts';
import { faultyProvider, silent, unreachable } from '../support/faulty-provider.ts';
import { loggedIn, useDemoMembers } from '../support/members.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { CARDS, comeBack, complete, seen, tokenOf } from '../support/paying.ts';
import { bookUnpaid, infoOf, payLater, payRequest, startPayment } from '../support/paying-later.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { besideWallets } from '../support/wallet-payments.ts';

const clock = clockAt(NOW);
const server = useTestServer(async () => {
  const database = await openDemonstration(clock);
  const payments = faultyProvider(createSandbox({ db: database.db, clock }));
  return { database, clock, payments };
});
useDemoMembers(server);
const visitor = useVisitor(server);
const STORE = { store: 'store_minato' };
const CARD = { card: CARDS.frictionless };
let provider: ReturnType<typeof faultyProvider>;
beforeAll(() => {
  provider = server.services.payments as typeof provider;
});

const outcome = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const reasonsOf = ({ options }: PaymentInfo) =>
  besideWallets(options).map(({ method, reason }) => [method, reason]);

describe('お支払い情報', () => {
  it('窓口で支払う予約:金額、乗船手続き締切、カードとコンビニ', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    expect(await infoOf(visitor, booked)).toMatchObject({
      reservationId: booked.id,
      version: booked.version,
      method: 'port',
      totalYen: booked.quote.totalYen,
      payBy: booked.outbound.sailing.checkInClosesAt,
      paidYen: 0,
      refundingYen: 0,
      refundedYen: 0,
      payments: [],
      options: [
        ...['applePay', 'googlePay', 'payPay'].map((method) => ({ method, isAvailable: true })),
        { method: 'card', isAvailable: true },
        { method: 'convenienceStore', deadline: '2027-07-23T23:59:59+09:00' },
      ],
      hostedFields: { url: '/sandbox-payments/fields' },
    });
  });

  it('仮予約:金額と期限だけ。確定の画面で支払う', async () => {
    const held = await hold(visitor);
    const info = await infoOf(visitor, held);
    expect(info).toMatchObject({ method: null, payBy: held.limitTime, options: [] });
    const refused = await startPayment(visitor, info, await payRequest(visitor, info, CARD));
    expect(outcome(refused)).toEqual([409, 'RESERVATION_STATE']);
    pass(server, 2 * 3600);
    const late = await infoOf(visitor, held);
    expect(late).toMatchObject({ totalYen: 0, payBy: null });
  });

  it('乗船手続き締切を過ぎると、窓口だけになる', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    const info = await infoOf(visitor, booked);
    server.clock.set(booked.limitTime);
    const later = await comeBack(server.app, booked);
    expect(reasonsOf(await infoOf(later, booked))).toEqual([
      ['card', 'CLOSED'],
      ['convenienceStore', 'CLOSED'],
    ]);
    const refused = await startPayment(later, info, await payRequest(later, info, CARD));
    expect(outcome(refused)).toEqual([410, 'HOLD_EXPIRED']);
  });

  it('すべて欠航すると、ここでは支払えず、支払うものもない', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    const { id } = booked.outbound.sailing;
    const setStatus = (status: 'cancelled' | 'scheduled') =>
      server.db.updateTable('sailing').set({ status }).where('id', '=', id).execute();
    await setStatus('cancelled');
    const { totalYen, payBy, options } = await infoOf(visitor, booked);
    expect([totalYen, payBy, options[0]?.reason]).toEqual([0, null, 'CLOSED']);
    expect(outcome(await payLater(visitor, booked, CARD))).toEqual([409, 'SAILING_CANCELLED']);
    await setStatus('scheduled');
  });

  it('決済会社に接続できないときも、金額と期限は見える', async () => {
    const booked = await bookUnpaid(visitor, STORE);
    provider.faults = { isUp: unreachable };
    const info = await infoOf(visitor, booked);
    provider.faults = {};
    expect(info.totalYen).toBe(booked.quote.totalYen);
    expect(reasonsOf(info)[0]).toEqual(['card', 'PROVIDER_DOWN']);
    expect(info.payments[0]?.instructions).not.toBeNull();
  });
});

describe('断るお支払い', () => {
  it('ほかの人の予約は、知らない予約と同じ404で、何も起きない', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    const info = await infoOf(visitor, booked);
    const other = await Visitor.arrive(server.app);
    const unknown = { ...info, reservationId: 'rsv_000000000000' };
    for (const [who, of] of [
      [other, info],
      [visitor, unknown],
    ] as const) {
      const url = `${RESERVATIONS}/${of.reservationId}/payment-info`;
      expect(outcome(await who.get(url))).toEqual([404, 'NOT_FOUND']);
      const refused = await startPayment(who, of, await payRequest(who, info, CARD));
      expect(outcome(refused)).toEqual([404, 'NOT_FOUND']);
    }
    expect((await infoOf(visitor, booked)).payments).toEqual([]);
  });

  it('ほかの会員のカードは、知らないカードと同じ404', async () => {
    const hanako = await loggedIn(server, 'hanako');
    const booked = await bookUnpaid(hanako, 'port');
    const info = await infoOf(hanako, booked);
    expect(info.canKeepCard).toBe(true);
    const request = { ...(await payRequest(hanako, info, CARD)), keepCard: true };
    expectStatus(await startPayment(hanako, info, request), 200);
    const kept = await bookUnpaid(hanako, 'port');
    const { cards } = await infoOf(hanako, kept);
    expect(cards).toMatchObject([{ last4: '4242' }]);
    const theirs = await bookUnpaid(visitor, 'port');
    const seenHere = await infoOf(visitor, theirs);
    expect([seenHere.cards, seenHere.canKeepCard]).toEqual([[], false]);
    const stolen = {
      method: 'card',
      totalYen: seenHere.totalYen,
      cardId: cards[0]?.id ?? '',
    } as const;
    expect(outcome(await startPayment(visitor, seenHere, stolen))).toEqual([404, 'NOT_FOUND']);
    // The same by the member it belongs to.
    const own = await startPayment(hanako, await infoOf(hanako, kept), stolen);
    expect(expectStatus(own, 200).json<Payment>()).toMatchObject({ card: { last4: '4242' } });
  });

  it.each([
    ['店がない', { method: 'convenienceStore' }, 'storeId', 'REQUIRED'],
    ['知らない店', { method: 'convenienceStore', storeId: 'store_no' }, 'storeId', 'UNKNOWN_VALUE'],
    ['トークンがない', { method: 'card' }, 'token', 'REQUIRED'],
    ['知らないトークン', { method: 'card', token: 'sbxtok_unknown0' }, 'token', 'UNKNOWN_VALUE'],
    ['店のトークン', { method: 'card', storeId: 'store_minato' }, 'storeId', 'NOT_AVAILABLE'],
    ['窓口', { method: 'port' }, 'method', 'NOT_AVAILABLE'],
    [
      '会員でない人のカードの登録',
      { method: 'card', token: 'sbxtok_unknown0', keepCard: true },
      'keepCard',
      'NOT_AVAILABLE',
    ],
  ] as const)('%s', async (_name, wish, field, why) => {
    const booked = await bookUnpaid(visitor, 'port');
    const info = await infoOf(visitor, booked);
    const refused = await startPayment(visitor, info, { ...wish, totalYen: info.totalYen });
    expect([refused.statusCode, refused.json().errors]).toEqual([422, { [field]: [why] }]);
    expect((await seen(visitor, booked.id)).state).toBe('confirmedUnpaid');
  });

  it('ほかの画面で変わった予約、違う金額、ほかの内容に使った鍵', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    const info = await infoOf(visitor, booked);
    const request = await payRequest(visitor, info, CARD);
    const old = { ...info, version: info.version - 1 };
    expect(outcome(await startPayment(visitor, old, request))).toEqual([409, 'VERSION_CONFLICT']);
    const cheap = { ...request, totalYen: info.totalYen - 1 };
    expect(outcome(await startPayment(visitor, info, cheap))).toEqual([409, 'PRICE_CHANGED']);
    const same = key();
    expectStatus(await startPayment(visitor, info, request, same), 200);
    const other = { ...request, token: await tokenOf(visitor, CARDS.frictionless) };
    const reused = await startPayment(visitor, info, other, same);
    expect(outcome(reused)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('お支払いの期限の1秒後は、まだ片付いていなくても断る', async () => {
    const booked = await bookUnpaid(visitor, STORE);
    server.clock.set('2027-07-24T00:00:00+09:00');
    const later = await comeBack(server.app, booked);
    expect(outcome(await payLater(later, booked, CARD))).toEqual([410, 'HOLD_EXPIRED']);
    await runPaymentJobs(server);
    expect(await infoOf(later, booked)).toMatchObject({ totalYen: 0, payBy: null, options: [] });
  });
});

describe('決済会社が黙っているとき', () => {
  it('失敗とは言わず、結果がわかれば支払いが済む。その間は2つ目を始めない', async () => {
    const booked = await bookUnpaid(visitor, STORE);
    const info = await infoOf(visitor, booked);
    provider.faults = { charge: silent };
    const response = await startPayment(visitor, info, await payRequest(visitor, info, CARD));
    provider.faults = {};
    expect(expectStatus(response, 202).json<Payment>()).toMatchObject({ state: 'unknown' });
    const second = await payLater(visitor, booked, CARD);
    expect(outcome(second)).toEqual([409, 'RESERVATION_STATE']);
    pass(server, 5);
    await runPaymentJobs(server);
    expect((await seen(visitor, booked.id)).state).toBe('confirmed');
  });

  it('届かなかった請求を、店で支払われた後にやり直さない', async () => {
    const booked = await bookUnpaid(visitor, STORE);
    const info = await infoOf(visitor, booked);
    provider.faults = { charge: unreachable };
    const card = await startPayment(visitor, info, await payRequest(visitor, info, CARD));
    provider.faults = {};
    await server.db
      .updateTable('sandbox_charge')
      .set({ state: 'captured' })
      .where('charge_key', '=', booked.payment?.id ?? '')
      .execute();
    // The store's money is known before a job looks after the card.
    await complete(visitor, booked.payment?.id ?? '');
    expect((await seen(visitor, booked.id)).state).toBe('confirmed');
    for (const _ of [1, 2]) {
      pass(server, 6 * 60);
      await runPaymentJobs(server);
    }
    const { payments } = await infoOf(visitor, booked);
    expect(payments.map(({ state }) => state)).toEqual(['failed', 'captured']);
    const charges = server.db.selectFrom('sandbox_charge').select('id');
    const made = charges.where('charge_key', '=', card.json<Payment>().id);
    expect(await made.execute()).toEqual([]);
  });
});

describe('メール', () => {
  it('期限の案内は、お支払い情報に案内する。カードの手続きが失敗した後も、番号が載る', async () => {
    const booked = await bookUnpaid(visitor, STORE);
    expectStatus(await payLater(visitor, booked, { card: CARDS.declined }), 402);
    server.clock.set('2027-07-21T09:00:00+09:00');
    await remindOfPayments(server.db, server.clock);
    const mail = await server.db
      .selectFrom('mail')
      .select('text_body')
      .where('kind', '=', 'paymentReminder')
      .executeTakeFirstOrThrow();
    const { paymentNumber } = booked.payment?.instructions ?? {};
    expect(mail.text_body).toContain(paymentNumber);
    const number = booked.reservationNumber;
    expect(mail.text_body).toContain(`/customer/reservation-search?number=${number}&to=payment`);
  });
});
