import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ChargeRequest } from '../../src/booking/services/payment-provider.ts';
import type { StripeProvider } from '../../src/payments/stripe/stripe.ts';

/** Stripe itself takes its time. */
const TIMEOUT_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * What Stripe makes of our requests, without anything that only a customer, a bank or a store can do:
 * the same of the tests' Stripe and, with a key, of Stripe itself. The cards are Stripe's test
 * payment methods (https://docs.stripe.com/testing).
 */
export function stripeSuite(providerOf: () => StripeProvider): void {
  const request = (more: Pick<ChargeRequest, 'card' | 'store'>): ChargeRequest => ({
    paymentId: `pay_${randomUUID().replaceAll('-', '')}`,
    amountYen: 12_300,
    returnPath: '/customer/tds?payment=pay_0',
    ...more,
  });
  const byCard = (token: string) => request({ card: { token } });
  const atStore = () =>
    request({
      store: {
        store: { id: 'store_lawson', name: 'ローソン' },
        payBy: new Date(Date.now() + 3 * DAY_MS),
        customer: { name: '山田 花子', email: 'hanako@example.com' },
      },
    });

  it.each([
    ['pm_card_visa', 'captured'],
    ['pm_card_threeDSecure2Required', 'requiresAction'],
    ['pm_card_visa_chargeDeclined', 'declined'],
  ])(
    'a charge of %s is %s, by either id, and once',
    async (token, status) => {
      const stripe = providerOf();
      const requested = byCard(token);
      const since = new Date();
      const charge = await stripe.charge(requested);
      expect(charge).toMatchObject({ status, paymentId: requested.paymentId });
      expect(await stripe.charge(requested)).toEqual(charge);
      expect(await stripe.find({ chargeId: charge.chargeId })).toEqual(charge);
      expect(await stripe.find({ paymentId: requested.paymentId, since })).toEqual(charge);
    },
    TIMEOUT_MS,
  );

  it(
    'sends the customer to the authentication, and cancels what is left',
    async () => {
      const stripe = providerOf();
      const charge = await stripe.charge(byCard('pm_card_threeDSecure2Required'));
      expect(charge.actionUrl).toMatch(/^https:\/\/(hooks|js|stripe)[\w.]*\.stripe\.com\//);
      expect(await stripe.cancel(charge.chargeId)).toMatchObject({ status: 'timedOut' });
      expect(await stripe.cancel(charge.chargeId)).toMatchObject({ status: 'timedOut' });
    },
    TIMEOUT_MS,
  );

  it(
    'gives money back, at once or when the bank has it',
    async () => {
      const stripe = providerOf();
      const charge = await stripe.charge(byCard('pm_card_visa'));
      expect(await stripe.refund(charge.chargeId, 1)).toMatchObject({ status: 'refunded' });
      expect(await stripe.refund(charge.chargeId, 2)).toMatchObject({ status: 'refunded' });
      const slow = await stripe.charge(byCard('pm_card_pendingRefund'));
      const { status } = await stripe.refund(slow.chargeId, 1);
      expect(['refunding', 'refunded']).toContain(status);
    },
    TIMEOUT_MS,
  );

  it(
    'a payment at a store has a number, a deadline and a voucher; unpaid it expires',
    async () => {
      const stripe = providerOf();
      const charge = await stripe.charge(atStore());
      expect(charge).toMatchObject({
        status: 'awaitingPayment',
        instructions: { storeName: 'ローソン', url: expect.stringContaining('stripe.com/') },
      });
      expect(await stripe.cancel(charge.chargeId)).toMatchObject({ status: 'expired' });
    },
    TIMEOUT_MS,
  );

  it(
    'knows nothing of what is not there',
    async () => {
      const stripe = providerOf();
      expect(await stripe.find({ chargeId: 'pi_3NotHere0000000000000000' })).toBeUndefined();
      const nobody = { paymentId: byCard('').paymentId, since: new Date() };
      expect(await stripe.find(nobody)).toBeUndefined();
      expect(await stripe.isUp()).toBe(true);
    },
    TIMEOUT_MS,
  );
}
