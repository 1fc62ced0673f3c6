import type { Reservation } from '@ferry/api/customer';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { consent, openFirstSailing, pickCabin, toNextDay } from '../support/booking.ts';
import { bookByCalls, openStep } from '../support/drafts.ts';
import { openFamilyPayment } from '../support/family.ts';
import { cards, goOnToPay, payButton, typeCard } from '../support/paying.ts';
import { choose, press, pressButton } from '../support/press.ts';
import { translated } from '../support/translated.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** A refund is asked of the provider by a job. */
const ARRIVES = { timeout: 45_000 };

/** From the choice of the payment to the paid booking. @returns its id */
async function payByCard(page: Page): Promise<string> {
  await typeCard(page, cards.frictionless);
  await goOnToPay(page);
  await press(payButton(page));
  await expect(heading(page, '予約が確定しました')).toBeFocused();
  return new URL(page.url()).searchParams.get('reservation') ?? '';
}

/** From the detail page to the first step of the change. */
async function beginChange(page: Page, id: string, part: string): Promise<void> {
  await page.goto(`/customer/reservation-detail/${id}`);
  await press(page.getByRole('link', { name: '予約を変更する' }));
  await expect(heading(page, '予約を変更する')).toBeFocused();
  await press(page.getByRole('button', { name: new RegExp(`^${part}`) }));
}

/** A reservation as the server has it. */
async function reservationOf(page: Page, id: string): Promise<Reservation> {
  const answer = await page.request.get(`/customer-api/reservations/${id}`);
  return answer.json();
}

/** The amount in a text like 「払い戻し 2,430円」, in yen. */
const yenIn = (text: string | null): number =>
  Number(/([\d,]+)円/.exec(text ?? '')?.[1]?.replaceAll(',', '') ?? Number.NaN);

test('翻訳されていても、家族の復路を2日後の安い客室に変え、差額がカードに払い戻される', async ({
  page,
}) => {
  test.slow();
  const expectTold = await translated(page, 'after load');
  await openFamilyPayment(page, 40, true);
  const id = await payByCard(page);
  await expectTold();
  const before = await reservationOf(page, id);
  await beginChange(page, id, '復路の便');

  await expect(heading(page, '復路の便と客室を選ぶ')).toBeFocused();
  await toNextDay(page);
  await toNextDay(page);
  await pickCabin(page);
  await pressButton(page, 'この便に変更して進む');

  await expect(heading(page, '変更内容の確認')).toBeFocused();
  await expect(page.getByRole('region', { name: /^変更前/ })).toBeVisible();
  const table = page.getByRole('table', { name: '変更の前と後の金額' });
  const result = table.getByRole('row', { name: /^差額の払い戻し/ });
  const refund = yenIn(await result.textContent());
  expect(refund).toBeGreaterThan(0);
  await expectTold();
  await pressButton(page, 'この内容で変更の確定へ進む');

  await expect(heading(page, '変更の確定')).toBeFocused();
  await expect(page.getByText(/お席を.+までお取り置きしています/)).toBeVisible();
  await choose(consent(page));
  await pressButton(page, '変更を確定する');

  await expect(heading(page, '変更が完了しました')).toBeFocused();
  const after = await reservationOf(page, id);
  expect(before.quote.totalYen - after.quote.totalYen).toBe(refund);
  expect(after.outbound.sailing.id).toBe(before.outbound.sailing.id);
  expect(after.return?.sailing.id).not.toBe(before.return?.sailing.id);
  await expect(page.getByText('払い戻し済みです')).toBeVisible(ARRIVES);

  // Back does not lead into the steps of what is done.
  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await expect(heading(page, '予約の詳細')).toBeFocused();
  await expect(page.getByText(/変更番号 \w{4}-\w{4}-H1/).first()).toBeVisible();
  await expectSoundPage(page);
});

test('会員でないお客様が車を加え、差額をコンビニで支払うと、変更が確定する', async ({ page }) => {
  test.slow();
  await openStep(page, 'payment-input', { days: 41 });
  const id = await payByCard(page);
  await beginChange(page, id, '車両');

  await expect(heading(page, '便と客室を選ぶ')).toBeFocused();
  await choose(page.getByRole('radio', { name: '乗用車' }));
  await page.getByRole('textbox', { name: /長さ/ }).fill('4.69m');
  await pressButton(page, 'この条件で便を探し直す');
  await expect(page.getByRole('link', { name: /差額 \+1\d,\d{3}円/ }).first()).toBeVisible();
  await expectSoundPage(page);
  await pickCabin(page);
  await pressButton(page, 'この便に変更して進む');

  await expect(heading(page, 'お客様情報を入力する')).toBeFocused();
  const car = page.getByRole('group', { name: /^車両1/ });
  await choose(car.getByLabel('ナンバーは未定(レンタカーなど)'));
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: /へ進む$/ }).last());

  await expect(heading(page, 'お支払い方法を選ぶ')).toBeFocused();
  await choose(page.getByRole('radio', { name: /^コンビニ/ }));
  await choose(page.getByRole('radio', { name: /^みなとマート/ }));
  await expectSoundPage(page);
  await pressButton(page, '内容の確認へ進む');

  await expect(heading(page, '変更内容の確認')).toBeFocused();
  const table = page.getByRole('table', { name: '変更の前と後の金額' });
  const result = table.getByRole('row', { name: /^差額のお支払い/ });
  const due = yenIn(await result.textContent());
  expect(due).toBeGreaterThan(0);
  await pressButton(page, 'この内容で変更の確定へ進む');
  await choose(consent(page));
  await pressButton(page, '変更を確定する');

  await expect(heading(page, '変更を受け付けました')).toBeFocused();
  await expectSoundPage(page);
  const waiting = await reservationOf(page, id);
  expect(waiting.outbound.vehicles).toEqual([]);
  expect(waiting.change?.payYen).toBe(due);
  await press(page.getByRole('link', { name: 'お支払い情報を見る' }));
  await expect(page.getByText('変更の差額')).not.toHaveCount(0);
  await expectSoundPage(page);
  const store = page.context().waitForEvent('page');
  await press(page.getByRole('link', { name: /^お支払い案内を開く/ }));
  const counter = await store;
  await press(counter.getByRole('button', { name: /支払う/ }));
  await expect
    .poll(async () => (await reservationOf(page, id)).outbound.vehicles.length, ARRIVES)
    .toBe(1);
  await page.goto(`/customer/reservation-detail/${id}`);
  await expect(page.getByText(/変更番号 \w{4}-\w{4}-H1/).first()).toBeVisible();
});

