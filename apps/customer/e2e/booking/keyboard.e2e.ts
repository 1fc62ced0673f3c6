import { expect, test } from '@playwright/test';
import { customer, dayFromNow } from '../support/booking.ts';
import { tabTo } from '../support/keyboard.ts';
import { mailbox } from '../support/mailbox.ts';
import { portCell } from '../support/ports.ts';

test('キーボードだけで、便の検索から予約の確定までできる', async ({ page }) => {
  const { year, month, day } = dayFromNow(12);
  const type = async (name: RegExp, text: string) => {
    await tabTo(page, name);
    await page.keyboard.press('Control+A');
    await page.keyboard.insertText(text);
  };
  await page.goto('/customer/');
  // The cell is painted before it has its ports.
  const from = portCell(page, '出発地');
  await expect(from).toContainText('選択してください');

  // Past the head of the page: the next stop is in the content.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  // Typed by its reading; its only destination is chosen with it.
  await tabTo(page, /^出発地(?!と)/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText('しおみ');
  await page.keyboard.press('Enter');
  await expect(from).toBeFocused();
  await expect(portCell(page, '到着地')).toContainText('凪浦港');
  // The panel opens under its cell, and closes when the keys go on.
  await tabTo(page, /^乗船日/);
  await page.keyboard.press('Enter');
  await type(/^年/, year);
  await type(/^月/, month);
  await type(/^日/, day);
  await tabTo(page, /^便を検索する/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeFocused();
  await tabTo(page, /発の客室と運賃$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^カーペット席/);
  await page.keyboard.press('Space');
  await tabTo(page, /^お客様情報へ進む/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeFocused();
  const { 電話番号: phone, ...names } = customer;
  for (const [label, value] of Object.entries(names)) await type(new RegExp(`^${label}`), value);
  await tabTo(page, /^男性/);
  await page.keyboard.press('Space');
  await type(/^乗船日の年齢/, '42');
  await type(/^お住まいの市区町村/, '汐見市');
  await tabTo(page, /^必要なし/);
  await page.keyboard.press('Space');
  await type(/^電話番号/, phone);
  await type(/^メールアドレス/, mailbox());
  await tabTo(page, /^お支払い方法へ進む/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeFocused();
  await tabTo(page, /^PayPay/);
  for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^乗船港の窓口/ })).toBeChecked();
  await tabTo(page, /^内容の確認へ進む/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeFocused();
  await tabTo(page, /^この内容で仮予約する/);
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: '予約の確定' })).toBeFocused();
  await tabTo(page, /取扱いに同意する$/);
  await page.keyboard.press('Space');
  await tabTo(page, /の予約を確定する$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '予約を受け付けました' })).toBeFocused();
});
