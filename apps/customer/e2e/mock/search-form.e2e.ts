import { expect, test } from '@playwright/test';
import { expectNoAxeViolations } from '../support/axe.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/customer/');
  await expect(page.getByLabel('出発地', { exact: true })).toBeVisible();
});

test('何も選ばずに検索すると、エラー要約に移動し、入力は残る', async ({ page }) => {
  await page.getByRole('button', { name: '便を検索する' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    '出発地を選択してください。',
    '到着地を選択してください。',
  ]);
  await expect(page).toHaveTitle(/^エラー:フェリーのご予約/);
  await summary.getByRole('link', { name: '出発地を選択してください。' }).click();
  await expect(page.getByLabel('出発地', { exact: true })).toBeFocused();
});

test('全角の日付で検索できる', async ({ page }) => {
  await page.getByLabel('出発地', { exact: true }).selectOption({ label: '汐見港' });
  await page.getByLabel('到着地', { exact: true }).selectOption({ label: '凪浦港' });
  const date = page.getByRole('group', { name: '乗船日' });
  await date.getByLabel('年').fill('２０２７');
  await date.getByLabel('月').fill('８');
  await date.getByLabel('日', { exact: true }).fill('２');
  await page.getByRole('button', { name: '便を検索する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeFocused();
  await expect(page).toHaveURL(/date=2027-08-02/);
});

test('到着地には、出発地から行ける港だけが並び、入れ替えられる', async ({ page }) => {
  await page.getByLabel('出発地', { exact: true }).selectOption({ label: '東雲港' });
  await expect(page.getByLabel('到着地', { exact: true }).getByRole('option')).toHaveText([
    '選択してください',
    '北斗浜港',
  ]);
  await page.getByLabel('到着地', { exact: true }).selectOption({ label: '北斗浜港' });
  await page.getByRole('button', { name: '出発地と到着地を入れ替える' }).click();
  await expect(page.getByLabel('出発地', { exact: true })).toHaveValue('port_hokutohama');
});

test('カレンダーで選んだ日が、年・月・日に入る', async ({ page }) => {
  await page.getByRole('button', { name: 'カレンダーで選ぶ' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: /7月25日/ }).click();
  await expect(dialog).toBeHidden();
  const date = page.getByRole('group', { name: '乗船日' });
  await expect(date.getByLabel('日', { exact: true })).toHaveValue('25');
  await expect(page.getByRole('button', { name: 'カレンダーで選ぶ' })).toBeFocused();
});
