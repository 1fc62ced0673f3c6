import type { Payment, PaymentMethods, Reservation } from '@ferry/api/customer-server';
import type { SheetMethod } from '@ferry/format/wallet-methods';
import { describe, expect, it } from 'vitest';
import { DRAFTS, expectStatus, fillDraft, key } from '../support/booking.ts';
import { bookFamily, cancelShown, wholeTrip } from '../support/cancelling.ts';
import { changeUrl } from '../support/changing.ts';
import { commitRequest, holdOther, inCabin } from '../support/making-changes.ts';
import { CARDS, choose, complete, pay, press, seen, tokenOf } from '../support/paying.ts';
import { bookUnpaid, infoOf, startPayment } from '../support/paying-later.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';
import { holdForWallet, payByWallet, sheetToken } from '../support/wallet-payments.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

/** The states of booking and payment, and how often the provider has charged. */
async function standOf(reservationId: string) {
  const { state, paymentMethod, payment, history } = await seen(visitor, reservationId);
  const charges = await server.db
    .selectFrom('sandbox_charge')
    .innerJoin('payment', 'payment.id', 'charge_key')
    .select('sandbox_charge.amount_yen')
    .where('reservation_id', '=', reservationId)
    .where('sandbox_charge.state', '=', 'captured')
    .execute();
  return {
    ...{ state, paymentMethod, payment: payment?.state, failure: payment?.failure },
    charged: charges.map(({ amount_yen }) => amount_yen),
    paid: history.filter(({ event }) => event === 'paid').length,
  };
}

async function settle() {
  for (const _ of [1, 2]) {
    pass(server, 20);
    await runPaymentJobs(server);
    await deliverEvents(server);
  }
}

async function toPayPay() {
  const ready = await holdForWallet(visitor, 'payPay');
  const going = expectStatus(await payByWallet(visitor, ready), 202).json<Reservation>();
  if (!going.payment?.action) throw new Error('There is no way to PayPay');
  return { ...ready, id: ready.held.id, payment: going.payment, url: going.payment.action.url };
}

describe('ウォレット決済の選択', () => {
  it('カードより上に並び、選ぶだけではトークンを受け取らない', async () => {
    const draft = await fillDraft(visitor);
    const url = `${DRAFTS}/${draft.id}/payment-methods`;
    const { options, walletSheet } = (await visitor.get(url)).json<PaymentMethods>();
    expect(options.map(({ method, isAvailable }) => [method, isAvailable])).toEqual([
      ...[
        ['applePay', true],
        ['googlePay', true],
        ['payPay', true],
      ],
      ...[
        ['card', true],
        ['convenienceStore', true],
        ['port', true],
      ],
    ]);
    expect(walletSheet).toEqual({ url: '/sandbox-payments/wallet-sheet', origin: '' });
    const token = await sheetToken(visitor, 'applePay');
    const early = await choose(visitor, draft.id, { method: 'applePay', token });
    expect([early.statusCode, early.json().errors]).toEqual([422, { token: ['NOT_AVAILABLE'] }]);
  });
});

