import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeRequest } from '../../src/booking/services/payment-provider.ts';
import { createStripe, type StripeProvider } from '../../src/payments/stripe/stripe.ts';
import { capture, fail } from '../support/stripe/books.ts';
import { type StrictStripe, startStripe } from '../support/stripe/strict-stripe.ts';
import { stripeSuite } from './stripe.suite.ts';

const SECRET = 'whsec_test';
const SETTINGS = {
  walletMethods: [],
  secretKey: 'sk_test_x',
  publishableKey: 'pk_test_x',
  webhookSecret: SECRET,
  siteUrl: 'https://booking.example.jp',
};
let mock: StrictStripe;
let stripe: StripeProvider;

beforeAll(async () => {
  mock = await startStripe();
  const api = { host: '127.0.0.1', port: mock.port, protocol: 'http' } as const;
  stripe = createStripe({ ...SETTINGS, api });
});
afterAll(async () => {
  expect(mock.refusals, 'Stripe takes every request of the adapter').toEqual([]);
  await mock.close();
});

const ofAll = { refundId: 'rfd_paypay', amountYen: 12_300, attempt: 0, refusals: 0 };
let payments = 0;
const byCard = (token: string): ChargeRequest => ({
  paymentId: `pay_${payments++}`,
  amountYen: 12_300,
  returnPath: '/customer/tds?payment=pay_0',
  card: { token },
});
const intent = (chargeId: string) => {
  const found = mock.intents.get(chargeId);
  if (!found) throw new Error('The mock has no such intent');
  return found;
};

describe('what Stripe makes of a payment', () => {
  stripeSuite(() => stripe);
});

const key = process.env.STRIPE_TEST_KEY;
if (key) {
  describe('what Stripe itself makes of it, in test mode', () => {
    if (!/^[sr]k_test_/.test(key)) throw new Error('STRIPE_TEST_KEY is no key of the test mode');
    stripeSuite(() => createStripe({ ...SETTINGS, secretKey: key }));
  });
}

describe('stripe behind the port', () => {
  it('charges one payment id once, in yen, and comes back to our page', async () => {
    const request = byCard('pm_card_visa');
    const first = await stripe.charge(request);
    const second = await stripe.charge(request);
    expect(second).toEqual(first);
    const sent = mock.requests.filter(({ idempotencyKey }) => idempotencyKey === request.paymentId);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.form).toMatchObject({
      amount: '12300',
      currency: 'jpy',
      confirm: 'true',
      return_url: 'https://booking.example.jp/customer/tds?payment=pay_0',
    });
  });

  it('a payment that was made before the cancellation is captured', async () => {
    const charge = await stripe.charge(byCard('pm_card_threeDSecure2Required'));
    capture(intent(charge.chargeId));
    expect(await stripe.cancel(charge.chargeId)).toMatchObject({ status: 'captured' });
  });

  it('says when the money came, by card days after the payment was begun', async () => {
    const charge = await stripe.charge(byCard('pm_card_threeDSecure2Required'));
    expect(charge.capturedAt).toBeUndefined();
    const paid = intent(charge.chargeId);
    capture(paid, paid.created + 3 * 86_400);
    expect(await stripe.find({ chargeId: charge.chargeId })).toMatchObject({
      status: 'captured',
      capturedAt: new Date((paid.created + 3 * 86_400) * 1000),
    });
  });

  it('gives money back once', async () => {
    const charge = await stripe.charge(byCard('pm_card_visa'));
    await stripe.refund(charge.chargeId, 1);
    await stripe.refund(charge.chargeId, 2);
    const refunds = mock.requests.filter(({ form }) => form.payment_intent === charge.chargeId);
    expect(refunds).toHaveLength(1);
  });

  it('knows its tokens, and their cards without the number', async () => {
    expect(await stripe.findToken('pm_card_visa')).toEqual({
      brand: 'VISA',
      last4: '4242',
      fingerprint: 'fp_pm_card_visa',
      expiresOn: '2030-12',
    });
    expect(await stripe.findToken('pm_nobody')).toBeUndefined();
  });

  it.each(['applePay', 'googlePay'] as const)(
    'tells a token of the sheet of %s',
    async (wallet) => {
      expect(await stripe.findToken(`pm_${wallet}`)).toMatchObject({ wallet, last4: '4242' });
      const charge = await stripe.charge(byCard(`pm_${wallet}`));
      expect(charge.status).toBe('captured');
    },
  );

  it('sends to PayPay, once, and is told there what came of it', async () => {
    const request: ChargeRequest = { ...byCard(''), card: undefined, redirect: 'payPay' };
    const going = await stripe.charge(request);
    expect(going).toMatchObject({ status: 'requiresAction' });
    expect(going.actionUrl).toMatch(/^https:/);
    expect((await stripe.charge(request)).chargeId).toBe(going.chargeId);
    expect(intent(going.chargeId).payment_method_types).toEqual(['paypay']);
    fail(intent(going.chargeId), 'payment_method_customer_decline');
    expect((await stripe.find(going))?.status).toBe('tdsCancelled');
    fail(intent(going.chargeId), 'payment_intent_payment_attempt_failed');
    expect((await stripe.find(going))?.status).toBe('declined');
    capture(intent(going.chargeId));
    expect((await stripe.find(going))?.status).toBe('captured');
    expect(await stripe.refundPart({ ...going, ...ofAll })).toBe('refunded');
  });

  it('takes no wallet unless it is switched on', () => {
    expect(stripe.limits.walletMethods).toEqual({});
    const walletMethods = ['payPay', 'applePay'] as const;
    const { limits } = createStripe({ ...SETTINGS, walletMethods });
    expect(Object.keys(limits.walletMethods)).toEqual(['applePay', 'payPay']);
  });

  it('believes events with its signature only', async () => {
    const body = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      created: Date.parse('2027-07-20T14:59:59Z') / 1000,
      data: { object: { id: 'pi_1', object: 'payment_intent' } },
    });
    const sdk = new Stripe('sk_test_x');
    const header = sdk.webhooks.generateTestHeaderString({ payload: body, secret: SECRET });
    expect(await stripe.readEvent(body, { 'stripe-signature': header })).toEqual({
      id: 'evt_1',
      type: 'payment_intent.succeeded',
      chargeId: 'pi_1',
      paidAt: new Date('2027-07-20T23:59:59+09:00'),
    });
    const forged = sdk.webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_other' });
    expect(await stripe.readEvent(body, { 'stripe-signature': forged })).toBeUndefined();
    expect(await stripe.readEvent(`${body} `, { 'stripe-signature': header })).toBeUndefined();
    const late = sdk.webhooks.generateTestHeaderString({
      payload: body,
      secret: SECRET,
      timestamp: Math.floor(Date.now() / 1000) - 3600,
    });
    expect(await stripe.readEvent(body, { 'stripe-signature': late })).toBeUndefined();
  });

  it('is up while it answers', async () => {
    expect(await stripe.isUp()).toBe(true);
  });
});
