import { expect, test } from '@playwright/test';

for (const path of ['no/such/page', 'reservation-detail/abc', 'reservation-detail/%E0%A4%A']) {
  test(`「${path}」は状態コード404で、何も問い合わせずに見つからないことを伝える`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      // Every page requests the list of features.
      if (/customer-api\/(?!features$)|external/.test(request.url())) requested.push(request.url());
    });
    const response = await page.goto(`/customer/${path}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible();
    await expect(page.getByText('404 This page could not be found')).toBeVisible();
    expect(requested).toEqual([]);
  });
}

test('知らない予約のアドレスは、あるかもしれないので、照会へ進む', async ({ page }) => {
  const response = await page.goto('/customer/reservation-detail/rsv_3fK9xQ2mLw8Z');
  expect(response?.status()).toBe(200);
  await expect(page).toHaveURL(/\/reservation-search$/);
});