describe.each(['applePay', 'googlePay'] as const)('%s', (method: SheetMethod) => {
  const ends = [
    { outcome: 'pay', status: 200, code: undefined, payment: 'captured', state: 'confirmed' },
    { outcome: 'refuse', status: 402, code: 'PAYMENT_DECLINED', payment: 'failed', state: 'held' },
    { outcome: 'challenge', status: 202, payment: 'requiresAction', state: 'paymentProcessing' },
    { outcome: 'slow', status: 202, payment: 'unknown', state: 'paymentProcessing' },
    { outcome: 'lost', status: 202, payment: 'unknown', state: 'paymentProcessing' },
  ];
  it.each(ends)('画面で「$outcome」', async ({ outcome, status, code, payment, state }) => {
    const ready = await holdForWallet(visitor, method);
    const token = await sheetToken(visitor, method, outcome);
    expect(codeOf(await payByWallet(visitor, ready, token))).toEqual([status, code]);
    expect(await standOf(ready.held.id)).toMatchObject({ payment, state });
    await settle();
    const isOver = outcome === 'refuse' || outcome === 'challenge';
    const { totalYen } = ready.held.quote;
    expect(await standOf(ready.held.id)).toMatchObject(
      isOver
        ? { charged: [], paid: 0 }
        : { state: 'confirmed', paymentMethod: method, charged: [totalYen], paid: 1 },
    );
  });

  it('断られても、お席も選択も残り、もう一度画面を開いて支払える', async () => {
    const ready = await holdForWallet(visitor, method);
    await payByWallet(visitor, ready, await sheetToken(visitor, method, 'refuse'));
    const held = await seen(visitor, ready.held.id);
    const again = { ...ready, held };
    const paid = await payByWallet(visitor, again, await sheetToken(visitor, method));
    expect(expectStatus(paid, 200).json<Reservation>().state).toBe('confirmed');
  });

  it('同じ依頼を送り直すと同じ応答で、別のトークンでも、請求は1回', async () => {
    const ready = await holdForWallet(visitor, method);
    const headers = key();
    const token = await sheetToken(visitor, method);
    const first = expectStatus(await payByWallet(visitor, ready, token, headers), 200);
    expect((await payByWallet(visitor, ready, token, headers)).body).toBe(first.body);
    const other = await payByWallet(visitor, ready, await sheetToken(visitor, method));
    expect(other.statusCode).toBe(409);
    expect((await standOf(ready.held.id)).charged).toEqual([ready.held.quote.totalYen]);
  });

  it('トークンがない、ほかのウォレットの、カードの、使用済みのトークンでは支払えない', async () => {
    const ready = await holdForWallet(visitor, method);
    const used = await sheetToken(visitor, method);
    await payByWallet(visitor, await holdForWallet(visitor, method), used);
    const another = method === 'applePay' ? 'googlePay' : 'applePay';
    const tokens = [
      undefined,
      await sheetToken(visitor, another),
      await tokenOf(visitor, CARDS.frictionless),
      used,
    ];
    const errors = [];
    for (const token of tokens) {
      errors.push((await payByWallet(visitor, ready, token)).json().errors);
    }
    const unknown = { token: ['UNKNOWN_VALUE'] };
    expect(errors).toEqual([{ token: ['REQUIRED'] }, unknown, unknown, unknown]);
    expect(await standOf(ready.held.id)).toMatchObject({ state: 'held', charged: [] });
  });

  it('カードのお支払いには、ウォレットのトークンは使えない', async () => {
    const draft = await fillDraft(visitor);
    const token = await sheetToken(visitor, method);
    const response = await choose(visitor, draft.id, { method: 'card', token });
    expect(response.json().errors).toEqual({ token: ['UNKNOWN_VALUE'] });
  });

  it('ウォレットのカードは、応答にもログにも出ず、トークンは残らない', async () => {
    const ready = await holdForWallet(visitor, method);
    const token = await sheetToken(visitor, method);
    const response = await payByWallet(visitor, ready, token);
    expect(response.json<Reservation>().payment?.card).toBeNull();
    expect(`${response.body}${server.log.join('')}`).not.toContain(token);
    const rows = await server.db.selectFrom('payment').select(['token', 'card']).execute();
    expect(rows.filter((row) => row.token === token)).toEqual([]);
  });
});

describe('PayPay', () => {
  const ends = [
    { outcome: 'pay', status: 200, code: undefined, payment: 'captured', state: 'confirmed' },
    { outcome: 'refuse', status: 402, code: 'PAYMENT_DECLINED', payment: 'failed', state: 'held' },
    {
      outcome: 'cancel',
      status: 402,
      code: 'PAYMENT_CANCELLED',
      payment: 'cancelled',
      state: 'held',
    },
    {
      outcome: 'timeout',
      status: 410,
      code: 'PAYMENT_TIMEOUT',
      payment: 'timedOut',
      state: 'held',
    },
    { outcome: 'leave', status: 202, payment: 'requiresAction', state: 'paymentProcessing' },
    { outcome: 'slow', status: 202, payment: 'unknown', state: 'paymentProcessing' },
  ];
  it.each(ends)('PayPayの画面で「$outcome」', async ({ outcome, status, code, payment, state }) => {
    const { id, url, held, payment: begun } = await toPayPay();
    const back = await press(visitor, url, outcome);
    expect([back.statusCode, back.headers.location]).toEqual([
      303,
      `/customer/tds?payment=${begun.id}`,
    ]);
    expect(codeOf(await complete(visitor, begun.id))).toEqual([status, code]);
    expect(await standOf(id)).toMatchObject({ payment, state });
    await settle();
    const isPaid = outcome === 'pay' || outcome === 'slow';
    expect((await standOf(id)).charged).toEqual(isPaid ? [held.quote.totalYen] : []);
  });

  it('答えのないまま戻っても、もう一度PayPayへ行って支払える', async () => {
    const { id, url, payment } = await toPayPay();
    await press(visitor, url, 'leave');
    const waits = expectStatus(await complete(visitor, payment.id), 202).json<Payment>();
    expect(waits.action?.url).toBe(url);
    await press(visitor, url, 'pay');
    expectStatus(await complete(visitor, payment.id), 200);
    expect(await standOf(id)).toMatchObject({
      state: 'confirmed',
      paymentMethod: 'payPay',
      paid: 1,
    });
  });

  it('戻らなくても、支払われていれば通知で確定する', async () => {
    const { id, url, held } = await toPayPay();
    await press(visitor, url, 'pay');
    await deliverEvents(server, 3);
    expect(await standOf(id)).toMatchObject({
      ...{ state: 'confirmed', charged: [held.quote.totalYen], paid: 1 },
    });
  });

  it('支払わず、戻らなければ、時間切れになり、お席は残る', async () => {
    const { id } = await toPayPay();
    pass(server, 12 * 60);
    await runPaymentJobs(server);
    expect(await standOf(id)).toMatchObject({
      ...{ state: 'held', payment: 'timedOut', failure: 'PAYMENT_TIMEOUT', charged: [] },
    });
  });

  it('PayPayの画面は、本人認証の画面では開けない', async () => {
    const { url } = await toPayPay();
    const other = url.replace('/paypay/', '/challenges/');
    expect((await visitor.app.inject({ url: other })).statusCode).toBe(404);
  });
});

