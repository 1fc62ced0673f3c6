import type { Payment, PaymentInfo, Reservation } from '@ferry/api/customer-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { paymentContext } from '../../src/booking/paying/payment-context.ts';
import { settlePayment } from '../../src/booking/paying/settle-payment.ts';
import type { ChargeStatus } from '../../src/booking/services/payment-provider.ts';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { NOW } from '../support/api.ts';
import { expectStatus, key, RESERVATIONS } from '../support/booking.ts';
import { faultyProvider } from '../support/faulty-provider.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { CARDS, press, seen } from '../support/paying.ts';
import {
  bookUnpaid,
  infoOf,
  numberOf,
  payLater,
  payRequest,
  startPayment,
} from '../support/paying-later.ts';
import { deliverEvents, pass, runPaymentJobs } from '../support/payment-work.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const clock = clockAt(NOW);
const server = useTestServer(async () => {
  const database = await openDemonstration(clock);
  const payments = faultyProvider(createSandbox({ db: database.db, clock }));
  return { database, clock, payments };
});
const visitor = useVisitor(server);
const STORE = { store: 'store_minato' };
const CARD = { card: CARDS.frictionless };
const CHALLENGE = { card: CARDS.challenge };
const DAY = 24 * 3600;
let provider: ReturnType<typeof faultyProvider>;
beforeAll(() => {
  provider = server.services.payments as typeof provider;
});

