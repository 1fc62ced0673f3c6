import { expect, type Page, test } from '@playwright/test';
import { expectSoundAtEnd, expectSoundInWideWindow, expectSoundPage } from '../support/axe.ts';
import {
  chooseFirstCabin,
  dayFromNow,
  fillAddress,
  fillCustomer,
  fillPassenger,
  finish,
  firstSailing,
  goOn,
  openFirstSailing,
  pickCabin,
} from '../support/booking.ts';
import { errorSummary } from '../support/error-summary.ts';
import { choose, openRow, press } from '../support/press.ts';

const section = 'fromPortId=port_shiomi&toPortId=port_nagiura';
const list = (query: string, days: number) =>
  `/customer/reservation/select-schedule?${section}&date=${dayFromNow(days).date}&${query}`;

/** One person at a time: the form of a family is no longer than that, in px. */
const expectPageHeight = async (page: Page, most: number) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(most);

/** Looks at the page as a screen of 1280 px shows it, then as the phone does that the customer holds. */
async function atBothWidths(page: Page, look: (width: 375 | 1280) => Promise<void>): Promise<void> {
  for (const width of [1280, 375] as const) {
    await page.setViewportSize({ width, height: 800 });
    await look(width);
  }
}

test('車で往復する家族は、電話で、復路の割引つきで予約でき、どの手順も幅375pxと1280pxに収まる', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const look = (width: number) =>
    width === 1280 ? expectSoundInWideWindow(page) : expectSoundAtEnd(page);
  const check = () => atBothWidths(page, look);
  const returnDate = dayFromNow(25).date;
  await page.goto(
    list(`adults=2&children=2&babies=1&vehicles=veh_car:469&returnDate=${returnDate}`, 20),
  );
  await expect(page.getByRole('heading', { level: 1, name: '往路の便と客室を選ぶ' })).toBeVisible();
  await check();
  await chooseFirstCabin(page);
  await expect(page.getByRole('heading', { level: 1, name: '復路の便と客室を選ぶ' })).toBeVisible();
  await expect(page.getByText('復路の運賃が10%引きになります')).toBeVisible();
  await pickCabin(page);
  await expect(page.getByText(/^割引後\(−/).first()).toBeVisible();
  await check();
  await press(goOn(page));
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  await atBothWidths(page, (width) => expectPageHeight(page, width === 375 ? 3_800 : 3_500));
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(errorSummary(page).getByRole('link')).toHaveCount(5);
  await atBothWidths(page, (width) => expectPageHeight(page, width === 375 ? 4_700 : 3_600));
  await fillAddress(page);
  await fillCustomer(page);
  await press(page.getByRole('button', { name: '乗船者2へ進む' }));
  await expect(page.locator('summary', { hasText: '乗船者2' })).toBeFocused();
  await fillPassenger(page, 2);
  await fillPassenger(page, 3, { name: '結', kana: 'ユイ', age: '9', sex: '女性' });
  await fillPassenger(page, 4, { name: '蓮', kana: 'レン', age: '7' });
  await fillPassenger(page, 5, { name: '葵', kana: 'アオイ', age: '0', sex: '女性' });
  await fillCar(page);
  await check();
  await finish(page, () =>
    atBothWidths(page, async (width) => {
      await look(width);
      // The contract of a family that returns, with the ladders of both legs.
      const isContract = page.url().includes('reservation-confirm');
      if (width === 1280 && isContract) await expectPageHeight(page, 1_700);
    }),
  );
  await expect(page.getByText(/函館\s300\sあ\s12-34/)).toHaveCount(2);
  await check();
  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await openRow(page, 'passengers');
  await press(page.getByText('乗船者名簿の内容を見る'));
  await openRow(page, 'contact');
  await expect(page.getByText('北海道函館市若松町1-2').first()).toBeVisible();
  await check();
});

/** The car of the outbound leg, which the return leg follows. */
async function fillCar(page: Page): Promise<void> {
  const car = page.getByRole('group', { name: /^往路の車両1/ });
  await car.getByLabel('運転者').selectOption({ index: 1 });
  for (const [label, text] of [
    ['地名', '函館'],
    ['分類番号', '300'],
    ['かな', 'あ'],
    ['番号', '１２３４'],
  ] as const) {
    await car.getByLabel(label, { exact: true }).fill(text);
  }
  await expect(page.getByText('復路の車両1 同じ車両・同じ運転者')).toBeVisible();
  await press(page.getByRole('button', { name: '復路の車両1を変える' }));
  await expect(
    page.getByRole('group', { name: /^復路の車両1/ }).getByLabel('地名', { exact: true }),
  ).toHaveValue('函館');
}

test('バイクで一人旅の方は、運転者を選ばずに予約できる', async ({ page }) => {
  const check = () => expectSoundPage(page);
  await page.goto(list('adults=1&vehicles=veh_motorcycle_750', 21));
  await expect(firstSailing(page)).toBeVisible();
  await check();
  await chooseFirstCabin(page);
  await fillCustomer(page);
  const bike = page.getByRole('group', { name: /^車両1/ });
  await expect(bike.getByLabel('運転者')).toHaveValue('0');
  await choose(bike.getByLabel('ナンバーは未定(レンタカーなど)'));
  await check();
  await finish(page);
  await expect(page.getByText(/バイク.*ナンバー未定/)).toBeVisible();
});

test('車いすの方と介護者は、割引とバリアフリーの客室とお手伝いを一度に予約できる', async ({
  page,
}) => {
  await page.goto(list('adults=2&needs=accessible', 22));
  await openFirstSailing(page);
  const accessible = page.getByRole('radio', { name: /^バリアフリー/ });
  await expect(accessible).toBeVisible();
  await expect(accessible).toHaveAccessibleDescription(/バリアフリー/);
  await expectSoundPage(page);
  await chooseFirstCabin(page);
  // The wish of the search is in the draft.
  const open = page.getByText('乗り降りの手伝いの内容をお知らせください').first();
  await expect(open).toBeVisible();
  await page.reload();
  await expect(open).toBeVisible();
  await fillCustomer(page);
  const user = await fillPassenger(page, 2);
  // The search has asked for a barrier-free cabin: the block is open. Nothing is asked of disabilities and health before the consent: every answer is stored as it is typed.
  const wheelchair = user.getByLabel('車いすを使用(手動)');
  const discount = user.getByLabel('割引', { exact: true });
  await expect(wheelchair).toBeHidden();
  await expect(discount.getByRole('option', { name: '障がい者割引(50%)' })).toHaveCount(0);
  await choose(user.getByRole('checkbox', { name: /取扱いに同意する/ }));
  await choose(wheelchair);
  await discount.selectOption({ label: '障がい者割引(50%)' });
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(errorSummary(page)).toContainText('手帳の種類を選択してください。');
  await expectSoundAtEnd(page);
  await choose(user.getByLabel('身体障害者手帳'));
  await choose(user.getByLabel('第1種'));
  await user.getByLabel('介護者', { exact: true }).selectOption({ label: '乗船者1 髙橋 花子' });
  await finish(page, () => expectSoundPage(page));
  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await openRow(page, 'passengers');
  await press(page.getByText('乗船者名簿の内容を見る'));
  await expect(page.getByText(/第1種・介護者:乗船者1/)).toBeVisible();
  await openRow(page, 'fare');
  await press(page.getByText('内訳を見る'));
  await expect(page.getByRole('rowheader', { name: /^障がい者割引/ })).toHaveCount(1);
  await expect(page.getByText(/お手伝い:車いすを使用\(手動\)/)).toBeVisible();
  await expectSoundPage(page);
});
