import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { fastify } from 'fastify';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { serveStripe } from '../../src/http/payments/stripe/serve-stripe.ts';
import { startByStripe } from '../support/stripe/by-stripe.ts';

const { strict, stripe } = await startByStripe();
afterAll(() => strict.close());

const SCRIPT = readFileSync(
  join(import.meta.dirname, '../../src/http/payments/stripe/pages/fields.js'),
  'utf8',
);

type Made = { paymentMethod?: { id: string }; error?: object };
type Message = { type: string; [more: string]: unknown };
type Listener = (event: object) => unknown;

/** The page's script in a window of its own, with a Stripe.js that answers `made`. */
function openPage(made: Made) {
  const createPaymentMethod = vi.fn(async (_params: object) => made);
  const onCard: Record<string, Listener> = {};
  const card = {
    mount: () => undefined,
    on: (name: string, done: Listener) => (onCard[name] = done),
  };
  const error = { textContent: '', hidden: true };
  const sent: Message[] = [];
  let receive: Listener = () => undefined;
  const parent = { postMessage: (message: Message) => sent.push(message) };
  const scope = {
    location: { origin: 'https://booking.example.jp' },
    document: {
      querySelector: () => ({ dataset: { key: 'pk_test_x' } }),
      getElementById: () => error,
      documentElement: { offsetHeight: 100 },
    },
    parent,
    window: {
      Stripe: () => ({ elements: () => ({ create: () => card }), createPaymentMethod }),
    },
    addEventListener: (_name: string, listener: Listener) => {
      receive = listener;
    },
    ResizeObserver: class {
      observe() {}
    },
  };
  runInNewContext(SCRIPT, scope);
  const submit = async (billing?: object) => {
    sent.length = 0;
    const data = { type: 'submit', billing };
    receive({ origin: scope.location.origin, source: parent, data });
    await vi.waitFor(() => expect(sent.some(({ type }) => type !== 'height')).toBe(true));
    return sent.find(({ type }) => type !== 'height');
  };
  return { submit, createPaymentMethod, error, change: (event: object) => onCard.change?.(event) };
}

describe('Stripeのカード入力欄', () => {
  it('Stripeが文書に挙げる場所からだけ、スクリプトと枠を読み込む', async () => {
    const app = fastify();
    serveStripe(app, stripe);
    const { headers } = await app.inject('/stripe-payments/fields');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("script-src 'self' https://js.stripe.com https://*.js.stripe.com");
    expect(policy).toContain(
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    );
    expect(policy).toContain('connect-src https://api.stripe.com');
    await app.close();
  });

  it('本人認証のために、名前とメールアドレスを添える', async () => {
    const page = openPage({ paymentMethod: { id: 'pm_1' } });
    const billing = { name: '山田 花子', email: 'hanako@example.jp' };
    expect(await page.submit(billing)).toMatchObject({ type: 'token', token: 'pm_1' });
    expect(page.createPaymentMethod.mock.lastCall?.[0]).toMatchObject({ billing_details: billing });
    await page.submit({ name: '', email: '' });
    expect(page.createPaymentMethod.mock.lastCall?.[0]).toMatchObject({ billing_details: {} });
  });

  it.each([
    ['validation_error', 'incomplete_number', 'number'],
    ['card_error', 'card_declined', 'number'],
    ['card_error', 'expired_card', 'expiry'],
    ['card_error', 'invalid_expiry_year', 'expiry'],
    ['card_error', 'incorrect_cvc', 'securityCode'],
  ])('%s %s:Stripeの文言がお客様に届く', async (type, code, field) => {
    const page = openPage({ error: { type, code, message: 'カードをご確認ください。' } });
    const messages = { [field]: 'カードをご確認ください。' };
    expect(await page.submit()).toMatchObject({ type: 'invalid', messages });
    expect(page.error).toMatchObject({ textContent: 'カードをご確認ください。', hidden: false });
  });

  it('入力の途中の文言も届き、直すと消える', () => {
    const page = openPage({});
    page.change({ error: { message: '番号が正しくありません。' } });
    expect(page.error).toMatchObject({ textContent: '番号が正しくありません。', hidden: false });
    page.change({});
    expect(page.error).toMatchObject({ textContent: '', hidden: true });
  });

  it('カードのせいでないときは、送れなかったとだけ言う', async () => {
    const error = { type: 'api_error', message: 'Something went wrong' };
    expect(await openPage({ error }).submit()).toMatchObject({ type: 'failed' });
  });
});

describe('Stripeにつながるか', () => {
  it('30秒に1回だけ尋ね、残高は読まない。つながらなければ、次にまた尋ねる', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    strict.requests.length = 0;
    const requested = () => strict.requests.splice(0).map(({ operation }) => operation);
    await Promise.all([stripe.isUp(), stripe.isUp()]);
    await stripe.isUp();
    expect(requested()).toEqual(['GET /v1/payment_intents']);
    vi.advanceTimersByTime(30_000);
    strict.fault = () => ({ status: 500, body: { error: { type: 'api_error', message: 'x' } } });
    await expect(stripe.isUp()).rejects.toThrow();
    strict.fault = undefined;
    expect(await stripe.isUp()).toBe(true);
    expect(requested()).toHaveLength(2);
    vi.useRealTimers();
  });
});