/** What the provider says of everything that it is asked about. */
const says = (status: ChargeStatus) => {
  provider.faults.find = async (call) => {
    const charge = await call();
    return charge && { ...charge, status };
  };
};
const work = async (times: number, seconds: number) => {
  for (let time = 0; time < times; time += 1) {
    pass(server, seconds);
    await runPaymentJobs(server);
    await deliverEvents(server);
  }
};
const stored = async ({ id }: { id: string }) => {
  const { db } = server;
  const { state, version } = await db
    .selectFrom('reservation')
    .select(['state', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const payments = db.selectFrom('payment').select(['state', 'given_up_at']);
  const rows = await payments.where('reservation_id', '=', id).orderBy('attempt').execute();
  return { state, version, payments: rows.map((row) => row.state) };
};
const mailsOf = ({ id }: { id: string }) =>
  server.db
    .selectFrom('mail')
    .select(['kind', 'text_body'])
    .where('occasion', 'like', `%${id}%`)
    .orderBy('id')
    .execute();
const outcome = (response: { statusCode: number; json: () => { code?: string } }) => [
  response.statusCode,
  response.json().code,
];
const otherStore = ({ options }: PaymentInfo) => {
  const store = options.find(({ method }) => method === 'convenienceStore')?.stores.at(-1);
  return { store: store?.id ?? '' };
};

describe('最初に聞く結果が払い戻しのお支払い', () => {
  it.each(['refunded', 'refunding', 'refundNeedsAccount'] as const)(
    'コンビニの番号が%s:お席が戻る',
    async (status) => {
      const booked = await bookUnpaid(visitor, STORE);
      says(status);
      await work(8, DAY);
      provider.faults = {};
      expect((await stored(booked)).state).toBe('expired');
      expect((await mailsOf(booked)).map(({ kind }) => kind)).toContain('reservationExpired');
    },
  );

  it('カードがrefunded:窓口で支払う予約に戻り、もう一度支払える', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    expectStatus(await payLater(visitor, booked, CHALLENGE), 202);
    says('refunded');
    await work(3, 900);
    provider.faults = {};
    expect(await stored(booked)).toMatchObject({
      state: 'confirmedUnpaid',
      payments: ['refunded'],
    });
    expectStatus(await payLater(visitor, booked, CARD), 200);
  });
});

describe('コンビニの番号', () => {
  it('同じ予約には1時間に5つまで。それより後は429で、何も起きない', async () => {
    const booked = await bookUnpaid(visitor, 'port');
    for (const _ of [1, 2, 3, 4, 5]) {
      expectStatus(await payLater(visitor, booked, STORE), 200);
    }
    const before = await stored(booked);
    expect(outcome(await payLater(visitor, booked, STORE))).toEqual([429, 'RATE_LIMITED']);
    expect(await stored(booked)).toEqual(before);
    const issued = (await mailsOf(booked)).filter(({ kind }) => kind === 'paymentNumberIssued');
    expect(issued).toHaveLength(5);
    expectStatus(await payLater(visitor, booked, CARD), 200);
  });

  it('別の番号を頼む間に前の番号で支払われたら、別の番号はすぐに終わる', async () => {
    const booked = await bookUnpaid(visitor, STORE);
    const info = await infoOf(visitor, booked);
    const request = await payRequest(visitor, info, otherStore(info));
    provider.faults.charge = async (call) => {
      await press(visitor, numberOf(booked).instructions?.url ?? '', 'pay');
      await deliverEvents(server);
      return call();
    };
    const response = await startPayment(visitor, info, request);
    provider.faults = {};
    expect(outcome(response)).toEqual([409, 'ALREADY_PAID']);
    await work(2, 60);
    expect(await stored(booked)).toMatchObject({
      state: 'confirmed',
      payments: ['captured', 'expired'],
    });
  });

  it.each([['processing'], ['unknown']] as const)(
    '決済会社が%sと言っても番号のままで、カードで支払える',
    async (status) => {
      const booked = await bookUnpaid(visitor, STORE);
      const card = expectStatus(await payLater(visitor, booked, CHALLENGE), 202);
      const { id } = numberOf(booked);
      says(status);
      const url = `/customer-api/payments/${id}/completion`;
      expectStatus(await visitor.post(url, undefined, key()), 202);
      provider.faults = {};
      server.log.length = 0;
      expect(await stored(booked)).toMatchObject({
        payments: ['awaitingPayment', 'requiresAction'],
      });
      await press(visitor, card.json<Payment>().action?.url ?? '', 'cancel');
      await work(2, 900);
      expectStatus(await payLater(visitor, booked, CARD), 200);
    },
  );
});

it('終わった手続きのお金が後から届いても、予約は残り、案内も履歴もそのとおり', async () => {
  const booked: Reservation = await bookUnpaid(visitor, 'port');
  const { id } = expectStatus(await payLater(visitor, booked, CHALLENGE), 202).json<Payment>();
  await work(2, 900);
  expect((await stored(booked)).payments).toEqual(['timedOut']);
  const charge = await server.db
    .updateTable('sandbox_charge')
    .set({ state: 'captured' })
    .where('charge_key', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const context = paymentContext(server.services, {
    warn: () => undefined,
    error: () => undefined,
  });
  await settlePayment(context, { chargeId: charge.id, paymentId: id, status: 'captured' });
  await work(2, 900);
  expect(await stored(booked)).toMatchObject({ state: 'confirmedUnpaid', payments: ['refunded'] });
  const { history } = await seen(visitor, booked.id);
  expect(history.at(-1)).toMatchObject({ event: 'refunded', by: 'system' });
  const text = (await mailsOf(booked)).at(-1)?.text_body;
  expect(text).toContain('手続きの終わったお支払いが後から行われたため');
  expect(text).toContain('ご予約はそのまま有効です');
});

it('お支払いの手続き中の予約は、入力中の予約には出ない', async () => {
  const booked = await bookUnpaid(visitor, 'port');
  const drafts = async () => (await visitor.get('/customer-api/drafts')).json().drafts;
  const before = await drafts();
  const card = expectStatus(await payLater(visitor, booked, CHALLENGE), 202).json<Payment>();
  expect(await drafts()).toEqual(before);
  await press(visitor, card.action?.url ?? '', 'cancel');
  await work(1, 900);
});

it('区間のキャンセルに位置は付かない', async () => {
  const booked = await bookUnpaid(visitor, 'port');
  const url = `${RESERVATIONS}/${booked.id}/cancellation-quotes`;
  const quote = (position: number | null) =>
    visitor.post(url, { items: [{ leg: 'outbound', kind: 'leg', position }] });
  expectStatus(await quote(null), 200);
  const refused = expectStatus(await quote(0), 422);
  expect(refused.json().errors).toEqual({ 'items.0.position': ['NOT_AVAILABLE'] });
});
