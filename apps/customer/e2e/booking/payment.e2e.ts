import { expect, type Page, test } from '@playwright/test';
import { alertsFromNow } from '../support/announcements.ts';
import { expectSoundPage } from '../support/axe.ts';
import { heldNumber, reservationNumber } from '../support/booking.ts';
import { openStep } from '../support/drafts.ts';
import { errorSummary } from '../support/error-summary.ts';
import { mailbox } from '../support/mailbox.ts';
import {
  agree,
  bookUntilPayment,
  cards,
  goOnToPay,
  payButton,
  typeCard,
} from '../support/paying.ts';
import { choose, press } from '../support/press.ts';

const trip = { from: '汐見港', to: '凪浦港', days: 17 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/**
 * Hands over every address and every body that a page or its frames send. The browser does not tell
 * the bodies of requests that were made with `new Request`, so they are read where they are sent.
 */
async function collectSent(page: Page, look: (url: string, body: string) => void) {
  let all = '';
  await page.exposeBinding('tellSent', (_, url: string, body: string) => {
    all += body.replaceAll(' ', '');
    look(url, body);
  });
  page.on('request', (request) => look(request.url(), request.postData() ?? ''));
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellSent: (url: string, body: string) => unknown })
      .tellSent;
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      await tell(request.url, await request.clone().text());
      return original(request);
    };
  });
  return () => all;
}

test('カードで支払うと予約が確定し、カード番号は決済会社のほかに送られない', async ({ page }) => {
  const digits = cards.frictionless.replaceAll(' ', '');
  const leaks: string[] = [];
  const sent = await collectSent(page, (url, body) => {
    const isProvider = new URL(url).pathname === '/sandbox-payments/tokens';
    if (`${url} ${body}`.replaceAll(' ', '').includes(digits) && !isProvider) leaks.push(url);
  });
  await bookUntilPayment(page, trip);
  await typeCard(page, cards.frictionless);
  await expectSoundPage(page);
  await goOnToPay(page);
  await expect(page.getByText('VISA 下4桁 4242', { exact: false }).first()).toBeVisible();
  expect((await page.content()).replaceAll(' ', '')).not.toContain(digits);
  await press(payButton(page));
  await expect(heading(page, '予約が確定しました')).toBeFocused();
  expect((await page.content()).replaceAll(' ', '')).not.toContain(digits);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toContain(digits);
  expect(leaks).toEqual([]);
  // The check has seen what was sent: to the provider, and to the server.
  expect(sent()).toContain(digits);
  expect(sent()).toContain(mailbox());
  // Back never leads to a second payment.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(payButton(page)).toBeHidden();
  expect(page.url()).not.toMatch(/payment-input|content-confirm|reservation-confirm/);
});

/** From the button that pays to one of the card company's answers. */
async function authenticate(page: Page, button: string): Promise<void> {
  await press(payButton(page));
  await expect(heading(page, '本人認証サービス(3Dセキュア)')).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: button, exact: true }));
}

for (const button of ['認証する', '認証せずに許可する(アテンプト)']) {
  test(`本人認証で「${button}」を選ぶと、予約が確定しました`, async ({ page }) => {
    await openStep(page, 'payment-input', trip);
    await typeCard(page, cards.challenge);
    await goOnToPay(page);
    const number = await heldNumber(page);
    await authenticate(page, button);
    await expect(heading(page, '予約が確定しました')).toBeVisible();
    expect(await reservationNumber(page)).toBe(number);
  });
}

