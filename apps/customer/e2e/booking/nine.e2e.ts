import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import {
  answerAge,
  customer,
  dayFromNow,
  fillCustomer,
  finish,
  goOn,
  openPassenger,
  pickCabin,
} from '../support/booking.ts';
import { choose, press } from '../support/press.ts';

/** Six adults and three children in three rooms: two of four berths, and berths among others. */
async function splitRooms(page: Page): Promise<void> {
  const rooms = page.getByRole('group', { name: '9名を部屋に分ける' });
  const move = (name: string, room: number) =>
    choose(rooms.getByRole('radio', { name: `${name}は${room}室目` }));
  await pickCabin(page, /^ファミリールーム/);
  await expect(rooms.getByRole('rowheader', { name: /^小人3/ })).toBeVisible();
  for (const [name, room] of [
    ['大人1', 1],
    ['大人2', 1],
    ['小人1', 1],
    ['小人2', 1],
    ['大人3', 2],
    ['大人4', 2],
    ['小人3', 2],
    ['大人5', 2],
    ['大人6', 3],
  ] as const) {
    await move(name, room);
  }
  await move('大人6', 2);
  const table = rooms.getByRole('table');
  const fault = table.getByText('寝台が足りません(5/4)');
  await expect(fault).toBeVisible();
  await expect(table.getByText('だれもいません')).toBeVisible();
  await press(goOn(page));
  await expect(fault.locator('xpath=ancestor-or-self::*[@tabindex][1]')).toBeFocused();
  await move('大人5', 3);
  await move('大人6', 3);
  await press(rooms.getByText('部屋の種類・貸切・幼児の寝台を変える'));
  await rooms.getByLabel('3室目の種類').selectOption('cab_shiokaze_standard');
  await expect(page.getByText('ファミリールーム 2室、カーペット席')).toBeVisible();
}

/** A companion who shares family name and home with passenger 1. */
async function fillCompanion(page: Page, position: number, age: string): Promise<void> {
  const passenger = await openPassenger(page, position);
  await expect(passenger.getByLabel('姓', { exact: true })).toHaveValue(customer.姓);
  await expect(passenger.getByText('汐見市 乗船者1と同じ')).toBeVisible();
  await passenger.getByLabel('名', { exact: true }).fill('太郎');
  await passenger.getByLabel('メイ', { exact: true }).fill('タロウ');
  await choose(passenger.getByLabel('男性'));
  await answerAge(passenger, age);
  await choose(passenger.getByLabel('必要なし'));
}

test('9名の団体は、3つの客室に分かれ、客室を入れ替えて予約できる', async ({ page }) => {
  const { date } = dayFromNow(23);
  await page.goto(
    `/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=6&children=3`,
  );
  await splitRooms(page);
  await expectSoundPage(page);
  await press(goOn(page));
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  await fillCustomer(page);
  for (let position = 2; position <= 9; position++) {
    await fillCompanion(page, position, position > 6 ? '9' : '40');
  }
  // The third adult changes places with a passenger of the first cabin.
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
