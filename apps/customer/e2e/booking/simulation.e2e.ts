import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { dayFromNow, fillCustomer, fillPassenger, finish } from '../support/booking.ts';
import { selectPort } from '../support/ports.ts';
import { choose, openRow, press } from '../support/press.ts';
import { addPassengers, searchCell, typeDay } from '../support/search-card.ts';
import { translated } from '../support/translated.ts';

test('翻訳されていても、ホームから調べた往復の運賃は、予約したときの金額と1円も違わない', async ({
  page,
}) => {
  const total = page.getByRole('row', { name: /^合計\(税込\)/ }).getByRole('cell');
  const expectTold = await translated(page, 'during load');
  await page.goto('/customer/');
  // The app is there: before that a link loads its page anew, and focus begins at the top.
  await expect(searchCell(page, '乗船日')).toContainText(/月\d+日/);
  await press(page.getByRole('link', { name: '運賃だけ調べる' }));
  await expect(page.getByRole('heading', { level: 1, name: '運賃シミュレーション' })).toBeFocused();
  await selectPort(page, '出発地', '汐見港');
  await selectPort(page, '到着地', '凪浦港');
  await choose(page.getByRole('radio', { name: '往復' }));
  for (const [cell, days] of [
    ['往路', 24],
    ['復路', 27],
  ] as const) {
    await typeDay(page, cell, dayFromNow(days));
  }
  await addPassengers(page, '小人');
  await press(page.getByRole('button', { name: '運賃を計算する' }));
  await expect(total).toHaveText(/^[\d,]+円$/);
  await expectSoundPage(page);
  await expectTold();
  const simulated = await total.textContent();

  await press(page.getByRole('button', { name: 'この条件で予約する' }));
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  await fillCustomer(page);
  await fillPassenger(page, 2, { age: '9' });
  await expectTold();
  const amount = page.getByText(simulated ?? '', { exact: true }).filter({ visible: true });
  await finish(page, async () => {
    await expect(amount.first()).toBeVisible();
    await expectTold();
  });
  await expectTold();
  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeVisible();
  await openRow(page, 'fare');
  await expect(total).toHaveText(simulated ?? '');
  await expectTold();
});
