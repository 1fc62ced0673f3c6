import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { errorSummary } from '../support/error-summary.ts';
import { selectPort } from '../support/ports.ts';
import { press } from '../support/press.ts';

test('ホームに航路ごとの運航状況とお知らせが出て、電話をかけられ、提携きっぷへ進める', async ({
  page,
}) => {
  await page.goto('/customer/');
  const status = page.getByRole('region', { name: '航路と本日の運航状況' });
  await expect(status.getByText('遅れ', { exact: true })).toBeVisible();
  await expect(status.getByText('濃霧のため、10分から20分の遅れが出ています。')).toBeVisible();
  await expect(status.getByText('一部欠航', { exact: true })).toBeVisible();
  await expect(status.getByText(/7月20日.*10:00 現在/)).toBeVisible();
  const notices = page.getByRole('region', { name: 'お知らせ' });
  await expect(notices.getByRole('heading', { level: 3 }).first()).toHaveText(
    '【重要】夏休み期間の混雑について',
  );
  await expect(page.getByRole('main').getByRole('link', { name: /^0120/ })).toHaveAttribute(
    'href',
    /^tel:0120/,
  );
  await expectSoundPage(page);
  const menu = page.getByRole('region', { name: 'メニュー' });
  await expect(menu.getByRole('heading', { level: 3 })).toHaveText([
    '予約',
    '照会',
    '提携きっぷ',
    '会員',
  ]);
  const grounds = await menu
    .getByRole('heading', { level: 3 })
    .evaluateAll((titles) => titles.map((title) => getComputedStyle(title).backgroundColor));
  expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
  expect(new Set(grounds).size).toBeGreaterThan(3);
  await press(menu.getByRole('link', { name: 'きっぷを選ぶ' }));
  await expect(page.getByRole('heading', { level: 1, name: '提携きっぷ' })).toBeFocused();
});

test('運航状況を取得できないときは電話番号を伝え、検索はできる', async ({ page }) => {
  await page.route(/service-status|notices/, (route) => route.abort());
  await page.goto('/customer/');
  await expect(page.getByText(/運航状況を取得できませんでした。お電話/)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^0120/ }).first()).toBeVisible();
  await selectPort(page, '出発地', '汐見港');
  await selectPort(page, '到着地', '凪浦港');
  await press(page.getByRole('button', { name: '便を検索する' }));
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
});

test('郵便番号から最寄りの港がわかり、検索エンジンには載らない', async ({ page }) => {
  await page.goto('/customer/samples/geocoding');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await press(page.getByRole('button', { name: '港を調べる' }));
  await expect(errorSummary(page)).toBeFocused();
  await expectSoundPage(page);
  await page.getByLabel('郵便番号または住所').fill('〒０４０－００６３');
  const requested = page.waitForRequest('**/customer-api/nearest-ports');
  await press(page.getByRole('button', { name: '港を調べる' }));
  // What was typed is in no address.
  expect(new URL((await requested).url()).search).toBe('');
  expect(page.url()).not.toMatch(/0400063|%/);
  await expect(page.getByText('約74 km')).toBeVisible();
  // The page says that it measures from the prefecture's office: it knows no position of the place itself.
  await expect(
    page.getByText(/緯度・経度は調べていません。位置がわかるのは都道府県庁/),
  ).toBeVisible();
  await expectSoundPage(page);
});
