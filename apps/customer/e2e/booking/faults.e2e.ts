import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import {
  choosePort,
  commit,
  consent,
  held,
  heldNumber,
  hold,
  reservationNumber,
} from '../support/booking.ts';
import { changeHeaders, openStep, setPayment } from '../support/drafts.ts';
import { agree } from '../support/paying.ts';
import { choose, press } from '../support/press.ts';

const trip = { from: '汐見港', to: '凪浦港', days: 11 };

test('確定の応答が届かなくても、もう一度押すと同じ予約になり、二重に予約されない', async ({
  page,
}) => {
  await openStep(page, 'content-confirm', trip);
  await hold(page);
  const number = await heldNumber(page);
  let sent = 0;
  await page.route('**/customer-api/reservations/*/commit', async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    // The server commits; the answer is lost on its way.
    await route.fetch();
    return route.abort('connectionreset');
  });
  await choose(consent(page));
  await press(page.getByRole('button', { name: '予約を確定する' }));
  await expect(page.getByRole('alert')).toContainText('インターネットに接続できません');
  await press(page.getByRole('button', { name: '予約を確定する' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約を受け付けました' })).toBeVisible();
  expect(await reservationNumber(page)).toBe(number);
  expect(sent).toBe(2);
});

test('確定の応答が届かないまま再読み込みしても、予約は確定している', async ({ page }) => {
  await openStep(page, 'content-confirm', trip);
  await hold(page);
  await page.route('**/customer-api/reservations/*/commit', async (route) => {
    await route.fetch();
    return route.abort('connectionreset');
  });
  await choose(consent(page));
  await press(page.getByRole('button', { name: '予約を確定する' }));
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '予約を受け付けました' })).toBeVisible();
});

test('仮予約のボタンを続けて何度も押しても仮予約は1つで、取り消すと、お席も入力も残らない', async ({
  page,
}) => {
  await openStep(page, 'content-confirm', trip);
  const draft = `/customer-api/drafts/${new URL(page.url()).searchParams.get('draft')}`;
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/customer-api/reservations')) {
      sent += 1;
    }
  });
  await page.getByRole('button', { name: 'この内容で仮予約する' }).evaluate((button) => {
    for (let count = 0; count < 10; count++) (button as HTMLButtonElement).click();
  });
  await expect(page.getByRole('heading', { level: 1, name: '予約の確定' })).toBeVisible();
  expect(sent).toBe(1);

  const { id } = await held(page);
  const open = page.getByRole('button', { name: '仮予約を取り消す' });
  await press(open);
  const dialog = page.getByRole('alertdialog', { name: '仮予約を取り消しますか' });
  await expectSoundPage(page);
  await press(dialog.getByRole('button', { name: '取り消さない' }));
  await expect(open).toBeFocused();
  expect((await held(page)).state).toBe('held');
  await press(open);
  await press(dialog.getByRole('button', { name: '取り消す', exact: true }));
  const toast = page.getByRole('region', { name: '通知' }).getByRole('paragraph');
  await expect(toast).toHaveText('仮予約を取り消しました。');
  // Bottom right: nearer to these edges of the window than to the others.
  const edges = await toast.evaluate((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return { left, right: innerWidth - right, top, bottom: innerHeight - bottom };
  });
  expect(edges.right).toBeLessThan(edges.left);
  expect(edges.bottom).toBeLessThan(edges.top);
  await expect(page.getByRole('heading', { level: 1, name: '予約の条件' })).toBeVisible();
  const ended = await page.request.get(`/customer-api/reservations/${id}`);
  expect((await ended.json()).state).toBe('expired');
  expect((await page.request.get(draft)).status()).toBe(404);
  // None of the steps comes back: there is nothing any more to go on with.
  await page.goBack();
  expect(page.url()).not.toMatch(/content-confirm|reservation-confirm/);
});

test('仮予約の後に戻って直すと、同じ番号のまま新しい内容で仮予約できる', async ({ page }) => {
  await openStep(page, 'content-confirm', trip);
  await hold(page);
  const number = await heldNumber(page);
  await page.goBack();
  await press(page.getByRole('link', { name: '代表者を変更する' }));
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('changed@example.jp');
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(page.getByText('changed@example.jp')).toBeVisible();
  await hold(page);
  expect(await heldNumber(page)).toBe(number);
  await commit(page);
});

