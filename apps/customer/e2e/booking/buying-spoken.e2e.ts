import { addDays } from '@ferry/format/date';
import { expect, type Page, test } from '@playwright/test';
import { type ExpectSaid, listen } from '../support/announcements.ts';
import { customer, dayFromNow } from '../support/booking.ts';
import { errorSummary } from '../support/error-summary.ts';
import { pressByKey, tabTo } from '../support/keyboard.ts';
import { mailbox } from '../support/mailbox.ts';
import { firstDay, fromAquarium, toAquarium } from '../support/purchases.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A day has few sailings on this route; how many differs by its season. */
const found = /^\(\d+月\d+日\(.\)、\d便が見つかりました。\)$/;
const party = { adults: 1, children: 0 };

/** Goes to a field by Tab, and types over what is in it. */
async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name, 90);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(text);
}

async function typeDay(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => `${Number(part)}`);
  await type(page, /^年/, year);
  await type(page, /^月/, month);
  await type(page, /^日/, day);
}

/** The first sailing of the day that is shown, in the first cabin: a ship of this route has one of the two. */
async function chooseLeg(page: Page, next: RegExp): Promise<void> {
  await tabTo(page, /発の客室と運賃$/, 90);
  const isOpen = await page.evaluate(() => document.activeElement?.ariaExpanded === 'true');
  if (!isOpen) await page.keyboard.press('Enter');
  await pressByKey(page, /^(?:夜行シート|ツーリスト寝台)/, 'Space');
  await pressByKey(page, next);
}

async function chooseDays(page: Page, expectSaid: ExpectSaid): Promise<void> {
  const there = { ...toAquarium, partnerTicketId: 'pt_aquarium' };
  const outbound = await firstDay(page.request, dayFromNow(9).date, there, party);
  const returnDay = await firstDay(page.request, addDays(outbound, 2), fromAquarium, party);
  await typeDay(page, outbound);
  await typeDay(page, addDays(outbound, 40));
  await pressByKey(page, /^便を検索する/);
  await expect(errorSummary(page)).toBeFocused();
  await pressByKey(page, /^復路の乗船日は/);
  await expect(page.getByRole('textbox', { name: '年' }).nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await typeDay(page, returnDay);
  await pressByKey(page, /^便を検索する/);
  await expect(h1(page, '往路の便と客室を選ぶ')).toBeFocused();
  // The one sailing of the day is open, with a proposed cabin.
  await expectSaid([found, /^\(往路の合計 [\d,]+円\)$/]);
}

async function enterCustomers(page: Page, expectSaid: ExpectSaid): Promise<void> {
  await expect(h1(page, 'お客様情報を入力する')).toBeFocused();
  const { 電話番号: phone, ...names } = customer;
  for (const [label, value] of Object.entries(names)) {
    await type(page, new RegExp(`^${label}`), value);
  }
  await pressByKey(page, /^男性/, 'Space');
  await type(page, /^乗船日の年齢/, '42');
  await type(page, /^お住まいの市区町村/, '汐見市');
  await pressByKey(page, /^必要なし/, 'Space');
  await type(page, /^電話番号/, phone);
  await type(page, /^メールアドレス/, mailbox());
  await pressByKey(page, /^お支払い方法へ進む/);
  await expect(errorSummary(page)).toBeFocused();
  await pressByKey(page, /同意が必要です/);
  const naming = page.getByRole('checkbox', { name: /^くじら水族館、北斗浜バスへ/ });
  await expect(naming).toBeFocused();
  await page.keyboard.press('Space');
  await pressByKey(page, /^お支払い方法へ進む/);
  await expect(h1(page, 'お支払い方法を選ぶ')).toBeFocused();
  // Each press of the button is answered.
  await expectSaid(['保存しています', '保存しています', '保存しています']);
}

/** By the fields of the provider, which follow the choice of the card. */
async function typeCard(page: Page): Promise<void> {
  await tabTo(page, /^クレジットカード/);
  const fields = page.frameLocator('iframe[title="カード情報の入力欄"]');
  await expect(fields.getByLabel('カード番号')).toBeVisible();
  for (const text of ['4242424242424242', '1230', '123']) {
    await page.keyboard.press('Tab');
    await page.keyboard.insertText(text);
  }
}

test('キーボードだけで、提携きっぷを買い、引換券を開ける。読み上げる言葉のすべて', async ({
  page,
}) => {
  const expectSaid = await listen(page);
  await page.goto('/customer/partner-tickets/pt_aquarium');
  await expect(h1(page, 'くじら水族館 往復きっぷ')).toBeVisible();
  await expectSaid([]);
  await pressByKey(page, /^日程を選ぶ/);
  await expect(h1(page, '区間・日・人数を選ぶ')).toBeFocused();
  await chooseDays(page, expectSaid);

  await chooseLeg(page, /^復路の便を選ぶ/);
  await expect(h1(page, '復路の便と客室を選ぶ')).toBeFocused();
  await expectSaid(['保存しています', found, /^\(合計 [\d,]+円\)$/]);
  await chooseLeg(page, /^お客様情報へ進む/);
  // The ship back leaves after midnight.
  await pressByKey(page, /^この夜の便に決める/);
  await enterCustomers(page, expectSaid);

  await typeCard(page);
  await pressByKey(page, /^内容の確認へ進む/);
  await expect(h1(page, '入力内容の確認')).toBeFocused();
  await expectSaid(['確認しています']);
  await pressByKey(page, /^この内容で仮予約する/);
  await expect(h1(page, '購入の確定')).toBeFocused();
  await expectSaid(['お席を確保しています']);
  await pressByKey(page, /取扱いに同意する$/, 'Space');
  await pressByKey(page, /^[\d,]+円を支払って予約を確定する$/);
  await expect(h1(page, '予約が確定しました')).toBeFocused();
  await expectSaid([
    '処理中です。画面を閉じないでください',
    /^\(お支払いが完了し、お席を確保しました。確認のメールを.+にお送りします。\)$/,
  ]);

  await pressByKey(page, /様の引換券を表示する$/);
  await expect(page.getByRole('img', { name: /の入館券のQRコード$/ })).toBeVisible();
  await pressByKey(page, /^予約の詳細を見る/);
  await expect(h1(page, '予約の詳細')).toBeFocused();
});
