import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { press } from '../support/press.ts';

const list = '/customer/partner-tickets';

/** What search engines read of the page. */
const jsonLd = async (page: Page): Promise<Record<string, unknown>> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');

for (const width of [375, 768, 1280]) {
  test(`${width} px: 一覧を絞り込み、きっぷを開き、戻ると絞り込みは残る`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(list);
    await expect(page.getByRole('status').filter({ hasText: '8枚のきっぷ' })).toBeVisible();
    await expectSoundPage(page);
    await press(page.getByRole('button', { name: '車いすで利用できる' }));
    await expect(page).toHaveURL(`${list}?isAccessible=true`);
    await press(page.getByText('種類・料金・使う日で絞り込む'));
    await page.getByLabel('種類').selectOption('aquarium');
    await page.getByLabel('大人の料金').selectOption('30,000円まで');
    await expect(page).toHaveURL(/isAccessible=true&kind=aquarium&maxAdultYen=30000/);
    await expectSoundPage(page);
    await press(page.getByRole('link', { name: 'くじら水族館 往復きっぷ' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('くじら水族館 往復きっぷ');
    await expectSoundPage(page);
    await page.goBack();
    await expect(page).toHaveURL(/kind=aquarium/);
    await expect(page.getByLabel('種類')).toHaveValue('aquarium');
  });
}

test('キーボードだけで、航路を選び、きっぷを開ける', async ({ page }) => {
  await page.goto(list);
  const route = page.getByRole('link', { name: '東雲・北斗浜' });
  await route.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?routeId=route_night`);
  await expect(route).toHaveAttribute('aria-current', 'page');
  // What narrows the list does not move the focus away.
  await expect(route).toBeFocused();
  const toggle = page.getByRole('button', { name: '車いすで利用できる' });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/routeId=route_night.*isAccessible=true/);
  await page.getByRole('link', { name: '凪浦ぐるりバスきっぷ' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('使う日は、全部入れたときに条件になり、消すと外れる', async ({ page }) => {
  await page.goto(`${list}?usableOn=2027-08-02`);
  await expect(page.getByRole('textbox', { name: '年' })).toHaveValue('2027');
  await page.getByRole('textbox', { name: '日', exact: true }).fill('');
  await expect(page).toHaveURL(`${list}?usableOn=2027-08-02`);
  await page.getByRole('textbox', { name: '日', exact: true }).fill('9');
  await expect(page).toHaveURL(`${list}?usableOn=2027-08-09`);
  for (const part of ['年', '月', '日']) {
    await page.getByRole('textbox', { name: part, exact: true }).fill('');
  }
  await expect(page).toHaveURL(list);
});

test('詳細には検索エンジンが読む商品と料金があり、離れるとなくなる', async ({ page }) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Trusted|Content Security/.test(message.text())) violations.push(message.text());
  });
  await page.goto(`${list}/pt_aquarium`);
  await expect(page.getByRole('link', { name: '日程を選ぶ' }).first()).toHaveAttribute(
    'href',
    '/customer/partner-tickets/search-section?partnerTicketId=pt_aquarium',
  );
  const product = await jsonLd(page);
  expect(product['@type']).toBe('Product');
  expect(product.name).toBe('くじら水族館 往復きっぷ');
  expect(product.offers).toHaveLength(3);
  expect(violations).toEqual([]);
  await press(page.getByRole('navigation', { name: '現在の位置' }).getByText('提携きっぷ'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('提携きっぷ');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
});