test('変更の途中で初めて頼んだ手伝いは、内容をたずねられ、締切を早める。やめると、何も変わっていない', async ({
  page,
}) => {
  test.slow();
  await openFamilyPayment(page, 44);
  const id = await payByCard(page);
  const before = await reservationOf(page, id);
  await beginChange(page, id, '復路の便');
  await press(page.getByText('復路の人数・車両を変更する'));
  await choose(page.getByRole('switch', { name: '乗り降りの手伝いを頼む' }));
  await pressButton(page, 'この条件で復路を探し直す');
  await expect(page).toHaveURL(/needs=accessible/);
  await toNextDay(page);
  await openFirstSailing(page);
  // No barrier-free cabin is large enough for the family.
  await press(page.getByText('ほかの客室を見る'));
  await pickCabin(page);
  await pressButton(page, 'この便に変更して進む');

  await expect(heading(page, 'お客様情報を入力する')).toBeFocused();
  const first = page.getByRole('group', { name: /^乗船者1/ });
  const asked = first.getByText('乗り降りの手伝いの内容をお知らせください');
  await expect(asked).toBeVisible();
  // In the middle: at the start of the page the bar may lie over a half of a field.
  await asked.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(page.getByText('あと1項目').first()).toBeVisible();
  await expectSoundPage(page);
  await choose(first.getByRole('checkbox', { name: /取扱いに同意する/ }));
  await choose(first.getByLabel('段差が難しい'));
  await press(page.getByRole('button', { name: /へ進む$/ }).last());
  await expect(heading(page, '変更内容の確認')).toBeFocused();
  const changed = page.getByRole('region', { name: /^変更後/ });
  await expect(changed.getByText(/お手伝い/).first()).toBeVisible();
  await pressButton(page, 'この内容で変更の確定へ進む');
  await expect(heading(page, '変更の確定')).toBeFocused();

  // Left, and found again where the booking is.
  await page.goto(`/customer/reservation-detail/${id}`);
  await expect(page.getByText('変更の手続き中です')).toBeVisible();
  await expect(page.getByText('元の予約はそのまま残っています。').first()).toBeVisible();
  await expectSoundPage(page);
  await pressButton(page, '変更をやめる');
  await pressButton(page, 'やめる');
  await expect(page.getByText('変更の手続き中です')).toHaveCount(0);
  const facts = ({ state, outbound, return: returnLeg, passengers, quote }: Reservation) => ({
    ...{ state, passengers, quote },
    sailings: [outbound.sailing.id, returnLeg?.sailing.id],
    cabins: [outbound.cabins, returnLeg?.cabins],
  });
  const after = await reservationOf(page, id);
  expect(facts(after)).toEqual(facts(before));
  expect(after.change).toBeNull();
});

test('別の日への変更は、予約の詳細から7回押すと確定する', async ({ page }) => {
  const { id } = await bookByCalls(page.request, { days: 58 });
  let presses = 0;
  const count = (target: Locator) => {
    presses += 1;
    return press(target);
  };
  await page.goto(`/customer/reservation-detail/${id}`);
  await count(page.getByRole('link', { name: '予約を変更する' }));
  await count(page.getByRole('button', { name: /^便(?: |$)/ }));
  const strip = page.getByRole('navigation', { name: '乗船日を変える' });
  await count(strip.locator('li:has([aria-current=date]) + li').getByRole('link'));
  // The sailing of the same time is open, with the same cabin.
  await expect(page.getByRole('radio', { name: /差額なし/, checked: true })).toBeVisible();
  await count(page.getByRole('button', { name: 'この便に変更して進む' }));
  await count(page.getByRole('button', { name: 'この内容で変更の確定へ進む' }));
  await count(consent(page));
  await count(page.getByRole('button', { name: '変更を確定する' }));
  await expect(heading(page, '変更が完了しました')).toBeFocused();
  expect(presses).toBe(7);
});

test('同じ便に同じ名前の予約があると、番号と一緒に知らされ、別の予約として続けられる', async ({
  page,
}) => {
  await openStep(page, 'payment-input', { days: 43, email: 'twice@example.jp' });
  const first = await reservationOf(page, await payByCard(page));
  await openStep(page, 'content-confirm', { days: 43, email: 'twice@example.jp' });
  await pressButton(page, 'この内容で仮予約する');
  const alert = page.getByRole('alert').filter({ hasText: 'すでにあります' });
  const number = first.reservationNumber.replace(/^(.{4})/, '$1-');
  await expect(alert).toContainText(`予約番号 ${number}`);
  await expectSoundPage(page);
  await pressButton(page, '別の予約として続ける');
  await expect(heading(page, '予約の確定')).toBeFocused();
});