test('本人認証に失敗、中止、時間切れと続いても、そのつどお支払い方法に戻って理由を伝え、別のカードで同じ予約が確定する', async ({
  page,
}) => {
  await openStep(page, 'payment-input', trip);
  await typeCard(page, cards.challenge);
  await goOnToPay(page);
  const number = await heldNumber(page);
  for (const { button, reason, next } of [
    {
      button: '認証に失敗する',
      reason: '本人認証(3Dセキュア)が完了しませんでした',
      next: cards.challenge,
    },
    { button: '認証を中止する', reason: '本人認証が中止されました', next: cards.challenge },
    {
      button: '有効時間が過ぎたことにする',
      reason: '本人認証の有効時間が過ぎました',
      next: cards.frictionless,
    },
  ]) {
    await authenticate(page, button);
    await expect(heading(page, 'お支払い方法を選ぶ')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(reason);
    await expect(page.getByRole('alert')).toContainText('お取り置きしたまま');
    await expectSoundPage(page);
    // A card again, the same reservation.
    await typeCard(page, next);
    await press(page.getByRole('button', { name: '予約の確定へ進む' }));
    await expect(heading(page, '予約の確定')).toBeVisible();
    expect(await heldNumber(page)).toBe(number);
    await agree(page);
  }
  await press(payButton(page));
  await expect(heading(page, '予約が確定しました')).toBeVisible();
  expect(await reservationNumber(page)).toBe(number);
});

test('結果がすぐにわからないときは、待つ画面で再読み込みしても、わかりしだい完了に進む', async ({
  page,
}) => {
  await openStep(page, 'payment-input', trip);
  await typeCard(page, cards.challenge);
  await goOnToPay(page);
  await press(payButton(page));
  await press(page.getByRole('button', { name: '結果をすぐに返さない(15秒後に成功)' }));
  await expect(heading(page, 'お支払いの結果を確認しています')).toBeVisible();
  await expect(page.getByText('二重に請求されることもありません')).toBeVisible();
  await expectSoundPage(page);
  await page.reload();
  await expect(heading(page, '予約が確定しました')).toBeVisible({ timeout: 40_000 });
});

test('決済会社の応答が失われても、失敗とは言わず、確認してから確定する', async ({ page }) => {
  await openStep(page, 'payment-input', trip);
  await typeCard(page, cards.lostResponse);
  await goOnToPay(page);
  await press(payButton(page));
  await expect(heading(page, '予約が確定しました')).toBeVisible({ timeout: 30_000 });
});

test('別のブラウザーで開いた戻り先では、照会を案内し、元の画面と、そのもう1つのタブでは完了できる', async ({
  page,
  context,
  browser,
}) => {
  await openStep(page, 'payment-input', trip);
  await typeCard(page, cards.challenge);
  await goOnToPay(page);
  const confirmation = page.url();
  await press(payButton(page));
  await expect(heading(page, '本人認証サービス(3Dセキュア)')).toBeVisible();
  // A reservation that is being paid has one page: the one that the card company returns to.
  await page.goto(confirmation);
  await page.waitForURL(/\/tds\?payment=/);
  const returnedTo = page.url();
  const other = await browser.newContext({ locale: 'ja-JP' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(returnedTo);
  await expect(
    elsewhere.getByRole('heading', { level: 1, name: 'お支払いの結果', exact: true }),
  ).toBeVisible();
  await expect(elsewhere.getByText('このブラウザーではお支払いの結果を')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: '予約を照会する' })).toBeVisible();
  await expectSoundPage(elsewhere);
  await other.close();
  // Opened twice before the authentication: both can be gone on with, and both find its end.
  const second = await context.newPage();
  await second.goto(returnedTo);
  await expect(second.getByRole('link', { name: '本人認証の画面へ進む' })).toBeVisible();
  await press(page.getByRole('link', { name: '本人認証の画面へ進む' }));
  await press(page.getByRole('button', { name: '認証する', exact: true }));
  await expect(heading(page, '予約が確定しました')).toBeVisible();
  await expect(heading(second, '予約が確定しました')).toBeVisible({ timeout: 15_000 });
  // Opened once more: the same end.
  await page.goto(returnedTo);
  await expect(heading(page, '予約が確定しました')).toBeVisible();
});

test('承認されないカードと、入力の誤りは、理由を伝えて直せる', async ({ page }) => {
  await openStep(page, 'payment-input', trip);
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(errorSummary(page)).toContainText('お支払い方法を選択してください。');
  await choose(page.getByRole('radio', { name: /^クレジットカード/ }));
  const fields = page.frameLocator('iframe[title="カード情報の入力欄"]');
  await expect(fields.getByLabel('カード番号')).toBeVisible();
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(errorSummary(page)).toContainText('カード番号を入力してください。');
  await expect(fields.getByText('カード番号を入力してください。')).toBeVisible();
  await typeCard(page, '4111111111111111');
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(errorSummary(page)).toContainText('本物のカードは使えません');
  await typeCard(page, cards.declined);
  await goOnToPay(page);
  const said = await page.evaluateHandle(alertsFromNow);
  await press(payButton(page));
  await expect(heading(page, 'お支払い方法を選ぶ')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('お支払いの承認が得られませんでした。');
  // Not on the page that is left as well.
  expect(await said.jsonValue()).toEqual([expect.stringMatching(/^エラーお支払いが完了しません/)]);
});

test('コンビニを選ぶと番号と期限が示され、店で支払うと確定する', async ({ page, context }) => {
  await openStep(page, 'payment-input', trip);
  await choose(page.getByRole('radio', { name: /^コンビニ/ }));
  await press(page.getByRole('button', { name: '内容の確認へ進む' }));
  await expect(errorSummary(page)).toContainText('お支払いになる店を選択してください。');
  await choose(page.getByRole('radio', { name: 'みなとマート' }));
  await goOnToPay(page);
  await press(page.getByRole('button', { name: '予約を確定する' }));
  await expect(heading(page, 'お支払いをお待ちしています')).toBeVisible();
  const instructions = page.getByRole('region', { name: 'コンビニでのお支払い' });
  await expect(instructions.getByText(/^\d{4}-\d{3}-\d{3}$/)).toBeVisible();
  await expectSoundPage(page);
  const opened = context.waitForEvent('page');
  await press(page.getByRole('link', { name: /^お支払い案内を開く/ }));
  const store = await opened;
  await expectSoundPage(store);
  await press(store.getByRole('button', { name: 'レジで支払う' }));
  await expect(store.getByRole('status')).toContainText('お支払いが済みました');
  // The provider tells the server within seconds, and the page that stayed open asks for it.
  await page.bringToFront();
  await expect(heading(page, '予約が確定しました')).toBeVisible({ timeout: 30_000 });
});

test('サンプルの表にあるカード番号は、テスト用の決済会社がすべて受け付ける', async ({ page }) => {
  await page.goto('/customer/samples/payment');
  const cards = page.getByRole('table', { name: 'テスト用のカード' }).getByRole('rowheader');
  await expect(cards.first()).toBeVisible();
  const head = page.getByRole('table', { name: 'テスト用のカード' }).locator('thead');
  await expect(head).toHaveCSS('background-color', 'rgb(20, 50, 74)');
  const numbers = await cards.allTextContents();
  expect(numbers.length).toBeGreaterThan(5);
  for (const number of numbers) {
    const card = { number, expiry: '12/30', securityCode: '123' };
    const answer = await page.request.post('/sandbox-payments/tokens', { data: card });
    expect([number, answer.status()]).toEqual([number, 201]);
  }
});
