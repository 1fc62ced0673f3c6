import { expect, type Locator, type Page } from '@playwright/test';
import {
  divertEachOnce,
  GARBAGE,
  type Garbage,
  type Loss,
  loseEachOnce,
  startGarbage,
} from '../../support/bad-network.ts';
import { bookByCalls } from '../../support/drafts.ts';
import { DAY, isLong, test } from '../../support/own-site.ts';
import { choose, press } from '../../support/press.ts';
import { heading } from '../../support/stubborn.ts';

// Paid later at a store, cancelled, given back to an account: over a network that fails once for every call.

const losses: { fault: Loss; name: string }[] = [
  { fault: 'before', name: 'サーバーに届く前に切れ' },
  { fault: 'after', name: 'サーバーが処理した後に切れ' },
];
const garbage = (Object.keys(GARBAGE) as Garbage[]).map((fault) => ({
  fault,
  name: `「${GARBAGE[fault].name}」が返っ`,
}));
const all = [...losses, ...garbage];
const chosen = isLong ? all : all.filter(({ fault }) => ['after', 'html'].includes(fault));

/** Presses, and loads again what could not be loaded, until what is waited for is there. */
async function untilSeen(page: Page, goal: Locator, act?: () => Promise<void>): Promise<void> {
  const again = page.getByRole('button', { name: /^もう一度/ }).first();
  await expect(async () => {
    if (await goal.isVisible()) return;
    if (await again.isVisible()) await press(again, { timeout: 1000 });
    else await act?.();
    await goal.or(again).or(page.getByRole('alert')).first().waitFor({ timeout: 4000 });
    expect(await goal.isVisible()).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [100] });
}

async function payAtStore(page: Page): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await press(page.getByRole('link', { name: /^お支払い案内を開く/ }));
  const store = await opened;
  await press(store.getByRole('button', { name: 'レジで支払う' }));
  await expect(store.getByRole('status')).toContainText('お支払いが済みました');
  await store.close();
}

async function cancelAll(page: Page): Promise<void> {
  const consent = page.getByRole('checkbox', { name: /選んだものを取り消す$/ });
  const confirm = page.getByRole('button', { name: '取り消しを確定する' });
  await untilSeen(page, consent);
  await untilSeen(page, heading(page, '予約を取り消しました'), async () => {
    await choose(consent, { timeout: 1000 });
    await press(confirm, { timeout: 1000 });
  });
}

async function registerAccount(page: Page): Promise<void> {
  const open = page.getByRole('button', { name: '口座を登録する' });
  await untilSeen(page, open);
  await press(open);
  const typed: [RegExp, string][] = [
    [/^金融機関の名前/, 'みなと銀行'],
    [/^金融機関コード/, '0001'],
    [/^支店の名前/, '本店'],
    [/^支店コード/, '123'],
    [/^口座番号/, '1234567'],
    [/^口座名義/, 'ヤマダ ハナコ'],
  ];
  for (const [name, value] of typed) await page.getByRole('textbox', { name }).fill(value);
  await choose(page.getByRole('radio', { name: '普通' }));
  await untilSeen(page, page.getByText('払い戻し先の口座を登録しました'), () =>
    press(page.getByRole('button', { name: 'この口座を登録する' }), { timeout: 1000 }),
  );
}

for (const { fault, name } of chosen) {
  test(`どの通信も1回目は${name}ても、後からの支払い、取消、口座の登録は、押し直せば1回だけ済む`, async ({
    page,
    site,
  }) => {
    test.slow();
    const email = `back-${fault}@example.jp`;
    const { id } = await bookByCalls(page.request, { date: DAY, email });
    const elsewhere = await startGarbage();
    const failed =
      fault === 'before' || fault === 'after'
        ? await loseEachOnce(page, fault)
        : await divertEachOnce(page, elsewhere.origin, fault);
    await page.goto(`/customer/reservation/${id}/payment-info`);
    const store = page.getByRole('radio', { name: /^コンビニ/ });
    await untilSeen(page, store);
    await untilSeen(page, page.getByRole('link', { name: /^お支払い案内を開く/ }), async () => {
      await choose(store, { timeout: 1000 });
      await choose(page.getByRole('radio', { name: 'みなとマート' }), { timeout: 1000 });
      await press(page.getByRole('button', { name: 'お支払い番号を受け取る' }), { timeout: 1000 });
    });
    await payAtStore(page);
    await expect.poll(() => site.statesOf(email)).toEqual(['confirmed']);

    await page.goto(`/customer/reservation-detail/${id}/confirm`);
    await cancelAll(page);
    expect(await site.statesOf(email)).toEqual(['cancelled']);
    await page.goto(`/customer/reservation-detail/${id}`);
    await registerAccount(page);

    await page.unrouteAll({ behavior: 'wait' });
    const answer = await page.request.get(`/customer-api/reservations/${id}`);
    const { cancellations, refunds } = await answer.json();
    expect(cancellations).toHaveLength(1);
    expect(refunds).toMatchObject([
      { state: 'pending', amountYen: cancellations[0].refundYen - 550 },
    ]);
    for (const call of [
      'GET /customer-api/reservations/rsv/payment-info',
      'POST /customer-api/reservations/rsv/payments',
      'POST /customer-api/reservations/rsv/cancellation-quotes',
      'POST /customer-api/reservations/rsv/cancellations',
      'PUT /customer-api/reservations/rsv/refunds/rfd/account',
    ]) {
      expect([...failed]).toContain(call);
    }
    await elsewhere.close();
  });
}
