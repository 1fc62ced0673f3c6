import { expect, type Page, test } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { expectSoundPage } from '../support/axe.ts';
import { bookByCalls } from '../support/drafts.ts';
import { tabTo } from '../support/keyboard.ts';
import { cards, typeCard } from '../support/paying.ts';
import { press } from '../support/press.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const payNow = (page: Page) => page.getByRole('button', { name: /^[\d,]+円をカードで支払う$/ });

/** Books to be paid at the port. @returns the way to what is due */
async function bookAtPort(page: Page, days: number): Promise<string> {
  const { id } = await bookByCalls(page.request, { days });
  return `/customer/reservation/${id}/payment-info`;
}

test('窓口で支払う予約を、予約の詳細から、本人認証のあるカードで支払う', async ({ page }) => {
  const path = await bookAtPort(page, 18);
  await page.goto(path.replace(/reservation\/(.+)\/payment-info/, 'reservation-detail/$1'));
  await press(page.getByRole('link', { name: 'カードで支払う' }));
  await expect(heading(page, 'お支払い情報')).toBeFocused();
  await expectSoundPage(page);
  await typeCard(page, cards.challenge);
  await press(payNow(page));
  await expect(heading(page, '本人認証サービス(3Dセキュア)')).toBeVisible();
  // Closed half-way: the places are there, and the page leads to the card company again.
  await page.goto(path);
  await expect(page.getByText('本人認証が終わっていません')).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('link', { name: '本人認証の画面へ進む' }));
  await press(page.getByRole('button', { name: '認証する', exact: true }));
  await expect(page.getByText('お支払いが済んでいます')).toBeVisible();
  await expect(payNow(page)).toHaveCount(0);
  await expectSoundPage(page);
});

test('キーボードだけで、コンビニの番号を受け取る。結果は読み上げられる。その後カードに変えて支払える', async ({
  page,
}) => {
  const path = await bookAtPort(page, 19);
  const expectSaid = await listen(page);
  await page.goto(path);
  await expect(heading(page, 'お支払い情報')).toBeVisible();
  await expectSaid([]);
  await tabTo(page, /^PayPay/);
  for (const _ of ['card', 'store']) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^コンビニ/ })).toBeChecked();
  await tabTo(page, /^みなとマート/);
  await page.keyboard.press('Space');
  await tabTo(page, /^お支払い番号を受け取る/);
  await page.keyboard.press('Enter');
  const number = page.getByRole('region', { name: 'コンビニでのお支払い' });
  await expect(number.getByText(/^\d{4}-\d{3}-\d{3}$/)).toBeVisible();
  // What was pressed for takes the focus, and is read by that.
  await expect(page.locator(':focus')).toContainText('お支払い番号');
  await expectSaid(['処理中です。画面を閉じないでください']);
  await expectSoundPage(page);

  await typeCard(page, cards.declined);
  await press(payNow(page));
  await expect(page.getByRole('alert').first()).toContainText(
    'お支払いの承認が得られませんでした。',
  );
  await expect(number.getByText(/^\d{4}-\d{3}-\d{3}$/)).toBeVisible();
  await typeCard(page, cards.frictionless);
  await press(payNow(page));
  await expect(page.locator(':focus')).toContainText('お支払いが済んでいます');
  await expect(number).toHaveCount(0);
  await expectSoundPage(page);
});
