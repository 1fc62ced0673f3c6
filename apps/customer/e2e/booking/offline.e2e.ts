import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { hold, openPassenger, search } from '../support/booking.ts';
import { openStep } from '../support/drafts.ts';
import { press } from '../support/press.ts';

const trip = { from: '汐見港', to: '凪浦港', days: 14 };
const banner = (page: Page) =>
  page.getByRole('region', { name: 'インターネットに接続できません。' });
const isSettled = (page: Page) => expect(page.getByRole('region', { name: '通知' })).toBeAttached();

const hasFetched = (page: Page, code: string) =>
  page.evaluate(
    (part) => performance.getEntriesByType('resource').some(({ name }) => name.includes(part)),
    code,
  );

/** Calls that change something, from now on. */
function countChanges(page: Page, path: RegExp): () => number {
  let changes = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && path.test(request.url())) changes += 1;
  });
  return () => changes;
}

/** A save that finds no network. */
const notSaved = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');

// The next test may be given the same browser.
test.afterEach(({ context }) => context.setOffline(false));

test('入力の途中でオフラインになると帯で伝え、つながると打った内容を自動で保存する', async ({
  page,
  context,
}) => {
  await openStep(page, 'customer-input', trip);
  await openPassenger(page, 1);
  await isSettled(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '接続できません' })).toHaveCount(1);
  // In sight however far down the customer is.
  await page.getByRole('textbox', { name: 'お住まいの市区町村' }).scrollIntoViewIfNeeded();
  await expect(banner(page)).toBeInViewport();
  await expectSoundPage(page);
  const mail = page.getByRole('textbox', { name: 'メールアドレス' });
  const failed = notSaved(page);
  await mail.fill('offline@example.jp');
  await failed;
  // The bar has said it; a press is answered all the same.
  const refusal = page.getByText('入力内容を保存できませんでした');
  await expect(refusal).toBeHidden();
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(refusal).toBeVisible();
  const submitted = countChanges(page, /\/customer-api\/(?!drafts\/)/);
  await context.setOffline(false);
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: '接続しました' })).toBeAttached();
  await expect(page.getByText('入力内容を保存しました')).toBeVisible();
  await page.reload();
  await expect(mail).toHaveValue('offline@example.jp');
  expect(submitted()).toBe(0);
});

test('オフラインのまま手順を離れても、つながると保存され、戻ると残っている', async ({
  page,
  context,
}) => {
  await openStep(page, 'customer-input', trip);
  const step = page.url();
  await isSettled(page);
  // The code of home, which is fetched ahead: without a network nothing else would lead there.
  await expect.poll(() => hasFetched(page, '/assets/routes-')).toBe(true);
  const mail = page.getByRole('textbox', { name: 'メールアドレス' });
  await context.setOffline(true);
  const failed = notSaved(page);
  await mail.fill('left@example.jp');
  await failed;
  await press(page.getByRole('link', { name: '汐凪フェリー' }));
  await expect(page.getByRole('heading', { level: 1, name: 'フェリーのご予約' })).toBeVisible();
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.ok(),
  );
  await context.setOffline(false);
  await saved;
  await page.goto(step);
  await expect(mail).toHaveValue('left@example.jp');
});

test('オフラインで押した仮予約は、つながっても自動では送られず、もう一度押すと1つできる', async ({
  page,
  context,
}) => {
  await openStep(page, 'content-confirm', trip);
  await isSettled(page);
  await context.setOffline(true);
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  await expect(page.getByRole('alert')).toContainText('インターネットに接続できません');
  const held = countChanges(page, /\/customer-api\/reservations$/);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: '接続しました' })).toBeAttached();
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
  expect(held()).toBe(0);
  await hold(page);
  expect(held()).toBe(1);
});

test('オフラインで開けなかったページは、つながると自動で表示される', async ({ page, context }) => {
  await page.goto('/customer/');
  await search(page, trip);
  await isSettled(page);
  await context.setOffline(true);
  const strip = page.getByRole('navigation', { name: '乗船日を変える' });
  await press(strip.getByRole('link').last());
  await expect(
    page.getByRole('heading', { name: '申し訳ございません。ページを表示できませんでした' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
});

test('帯は、320 px でも拡大しても、内容を隠さない', async ({ page, context }) => {
  await page.goto('/customer/reservation-search');
  await isSettled(page);
  await context.setOffline(true);
  await expect(banner(page)).toBeVisible();
  await page.setViewportSize({ width: 320, height: 256 });
  await expect(banner(page)).not.toHaveCSS('position', 'sticky');
  await page.setViewportSize({ width: 375, height: 800 });
  await expect(banner(page)).toHaveCSS('position', 'sticky');
});
