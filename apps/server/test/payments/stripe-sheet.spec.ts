import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { fastify } from 'fastify';
import { afterAll, expect, it, vi } from 'vitest';
import { serveStripe, sheetOrigins } from '../../src/http/payments/stripe/serve-stripe.ts';
import { createTestStripe, startByStripe } from '../support/stripe/by-stripe.ts';

const { strict, stripe } = await startByStripe();
afterAll(() => strict.close());
const switchedOn = createTestStripe(strict.port, ['applePay', 'googlePay', 'payPay']);

const SCRIPT = readFileSync(
  join(import.meta.dirname, '../../src/http/payments/stripe/pages/wallet-sheet.js'),
  'utf8',
);

type Message = { type: string; [more: string]: unknown };
type Listener = (event: object) => unknown;

/** The page's script in a window of its own, with a Stripe.js whose device has `able`. */
function openPage(able: object | null) {
  const requests: { options: Record<string, unknown>; heard: Record<string, Listener> }[] = [];
  const show = vi.fn();
  const update = vi.fn();
  const paymentRequest = (options: Record<string, unknown>) => {
    const heard: Record<string, Listener> = {};
    requests.push({ options, heard });
    return {
      ...{ show, update, on: (name: string, done: Listener) => (heard[name] = done) },
      canMakePayment: async () => able,
    };
  };
  const sent: Message[] = [];
  let receive: Listener = () => undefined;
  const parent = { postMessage: (message: Message) => sent.push(message) };
  const scope = {
    location: { origin: 'https://booking.example.jp' },
    document: {
      querySelector: () => ({ dataset: { key: 'pk_test_x', methods: 'applePay googlePay' } }),
    },
    parent,
    window: { Stripe: () => ({ paymentRequest }) },
    addEventListener: (_name: string, listener: Listener) => {
      receive = listener;
    },
  };
  runInNewContext(SCRIPT, scope);
  const tell = (data: object) => receive({ origin: scope.location.origin, source: parent, data });
  return { requests, show, update, sent, tell };
}

it('切り替えていなければ、ページも許可もない', async () => {
  const app = fastify();
  serveStripe(app, stripe);
  expect((await app.inject('/stripe-payments/wallet-sheet')).statusCode).toBe(404);
  expect(sheetOrigins(stripe)).toEqual([]);
  await app.close();
});

it('切り替えると、StripeとGoogleの枠だけが開ける', async () => {
  const app = fastify();
  serveStripe(app, switchedOn);
  const { headers, body } = await app.inject('/stripe-payments/wallet-sheet');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('frame-src https://pay.google.com https://js.stripe.com');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(body).toContain('data-methods="applePay googlePay"');
  expect(sheetOrigins(switchedOn)).toEqual([
    ...['self', 'https://js.stripe.com', 'https://pay.google.com'],
  ]);
  await app.close();
});

it('端末にあるウォレットだけを答え、氏名も住所も求めない', async () => {
  const { sent, requests } = openPage({ applePay: true });
  await vi.waitFor(() => expect(sent).toMatchObject([{ type: 'ready', methods: ['applePay'] }]));
  const asked = requests.flatMap(({ options }) => Object.keys(options));
  expect(asked.filter((name) => /^request/.test(name))).toEqual([]);
  const none = openPage(null);
  await vi.waitFor(() => expect(none.sent).toMatchObject([{ type: 'ready', methods: [] }]));
});

it('頼まれたときだけ、その金額で開き、トークンだけを渡す', async () => {
  const { sent, tell, show, update, requests } = openPage({ applePay: true });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(show).not.toHaveBeenCalled();
  tell({ type: 'open', method: 'applePay', amountYen: 12_300, label: '汐凪フェリー' });
  expect(update).toHaveBeenCalledWith({ total: { label: '汐凪フェリー', amount: 12_300 } });
  expect(show).toHaveBeenCalledOnce();
  const complete = vi.fn();
  const payer = { payerName: '山田 花子', payerEmail: 'hanako@example.jp' };
  requests[0]?.heard.paymentmethod?.({ paymentMethod: { id: 'pm_1' }, complete, ...payer });
  expect(sent.at(-1)).toEqual({ source: 'wallet-sheet', type: 'token', token: 'pm_1' });
  tell({ type: 'end', isPaid: false });
  expect(complete).toHaveBeenCalledWith('fail');
});

it('閉じられたこと、この端末では開けないことを伝える', async () => {
  const { sent, tell, requests } = openPage({ applePay: true });
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  requests[0]?.heard.cancel?.({});
  expect(sent.at(-1)?.type).toBe('closed');
  tell({ type: 'open', method: 'googlePay', amountYen: 1, label: 'x' });
  expect(sent.at(-1)?.type).toBe('failed');
});
