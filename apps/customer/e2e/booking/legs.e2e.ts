import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import {
  chooseFirstCabin,
  dayFromNow,
  fillCustomer,
  fillPassenger,
  finish,
  goOn,
  pickCabin,
} from '../support/booking.ts';
import { choose, press } from '../support/press.ts';

const list = (from: string, to: string, query: string) =>
  `/customer/reservation/select-schedule?fromPortId=${from}&toPortId=${to}&${query}`;
const sailing = (page: Page, time: string) =>
  page.getByRole('article').filter({ hasText: new RegExp(`(^|[^0-9])${time}`) });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('3つの島に寄る便を、途中の島から島まで予約できる', async ({ page }) => {
  const { date } = dayFromNow(24);
  await page.goto(list('port_suzune', 'port_hokage', `date=${date}&adults=2`));
  const first = sailing(page, '8:00');
  await expect(first).toContainText('9:15');
  await expectSoundPage(page);
  await chooseFirstCabin(page);
  await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
  await fillCustomer(page);
  await fillPassenger(page, 2);
  await finish(page);
  const voyage = page.getByRole('region', { name: /^片道/ });
  await expect(voyage).toContainText(/8:00\s*鈴音島港\s*出港/);
  await expect(voyage).toContainText(/9:15\s*帆影島港\s*入港/);
});

test('24時を過ぎて出る便は、乗る夜を確かめてから、両方の書き方で予約できる', async ({ page }) => {
  await page.goto(list('port_hokutohama', 'port_shinonome', `date=${nextFriday()}&adults=1`));
  const night = sailing(page, '24:10');
  await expect(night).toContainText('0:10');
  await chooseFirstCabin(page);
  const question = page.getByRole('alertdialog', { name: '乗船する夜をご確認ください' });
  await expect(question).toContainText('(金)の深夜');
  await expect(question).toContainText('(土)になった直後の夜');
  const backdrop = await question.evaluate((one) => {
    const dialog = one.closest('dialog') ?? one;
    return getComputedStyle(dialog, '::backdrop').backgroundColor;
  });
  expect(backdrop).toBe('rgba(15, 34, 51, 0.64)');
  await expectSoundPage(page);
  await press(question.getByRole('button', { name: '選び直す' }));
  await expect(question).toBeHidden();
  await expect(goOn(page)).toBeFocused();
  await press(goOn(page));
  await press(question.getByRole('button', { name: 'この夜の便に決める' }));
  await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
  await fillCustomer(page);
  const bothWays = async () => {
    const ways = /\(金\)の深夜.*\(土\) 0:10\s*\(24:10\)|\(金\) 24:10\(.+\(土\) 0:10\)/s;
    await expect(page.getByRole('main')).toContainText(ways);
  };
  await finish(page, bothWays);
  await bothWays();
});

test('復路は、人数と車両と等級を変えて予約できる', async ({ page }) => {
  const section = ['port_shiomi', 'port_nagiura'] as const;
  const days = `date=${dayFromNow(23).date}&returnDate=${dayFromNow(26).date}`;
  await page.goto(list(...section, `${days}&adults=2&vehicles=veh_car:469`));
  await chooseFirstCabin(page);
  await expect(heading(page, '復路の便と客室を選ぶ')).toBeVisible();
  await press(page.getByText('復路の人数・車両を変更する'));
  await press(page.getByRole('button', { name: '大人を減らす' }));
  await choose(page.getByRole('radio', { name: 'なし', exact: true }));
  await press(page.getByRole('button', { name: 'この条件で復路を探し直す' }));
  await expect(page.getByText('最も安い客室・大人1名の合計(税込)').first()).toBeVisible();
  await expectDayPrice(page);
  await expectSoundPage(page);
  await pickCabin(page, /^リクライニング席/);
  await press(goOn(page));
  await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
  await fillCustomer(page);
  const other = await fillPassenger(page, 2);
  await expect(other.getByText('往路のみ乗船')).toBeVisible();
  const car = page.getByRole('group', { name: /^往路の車両1/ });
  await car.getByLabel('運転者').selectOption({ index: 1 });
  await choose(car.getByLabel('ナンバーは未定(レンタカーなど)'));
  await expect(page.getByRole('group', { name: /^復路の車両/ })).toHaveCount(0);
  await expectSoundPage(page);
  await finish(page);
  const returnLeg = page.getByRole('region', { name: /^復路/ });
  await expect(returnLeg.getByText(/リクライニング席/)).toBeVisible();
  await expect(page.getByText(/乗用車.*ナンバー未定/)).toHaveCount(1);
});

/** The day that is shown costs in the strip what its cheapest sailing does below: on the return leg after its discount. */
async function expectDayPrice(page: Page): Promise<void> {
  const rows = await page.getByRole('article').allInnerTexts();
  const prices = rows.flatMap((text) => /[\d,]+(?=円)/.exec(text)?.[0] ?? []);
  const yenOf = (price: string) => Number(price.replaceAll(',', ''));
  const [lowest] = prices.toSorted((one, other) => yenOf(one) - yenOf(other));
  const days = page.getByRole('navigation', { name: '乗船日を変える' });
  const day = days.locator('[aria-current=date]');
  await expect(day).toHaveAccessibleName(new RegExp(`、${lowest}円から`));
}

/** A Friday two to three weeks from now: a sailing after midnight leaves on it. */
function nextFriday(): string {
  const days = Array.from({ length: 7 }, (_, index) => dayFromNow(14 + index).date);
  return days.find((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 5) ?? '';
}
