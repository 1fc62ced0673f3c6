import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import {
  answerAge,
  customer,
  dayFromNow,
  fillCustomer,
  finish,
  openFirstSailing,
  openPassenger,
} from '../support/booking.ts';

/** Six adults and three children in three cabins: two of four berths, and berths among others. */
async function allocate(page: Page): Promise<void> {
  const count = (name: string) => page.getByRole('spinbutton', { name, exact: true });
  await openFirstSailing(page);
  await page.getByText('客室を分ける・貸切にする').click();
  await page.getByLabel('客室1の種類').selectOption('cab_shiokaze_family');
  await expect(page.getByText(/の定員は4名です。/)).toBeVisible();
  await count('客室1の大人').fill('2');
  await count('客室1の小人').fill('2');
  await page.getByRole('button', { name: '客室を追加する' }).click();
  await page.getByLabel('客室2の種類').selectOption('cab_shiokaze_family');
  await count('客室2の大人').fill('2');
  await expect(page.getByText('客室が決まっていない方がいます(大人2名)。')).toBeVisible();
  await page.getByRole('button', { name: '客室を追加する' }).click();
  await expect(count('客室3の大人')).toHaveValue('2');
  await expect(page.getByText(/この組み合わせの合計/)).toBeVisible();
}

/** A companion who shares family name and home with passenger 1. */
async function fillCompanion(page: Page, position: number, age: string): Promise<void> {
  const passenger = await openPassenger(page, position);
  await expect(passenger.getByLabel('姓', { exact: true })).toHaveValue(customer.姓);
  await expect(passenger.getByText('汐見市 乗船者1と同じ')).toBeVisible();
  await passenger.getByLabel('名', { exact: true }).fill('太郎');
  await passenger.getByLabel('メイ', { exact: true }).fill('タロウ');
  await passenger.getByLabel('男性').check();
  await answerAge(passenger, age);
  await passenger.getByLabel('必要なし').check();
}

test('9名の団体は、3つの客室に分かれ、客室を入れ替えて予約できる', async ({ page }) => {
  const { date } = dayFromNow(23);
  await page.goto(
    `/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=6&children=3`,
  );
  await allocate(page);
  await expectSoundPage(page);
  await page.getByRole('button', { name: 'この組み合わせに決める' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  await fillCustomer(page);
  for (let position = 2; position <= 9; position++) {
    await fillCompanion(page, position, position > 6 ? '9' : '40');
  }
  // The third adult changes places with somebody in the first cabin.
  const cabinOf = async (position: number) =>
    (await openPassenger(page, position)).getByLabel('客室', { exact: true });
  const third = await cabinOf(3);
  await expect(third).toHaveValue('1');
  await third.selectOption('0');
  await expect(await cabinOf(1)).toHaveValue('1');
  await expectSoundPage(page);
  await finish(page, () => expectSoundPage(page));
  await expect(page.getByText(/^客室[123] /)).toHaveCount(3);
  await expectSoundPage(page);
});
