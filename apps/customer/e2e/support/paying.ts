import { expect, type Page } from '@playwright/test';
import { chooseFirstCabin, consent, fillCustomer, hold, search, type Trip } from './booking.ts';
import { choose, press } from './press.ts';

/** Numbers of the provider's test cards, by what they lead to. */
export const cards = {
  frictionless: '4242 4242 4242 4242',
  challenge: '4000000000003220',
  declined: '4000 0000 0000 0002',
  slow: '4000000000000119',
  lostResponse: '4000000000000127',
} as const;

/** From the home page to the choice of a payment method. */
export async function bookUntilPayment(page: Page, trip: Trip): Promise<void> {
  await page.goto('/customer/');
  await search(page, trip);
  await chooseFirstCabin(page);
  await fillCustomer(page);
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeVisible();
}

/** Types a card into the provider's fields. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await choose(page.getByRole('radio', { name: /^クレジットカード/ }));
  const fields = page.frameLocator('iframe[title="カード情報の入力欄"]');
  await fields.getByLabel('カード番号').fill(number);
  await fields.getByLabel('有効期限').fill('１２／３０');
  await fields.getByLabel('セキュリティコード').fill('123');
}

/** From the chosen method to the button that pays. */
export async function goOnToPay(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
  await hold(page);
  await agree(page);
}

export async function agree(page: Page): Promise<void> {
  await choose(consent(page));
}

/** The one button, with the amount on it. */
export const payButton = (page: Page) =>
  page.getByRole('button', { name: /^[\d,]+円を支払って予約を確定する$/ });
