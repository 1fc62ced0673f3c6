import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { press } from '../support/press.ts';

test('メールのリンクで開くと、予約番号が入っている', async ({ page }) => {
  await page.goto('/customer/reservation-search?number=7kq4mx9r');
  await expect(page.getByLabel('予約番号')).toHaveValue('7KQ4-MX9R');
  await page.getByRole('textbox', { name: '電話番号' }).fill('090-1234-5678');
  await press(page.getByRole('button', { name: '予約を照会する' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeVisible();
  await expect(page.getByText(/しおかぜ/).first()).toBeVisible();
});

test('予約番号ではないものがアドレスにあっても、空欄のまま開く', async ({ page }) => {
  await page.goto('/customer/reservation-search?number=%E2%82%AC');
  await expect(page.getByLabel('予約番号')).toHaveValue('');
});

test('予約番号をメールで受け取れ、届かないときにどうするかがわかる', async ({ page }) => {
  await page.goto('/customer/reservation-search');
  await press(page.getByText('番号がわからないとき'));
  const send = page.getByRole('button', { name: '予約番号をメールで受け取る' });
  await press(send);
  const address = page.getByLabel('番号を受け取るアドレス');
  await expect(address).toHaveAccessibleDescription(/番号を受け取るアドレスを入力してください。/);
  await address.fill('hanako@example.jp');
  await press(send);
  const told = page.getByRole('status').filter({ hasText: '送信しました' });
  await expect(told).toContainText('届かないときは');
  await expectSoundPage(page);
});
