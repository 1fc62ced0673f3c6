import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { dayFromNow, fillCustomer, fillPassenger, finish } from '../support/booking.ts';
import { selectPort } from '../support/ports.ts';

test('ホームから調べた往復の運賃は、予約したときの金額と1円も違わない', async ({ page }) => {
  const total = page.getByRole('row', { name: /^合計\(税込\)/ }).getByRole('cell');
  await page.goto('/customer/');
  // The app is there: before that a link loads its page anew, and focus begins at the top.
  await expect(page.getByLabel('年')).not.toHaveValue('');
  await page.getByRole('link', { name: '予約せずに運賃だけ調べる' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '運賃シミュレーション' })).toBeFocused();
  await selectPort(page, '出発地', '汐見港');
  await selectPort(page, '到着地', '凪浦港');
  await page.getByRole('radio', { name: '往復' }).check();
  for (const [group, days] of [
    ['往路の乗船日', 24],
    ['復路の乗船日', 27],
  ] as const) {
    const { year, month, day } = dayFromNow(days);
    const date = page.getByRole('group', { name: group });
    await date.getByLabel('年').fill(year);
    await date.getByLabel('月').fill(month);
    await date.getByLabel('日', { exact: true }).fill(day);
  }
  await page.getByRole('button', { name: '小人を増やす' }).click();
  await page.getByRole('button', { name: '運賃を計算する' }).click();
  await expect(total).toHaveText(/^[\d,]+円$/);
  await expectSoundPage(page);
  const simulated = await total.textContent();

  await page.getByRole('button', { name: 'この条件で予約する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  await fillCustomer(page);
  await fillPassenger(page, 2, { age: '9' });
  await finish(page, async () => expect(total).toHaveText(simulated ?? ''));
  await page.getByRole('link', { name: '予約の詳細を見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeVisible();
  await expect(total).toHaveText(simulated ?? '');
});
