import type {
  Draft,
  DraftPaymentRequest,
  Payment,
  PaymentMethods,
  Reservation,
} from '@ferry/api/customer-server';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import {
  commit,
  DRAFTS,
  expectStatus,
  fillDraft,
  hold,
  holdDraft,
  key,
} from '../support/booking.ts';
import {
  CARDS,
  choose,
  choosePaying,
  complete,
  holdToPay,
  PAYMENTS,
  pay,
  press,
  seen,
  tokenOf,
} from '../support/paying.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const server = useTestServer();
const visitor = useVisitor(server);

const codeOf = (response: { statusCode: number; json(): { code?: string } }) => [
  response.statusCode,
  response.json().code,
];

async function payWith(card: string) {
  const ready = await holdToPay(visitor, { card });
  return { ...ready, response: await pay(visitor, ready) };
}

describe('カードでのお支払い', () => {
  it('お支払い方法を選び、確定すると、請求されて予約が確定する', async () => {
    const draft = await fillDraft(visitor);
    expect(draft.nextStep).toBe('paymentInput');
    const methods = (
      await visitor.get(`${DRAFTS}/${draft.id}/payment-methods`)
    ).json<PaymentMethods>();
    expect(methods.options.map(({ method, deadline }) => [method, deadline])).toEqual([
      ['applePay', null],
      ['googlePay', null],
      ['payPay', null],
      ['card', null],
      ['convenienceStore', '2027-07-23T23:59:59+09:00'],
      ['port', draft.outbound.sailing.checkInClosesAt],
    ]);
    expect(methods).toMatchObject({ chosen: null, totalYen: draft.quote.totalYen });
    const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
    expect(choice).toMatchObject({ method: 'card', card: { brand: 'VISA', last4: '4242' } });
    const ready = (await visitor.get(`${DRAFTS}/${draft.id}`)).json<Draft>();
    expect(ready.nextStep).toBe('contentConfirm');

    const token = 'sbxtok_5pQ9vXyT2mKz';
    const cardId = 'card_7gN3xV5tQw2M';
    const contradictory: [DraftPaymentRequest, string[]][] = [
      [{ method: 'card', token, cardId }, ['cardId']],
      [{ method: 'card', cardId, keepCard: true }, ['keepCard']],
      [{ method: 'card', token, storeId: 'store_minato' }, ['storeId']],
      [{ method: 'port', cardId }, ['cardId']],
      [{ method: 'convenienceStore', token, keepCard: true }, ['token', 'keepCard']],
    ];
    for (const [request, fields] of contradictory) {
      const refused = await choose(visitor, draft.id, request);
      const errors = Object.fromEntries(fields.map((field) => [field, ['NOT_AVAILABLE']]));
      expect([refused.statusCode, refused.json().errors]).toEqual([422, errors]);
    }

    const { held, ...rest } = await holdToPay(visitor, { card: CARDS.frictionless });
    const paid = expectStatus(await pay(visitor, { held, ...rest }), 200).json<Reservation>();
    expect(paid).toMatchObject({
      state: 'confirmed',
      paymentMethod: 'card',
      limitTime: held.outbound.sailing.checkInClosesAt,
      payment: { state: 'captured', amountYen: held.quote.totalYen, failure: null },
    });
    expect(paid.history.map(({ event }) => event)).toEqual(['held', 'confirmed', 'paid']);
    const done = (await visitor.get(`${DRAFTS}/${held.draftId}`)).json<Draft>();
    expect(done.nextStep).toBe('completed');
  });

  const challenged = [
    { outcome: 'succeed', status: 200, code: undefined, reservation: 'confirmed' },
    { outcome: 'attempt', status: 200, code: undefined, reservation: 'confirmed' },
    { outcome: 'fail', status: 402, code: 'TDS_FAILED', reservation: 'held' },
    { outcome: 'cancel', status: 402, code: 'TDS_CANCELLED', reservation: 'held' },
    { outcome: 'timeout', status: 410, code: 'TDS_TIMEOUT', reservation: 'held' },
    { outcome: 'unknown', status: 202, code: undefined, reservation: 'paymentProcessing' },
  ];
  it.each(challenged)('本人認証の終わり方:$outcome', async (expected) => {
    const { response, held } = await payWith(CARDS.challenge);
    const { payment } = expectStatus(response, 202).json<Reservation>();
    expect(payment).toMatchObject({ state: 'requiresAction', action: { kind: 'redirect' } });
    const page = await visitor.get(payment?.action?.url ?? '');
    expect(page.body).toContain('本人認証サービス');
    const back = await press(visitor, payment?.action?.url ?? '', expected.outcome);
    expect(back.headers.location).toBe(`/customer/tds?payment=${payment?.id}`);
    const completed = await complete(visitor, payment?.id ?? '');
    expect(codeOf(completed)).toEqual([expected.status, expected.code]);
    expect((await seen(visitor, held.id)).state).toBe(expected.reservation);
    // Opened twice: the same response, and nothing happens again.
    expect(codeOf(await complete(visitor, payment?.id ?? ''))).toEqual([
      expected.status,
      expected.code,
    ]);
    expect((await press(visitor, payment?.action?.url ?? '', 'succeed')).statusCode).toBe(303);
    expect((await seen(visitor, held.id)).state).toBe(expected.reservation);
  });

  const answered = [
    { card: 'declined', code: 'PAYMENT_DECLINED' },
    { card: 'authenticationFailed', code: 'TDS_FAILED' },
  ] as const;
  it.each(answered)('断られてもお席は残り、別のカードで払える:$card', async ({ card, code }) => {
    const { response, held, draft } = await payWith(CARDS[card]);
    expect(codeOf(response)).toEqual([402, code]);
    const after = await seen(visitor, held.id);
    expect(after).toMatchObject({ state: 'held', paymentMethod: null, payment: { failure: code } });
    const choice = await choosePaying(visitor, draft.id, { card: CARDS.attempted });
    const paid = expectStatus(await pay(visitor, { held: after, choice }), 200);
    expect(paid.json<Reservation>().state).toBe('confirmed');
  });

  it('選んだお支払い方法を示さない確定は断る。下書きの期限が過ぎて選択が見えなければ、窓口で払える', async () => {
    const { held, draft } = await holdToPay(visitor, { card: CARDS.frictionless });
    expectStatus(await choose(visitor, draft.id, { method: 'port' }), 200);
    expect(codeOf(await commit(visitor, held))).toEqual([409, 'VERSION_CONFLICT']);
    const expires_at = server.clock.now();
    await server.db.updateTable('draft').set({ expires_at }).where('id', '=', draft.id).execute();
    expectStatus(await commit(visitor, held), 200);
  });

  it('使ったトークンは二度と使えず、選び直すまで確定できない', async () => {
    const { response, held, draft, choice } = await payWith(CARDS.declined);
    expect(response.statusCode).toBe(402);
    const again = await pay(visitor, { held: await seen(visitor, held.id), choice });
    expect(codeOf(again)).toEqual([422, 'VALIDATION_FAILED']);
    const token = await tokenOf(visitor, CARDS.frictionless);
    expectStatus(await choose(visitor, draft.id, { method: 'card', token }), 200);
    const other = await pay(visitor, { held: await seen(visitor, held.id), choice });
    expect(codeOf(other)).toEqual([409, 'VERSION_CONFLICT']);
  });

  it('同じ鍵で送り直すと、同じ応答になり、請求は1回', async () => {
    const ready = await holdToPay(visitor, { card: CARDS.frictionless });
    const same = key();
    const first = expectStatus(await pay(visitor, ready, same), 200);
    const second = expectStatus(await pay(visitor, ready, same), 200);
    expect(second.body).toBe(first.body);
    const charges = await server.db.selectFrom('sandbox_charge').select('id').execute();
    const payments = await server.db.selectFrom('payment').select('id').execute();
    expect(charges.length).toBe(payments.length);
  });

  it('手続き中は、もう一度の確定も、内容や方法の変更も断る', async () => {
    const { held, draft, choice } = await payWith(CARDS.challenge);
    const now = await seen(visitor, held.id);
    expect(codeOf(await pay(visitor, { held: now, choice }))).toEqual([409, 'RESERVATION_STATE']);
    const other = await choose(visitor, draft.id, { method: 'port' });
    expect(codeOf(other)).toEqual([409, 'RESERVATION_STATE']);
    const again = await holdDraft(visitor, draft);
    expect(codeOf(again)).toEqual([409, 'RESERVATION_STATE']);
  });

  it('選ばずに確定・完了しようとすると断られる', async () => {
    const held = await hold(visitor);
    const choice = { id: 'dp_000000000000', method: 'card' as const, card: null, store: null };
    expect(codeOf(await pay(visitor, { held, choice }))).toEqual([422, 'VALIDATION_FAILED']);
    expect(codeOf(await complete(visitor, 'pay_000000000000'))).toEqual([404, 'NOT_FOUND']);
  });

  it('お支払いは、ほかのお客様からは見えない', async () => {
    const { response } = await payWith(CARDS.challenge);
    const id = response.json<Reservation>().payment?.id ?? '';
    const mine = (await visitor.get(`${PAYMENTS}/${id}`)).json<Payment>();
    expect(mine.state).toBe('requiresAction');
    const other = await Visitor.arrive(server.app);
    expect((await other.get(`${PAYMENTS}/${id}`)).statusCode).toBe(404);
    expect((await complete(other, id)).statusCode).toBe(404);
  });
});
