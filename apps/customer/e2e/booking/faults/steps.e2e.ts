import { expect, type Page } from '@playwright/test';
import { chooseFirstCabin, heldNumber, reservationNumber } from '../../support/booking.ts';
import { openStep } from '../../support/drafts.ts';
import { DAY, isLong, test } from '../../support/own-site.ts';
import { agree } from '../../support/paying.ts';
import { choose, press } from '../../support/press.ts';
import { endOnServer, members, signIn } from '../../support/session.ts';
import {
  fillInput,
  goOnToConfirm,
  heading,
  pressUntil,
  sailingsOf,
} from '../../support/stubborn.ts';

const confirming = (page: Page) => page.getByRole('button', { name: '予約を確定する' });
const holding = (page: Page) => page.getByRole('button', { name: 'この内容で仮予約する' });

/** Reload, away and back within the site and from another one, and the address in another tab. */
async function comeBackInEveryWay(page: Page, name: string, origin: string): Promise<void> {
  const url = page.url();
  await page.reload();
  await expect(heading(page, name)).toBeVisible();
  await press(page.getByRole('banner').getByRole('link', { name: '汐凪フェリー' }));
  await expect(heading(page, 'フェリーのご予約')).toBeVisible();
  await page.goBack();
  await expect(heading(page, name)).toBeVisible();
  // Another document, from which the browser may bring the page back as it was.
  await page.goto(`${origin}/healthz`);
  await page.goBack();
  await expect(heading(page, name)).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(url);
  await expect(heading(tab, name)).toBeVisible();
  await tab.close();
  expect(page.url()).toBe(url);
}

test('どの手順も、再読み込み、戻る、ほかのサイトからの戻り、別のタブで、同じ手順が開き、何も送り直さない', async ({
  page,
  site,
}) => {
  // Some twenty-five documents.
  test.setTimeout(240_000);
  const email = 'steps@example.jp';
  const sent: string[] = [];
  page.context().on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  const mail = page.getByRole('textbox', { name: 'メールアドレス' });
  await page.goto(sailingsOf());
  await comeBackInEveryWay(page, '便と客室を選ぶ', site.origin);
  await fillInput(page, email);
  await expect(page.getByText('入力内容を保存しました')).toBeVisible();
  await comeBackInEveryWay(page, 'お客様情報を入力する', site.origin);
  await expect(mail).toHaveValue(email);
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await comeBackInEveryWay(page, 'お支払い方法を選ぶ', site.origin);
  await choose(page.getByRole('radio', { name: /^乗船港の窓口/ }));
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(heading(page, '入力内容の確認')).toBeVisible();
  await comeBackInEveryWay(page, '入力内容の確認', site.origin);
  await expect(page.getByText(email)).toBeVisible();
  await press(holding(page));
  await expect(heading(page, '予約の確定')).toBeVisible();
  await comeBackInEveryWay(page, '予約の確定', site.origin);
  const number = await heldNumber(page);
  await agree(page);
  await press(confirming(page));
  await expect(heading(page, '予約を受け付けました')).toBeVisible();
  await comeBackInEveryWay(page, '予約を受け付けました', site.origin);
  expect(await reservationNumber(page)).toBe(number);
  const once = (path: RegExp) => sent.filter((each) => path.test(each)).length;
  expect([once(/\/drafts$/), once(/\/reservations$/), once(/\/commit$/)]).toEqual([1, 1, 1]);
  expect(await site.statesOf(email)).toEqual(['confirmedUnpaid']);
});

