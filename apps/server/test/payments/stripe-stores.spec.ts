import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type ChargeRequest,
  ProviderFailure,
} from '../../src/booking/services/payment-provider.ts';
import { capture } from '../support/stripe/books.ts';
import { type ByStripe, startByStripe } from '../support/stripe/by-stripe.ts';

const NOON = new Date('2027-07-20T12:00:00+09:00');
const PAY_BY = new Date('2027-07-23T23:59:59+09:00');
const clock = { now: () => new Date() };
let by: ByStripe;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  by = await startByStripe(clock);
});
afterEach(() => {
  expect(by.strict.refusals, 'Stripe takes every request').toEqual([]);
  vi.setSystemTime(NOON);
});
afterAll(async () => {
  vi.useRealTimers();
  await by.strict.close();
});

let payments = 0;
const atStore = (id = 'store_lawson'): ChargeRequest => ({
  paymentId: `pay_store${payments++}`,
  amountYen: 12_300,
  returnPath: '/customer/tds',
  store: {
    store: { id, name: 'お店' },
    payBy: PAY_BY,
    customer: { name: '山田 花子', email: 'hanako@example.jp' },
  },
});

/** What Stripe says of when a payment came, whose charge was made so many seconds after its numbers. */
async function capturedAt(secondsLater: number) {
  const { chargeId } = await by.stripe.charge(atStore());
  const intent = by.strict.intents.get(chargeId);
  if (!intent) throw new Error('No payment at a store');
  capture(intent, intent.created + secondsLater);
  const found = await by.stripe.find({ chargeId });
  expect(found?.status).toBe('captured');
  return found?.capturedAt;
}

/** The stores of what Stripe says next about a payment. */
function storesOf(chargeId: string) {
  const details = by.strict.intents.get(chargeId)?.next_action?.konbini_display_details;
  if (!details) throw new Error('No payment at a store');
  return details;
}

describe('コンビニでのお支払い(Stripe)', () => {
  it.each(['2027-07-20T00:00:00+09:00', '2027-07-20T23:59:59+09:00', '2027-07-23T23:20:00+09:00'])(
    '%s に確定しても、Stripeの期限は画面の期限と同じ',
    async (now) => {
      vi.setSystemTime(now);
      const { instructions } = await by.stripe.charge(atStore());
      expect(instructions?.payBy).toBe('2027-07-23T23:59:59+09:00');
    },
  );

  it('日付が変わってから送り直しても、同じ請求になる', async () => {
    vi.setSystemTime('2027-07-20T23:59:58+09:00');
    const request = atStore();
    const first = await by.stripe.charge(request);
    vi.setSystemTime('2027-07-21T00:00:01+09:00');
    expect(await by.stripe.charge(request)).toEqual(first);
  });

  it.each([
    ['store_familymart', 'ファミリーマート'],
    ['store_lawson', 'ローソン'],
    ['store_ministop', 'ミニストップ'],
    ['store_seicomart', 'セイコーマート'],
  ])('%s:お支払い番号と確認番号は、その店のもの', async (id, storeName) => {
    const { instructions } = await by.stripe.charge(atStore(id));
    expect(instructions).toMatchObject({
      storeName,
      paymentNumber: '123456-789012',
      confirmationNumber: '0312345678',
    });
  });

  it('Stripeの扱わない店は選べず、請求もしない', async () => {
    const takes = (id: string) => by.stripe.limits.takesStore({ id, name: 'お店' });
    expect(takes('store_lawson')).toBe(true);
    for (const id of ['store_minato', 'store_notlawson', 'store_toString']) {
      expect(takes(id), id).toBe(false);
      by.strict.requests.length = 0;
      const refused = await by.stripe.charge(atStore(id)).catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(ProviderFailure);
      expect(refused).toMatchObject({ isRefusal: true });
      expect(by.strict.requests).toEqual([]);
    }
  });

  it('番号と一緒に作られた請求の時刻は、お支払いの時刻としない。後で作られたものはそうする', async () => {
    expect(await capturedAt(59)).toBeUndefined();
    expect(await capturedAt(3 * 86_400)).toEqual(new Date(NOON.getTime() + 3 * 86_400_000));
  });

  it('ない番号や案内は作らない', async () => {
    const { chargeId } = await by.stripe.charge(atStore());
    const details = storesOf(chargeId);
    details.hosted_voucher_url = null;
    details.stores.lawson = { payment_code: '123456' };
    expect((await by.stripe.find({ chargeId }))?.instructions).toMatchObject({
      paymentNumber: '123456',
      confirmationNumber: null,
      url: null,
    });
    details.stores.lawson = null;
    // No rule of ours covers it: the operator has to look.
    expect(await by.stripe.find({ chargeId })).toMatchObject({
      status: 'unknown',
      instructions: undefined,
    });
  });
});
