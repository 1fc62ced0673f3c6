import type { Reservation } from '@ferry/api/customer-server';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { NOW, Visitor } from '../support/api.ts';
import { expectStatus, key } from '../support/booking.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { holdToPay, lookedUp, pay, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { startByStripe } from '../support/stripe/by-stripe.ts';
import type { Fault } from '../support/stripe/strict-stripe.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const clock = clockAt(NOW);
const { strict, stripe } = await startByStripe(clock);
const server = useTestServer({
  database: await openDemonstration(clock),
  clock,
  payments: stripe,
});
const visitor = useVisitor(server);
afterEach(() => {
  strict.fault = undefined;
  strict.searchIsLate = false;
});
afterAll(() => strict.close());

const isCreation: (request: Parameters<Fault>[0]) => boolean = ({ operation }) =>
  operation === 'POST /v1/payment_intents';
/** Stripe answers each attempt to charge with this, and does nothing. */
const refusing =
  (status: number, error: object): Fault =>
  (request, go) =>
    isCreation(request) ? { status, body: { error: { message: 'secret words', ...error } } } : go();
/** It works; the response is lost on its way. */
const losing: Fault = (request, go) => {
  const response = go();
  return isCreation(request) ? undefined : response;
};
const creations = () => strict.requests.filter(isCreation);

async function payByCard() {
  const ready = await holdToPay(visitor, { token: 'pm_card_visa' });
  strict.requests.length = 0;
  return ready;
}

const madeFor = (paymentId: string | undefined) =>
  [...strict.intents.values()].filter(({ metadata }) => metadata.paymentId === paymentId);

describe('決済会社がはっきり断ったとき', () => {
  const refusals = [
    {
      status: 400,
      error: { type: 'invalid_request_error', code: 'parameter_unknown', param: 'x' },
    },
    { status: 401, error: { type: 'invalid_request_error', code: 'api_key_expired' } },
    { status: 403, error: { type: 'invalid_request_error', code: 'secret_key_required' } },
    { status: 429, error: { type: 'rate_limit_error', code: 'rate_limit' } },
  ];
  it.each(refusals)(
    '$status:待たせずに結果を伝え、お席は残り、理由は記録に残る',
    async (refusal) => {
      const ready = await payByCard();
      strict.fault = refusing(refusal.status, refusal.error);
      const response = expectStatus(await pay(visitor, ready), 402);
      expect(response.json().code).toBe('PAYMENT_DECLINED');
      expect(await seen(visitor, ready.held.id)).toMatchObject({
        state: 'held',
        payment: { state: 'failed' },
      });
      const line = server.log.map((each) => JSON.parse(each)).find(({ provider }) => provider);
      const { type, ...rest } = refusal.error;
      expect(line).toMatchObject({
        provider: 'stripe',
        reason: {
          type,
          ...rest,
          status: refusal.status,
          requestId: expect.stringMatching(/^req_/),
        },
      });
      expect(JSON.stringify(line)).not.toContain('secret words');
      server.log.length = 0;
    },
  );

  const passing = [
    { status: 429, error: { type: 'rate_limit_error', code: 'lock_timeout' } },
    { status: 409, error: { type: 'idempotency_error', code: 'idempotency_key_in_use' } },
  ];
  it.each(passing)('$status:いったん混み合っていただけなら、同じ鍵で送り直す', async (refusal) => {
    const ready = await payByCard();
    let left = 2;
    const busy = refusing(refusal.status, refusal.error);
    strict.fault = (request, go) => {
      if (!isCreation(request) || left === 0) return go();
      left -= 1;
      return busy(request, go);
    };
    const paid = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
    expect(paid.state).toBe('confirmed');
    expect(creations()).toHaveLength(3);
    expect(new Set(creations().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('同じ鍵の前の請求がまだ続いているなら、失敗とは言わない', async () => {
    const ready = await payByCard();
    strict.fault = refusing(409, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
    const response = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    expect(response.payment).toMatchObject({ state: 'unknown', failure: null });
    strict.fault = undefined;
    pass(server, 5);
    await runPaymentJobs(server);
    expect((await seen(visitor, ready.held.id)).state).toBe('confirmed');
  });
});

describe('決済会社の応答が失われたとき', () => {
  it('同じ鍵と同じ内容で送り直し、検索が遅れていてもすぐに結果がわかる', async () => {
    const ready = await payByCard();
    strict.fault = losing;
    strict.searchIsLate = true;
    const same = key();
    const response = expectStatus(await pay(visitor, ready, same), 202).json<Reservation>();
    strict.fault = undefined;
    pass(server, 5);
    await runPaymentJobs(server);
    expect((await seen(visitor, ready.held.id)).state).toBe('confirmed');
    expect(madeFor(response.payment?.id)).toHaveLength(1);
    expect(new Set(creations().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(new Set(creations().map(({ form }) => JSON.stringify(form))).size).toBe(1);
    expect((await pay(visitor, ready, same)).statusCode).toBe(200);
  });

  it('請求が届いていなければ、送り直しで1回だけ請求する', async () => {
    const ready = await payByCard();
    strict.fault = (request, go) => (isCreation(request) ? undefined : go());
    const response = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    expect(madeFor(response.payment?.id)).toHaveLength(0);
    strict.fault = undefined;
    pass(server, 5);
    await runPaymentJobs(server);
    await runPaymentJobs(server);
    expect((await seen(visitor, ready.held.id)).state).toBe('confirmed');
    expect(madeFor(response.payment?.id)).toHaveLength(1);
  });

  it('鍵の期限の後は送り直さず、作成日時の一覧から探す', async () => {
    const ready = await payByCard();
    strict.fault = losing;
    const response = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    strict.fault = undefined;
    strict.searchIsLate = true;
    const before = creations().length;
    pass(server, 25 * 3600);
    await runPaymentJobs(server);
    expect(creations()).toHaveLength(before);
    expect(madeFor(response.payment?.id)).toHaveLength(1);
    expect((await lookedUp(server.app, ready.held)).state).toBe('confirmed');
    expect(strict.requests.map(({ operation }) => operation)).not.toContain(
      'GET /v1/payment_intents/search',
    );
  });

  it('受付の締め切りの後は、新しく請求しない', async () => {
    clock.set('2027-08-02T05:00:00+09:00');
    Object.assign(visitor, await Visitor.arrive(server.app));
    const ready = await payByCard();
    strict.fault = (request, go) => (isCreation(request) ? undefined : go());
    const response = expectStatus(await pay(visitor, ready), 202).json<Reservation>();
    strict.fault = undefined;
    clock.set(ready.held.outbound.sailing.checkInClosesAt);
    await runPaymentJobs(server);
    expect(madeFor(response.payment?.id)).toHaveLength(0);
    const { state } = await server.db
      .selectFrom('payment')
      .select('state')
      .where('id', '=', response.payment?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(state).toBe('failed');
  });
});