test('仮予約の後に戻って直したまま確定の画面へ進むと、新しい内容の確認に移る', async ({ page }) => {
  await openStep(page, 'content-confirm', trip);
  await hold(page);
  await page.goBack();
  await press(page.getByRole('link', { name: '代表者を変更する' }));
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('later@example.jp');
  await expect(page.getByText('入力内容を保存しました')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
  await page.goForward();
  await page.goBack();
  await expect(page.getByText('later@example.jp')).toBeVisible();
  await hold(page);
  expect((await held(page)).representative.email).toBe('later@example.jp');
  const confirm = page.url();
  await page.goto('/customer/');
  await page.goto(confirm);
  await commit(page);
});

test('別の画面で確定した予約は、確定の画面を開いても完了になる', async ({ page, context }) => {
  await openStep(page, 'content-confirm', trip);
  await hold(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await commit(other);
  await choose(consent(page));
  await press(page.getByRole('button', { name: '予約を確定する' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約を受け付けました' })).toBeVisible();
});

test('別の画面で選び直したお支払い方法と直した内容は、確定を断った後に示す', async ({ page }) => {
  await openStep(page, 'content-confirm', trip);
  const draftId = new URL(page.url()).searchParams.get('draft') ?? '';
  await hold(page);
  await agree(page);
  const store = 'みなとマート';
  const confirm = page.getByRole('button', { name: '予約を確定する' });
  await setPayment(page.request, draftId, { method: 'convenienceStore', storeId: 'store_minato' });
  await press(confirm);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('別の画面でこの予約が変更されました。');
  await expect(page.getByText(store, { exact: false })).toBeVisible();
  await expect(alert).toBeVisible();
  const url = `/customer-api/drafts/${draftId}`;
  const { version, customers } = await (await page.request.get(url)).json();
  const headers = { ...(await changeHeaders(page.request)), 'if-match': `"${version}"` };
  customers.representative.email = 'later@example.jp';
  await page.request.put(`${url}/customers`, { headers, data: customers });
  await press(confirm);
  await expect(page.getByRole('heading', { level: 1, name: '入力内容の確認' })).toBeVisible();
  await expect(page.getByText('later@example.jp')).toBeVisible();
});

test('入力の途中でセッションが失われても、打った内容で続けられる', async ({ page, context }) => {
  await openStep(page, 'customer-input', trip);
  await context.clearCookies();
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('still@example.jp');
  await press(page.getByRole('button', { name: 'この画面の入力で続ける' }));
  await expect(page.getByText('保存していた入力の期限が過ぎました')).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(
    'still@example.jp',
  );
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choosePort(page);
  await hold(page);
  await commit(page);
});

test('2つの画面で同じ入力を直すと、どちらを残すか選べる', async ({ page, context }) => {
  await openStep(page, 'customer-input', trip);
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('textbox', { name: 'メールアドレス' }).fill('other@example.jp');
  await expect(other.getByText('入力内容を保存しました')).toBeVisible();
  const mail = page.getByRole('textbox', { name: 'メールアドレス' });
  await mail.fill('mine@example.jp');
  await expect(page.getByRole('alert')).toContainText('別の画面でこの予約が変更されました。');
  await expect(mail).toHaveValue('mine@example.jp');
  await press(page.getByRole('button', { name: '別の画面の内容を表示する' }));
  await expect(mail).toHaveValue('other@example.jp');
  await mail.fill('final@example.jp');
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choosePort(page);
  await expect(page.getByText('final@example.jp')).toBeVisible();
});

test('期限の過ぎた仮予約では、時計の狂った端末でも、サーバーの時刻で案内する', async ({ page }) => {
  await openStep(page, 'content-confirm', trip);
  await hold(page);
  // The device's clock jumps ten years ahead; the server still holds the berths.
  await page.clock.setFixedTime(Date.now() + 10 * 365 * 86_400_000);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '予約の確定' })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(5\d分|60分)/);
  await commit(page);
});
