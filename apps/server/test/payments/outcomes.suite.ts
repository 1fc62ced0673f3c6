import type { Payment, Reservation } from '@ferry/api/customer-server';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../support/api.ts';
import { complete, holdToPay, lookedUp, pay, seen } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import type { ProviderWorld } from '../support/provider-world.ts';
import { offerLawson } from '../support/stores.ts';
import { useVisitor } from '../support/use-server.ts';

const DAY = 24 * 3600;

/** What comes of a payment, through the whole server: the same for every provider. */
export function outcomesSuite(server: TestServer, worldOf: () => ProviderWorld): void {
  const visitor = useVisitor(server);
  let world: ProviderWorld;
  beforeAll(async () => {
    world = worldOf();
    await offerLawson(server.db);
  });
  afterEach(() => {
    server.log.length = 0;
  });

  async function begin(way: Parameters<ProviderWorld['pay']>[0]) {
    const ready = await holdToPay(visitor, world.pay(way));
    const response = await pay(visitor, ready);
    const { payment } = await seen(visitor, ready.held.id);
    if (!payment) throw new Error('There is no payment');
    return { response, payment, id: ready.held.id, held: ready.held };
  }

  const stateOf = async ({ id }: Payment) => {
    const query = server.db.selectFrom('payment').select(['state', 'failure']);
    return query.where('id', '=', id).executeTakeFirstOrThrow();
  };
  const statesOf = async (payment: Payment, reservationId: string) => {
    const reservation = await server.db
      .selectFrom('reservation')
      .select('state')
      .where('id', '=', reservationId)
      .executeTakeFirstOrThrow();
    return [(await stateOf(payment)).state, reservation.state];
  };

  const atOnce = [
    { way: 'frictionless', status: 200, code: undefined, states: ['captured', 'confirmed'] },
    { way: 'declined', status: 402, code: 'PAYMENT_DECLINED', states: ['failed', 'held'] },
    { way: 'authenticationFailed', status: 402, code: 'TDS_FAILED', states: ['failed', 'held'] },
    {
      way: 'challenge',
      status: 202,
      code: undefined,
      states: ['requiresAction', 'paymentProcessing'],
    },
    { way: 'slow', status: 202, code: undefined, states: ['unknown', 'paymentProcessing'] },
    { way: 'lostResponse', status: 202, code: undefined, states: ['unknown', 'paymentProcessing'] },
    { way: 'store', status: 200, code: undefined, states: ['awaitingPayment', 'confirmedUnpaid'] },
  ] as const;
  it.each(atOnce)('確定の結果:$way', async ({ way, status, code, states }) => {
    const { response, payment, id } = await begin(way);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(await statesOf(payment, id)).toEqual(states);
    expect(payment.action !== null).toBe(way === 'challenge');
    expect(payment.instructions !== null).toBe(way === 'store');
  });

  const afterwards = [
    { isThem: true, status: 200, code: undefined, states: ['captured', 'confirmed'] },
    { isThem: false, status: 402, code: 'TDS_FAILED', states: ['failed', 'held'] },
  ];
  it.each(afterwards)('本人認証の結果:$isThem', async ({ isThem, status, code, states }) => {
    const { payment, id } = await begin('challenge');
    await world.authenticate(payment, isThem);
    const completed = await complete(visitor, payment.id);
    expect([completed.statusCode, completed.json().code]).toEqual([status, code]);
    expect(await statesOf(payment, id)).toEqual(states);
  });

  it('本人認証を途中でやめると、時間切れになり、お席は残る', async () => {
    const { payment, id } = await begin('challenge');
    pass(server, 12 * 60);
    await runPaymentJobs(server);
    expect(await statesOf(payment, id)).toEqual(['timedOut', 'held']);
  });

  it('応答が失われても、送り直しで確定し、請求は1回', async () => {
    const { payment, id } = await begin('lostResponse');
    pass(server, 5);
    await runPaymentJobs(server);
    expect(await statesOf(payment, id)).toEqual(['captured', 'confirmed']);
    expect(await world.charges(payment)).toBe(1);
  });

  it('コンビニで支払うと、通知で確定する。1日遅れても、5回届いても1回だけ', async () => {
    const { payment, id, held } = await begin('store');
    await world.payAtStore(payment);
    pass(server, DAY);
    for (const deliver of await world.news()) {
      for (let copy = 0; copy < 5; copy += 1) expect(await deliver()).toBe(204);
    }
    expect(await statesOf(payment, id)).toEqual(['captured', 'confirmed']);
    const { history } = await lookedUp(server.app, held);
    expect(history.map(({ event }) => event)).toEqual(['held', 'confirmed', 'paid']);
  });

  it('コンビニで支払われないと、期限に取り消す', async () => {
    const { payment, id, response } = await begin('store');
    server.clock.set(afterLimit(response.json<Reservation>()));
    await runPaymentJobs(server);
    expect(await statesOf(payment, id)).toEqual(['expired', 'expired']);
  });

  it('あきらめた後に届いたお金は、通知の順がどうでも、1回だけ返す', async () => {
    const { payment, response } = await begin('store');
    server.clock.set(afterLimit(response.json<Reservation>()));
    await runPaymentJobs(server);
    await world.captureLate(payment);
    await runPaymentJobs(server);
    for (const deliver of (await world.news()).reverse()) expect(await deliver()).toBe(204);
    await runPaymentJobs(server);
    const { state } = await stateOf(payment);
    // A provider that asks for an account has not given it back yet.
    expect(['refundNeedsAccount', 'refunded']).toContain(state);
    await world.endRefund(payment, 'succeeded');
    for (const deliver of await world.news()) expect(await deliver()).toBe(204);
    expect((await stateOf(payment)).state).toBe('refunded');
  });

  it('失敗した返金は、返金済みと言わず、担当者に知らせ、次の日にもう一度返す', async () => {
    const { payment } = await begin('challenge');
    pass(server, 12 * 60);
    await runPaymentJobs(server);
    await world.captureLate(payment);
    for (const deliver of await world.news()) await deliver();
    await runPaymentJobs(server);
    expect((await stateOf(payment)).state).toBe('refunded');
    await world.endRefund(payment, 'failed');
    for (const deliver of await world.news()) expect(await deliver()).toBe(204);
    expect((await stateOf(payment)).state).toBe('refundPending');
    expect(server.log.some((line) => line.includes('a refund has failed'))).toBe(true);
    pass(server, DAY);
    await runPaymentJobs(server);
    expect((await stateOf(payment)).state).toBe('refunded');
  });

  it('関わりのない通知は受け取り、何も変えない', async () => {
    const { payment, id } = await begin('challenge');
    expect(await world.sendForeign()).toBe(204);
    expect(await statesOf(payment, id)).toEqual(['requiresAction', 'paymentProcessing']);
  });
}

const afterLimit = ({ limitTime }: Reservation) =>
  new Date(Date.parse(limitTime) + 1000).toISOString();