if (isLong) {
  test('2つのタブで別の便を同時に予約しても、それぞれの便が予約される', async ({ page, site }) => {
    const other = await page.context().newPage();
    const [email, second] = ['tab-1@example.jp', 'tab-2@example.jp'];
    await fillInput(page, email, '2027-08-04');
    await fillInput(other, second, '2027-08-05');
    await goOnToConfirm(page, 'port');
    await goOnToConfirm(other, 'port');
    await press(holding(other));
    await press(holding(page));
    const numbers: string[] = [];
    for (const [tab, address, day] of [
      [page, email, '8月4日'],
      [other, second, '8月5日'],
    ] as const) {
      await expect(heading(tab, '予約の確定')).toBeVisible();
      await expect(tab.getByText(day, { exact: false }).first()).toBeVisible();
      await agree(tab);
      await press(confirming(tab));
      await expect(heading(tab, '予約を受け付けました')).toBeVisible();
      await expect(tab.getByText(day, { exact: false }).first()).toBeVisible();
      numbers.push(await reservationNumber(tab));
      expect(await site.statesOf(address)).toEqual(['confirmedUnpaid']);
    }
    expect(new Set(numbers).size).toBe(2);
  });
}

/** Where the login ends, what is pressed then, and what must be there after the sign-in. */
const allSteps = [
  { name: 'お支払い方法を選ぶ', button: '内容の確認へ進む' },
  { name: '入力内容の確認', button: 'この内容で仮予約する' },
  { name: '予約の確定', button: '予約を確定する' },
];
// One step in every run, at which most is at stake; the customer input has its own test.
const steps = isLong ? allSteps : allSteps.slice(2);
for (const { name, button } of steps) {
  test(`「${name}」でログインが切れても、ログインすると同じ手順から予約できる`, async ({
    page,
    site,
  }) => {
    const email = `ended-${steps.findIndex((step) => step.name === name)}@example.jp`;
    // As a visitor: for a member the answers would be there.
    await openStep(page, 'customer-input', { date: DAY, email });
    await press(page.getByRole('banner').getByRole('link', { name: 'ログイン' }));
    await signIn(page, members.hanako);
    await expect(page.getByRole('banner').getByText(members.hanako.name)).toBeVisible();
    const port = page.getByRole('radio', { name: /^乗船港の窓口/ });
    await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
    await choose(port);
    if (name !== 'お支払い方法を選ぶ') {
      await press(page.getByRole('button', { name: '内容の確認へ進む' }));
      await expect(heading(page, '入力内容の確認')).toBeVisible();
    }
    if (name === '予約の確定') {
      await press(holding(page));
      await expect(heading(page, name)).toBeVisible();
      await agree(page);
    }
    const step = page.url();
    await endOnServer(page);
    // Whether the press or a question in the background is the first to hear of it.
    await pressUntil(page, page.getByRole('button', { name: button }), 'ログイン');
    await expect(page.getByText('安全のためログアウトしました。')).toHaveCount(1);
    await signIn(page, members.hanako);
    await expect(heading(page, name)).toBeVisible();
    await expect(page).toHaveURL(step);
    if (name === 'お支払い方法を選ぶ') {
      await choose(port);
      await press(page.getByRole('button', { name: button }));
      await expect(heading(page, '入力内容の確認')).toBeVisible();
    }
    if (name !== '予約の確定') await press(holding(page));
    await expect(heading(page, '予約の確定')).toBeVisible();
    await agree(page);
    await press(confirming(page));
    await expect(heading(page, '予約を受け付けました')).toBeVisible();
    expect(await site.statesOf(email)).toEqual(['confirmedUnpaid']);
  });
}

if (isLong) {
  test('足りない手順のアドレスは、足りない最初の手順に移る', async ({ page }) => {
    await page.goto(sailingsOf());
    await chooseFirstCabin(page);
    await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
    const draft = new URL(page.url()).search;
    for (const step of ['payment-input', 'content-confirm']) {
      await page.goto(`/customer/reservation/${step}${draft}`);
      await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
    }
    await fillInput(page, 'missing@example.jp');
    await expect(page.getByText('入力内容を保存しました')).toBeVisible();
    const filled = new URL(page.url()).search;
    await page.goto(`/customer/reservation/content-confirm${filled}`);
    await expect(heading(page, 'お支払い方法を選ぶ')).toBeVisible();
  });
}
