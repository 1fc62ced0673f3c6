import type { Reservation } from '@ferry/api/customer';
import { expect, type Locator, type Page } from '@playwright/test';
import { mailbox } from './mailbox.ts';
import { selectPort } from './ports.ts';
import { choose, press } from './press.ts';
import { addPassengers, typeDay } from './search-card.ts';

/** A day this many days from now in Japan, as the search form takes it. */
export function dayFromNow(days: number): {
  date: string;
  year: string;
  month: string;
  day: string;
} {
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(
    Date.now() + days * 86_400_000,
  );
  const [year = '', month = '', day = ''] = date.split('-');
  return { date, year, month: String(Number(month)), day: String(Number(day)) };
}

export type Trip = { from: string; to: string; days: number; adults?: number };

/** Fills in the search card of the page that is open and searches. */
export async function search(page: Page, { from, to, days, adults = 1 }: Trip): Promise<void> {
  await selectPort(page, '出発地', from);
  await selectPort(page, '到着地', to);
  await typeDay(page, '乗船日', dayFromNow(days));
  await addPassengers(page, ...Array.from({ length: adults - 1 }, () => '大人'));
  await press(page.getByRole('button', { name: '便を検索する' }));
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
}

/** From a day's sailings to those of the next day, by the strip of days. */
export async function toNextDay(page: Page): Promise<void> {
  const strip = page.getByRole('navigation', { name: '乗船日を変える' });
  const title = page.getByRole('heading', { level: 2, name: /日\(.\)の便$/ });
  const day = (await title.textContent()) ?? '';
  await press(strip.locator('li:has([aria-current=date]) + li').getByRole('link'));
  await expect(title).not.toHaveText(day);
}

/** The first sailing that can be booked: the button that shows its cabins. */
export const firstSailing = (page: Page): Locator =>
  page.getByRole('button', { name: /発の客室と(?:運賃|差額)$/ }).first();

/** Shows the cabins of the first sailing that can be booked. */
export async function openFirstSailing(page: Page): Promise<void> {
  const sailing = firstSailing(page);
  if ((await sailing.getAttribute('aria-expanded')) === 'false') await press(sailing);
}

/** On from the list of sailings, once a cabin is picked. */
export const goOn = (page: Page): Locator =>
  page.getByRole('button', { name: /^(?:お客様情報へ進む|復路の便を選ぶ)$/ });

/** Picks a cabin of the first sailing that can be booked: the first one, or the one of this name. */
export async function pickCabin(page: Page, name = /円|差額なし/): Promise<void> {
  await openFirstSailing(page);
  await choose(page.getByRole('radio', { name }).and(page.locator(':enabled')).first());
}

/** Picks the first cabin on offer and goes on. */
export async function chooseFirstCabin(page: Page): Promise<void> {
  await pickCabin(page);
  await press(goOn(page));
}

export const customer = {
  姓: '髙橋',
  名: '花子',
  セイ: 'たかはし',
  メイ: 'ハナコ',
  電話番号: '０９０－１２３４－５６７８',
};

/** The fields of a passenger, who is opened first: one is open at a time. */
export async function openPassenger(page: Page, position: number): Promise<Locator> {
  const name = new RegExp(`^乗船者${position}\\(`);
  const line = page.getByRole('heading', { name });
  await line.waitFor();
  const passenger = page.getByRole('group', { name });
  if (!(await passenger.isVisible())) await press(line);
  return passenger;
}

/** Family name of passenger 1, also while they are folded. */
export const firstFamilyName = (page: Page): Locator =>
  page.getByLabel('姓', { exact: true }).first();

/** How the customer is reached. */
export const contact = (page: Page): Locator => page.getByRole('group', { name: '連絡先' });

/** Fills in passenger 1, who represents the others, and how they are reached. */
export async function fillCustomer(page: Page): Promise<void> {
  const { 電話番号: phone, ...names } = customer;
  await contact(page).getByLabel('電話番号', { exact: true }).fill(phone);
  await contact(page).getByLabel('メールアドレス', { exact: true }).fill(mailbox());
  const passenger = await openPassenger(page, 1);
  for (const [label, value] of Object.entries(names)) {
    await passenger.getByLabel(label, { exact: true }).fill(value);
  }
  await choose(passenger.getByLabel('女性'));
  await passenger.getByLabel('乗船日の年齢').fill('４２');
  await passenger.getByLabel('お住まいの市区町村').fill('汐見市');
  await choose(passenger.getByLabel('必要なし'));
}

