import type { Reservation } from '@ferry/api/customer-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NOW } from '../support/api.ts';
import { expectStatus } from '../support/booking.ts';
import { clockAt, openDemonstration } from '../support/operator.ts';
import { holdToPay, pay } from '../support/paying.ts';
import { LAWSON, offerLawson } from '../support/stores.ts';
import { capture } from '../support/stripe/books.ts';
import { startByStripe } from '../support/stripe/by-stripe.ts';
import { eventOf, sendStripeEvent } from '../support/stripe/signed-events.ts';
import { useTestServer, useVisitor } from '../support/use-server.ts';

// The day on a receipt is the day of the payment, also where we hear of it after midnight.
const clock = clockAt(NOW);
const { strict, stripe } = await startByStripe(clock);
const server = useTestServer({
  database: await openDemonstration(clock),
  clock,
  payments: stripe,
});
const visitor = useVisitor(server);
beforeAll(() => offerLawson(server.db));
afterAll(() => strict.close());

const MINUTE = 60_000;
const instant = (ms: number) => new Date(ms).toISOString();

/** Booked at a store; its charge at Stripe was made together with the numbers. */
async function paidAtStore() {
  const ready = await holdToPay(visitor, LAWSON);
  const { payment } = expectStatus(await pay(visitor, ready), 200).json<Reservation>();
  const id = payment?.id ?? '';
  const intent = [...strict.intents.values()].find(({ metadata }) => metadata.paymentId === id);
  if (!intent) throw new Error('Stripe has no such payment');
  const capturedAt = async () => {
    const query = server.db.selectFrom('payment').select(['state', 'captured_at']);
    const row = await query.where('id', '=', id).executeTakeFirstOrThrow();
    return [row.state, row.captured_at?.toISOString()];
  };
  return { intent, capturedAt };
}

it('コンビニでのお支払いの時刻は、知らせが遅れて届いても、Stripeの知らせにある時刻', async () => {
  const { intent, capturedAt } = await paidAtStore();
  capture(intent);
  const paidAt = clock.now().getTime() + 30 * MINUTE;
  clock.set(instant(paidAt + 90 * MINUTE));
  const event = JSON.parse(eventOf('payment_intent.succeeded', intent));
  const sent = JSON.stringify({ ...event, created: Math.floor(paidAt / 1000) });
  expect(await sendStripeEvent(server, sent)).toBe(204);
  const paid = instant(Math.floor(paidAt / 1000) * 1000);
  expect(await capturedAt()).toEqual(['captured', paid]);
});

it('お支払いの知らせでなければ、知った時刻とする。番号ができた時刻ではない', async () => {
  const { intent, capturedAt } = await paidAtStore();
  capture(intent);
  clock.set(instant(clock.now().getTime() + 90 * MINUTE));
  const charge = { id: 'ch_1', object: 'charge', payment_intent: intent.id };
  expect(await sendStripeEvent(server, eventOf('charge.updated', charge))).toBe(204);
  expect(await capturedAt()).toEqual(['captured', clock.now().toISOString()]);
});
