import { expect, test } from '@playwright/test';
import { prefer } from '../support/prefer.ts';

const FEATURES = '**/customer-api/features';

test('サーバーが提供しない機能は、答えが来ると入口からもページからもなくなり、次に開くときは答えの前からない', async ({
  page,
}) => {
  await prefer(page, FEATURES, 'code=200, example=passengersOnly');
  await page.goto('/customer/partner-tickets');
  await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
  await page.unroute(FEATURES);
  await page.route(FEATURES, () => new Promise(() => {}));
  await page.goto('/customer/');
  await expect(page.getByRole('link', { name: '運賃だけを計算する' })).toBeVisible();
  await expect(page.getByRole('banner')).not.toContainText(/提携きっぷ|ログイン/);
  await expect(page.getByRole('heading', { name: /^(?:会員|提携きっぷ)$/ })).toHaveCount(0);
});
