import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { originOf } from '../../../../scripts/test/stripe-requests.mjs';
import { bounds } from '../support/stripe/bounds.ts';
import { origin, requests } from '../support/stripe/requests.gen.ts';
import { parseForm, problemWith } from '../support/stripe/shape.ts';
import { type StrictStripe, startStripe } from '../support/stripe/strict-stripe.ts';

let strict: StrictStripe;
let client: Stripe;
beforeAll(async () => {
  strict = await startStripe();
  const at = { host: '127.0.0.1', port: strict.port, protocol: 'http' } as const;
  client = new Stripe('sk_test_x', { maxNetworkRetries: 0, ...at });
});
afterAll(() => strict.close());

const byCard = {
  amount: 12_300,
  currency: 'jpy',
  confirm: true,
  return_url: 'https://booking.example.jp/',
  payment_method: 'pm_card_visa',
  allowed_payment_method_types: ['card'],
} satisfies Stripe.PaymentIntentCreateParams;
const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + minutes * 60;
const atStore = (konbini: object = {}, amount = 12_300) => ({
  amount,
  currency: 'jpy',
  confirm: true,
  allowed_payment_method_types: ['konbini'],
  payment_method_data: { type: 'konbini', billing_details: { name: 'A', email: 'a@example.jp' } },
  payment_method_options: { konbini },
});
// Untyped on purpose: what the types refuse is sent all the same.
const create = (params: object) =>
  client.paymentIntents.create(params as Stripe.PaymentIntentCreateParams);

describe("the tests' Stripe", () => {
  it('was made from the types of the client that is installed', () => {
    expect(origin, 'node scripts/test/stripe-requests.mjs').toEqual(originOf());
    expect(bounds.every(({ source }) => source.startsWith('https://docs.stripe.com/'))).toBe(true);
  });

  it('knows the events that the page about Stripe tells to subscribe to', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/stripe.md'), 'utf8');
    const events = page.matchAll(/`((?:payment_intent|refund)\.\w+)`/g);
    const named = [...new Set([...events].map(([, name]) => name))];
    expect(named).toHaveLength(6);
    const form = Object.fromEntries(named.map((name, index) => [index, name ?? '']));
    const shape = requests['POST /v1/webhook_endpoints']?.object.enabled_events ?? 'string';
    expect(problemWith(form, shape)).toBeUndefined();
  });

  it('takes what Stripe takes', async () => {
    expect((await create(byCard)).status).toBe('succeeded');
    expect((await create(atStore({ expires_at: inMinutes(31) }))).status).toBe('requires_action');
  });

  const refused: [what: string, params: object, code: string][] = [
    [
      'a parameter that a version has removed',
      { ...byCard, payment_method_types: ['card'] },
      'payment_method_types_no_longer_supported',
    ],
    ['an unknown parameter', { ...byCard, colour: 'blue' }, 'parameter_unknown'],
    ['one deep inside', atStore({ expires: 1 }), 'parameter_unknown'],
    ['an unknown word', { ...byCard, allowed_payment_method_types: ['cart'] }, 'parameter_invalid'],
    ['a text for a number', { ...byCard, amount: '12,300' }, 'parameter_invalid'],
    ['a missing parameter', { ...byCard, currency: undefined }, 'parameter_missing'],
    [
      'two ways to choose methods',
      { ...byCard, automatic_payment_methods: { enabled: true } },
      'parameters_exclusive',
    ],
    ['a way back without a confirmation', { ...byCard, confirm: false }, 'parameter_invalid'],
    ['less than 50 yen', { ...byCard, amount: 49 }, 'amount_too_small'],
    ['less than 120 yen at a store', atStore({}, 119), 'amount_too_small'],
    ['more than 300,000 yen at a store', atStore({}, 300_001), 'amount_too_large'],
    ['a store for 30 minutes', atStore({ expires_at: inMinutes(30) }), 'parameter_invalid'],
    ['a store for 60 days', atStore({ expires_at: inMinutes(86_401) }), 'parameter_invalid'],
    ['a store for 0 days', atStore({ expires_after_days: 0 }), 'parameter_invalid'],
    [
      'a store with two deadlines',
      atStore({ expires_after_days: 1, expires_at: inMinutes(60) }),
      'parameters_exclusive',
    ],
    [
      'a store without a mail address',
      { ...atStore(), payment_method_data: { type: 'konbini', billing_details: { name: 'A' } } },
      'parameter_missing',
    ],
    [
      'notes that are too long',
      { ...byCard, metadata: { a: 'b'.repeat(501) } },
      'parameter_invalid',
    ],
    [
      'what cannot be expanded in full',
      { ...byCard, expand: ['latest_card'] },
      'parameter_invalid',
    ],
  ];
  it.each(refused)('refuses %s', async (_what, params, code) => {
    await expect(create(params)).rejects.toMatchObject({ statusCode: 400, code });
  });

  it('refuses another version, a live key and a path that is not Stripe’s', async () => {
    const at = { host: '127.0.0.1', port: strict.port, protocol: 'http' } as const;
    const live = new Stripe('sk_live_x', { maxNetworkRetries: 0, ...at });
    await expect(live.balance.retrieve()).rejects.toMatchObject({ statusCode: 401 });
    const old = { apiVersion: '2025-01-27.acacia' };
    await expect(client.balance.retrieve({}, old)).rejects.toMatchObject({ statusCode: 400 });
    await expect(client.customers.list()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('answers a repetition as it did, and refuses the same key for something else', async () => {
    const key = { idempotencyKey: 'strict_1' };
    const first = await client.paymentIntents.create(byCard, key);
    const second = await client.paymentIntents.create(byCard, key);
    expect(second.id).toBe(first.id);
    expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = client.paymentIntents.create({ ...byCard, amount: 1000 }, key);
    await expect(other).rejects.toMatchObject({ statusCode: 400, rawType: 'idempotency_error' });
  });

  it('reads a form as Stripe does', () => {
    const form = parseForm('a[b][0]=1&a[b][1]=x%5B&c=');
    expect(form).toEqual({ a: { b: { 0: '1', 1: 'x[' } }, c: '' });
    const shape = {
      object: { a: { object: { b: { array: 'number' } } }, 'c?': 'string' },
    } as const;
    expect(problemWith(form, shape)).toMatchObject({ param: 'a[b][1]' });
  });
});
