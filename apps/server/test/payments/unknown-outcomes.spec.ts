import type { Reservation } from '@ferry/api/customer-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Charge } from '../../src/booking/services/payment-provider.ts';
import { sign } from '../../src/payments/sandbox/events.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { NOW, Visitor } from '../support/api.ts';
import { chooseTrip, DRAFTS, expectStatus, key } from '../support/booking.ts';
import {
  faultyProvider,
  NetworkFault,
  responseLost,
  silent,
  unreachable,
} from '../support/faulty-provider.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import {
  CARDS,
  choosePaying,
  complete,
  holdToPay,
  lookedUp,
  PAYMENTS,
  pay,
  press,
  seen,
} from '../support/paying.ts';
import { deliverEvents, pass, runPaymentJobs, sendEvent } from '../support/payment-work.ts';
import { isLong, report, rounds } from '../support/rounds.ts';
import { setBerths } from '../support/use-postgres-server.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const clock = clockAt(NOW);
const database = await openDemonstration(clock);
const provider = faultyProvider(createSandbox({ db: database.db, clock }));
const server = useTestServer({ database, clock, payments: provider });
const visitor = useVisitor(server);

// The long form books more than the sailing has room for.
beforeAll(async () => {
  const { outbound } = await chooseTrip(await Visitor.arrive(server.app));
  await setBerths(server, outbound.sailingId, 5000);
});

async function payWith(card: string) {
  provider.faults = {};
  const ready = await holdToPay(visitor, { card });
  return { ...ready, go: (headers = key()) => pay(visitor, ready, headers) };
}

const charges = (paymentId: string) =>
  server.db
    .selectFrom('sandbox_charge')
    .select(['state', 'refunded_yen'])
    .where('charge_key', '=', paymentId)
    .execute();

const outages = [
  { name: 'つながらない', charge: unreachable },
  { name: '500', charge: unreachable },
  { name: '30秒答えない', charge: silent },
  { name: '成功した後に応答が失われる', charge: responseLost },
] as const;

const ROUNDS = Array.from({ length: rounds(1, 20) }, (_, round) => round + 1);

