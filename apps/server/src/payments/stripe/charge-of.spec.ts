import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { chargeOf } from './charge-of.ts';

const intent = (status: string) =>
  ({
    id: 'pi_1',
    metadata: { paymentId: 'pay_1' },
    status,
    next_action: null,
    payment_method_types: ['card'],
  }) as unknown as Stripe.PaymentIntent;

it.each([
  ['processing', 'processing'],
  ['requires_capture', 'processing'],
  ['canceled', 'timedOut'],
  ['a_word_of_next_year', 'unknown'],
])('Stripe の %s は %s', (status, ours) => {
  expect(chargeOf(intent(status)).status).toBe(ours);
});
