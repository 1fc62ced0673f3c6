import { expect, type Page, test } from '@playwright/test';
import { hold } from '../support/booking.ts';
import { agree, cards, payButton, typeCard } from '../support/paying.ts';
import { press } from '../support/press.ts';
import { aquariumTrip, beginPurchase } from '../support/purchases.ts';

const h1 = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const naming = (page: Page) => page.getByRole('checkbox', { name: /^くじら水族館、北斗浜バスへ/ });
const next = (page: Page, name: string) => page.getByRole('button', { name });

test('提携きっぷの購入は、どの段階で読み直しても、戻っても、メールのリンクで別の端末に移っても続き、二度は払われない', async ({
  page,
  browser,
  request,
}) => {
  const trip = await aquariumTrip(page.request, { days: 11, adults: 2 });
  const { id } = await beginPurchase(page.request, trip);
  const mail = `buying-${Date.now()}@example.jp`;
  await page.goto(`/customer/partner-tickets/customer-input?draft=${id}`);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(mail);
  await expect(page.getByText('入力内容を保存しました')).toBeVisible();
  await page.reload();
  await expect(naming(page)).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mail);
  await press(page.getByRole('button', { name: /^別の端末で続ける/ }));
  await expect(page.getByText('リンクをお送りしました')).toBeVisible();

  const list = await (await request.get('/dev/mails')).text();
  const row = list.split('<tr>').find((each) => each.includes(mail)) ?? '';
  const path = /href="(\/dev\/mails\/\d+)"/.exec(row)?.[1] ?? '';
  const link =
    /https?:\S+\/reservation#[\w-]+/.exec(await (await request.get(path)).text())?.[0] ?? '';
  const context = await browser.newContext({ locale: 'ja-JP' });
  const phone = await context.newPage();
  await phone.goto(link);
  await expect(h1(phone, 'お支払い方法を選ぶ')).toBeVisible();
  await expect(phone).toHaveURL(/\/partner-tickets\/payment-input/);
  await phone.reload();
  await typeCard(phone, cards.frictionless);
  await press(next(phone, '内容の確認へ進む'));
  await expect(h1(phone, '入力内容の確認')).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('くじら水族館、北斗浜バスへ提供します。')).toBeVisible();
  await phone.goBack();
  await expect(h1(phone, 'お支払い方法を選ぶ')).toBeVisible();
  await phone.goForward();
  await expect(h1(phone, '入力内容の確認')).toBeVisible();
  await hold(phone);
  await expect(phone).toHaveURL(/\/partner-tickets\/reservation-confirm/);
  await phone.reload();
  await agree(phone);
  await press(payButton(phone));
  await expect(h1(phone, '予約が確定しました')).toBeVisible();
  await phone.reload();
  const vouchers = phone.getByRole('region', { name: '提携きっぷ' });
  await expect(vouchers.getByText(/様の引換券を表示する$/)).toHaveCount(4);

  // Neither the back button there, nor the first device, leads to a second payment.
  await phone.goBack();
  await expect(phone).not.toHaveURL(/payment-input|content-confirm|reservation-confirm/);
  await page.reload();
  await expect(
    page.getByRole('heading', { level: 1, name: '提携きっぷ', exact: true }),
  ).toBeVisible();
  await context.close();
});