describe.each(ROUNDS)('決済会社の結果がわからないとき(%s回目)', () => {
  it.each(outages)('$name:失敗とは言わず、同じ請求を送り直して決める', async ({ charge }) => {
    const { go, held } = await payWith(CARDS.frictionless);
    provider.faults = { charge };
    const same = key();
    const response = expectStatus(await go(same), 202).json<Reservation>();
    expect(response).toMatchObject({
      state: 'paymentProcessing',
      payment: { state: 'unknown', failure: null },
    });
    // The provider stays away: nothing is decided, and the places stay.
    provider.faults = { charge: unreachable, find: unreachable };
    pass(server, 7200);
    await runPaymentJobs(server);
    expect((await seen(visitor, held.id)).state).toBe('paymentProcessing');
    provider.faults = {};
    pass(server, 700);
    await runPaymentJobs(server);
    const after = await seen(visitor, held.id);
    expect(after.state).toBe('confirmed');
    expect(await charges(response.payment?.id ?? '')).toHaveLength(1);
    // The same request again is told how it ended.
    expect((await go(same)).statusCode).toBe(200);
  });

  it('1日たっても請求が届いていなければ、送り直さずに、お支払いがなかったことにする', async () => {
    const { go } = await payWith(CARDS.frictionless);
    provider.faults = { charge: unreachable };
    const response = expectStatus(await go(), 202).json<Reservation>();
    provider.faults = {};
    pass(server, 24 * 3600);
    await runPaymentJobs(server);
    const payment = await server.db
      .selectFrom('payment')
      .select(['state', 'failure'])
      .where('id', '=', response.payment?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(payment).toEqual({ state: 'failed', failure: 'PAYMENT_DECLINED' });
    expect(await charges(response.payment?.id ?? '')).toHaveLength(0);
  });

  it('応答の前に通知が届いても、予約は1つ、請求は1回', async () => {
    const { go, held } = await payWith(CARDS.frictionless);
    provider.faults = {
      charge: async (call) => {
        const charge = await call();
        expect(await deliverEvents(server)).toBe(1);
        return charge;
      },
    };
    const paid = expectStatus(await go(), 200).json<Reservation>();
    expect(paid.state).toBe('confirmed');
    expect(paid.history.filter(({ event }) => event === 'paid')).toHaveLength(1);
    expect((await seen(visitor, held.id)).version).toBe(paid.version);
  });

  it('同じ通知が5回届いても、1回だけ処理する', async () => {
    const { go, held } = await payWith(CARDS.challenge);
    const { payment } = expectStatus(await go(), 202).json<Reservation>();
    await press(visitor, payment?.action?.url ?? '', 'succeed');
    await deliverEvents(server, 5);
    const after = await seen(visitor, held.id);
    expect(after.state).toBe('confirmed');
    expect(after.history.map(({ event }) => event)).toEqual(['held', 'confirmed', 'paid']);
    const events = await server.db.selectFrom('payment_event').select('processed_at').execute();
    expect(events.every(({ processed_at }) => processed_at !== null)).toBe(true);
  });

  it('通知が1日遅れて届いても受け取る。あきらめた後のお支払いは返金する', async () => {
    const { go, held } = await payWith(CARDS.challenge);
    const { payment } = expectStatus(await go(), 202).json<Reservation>();
    // The customer is gone; after its time the payment is given up and the hold ends.
    pass(server, 12 * 60);
    await runPaymentJobs(server);
    expect((await seen(visitor, held.id)).payment?.state).toBe('timedOut');
    await server.db
      .updateTable('sandbox_charge')
      .set({ state: 'captured' })
      .where('charge_key', '=', payment?.id ?? '')
      .execute();
    pass(server, 24 * 3600);
    expect(await deliverEvents(server)).toBeGreaterThan(0);
    await runPaymentJobs(server);
    const [charge] = await charges(payment?.id ?? '');
    expect(charge).toEqual({ state: 'refunded', refunded_yen: held.quote.totalYen });
    const state = await server.db
      .selectFrom('payment')
      .select('state')
      .where('id', '=', payment?.id ?? '')
      .executeTakeFirstOrThrow();
    expect(state.state).toBe('refunded');
  });

  it('偽の通知、古い署名、改ざんされた通知は断り、何も変えない', async () => {
    const { go, held } = await payWith(CARDS.challenge);
    const { payment } = expectStatus(await go(), 202).json<Reservation>();
    const row = await server.db
      .selectFrom('payment')
      .select('charge_id')
      .where('id', '=', payment?.id ?? '')
      .executeTakeFirstOrThrow();
    const body = (chargeId: string | null) =>
      JSON.stringify({ id: 'sbxevt_forged000', type: 'charge.captured', createdAt: NOW, chargeId });
    const good = body(row.charge_id);
    const signature = await sign(server.db, good, clock.now());
    const old = await sign(server.db, good, new Date(clock.now().getTime() - 600_000));
    const forged = { 'payment-signature': `t=1,v1=${'0'.repeat(64)}` };
    expect(await sendEvent(server, good, forged)).toBe(400);
    expect(await sendEvent(server, good, { 'payment-signature': old })).toBe(400);
    const changed = good.replace('captured', 'refunded');
    expect(await sendEvent(server, changed, { 'payment-signature': signature })).toBe(400);
    expect(await sendEvent(server, good, {})).toBe(428);
    expect((await seen(visitor, held.id)).state).toBe('paymentProcessing');
    // Even a signed one is not believed: the provider says that nothing was paid.
    expect(await sendEvent(server, good, { 'payment-signature': signature })).toBe(204);
    expect((await seen(visitor, held.id)).state).toBe('paymentProcessing');
    await complete(visitor, payment?.id ?? '');
  });

  it('つながらない間は、カードとコンビニを選べず、窓口払いは残る', async () => {
    const { draft } = await payWith(CARDS.frictionless);
    provider.faults = {
      isUp: async () => {
        throw new NetworkFault('down');
      },
    };
    const methods = (await visitor.get(`${DRAFTS}/${draft.id}/payment-methods`)).json();
    expect(
      methods.options.map((each: { method: string; reason: string | null }) => each.reason),
    ).toEqual([...Array(5).fill('PROVIDER_DOWN'), null]);
    expect(methods.hostedFields).toBeNull();
    const refused = await visitor.put(`${DRAFTS}/${draft.id}/payment`, {
      method: 'convenienceStore',
      storeId: 'store_minato',
    });
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
    provider.faults = {};
    await choosePaying(visitor, draft.id, { store: 'store_minato' });
  });

  it('お支払いの手続き中は、お取り置きの期限が過ぎてもお席を渡さない', async () => {
    const { go, held } = await payWith(CARDS.challenge);
    pass(server, 59 * 60);
    const { payment } = expectStatus(await go(), 202).json<Reservation>();
    pass(server, 2 * 60);
    const { expireDueHolds } = await import('../../src/booking/holding/expire-holds.ts');
    await expireDueHolds(server.db, clock.now(), (error) => {
      throw error;
    });
    expect((await seen(visitor, held.id)).state).toBe('paymentProcessing');
    await press(visitor, payment?.action?.url ?? '', 'fail');
    expect((await complete(visitor, payment?.id ?? '')).statusCode).toBe(402);
    // There is time left to try again.
    const after = await seen(visitor, held.id);
    expect(after.state).toBe('held');
    expect(Date.parse(after.limitTime) - clock.now().getTime()).toBe(10 * 60_000);
    expect((await visitor.get(`${PAYMENTS}/${payment?.id}`)).json()).toMatchObject({
      state: 'failed',
      failure: 'TDS_FAILED',
    });
  });
});

/** What every object answers to, without having it. */
const INHERITED = Object.getOwnPropertyNames(Object.prototype);
const timesFive = <Item>(items: Item[]) => Array.from({ length: 5 }, () => items).flat();

describe('決済会社が、知らない状態を答えるとき', () => {
  const WORDS = isLong ? timesFive([...INHERITED, '', '{}', 'CAPTURED', 'on_hold']) : ['on_hold'];
  const alarmsOf = (paymentId: string | undefined) =>
    server.log
      .splice(0)
      .filter((line) => line.includes('"level":50') && line.includes('state that nobody knows'))
      .filter((line) => line.includes(`"${paymentId}"`));

  async function payUnknown(card: string, status: Charge['status']) {
    const { go, held } = await payWith(card);
    provider.faults = {
      charge: async (call) => ({ ...(await call()), status }),
      find: async (call) => {
        const charge = await call();
        return charge && { ...charge, status };
      },
    };
    const response = expectStatus(await go(), 202).json<Reservation>();
    expect(response.payment).toMatchObject({ state: 'unknown', failure: null });
    expect(alarmsOf(response.payment?.id)).toHaveLength(1);
    pass(server, 59 * 60);
    await runPaymentJobs(server);
    expect((await seen(visitor, held.id)).state).toBe('paymentProcessing');
    expect(alarmsOf(response.payment?.id)).toHaveLength(1);
    pass(server, 15 * 60);
    return held;
  }

  const endings = [
    {
      when: '支払い済みなら',
      card: CARDS.frictionless,
      knows: true,
      ends: ['confirmed', 'captured'],
    },
    { when: '支払い前なら', card: CARDS.challenge, knows: true, ends: ['held', 'timedOut'] },
    {
      when: 'まだ知らない状態を答えれば',
      card: CARDS.challenge,
      knows: false,
      ends: ['held', 'timedOut'],
    },
  ];
  const cases = WORDS.flatMap((word) => endings.map((ending) => ({ word, ...ending })));

  it.each(cases)('「$word」:1時間で取り消し、$when、予約をそこで決める', async (each) => {
    const status = each.word as Charge['status'];
    const held = await payUnknown(each.card, status);
    const { cancel } = provider;
    if (!each.knows)
      provider.cancel = async (chargeId) => ({ ...(await cancel(chargeId)), status });
    await runPaymentJobs(server);
    provider.cancel = cancel;
    server.log.splice(0);
    const after = await seen(visitor, held.id);
    expect([after.state, after.payment?.state]).toEqual(each.ends);
  });

  afterAll(() => report('states that nobody knows', { payments: cases.length }));
});

describe('決済会社の画面に、選べない値が届くとき', () => {
  const chargeOf = (reservationId: string) =>
    server.db
      .selectFrom('sandbox_charge as c')
      .innerJoin('payment as p', 'p.charge_id', 'c.id')
      .select(['c.id', 'c.state'])
      .where('p.reservation_id', '=', reservationId)
      .executeTakeFirstOrThrow();

  const VALUES = isLong
    ? timesFive(INHERITED.flatMap((name) => [name, `${name}&outcome=succeed`, `&${name}=succeed`]))
    : ['__proto__', 'constructor', 'toString', 'paid'];

  it.each(VALUES)('「%s」:何も変えず、期限に終わる', async (value) => {
    const { go, held } = await payWith(CARDS.challenge);
    const { payment } = expectStatus(await go(), 202).json<Reservation>();
    expectStatus(await press(visitor, payment?.action?.url ?? '', value), 422);
    expect((await chargeOf(held.id)).state).toBe('requiresAction');
    const atStore = await holdToPay(visitor, { store: 'store_minato' });
    const waiting = expectStatus(await pay(visitor, atStore), 200).json<Reservation>();
    const { url } = waiting.payment?.instructions ?? {};
    expectStatus(await press(visitor, url ?? '', value), 422);
    expect((await chargeOf(atStore.held.id)).state).toBe('awaitingPayment');
    pass(server, 12 * 60);
    await runPaymentJobs(server);
    expect((await seen(visitor, held.id)).payment?.state).toBe('timedOut');
    server.clock.set(waiting.limitTime);
    pass(server, 1);
    await runPaymentJobs(server);
    expect((await lookedUp(server.app, waiting)).state).toBe('expired');
    expect((await chargeOf(held.id)).state).toBe('timedOut');
    expect((await chargeOf(atStore.held.id)).state).toBe('expired');
  });

  afterAll(() => report('values of the page that nobody knows', { presses: 2 * VALUES.length }));

  it('帳簿は、決まった状態しか受け入れない', async () => {
    const { go, held } = await payWith(CARDS.challenge);
    expectStatus(await go(), 202);
    const { id } = await chargeOf(held.id);
    for (const column of ['state', 'settles_as'] as const) {
      const broken = server.db.updateTable('sandbox_charge').set({ [column]: '{}' });
      await expect(broken.where('id', '=', id).execute()).rejects.toMatchObject({ code: '23514' });
    }
  });
});
