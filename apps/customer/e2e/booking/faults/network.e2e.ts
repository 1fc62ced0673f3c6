import { expect } from '@playwright/test';
import { type Loss, loseEachOnce, worsen } from '../../support/bad-network.ts';
import { openStep } from '../../support/drafts.ts';
import { DAY, isLong, NOW, test } from '../../support/own-site.ts';
import { cards, typeCard } from '../../support/paying.ts';
import { choose, press } from '../../support/press.ts';
import { bookStubbornly, heading } from '../../support/stubborn.ts';

const losses: { loss: Loss; name: string }[] = [
  { loss: 'before', name: 'サーバーに届く前' },
  { loss: 'after', name: 'サーバーが処理した後' },
];
for (const { loss, name } of isLong ? losses : losses.slice(1)) {
  for (const method of isLong ? (['port', 'card'] as const) : (['card'] as const)) {
    test(`どの通信も1回目は${name}に切れても、押し直せば入力を失わずに1つだけ予約できる(${method})`, async ({
      page,
      site,
    }) => {
      const lost = await loseEachOnce(page, loss);
      const email = `${loss}-${method}@example.jp`;
      await bookStubbornly(page, { email, method });
      expect(await site.statesOf(email)).toEqual([
        method === 'card' ? 'confirmed' : 'confirmedUnpaid',
      ]);
      // Every call of the way was lost once.
      for (const call of [
        'GET /customer-api/sailings',
        'POST /customer-api/drafts',
        'GET /customer-api/drafts/drf',
        'PUT /customer-api/drafts/drf/customers',
        'GET /customer-api/drafts/drf/payment-methods',
        'PUT /customer-api/drafts/drf/payment',
        'POST /customer-api/reservations',
        'POST /customer-api/reservations/rsv/commit',
      ]) {
        expect([...lost]).toContain(call);
      }
    });
  }
}

test('カードの入力欄が読み込めなければ伝え、その場でもう一度読み込める', async ({ page }) => {
  await page.clock.install({ time: new Date(NOW) });
  await openStep(page, 'customer-input', { date: DAY });
  let isLost = true;
  await page.route('**/sandbox-payments/fields*', (route) =>
    isLost ? route.abort('connectionreset') : route.continue(),
  );
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choose(page.getByRole('radio', { name: /^クレジットカード/ }));
  await expect(page.getByText('カード情報の入力欄を読み込んでいます')).toBeVisible();
  await page.clock.runFor(16_000);
  isLost = false;
  await press(page.getByRole('button', { name: '入力欄をもう一度読み込む' }));
  await typeCard(page, cards.frictionless);
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(heading(page, '入力内容の確認')).toBeVisible();
});

/** Bookings, latency in milliseconds at most, share of calls that are lost. */
const BOOKINGS = isLong ? 100 : 1;
const LATENCY = isLong ? 3000 : 400;
const LOSS = isLong ? 0.05 : 0.15;

for (let seed = 1; seed <= BOOKINGS; seed += 1) {
  const method = seed % 2 === 0 ? 'port' : 'card';
  test(`遅く、ときどき切れる通信でも予約できる(${seed}、${method})`, async ({ page, site }) => {
    await worsen(page, { seed, latency: LATENCY, loss: LOSS });
    const email = `train-${seed}@example.jp`;
    const day = String(1 + (seed % 20)).padStart(2, '0');
    await bookStubbornly(page, { email, method, date: `2027-08-${day}` });
    expect(await site.statesOf(email)).toHaveLength(1);
  });
}
