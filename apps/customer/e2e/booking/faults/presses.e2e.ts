import { expect, type Locator, type Page } from '@playwright/test';
import { fillCustomer, goOn, pickCabin } from '../../support/booking.ts';
import { holdByCalls } from '../../support/drafts.ts';
import { DAY, test } from '../../support/own-site.ts';
import { agree, cards, payButton, typeCard } from '../../support/paying.ts';
import { clickWithMouse } from '../../support/press.ts';
import { members } from '../../support/session.ts';
import { heading, sailingsOf } from '../../support/stubborn.ts';

/** Calls that change something, by method and path, from now on. */
function changesOf(page: Page): () => Record<string, number> {
  const changes: Record<string, number> = {};
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname.replaceAll(/(drf|rsv|pay)_\w+/g, '$1');
    if (!/\/(?:customer-api|external)\//.test(path) || request.method() === 'GET') return;
    const name = `${request.method()} ${path}`;
    changes[name] = (changes[name] ?? 0) + 1;
  });
  return () => changes;
}

/** Ten clicks of a real mouse where the button stands, from the moment it stands still, whatever is there meanwhile. */
const pressTenTimes = (button: Locator) => clickWithMouse(button, { clickCount: 10 });

test('予約のどのボタンを続けて10回押しても、1回分だけ進む', async ({ page, site }) => {
  const email = 'presses@example.jp';
  const changes = changesOf(page);
  await page.goto(sailingsOf());
  await pickCabin(page);
  await pressTenTimes(goOn(page));
  await expect(heading(page, 'お客様情報を入力する')).toBeVisible();
  expect(changes()).toEqual({ 'POST /customer-api/drafts': 1 });

  await fillCustomer(page);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email);
  await expect(page.getByText('入力内容を保存しました')).toBeVisible();
  await pressTenTimes(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(heading(page, 'お支払い方法を選ぶ')).toBeVisible();

  await typeCard(page, cards.frictionless);
  await pressTenTimes(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(heading(page, '入力内容の確認')).toBeVisible();
  expect(changes()['PUT /customer-api/drafts/drf/payment']).toBe(1);

  await pressTenTimes(page.getByRole('button', { name: 'この内容で仮予約する' }));
  await expect(heading(page, '予約の確定')).toBeVisible();
  expect(changes()['POST /customer-api/reservations']).toBe(1);

  // More time is offered in the last ten minutes.
  await site.setClock('2027-07-20T10:51:00+09:00');
  await page.reload();
  await pressTenTimes(page.getByRole('button', { name: '期限を15分延長する' }));
  await expect(page.getByRole('timer')).toHaveText(/^2[34]分/);
  expect(changes()['POST /customer-api/reservations/rsv/hold-extensions']).toBe(1);

  await agree(page);
  await pressTenTimes(payButton(page));
  await expect(heading(page, '予約が確定しました')).toBeVisible();
  expect(changes()['POST /customer-api/reservations/rsv/commit']).toBe(1);
  expect(await site.statesOf(email)).toEqual(['confirmed']);
});

test('Enterとクリックが重なっても、照会とログインは1回だけ送られる', async ({ page }) => {
  const { reservationNumber: number } = await holdByCalls(page.request, { date: DAY });

  const changes = changesOf(page);
  await page.goto('/customer/reservation-search');
  await page.getByLabel('予約番号').fill(number);
  const phone = page.getByRole('textbox', { name: '電話番号' });
  await phone.fill('０９０－１２３４－５６７８');
  const lookUp = page.getByRole('button', { name: /照会する/ });
  await Promise.all([phone.press('Enter'), lookUp.dispatchEvent('click')]);
  await expect(heading(page, /予約の/)).toBeVisible();
  await expect(page).toHaveURL(/reservation-detail/);
  expect(changes()['POST /customer-api/guest-sessions']).toBe(1);

  await page.goto('/customer/signin');
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(members.hanako.email);
  const password = page.getByLabel('パスワード', { exact: true });
  await password.fill(members.hanako.password);
  const signIn = page.getByRole('button', { name: 'ログインする' });
  await Promise.all([password.press('Enter'), signIn.dispatchEvent('click')]);
  await expect(page.getByRole('banner').getByText(members.hanako.name)).toBeVisible();
  expect(changes()['POST /external/api/auth/login']).toBe(1);
});
