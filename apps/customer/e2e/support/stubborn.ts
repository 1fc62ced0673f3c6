import { expect, type Locator, type Page } from '@playwright/test';
import {
  customer,
  fillCustomer,
  firstSailing,
  goOn,
  heldNumber,
  reservationNumber,
} from './booking.ts';
import { DAY } from './own-site.ts';
import { agree, cards, payButton, typeCard } from './paying.ts';
import { choose, press } from './press.ts';

// A customer who is told that it did not work, and presses again.

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });
const conditions = (date = DAY): string =>
  `fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=1`;
export const sailingsOf = (date = DAY): string =>
  `/customer/reservation/select-schedule?${conditions(date)}`;

/** How long the customer keeps trying. */
const PATIENCE = 60_000;

/** Opens an address, and loads again what could not be loaded, until its page is there. */
async function openUntil(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await pressUntil(page, undefined, name);
}

/** Presses a button, and again after a failure, until the page with the heading is there. */
export async function pressUntil(
  page: Page,
  button: Locator | (() => Promise<Locator>) | undefined,
  name: string | RegExp,
): Promise<void> {
  const again = page.getByRole('button', { name: 'もう一度読み込む' });
  await expect(async () => {
    if (await heading(page, name).isVisible()) return;
    if (await again.isVisible()) await press(again, { timeout: 1000 });
    else {
      const pressed = typeof button === 'function' ? await button() : button;
      if (pressed && (await pressed.isVisible())) await press(pressed, { timeout: 1000 });
    }
    // Told that it did not work, nobody waits on.
    await heading(page, name)
      .or(again)
      .or(page.getByRole('alert'))
      .first()
      .waitFor({ timeout: 4000 });
    expect(await heading(page, name).isVisible()).toBe(true);
  }).toPass({ timeout: PATIENCE, intervals: [100] });
}

/** Picks a cabin where none is picked: a page that was loaded again has forgotten it. */
async function pickAndGoOn(page: Page): Promise<Locator> {
  if (await goOn(page).isHidden()) {
    const sailing = firstSailing(page);
    const isClosed = (await sailing.getAttribute('aria-expanded', { timeout: 1000 })) === 'false';
    if (isClosed) await press(sailing, { timeout: 1000 });
    await choose(page.getByRole('radio', { name: /円/ }).first(), { timeout: 1000 });
  }
  return goOn(page);
}

/** From the list of sailings to the customer input, filled in for this mail address. */
export async function fillInput(page: Page, email: string, date = DAY): Promise<void> {
  await openUntil(page, sailingsOf(date), '便と客室を選ぶ');
  await pressUntil(page, () => pickAndGoOn(page), 'お客様情報を入力する');
  await fillCustomer(page);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
}

/** From the filled-in input to the check of the answers. */
export async function goOnToConfirm(page: Page, method: 'port' | 'card'): Promise<void> {
  const toPayment = page.getByRole('button', { name: 'お支払い方法へ進む' });
  await pressUntil(page, toPayment, 'お支払い方法を選ぶ');
  if (method === 'card') await typeCard(page, cards.frictionless);
  else await choose(page.getByRole('radio', { name: /^乗船港の窓口/ }));
  const toConfirm = page.getByRole('button', { name: '内容の確認へ進む' });
  await pressUntil(page, toConfirm, '入力内容の確認');
}

/** A whole booking, whatever the network does. @returns the reservation number */
export async function bookStubbornly(
  page: Page,
  { email, method, date = DAY }: { email: string; method: 'port' | 'card'; date?: string },
): Promise<string> {
  await fillInput(page, email, date);
  await goOnToConfirm(page, method);
  // Everything that was typed has arrived.
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByText(`${customer.姓} ${customer.名}`).first()).toBeVisible();
  const holding = page.getByRole('button', { name: 'この内容で仮予約する' });
  await pressUntil(page, holding, '予約の確定');
  const number = await heldNumber(page);
  await agree(page);
  const confirming =
    method === 'card' ? payButton(page) : page.getByRole('button', { name: '予約を確定する' });
  await pressUntil(page, confirming, /^予約(?:を受け付けました|が確定しました)$/);
  expect(await reservationNumber(page)).toBe(number);
  return number;
}
