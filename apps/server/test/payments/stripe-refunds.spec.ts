import type { Reservation } from '@ferry/api/customer-server';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { listRefused } from '../../src/domain/payments/refused-refunds.ts';
import { NOW } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { holdToPay, lookedUp, pay } from '../support/paying.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { LAWSON, offerLawson } from '../support/stores.ts';
import { capture } from '../support/stripe/books.ts';
import { startByStripe } from '../support/stripe/by-stripe.ts';
import { newCard } from '../support/stripe/objects.ts';
import { createRefund, endRefund } from '../support/stripe/refunds.ts';
import { eventOf, sendStripeEvent } from '../support/stripe/signed-events.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

const DAY = 24 * 3600;
const clock = clockAt(NOW);
const { strict, stripe } = await startByStripe(clock);
const server = useTestServer({
  database: await openDemonstration(clock),
  clock,
  payments: stripe,
});
const visitor = useVisitor(server);
beforeAll(() => offerLawson(server.db));
afterEach(() => {
  strict.fault = undefined;
  strict.books.hasBalance = true;
  strict.requests.length = 0;
  server.log.length = 0;
});
afterAll(() => strict.close());

/** A payment by card that comes when it was given up: its money is to be given back. */
async function paidAndToRefund(token: string) {
  const ready = await holdToPay(visitor, { token: 'pm_card_threeDSecure2Required' });
  const about = aboutIt(expectStatus(await pay(visitor, ready), 202).json<Reservation>());
  pass(server, 12 * 60);
  await runPaymentJobs(server);
  expect(await about.state()).toBe('timedOut');
  about.intent.payment_method = newCard(token);
  capture(about.intent);
  await about.news('payment_intent.succeeded');
  expect(await about.state()).toBe('refundPending');
  return about;
}

/** What the test looks at and does. */
function aboutIt({ payment }: Reservation) {
  const intent = [...strict.intents.values()].find(
    ({ metadata }) => metadata.paymentId === payment?.id,
  );
  if (!intent) throw new Error('Stripe has no such payment');
  const state = async () => {
    const query = server.db.selectFrom('payment').select('state');
    return (await query.where('id', '=', payment?.id ?? '').executeTakeFirstOrThrow()).state;
  };
  const mails = async (kind: 'paymentRefunded' | 'refundNeedsAccount' = 'paymentRefunded') => {
    const query = server.db.selectFrom('mail').select('occasion');
    const sent = await query.where('kind', '=', kind).execute();
    return sent.filter(({ occasion }) => occasion.includes(payment?.id ?? '-')).length;
  };
  const news = (type: string) =>
    sendStripeEvent(
      server,
      eventOf(type, { id: 're_1', object: 'refund', payment_intent: intent.id }),
    );
  return { intent, state, mails, news };
}

const refundKeys = () =>
  strict.requests
    .filter(({ operation }) => operation === 'POST /v1/refunds')
    .map(({ idempotencyKey }) => idempotencyKey);
const alarms = () => server.log.filter((line) => line.includes('refund has failed'));

it('コンビニの返金は、口座の登録を1回お願いし、届くまで「返金済み」と言わない', async () => {
  const ready = await holdToPay(visitor, LAWSON);
  const booked = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
  clock.set(new Date(Date.parse(booked.limitTime) + 1000).toISOString());
  await runPaymentJobs(server);
  const { intent, state, mails, news } = aboutIt(booked);
  expect(await state()).toBe('expired');
  // The till was faster than the end.
  capture(intent);
  await news('payment_intent.succeeded');
  await runPaymentJobs(server);
  expect([await state(), await mails()]).toEqual(['refundNeedsAccount', 0]);
  pass(server, 2 * DAY);
  await runPaymentJobs(server);
  // Until the account is there, the customer sees what is missing.
  expect(await lookedUp(server.app, booked)).toMatchObject({
    state: 'expired',
    payment: { state: 'refundNeedsAccount', failure: 'HOLD_EXPIRED' },
  });
  expect(refundKeys()).toHaveLength(1);
  expect(await mails('refundNeedsAccount')).toBe(1);
  endRefund(intent, 'succeeded');
  await news('refund.updated');
  expect([await state(), await mails()]).toEqual(['refunded', 1]);
});

it('カード会社の処理を待つ返金も、終わってから「返金済み」と言う', async () => {
  const { intent, state, mails, news } = await paidAndToRefund('pm_card_pendingRefund');
  await runPaymentJobs(server);
  expect([await state(), await mails()]).toEqual(['refundPending', 0]);
  endRefund(intent, 'succeeded');
  await news('refund.updated');
  expect([await state(), await mails()]).toEqual(['refunded', 1]);
});

it('返金が失敗したら担当者に知らせ、次の日にもう一度返金する', async () => {
  const { intent, state, news } = await paidAndToRefund('pm_card_visa');
  await runPaymentJobs(server);
  expect(await state()).toBe('refunded');
  endRefund(intent, 'failed');
  await news('refund.failed');
  expect([await state(), alarms().length]).toEqual(['refundPending', 1]);
  await runPaymentJobs(server);
  expect(refundKeys()).toHaveLength(1);
  pass(server, DAY);
  await runPaymentJobs(server);
  expect(await state()).toBe('refunded');
  expect(new Set(refundKeys()).size).toBe(2);
});

it('残高が足りず断られた返金は、残高が戻れば、鍵の期限を待たずにできる', async () => {
  const { state, intent } = await paidAndToRefund('pm_card_visa');
  strict.books.hasBalance = false;
  server.log.splice(0);
  for (const _ of [1, 2]) {
    await runPaymentJobs(server);
    pass(server, 60);
  }
  expect(await state()).toBe('refundPending');
  // The operator is told once, and has it in a list until it is done.
  const told = server.log.splice(0).filter((line) => line.includes('a refund is refused'));
  expect(told).toHaveLength(1);
  expect(await listRefused(server.db)).toMatchObject([
    { id: intent.metadata.paymentId, refusal: 'balance_insufficient' },
  ]);
  strict.books.hasBalance = true;
  await runPaymentJobs(server);
  expect(await state()).toBe('refunded');
  expect(await listRefused(server.db)).toEqual([]);
});

it('ほかの人がすでに返金していれば、返金済みになる', async () => {
  const { state, intent } = await paidAndToRefund('pm_card_visa');
  strict.fault = (request, go) => {
    if (request.operation === 'POST /v1/refunds') {
      createRefund(strict.books, { ...request, form: { payment_intent: intent.id } });
    }
    return go();
  };
  await runPaymentJobs(server);
  expect(await state()).toBe('refunded');
});
