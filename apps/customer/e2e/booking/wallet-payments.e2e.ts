import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage, findAxeViolations } from '../support/axe.ts';
import { heldNumber, reservationNumber } from '../support/booking.ts';
import { bookByCalls, openStep } from '../support/drafts.ts';
import { goOnToPay } from '../support/paying.ts';
import { choose, press, pressButton } from '../support/press.ts';

const trip = { from: '汐見港', to: '凪浦港', days: 21 };
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const done = (page: Page) => heading(page, '予約が確定しました');
const payWith = (page: Page, wallet: string) =>
  page.getByRole('button', { name: new RegExp(`^${wallet}で[\\d,]+円を支払って予約を確定する$`) });

/** The sandbox's sheet, in the place of the device's. */
const sheetOf = (page: Page, wallet: string) => ({
  dialog: page.getByRole('dialog', { name: wallet, exact: true }),
  frame: page.frameLocator(`iframe[title="${wallet}の画面"]`),
});

/** This browser counts as a device with Apple Pay and Google Pay. */
async function haveWallets(page: Page): Promise<void> {
  await page.goto('/sandbox-payments/device');
  await expectSoundPage(page);
  await pressButton(page, '使える端末とみなす');
  await expect(page.getByRole('status')).toHaveText('いまは、使える端末とみなしています。');
}

/** Up to the one button, below the legal items. */
async function confirmWith(page: Page, wallet: string): Promise<void> {
  await openStep(page, 'payment-input', trip);
  await choose(page.getByRole('radio', { name: new RegExp(`^${wallet}`) }));
  await expectSoundPage(page);
  await goOnToPay(page);
  await expect(page.getByRole('region', { name: 'ご契約の内容' })).toContainText(wallet);
}

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

test('使えない端末には、Apple PayもGoogle Payもない。PayPayはカードより上にある', async ({
  page,
}) => {
  await page.goto('/sandbox-payments/device');
  await pressButton(page, '使えない端末とみなす');
  await openStep(page, 'payment-input', trip);
  const methods = page.getByRole('radiogroup', { name: 'お支払い方法' }).getByRole('radio');
  await expect(methods.first()).toHaveAccessibleName(/^PayPay/);
  await expect(methods.nth(1)).toHaveAccessibleName(/^クレジットカード/);
  await expect(page.getByRole('radio', { name: /^(Apple|Google) Pay/ })).toHaveCount(0);
});

for (const wallet of ['Apple Pay', 'Google Pay']) {
  test(`${wallet}の画面は確定のボタンだけから開き、閉じても何も起こらず、もう一度開いて支払うと確定する`, async ({
    page,
  }) => {
    const tokens: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('/sheet-tokens')) return;
      tokens.push(((await response.json()) as { token: string }).token);
    });
    await haveWallets(page);
    await confirmWith(page, wallet);
    const { dialog, frame } = sheetOf(page, wallet);
    await expect(dialog).toBeHidden();
    const number = await heldNumber(page);

    await press(payWith(page, wallet));
    await expect(dialog).toBeVisible();
    await expect(frame.getByText('汐凪フェリー')).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
    await press(frame.getByRole('button', { name: '支払わずに閉じる' }));
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(`${wallet}の画面が閉じられました。お支払いは行われていません。`),
    ).toBeVisible();
    await expectSoundPage(page);

    // Nothing answers: the customer closes it.
    await press(payWith(page, wallet));
    await press(frame.getByRole('button', { name: '何も起こらない(画面が応答しない)' }));
    await press(dialog.getByRole('button', { name: '閉じる', exact: true }));
    await expect(dialog).toBeHidden();

    await press(payWith(page, wallet));
    await press(frame.getByRole('button', { name: '支払う', exact: true }));
    await expect(done(page)).toBeVisible();
    expect(await reservationNumber(page)).toBe(number);
    expect(tokens).toHaveLength(1);
    const kept = `${await stored(page)}${page.url()}${await page.content()}`;
    for (const token of tokens) expect(kept).not.toContain(token);
  });
}