describe('ウォレットで支払った予約', () => {
  it.each(['applePay', 'payPay'] as const)('取り消すと、%sに払い戻す', async (method) => {
    const ready = await holdForWallet(visitor, method);
    if (method === 'payPay') {
      const going = (await payByWallet(visitor, ready)).json<Reservation>();
      await press(visitor, going.payment?.action?.url ?? '', 'pay');
      await complete(visitor, going.payment?.id ?? '');
    } else await payByWallet(visitor, ready, await sheetToken(visitor, method));
    const booked = await seen(visitor, ready.held.id);
    const cancelled = await cancelShown(visitor, booked, wholeTrip.slice(0, 1));
    expect(cancelled.refunds).toMatchObject([
      { way: 'wallet', state: 'pending', transferFeeYen: 0 },
    ]);
    await settle();
    expect((await seen(visitor, booked.id)).refunds).toMatchObject([{ state: 'refunded' }]);
  });

  it('窓口で支払う予約を、後からGoogle PayとPayPayで支払える', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    const info = await infoOf(visitor, booked);
    expect(info.options.slice(0, 3).map(({ method }) => method)).toEqual([
      ...['applePay', 'googlePay', 'payPay'],
    ]);
    const { totalYen } = info;
    const without = await startPayment(visitor, info, { method: 'googlePay', totalYen });
    expect(without.json().errors).toEqual({ token: ['REQUIRED'] });
    const going = await startPayment(visitor, info, { method: 'payPay', totalYen });
    const { id, action } = expectStatus(going, 202).json<Payment>();
    await press(visitor, action?.url ?? '', 'cancel');
    expect(codeOf(await complete(visitor, id))).toEqual([402, 'PAYMENT_CANCELLED']);
    const token = await sheetToken(visitor, 'googlePay');
    const again = await infoOf(visitor, booked);
    const paid = await startPayment(visitor, again, { method: 'googlePay', totalYen, token });
    expectStatus(paid, 200);
    expect(await standOf(booked.id)).toMatchObject({ state: 'confirmed', charged: [totalYen] });
  });

  it('変更の差額を、Apple Payで1回だけ支払う', async () => {
    const booked = await bookFamily(visitor, { card: CARDS.frictionless });
    const ready = await holdOther(visitor, booked, await inCabin(visitor, booked, 1));
    const path = changeUrl(booked, 'change');
    expect((await visitor.get(path)).statusCode).toBeLessThan(500);
    const chosen = await choose(visitor, ready.draft.id, { method: 'applePay' });
    const { id, method: paymentMethod } = expectStatus(chosen, 200).json();
    const token = await sheetToken(visitor, 'applePay');
    const request = commitRequest({
      ...ready,
      method: { paymentMethod, draftPaymentId: id, token },
    });
    const first = expectStatus(await visitor.send(request), 200);
    expect((await visitor.send(request)).body).toBe(first.body);
    const after = await seen(visitor, booked.id);
    expect([after.quote.totalYen, after.changes.length]).toEqual([ready.quote.newYen, 1]);
    expect((await standOf(booked.id)).charged.sort()).toEqual(
      [booked.quote.totalYen, ready.quote.payYen].sort(),
    );
  });

  it('運航会社が扱わないウォレットは、一覧になく、選べない', async () => {
    const rows = await server.db.selectFrom('route').select(['id', 'rules']).execute();
    const without = ({ payments, ...rules }: (typeof rows)[number]['rules']) =>
      JSON.stringify({ ...rules, payments: { ...payments, walletMethods: ['payPay'] } });
    for (const { id, rules } of rows) {
      await server.db
        .updateTable('route')
        .set({ rules: without(rules) })
        .where('id', '=', id)
        .execute();
    }
    const draft = await fillDraft(visitor);
    const url = `${DRAFTS}/${draft.id}/payment-methods`;
    const { options, walletSheet } = (await visitor.get(url)).json<PaymentMethods>();
    expect(options.map(({ method }) => method).slice(0, 2)).toEqual(['payPay', 'card']);
    expect(walletSheet).toBeNull();
    expect((await choose(visitor, draft.id, { method: 'applePay' })).statusCode).toBe(422);
    for (const { id, rules } of rows) {
      const set = { rules: JSON.stringify(rules) };
      await server.db.updateTable('route').set(set).where('id', '=', id).execute();
    }
  });

  it('ウォレットを選んだ画面のまま、ほかの方法では確定できない', async () => {
    const ready = await holdForWallet(visitor, 'payPay');
    const asCard = { ...ready, choice: { ...ready.choice, method: 'card' as const } };
    expect(codeOf(await pay(visitor, asCard))).toEqual([409, 'VERSION_CONFLICT']);
  });
});
