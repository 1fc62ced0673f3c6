import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paymentContext } from '../../src/booking/paying/payment-context.ts';
import { processStoredEvents } from '../../src/booking/paying/payment-events.ts';
import { startTestServer, type TestServer } from '../support/api.ts';
import { pass } from '../support/payment-work.ts';
import { type ByStripe, startByStripe } from '../support/stripe/by-stripe.ts';
import { eventOf, sendStripeEvent, signatureOf } from '../support/stripe/signed-events.ts';

let bySandbox: TestServer;
let server: TestServer;
let by: ByStripe;
beforeAll(async () => {
  by = await startByStripe();
  bySandbox = await startTestServer();
  const database = { ...bySandbox.database, close: async () => undefined };
  server = await startTestServer({ database, payments: by.stripe });
}, 120_000);
afterEach(() => {
  by.strict.fault = undefined;
  expect([...server.violations, ...by.strict.refusals]).toEqual([]);
});
afterAll(async () => {
  await server.close();
  await bySandbox.close();
  await by.strict.close();
});

const intent = (id: string) => ({ id, object: 'payment_intent', livemode: false });
const succeeded = (id: string) => eventOf('payment_intent.succeeded', intent(id));
const runJob = () =>
  processStoredEvents(
    paymentContext(server.services, { warn: () => undefined, error: () => undefined }),
  );
const unprocessed = async () => {
  const rows = await server.db
    .selectFrom('payment_event')
    .select('charge_id')
    .where('processed_at', 'is', null)
    .execute();
  return rows.map(({ charge_id }) => charge_id);
};

describe("Stripe's events over HTTP", () => {
  it('takes what Stripe has signed, byte for byte, and refuses everything else', async () => {
    const event = succeeded('pi_unknown');
    expect(await sendStripeEvent(server, event)).toBe(204);
    expect(await sendStripeEvent(server, event, signatureOf(event, 'whsec_other'))).toBe(400);
    expect(await sendStripeEvent(server, event, signatureOf(event, undefined, 3600))).toBe(400);
    expect(await sendStripeEvent(server, event, '')).toBe(428);
    expect(await sendStripeEvent(server, `${event} `, signatureOf(event))).toBe(400);
    expect(await sendStripeEvent(server, '{"id":"evt_1"}')).toBe(422);
    expect(await sendStripeEvent(server, `"${'a'.repeat(1_100_000)}"`)).toBe(413);
  });

  it('is not there for another provider', async () => {
    expect(await sendStripeEvent(bySandbox, succeeded('pi_unknown'))).toBe(404);
    expect(bySandbox.violations).toEqual([]);
  });

  // Stripe repeats what is not answered by 2xx for days, and then switches the endpoint off.
  const foreign: [what: string, event: string][] = [
    ['a payout', eventOf('payout.paid', { id: 'po_1', object: 'payout' })],
    ['a customer', eventOf('customer.created', { id: 'cus_1', object: 'customer' })],
    [
      'a charge without an intent',
      eventOf('charge.succeeded', { id: 'ch_1', payment_intent: null }),
    ],
    ['a type that we do not know', eventOf('treasury.opened_2030', {})],
    ['an intent of another account', succeeded('pi_3ForeignAccount')],
    [
      'an event that only points at its object',
      JSON.stringify({ ...JSON.parse(succeeded('pi_1')), object: 'v2.core.event' }),
    ],
  ];
  it.each(foreign)('takes %s, and nothing of it is left to do', async (_what, event) => {
    expect(await sendStripeEvent(server, event)).toBe(204);
    expect(await unprocessed()).toEqual([]);
  });

  it('takes an intent of another system of the same account', async () => {
    const other = await startByStripe();
    const charge = await other.stripe.charge({
      paymentId: 'order-4711',
      amountYen: 500,
      returnPath: '/',
      card: { token: 'pm_card_visa' },
    });
    const [made] = other.strict.intents.values();
    if (made) by.strict.intents.set(made.id, { ...made, metadata: {} });
    expect(await sendStripeEvent(server, succeeded(charge.chargeId))).toBe(204);
    expect(await unprocessed()).toEqual([]);
    await other.strict.close();
  });
});

describe('events that cannot be processed now', () => {
  const STUCK = 55;

  it('wait for their own next try, and do not keep newer ones', async () => {
    by.strict.fault = () => ({ status: 500, body: { error: { type: 'api_error' } } });
    for (let count = 0; count < STUCK; count += 1) {
      expect(await sendStripeEvent(server, succeeded(`pi_stuck${count}`))).toBe(204);
    }
    by.strict.fault = undefined;
    // Of these the books answer with an error for ever.
    by.strict.fault = (request, go) =>
      request.id.startsWith('pi_stuck')
        ? { status: 500, body: { error: { type: 'api_error' } } }
        : go();
    pass(server, 120);
    await runJob();
    by.strict.requests.length = 0;
    const event = succeeded('pi_newer');
    await server.db
      .insertInto('payment_event')
      .values({
        provider: 'stripe',
        id: JSON.parse(event).id,
        charge_id: 'pi_newer',
        type: 'payment_intent.succeeded',
        received_at: server.clock.now(),
        processed_at: null,
      })
      .execute();
    pass(server, 61);
    await runJob();
    expect(await unprocessed()).not.toContain('pi_newer');
    expect(by.strict.requests.length).toBeLessThan(STUCK);
    // They come back, more seldom each time, and are processed once it is possible.
    by.strict.fault = undefined;
    for (let turn = 0; turn < 3; turn += 1) {
      pass(server, 24 * 3600);
      await runJob();
    }
    expect(await unprocessed()).toEqual([]);
  }, 30_000);
});