test('Apple Payが断られるとお支払い方法に戻って理由を伝え、選び直さずに同じ予約を確定できる', async ({
  page,
}) => {
  await haveWallets(page);
  await confirmWith(page, 'Apple Pay');
  const { frame } = sheetOf(page, 'Apple Pay');
  await press(payWith(page, 'Apple Pay'));
  await press(frame.getByRole('button', { name: '承認されないカードで支払う' }));
  await expect(heading(page, 'お支払い方法を選ぶ')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('お支払いの承認が得られませんでした');
  await expect(page.getByRole('radio', { name: /^Apple Pay/ })).toBeChecked();
  await pressButton(page, '予約の確定へ進む');
  await choose(page.getByRole('checkbox'));
  await press(payWith(page, 'Apple Pay'));
  await press(frame.getByRole('button', { name: '支払う', exact: true }));
  await expect(done(page)).toBeVisible();
});

test('Google Payの結果の通信が途切れても、待つ画面から完了に進む', async ({ page }) => {
  await haveWallets(page);
  await confirmWith(page, 'Google Pay');
  await press(payWith(page, 'Google Pay'));
  const { frame } = sheetOf(page, 'Google Pay');
  await press(frame.getByRole('button', { name: '支払う(結果の通信が途切れる)' }));
  await expect(done(page)).toBeVisible({ timeout: 30_000 });
});

test('確定の応答が失われたら、次の1押しは画面を開かずに同じ依頼を送り、1回だけ支払う', async ({
  page,
}) => {
  await haveWallets(page);
  await confirmWith(page, 'Apple Pay');
  const { dialog, frame } = sheetOf(page, 'Apple Pay');
  let isLost = false;
  await page.route('**/commit', async (route) => {
    if (isLost) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await press(payWith(page, 'Apple Pay'));
  await press(frame.getByRole('button', { name: '支払う', exact: true }));
  await expect(page.getByRole('alert')).toBeVisible();
  await press(payWith(page, 'Apple Pay'));
  await expect(done(page)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('PayPayへは確定のボタンだけから移る。中止、答えのない戻り、支払いと続いても、同じ予約が1回だけ確定する', async ({
  page,
}) => {
  await confirmWith(page, 'PayPay');
  const number = await heldNumber(page);
  await press(payWith(page, 'PayPay'));
  await expect(heading(page, 'PayPayでのお支払い')).toBeVisible();
  await expectSoundPage(page);
  await pressButton(page, '支払いを中止する');
  await expect(heading(page, 'お支払い方法を選ぶ')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('お支払いが中止されました');
  await pressButton(page, '予約の確定へ進む');
  await choose(page.getByRole('checkbox'));

  await press(payWith(page, 'PayPay'));
  await pressButton(page, '何もせずに予約の画面へ戻る');
  await expect(page.getByText('PayPayでのお支払いが終わっていません')).toBeVisible();
  await expectSoundPage(page);
  await press(page.getByRole('link', { name: 'PayPayの画面へ進む' }));
  await pressButton(page, '結果をすぐに返さない(15秒後に成功)');
  await expect(heading(page, 'お支払いの結果を確認しています')).toBeVisible();
  await page.reload();
  await expect(done(page)).toBeVisible({ timeout: 30_000 });
  expect(await reservationNumber(page)).toBe(number);
});

test('窓口で支払う予約を、後からApple Payで支払う', async ({ page }) => {
  await haveWallets(page);
  const { id } = await bookByCalls(page.request, { days: 22 });
  await page.goto(`/customer/reservation/${id}/payment-info`);
  await choose(page.getByRole('radio', { name: /^Apple Pay/ }));
  const pay = page.getByRole('button', { name: /^[\d,]+円をApple Payで支払う$/ });
  const { frame } = sheetOf(page, 'Apple Pay');
  await press(pay);
  await press(frame.getByRole('button', { name: '支払わずに閉じる' }));
  await expect(page.getByRole('alert')).toContainText('お支払いは行われていません');
  await press(pay);
  await press(frame.getByRole('button', { name: '支払う', exact: true }));
  await expect(page.getByText('お支払いが済んでいます')).toBeVisible();
});