/** The representative's address, of which the server knows the first part. */
export async function fillAddress(page: Page): Promise<void> {
  await press(page.getByText('当日の電話番号・住所(任意)'));
  const address = page.getByRole('group', { name: '住所', exact: true });
  await address.getByLabel('郵便番号').fill('０４０００６３');
  await press(address.getByRole('button', { name: '住所を入力する' }));
  await expect(address.getByText('「北海道函館市若松町」を入力しました。')).toBeVisible();
  await address.getByLabel('町名・番地').fill('若松町1-2');
}

/** The age of an adult is typed, that of a child chosen. */
export async function answerAge(passenger: Locator, age: string): Promise<void> {
  const field = passenger.getByLabel('乗船日の年齢');
  if (await field.and(passenger.locator('select')).count()) await field.selectOption(age);
  else await field.fill(age);
}

/** What the form asks of a passenger who is not the representative; the city is as of passenger 1. */
export async function fillPassenger(
  page: Page,
  position: number,
  { name = '太郎', kana = 'タロウ', age = '40', sex = '男性' } = {},
): Promise<Locator> {
  const passenger = await openPassenger(page, position);
  const names = { 姓: '髙橋', 名: name, セイ: 'タカハシ', メイ: kana };
  for (const [label, value] of Object.entries(names)) {
    await passenger.getByLabel(label, { exact: true }).fill(value);
  }
  await choose(passenger.getByLabel(sex, { exact: true }));
  // Babies are not asked.
  if (age !== '0') await answerAge(passenger, age);
  await choose(passenger.getByLabel('必要なし'));
  return passenger;
}

/** From the filled-in customer input to the completion, paid at the port; returns the number. */
export async function finish(page: Page, onStep?: () => Promise<void>): Promise<string> {
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choosePort(page);
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
  await onStep?.();
  await hold(page);
  await onStep?.();
  return commit(page);
}

/** Chooses to pay at the port and goes on to the check of the answers. */
export async function choosePort(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeVisible();
  await choose(page.getByRole('radio', { name: /^乗船港の窓口/ }));
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
}

/** From the home page to the check of the answers. */
export async function bookUntilConfirm(page: Page, trip: Trip, home = '/customer/'): Promise<void> {
  await page.goto(home);
  await search(page, trip);
  await chooseFirstCabin(page);
  await fillCustomer(page);
  for (let position = 2; position <= (trip.adults ?? 1); position++) {
    await fillPassenger(page, position);
  }
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choosePort(page);
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
}

/** From the check of the answers to the hold. */
export async function hold(page: Page): Promise<void> {
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  await expect(
    page.getByRole('heading', { level: 1, name: /^(?:予約|購入)の確定$/ }),
  ).toBeVisible();
}

/** The one box of the last step. */
export const consent = (page: Page): Locator =>
  page.getByRole('checkbox', {
    name: '運送約款、予約・取消条件、個人情報の取扱いに同意する',
  });

/** Consents and commits; returns the reservation number. */
export async function commit(page: Page): Promise<string> {
  await choose(consent(page));
  await press(page.getByRole('button', { name: '予約を確定する' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約を受け付けました' })).toBeVisible();
  return reservationNumber(page);
}

/** What is held, as the server has it: the last step shows the contract alone. */
export async function held(page: Page): Promise<Reservation> {
  const id = new URL(page.url()).searchParams.get('reservation');
  const answer = await page.request.get(`/customer-api/reservations/${id}`);
  return answer.json();
}

/** The number of what is held: no page shows it before it is booked. */
export const heldNumber = async (page: Page): Promise<string> =>
  (await held(page)).reservationNumber;

/** The number as shown, without its hyphen. */
export async function reservationNumber(page: Page): Promise<string> {
  // The code of a ticket looks alike.
  const label = page.locator('p').filter({ hasText: /^予約番号$/ });
  const number = label.locator('xpath=following-sibling::p[1]');
  const text = await number.getByText(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/).textContent();
  return (text ?? '').replace('-', '');
}
