import { expect, type Page, test } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { expectSoundPage } from '../support/axe.ts';
import { openStep } from '../support/drafts.ts';
import { tabTo } from '../support/keyboard.ts';
import { operate } from '../support/operator.ts';
import { goOnToPay } from '../support/paying.ts';
import { choose, press } from '../support/press.ts';

const API = '/customer-api/reservations';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A booking that a store has taken the money of; its page. */
async function payAtStore(page: Page): Promise<string> {
  await openStep(page, 'payment-input', { days: 20 });
  await choose(page.getByRole('radio', { name: /^コンビニ/ }));
  await choose(page.getByRole('radio', { name: 'みなとマート' }));
  await goOnToPay(page);
  await press(page.getByRole('button', { name: '予約を確定する' }));
  await expect(heading(page, 'お支払いをお待ちしています')).toBeVisible();
  const opened = page.context().waitForEvent('page');
  await press(page.getByRole('link', { name: /^お支払い案内を開く/ }));
  const store = await opened;
  await press(store.getByRole('button', { name: 'レジで支払う' }));
  await expect(store.getByRole('status')).toContainText('お支払いが済みました');
  await store.close();
  await page.bringToFront();
  await expect(heading(page, '予約が確定しました')).toBeVisible({ timeout: 30_000 });
  return `/customer/reservation-detail/${new URL(page.url()).searchParams.get('reservation')}`;
}

/** Cancels all of it; the amount that the customer has agreed to get. */
async function cancelAll(page: Page, path: string): Promise<string> {
  await page.goto(`${path}/confirm`);
  const consent = page.getByRole('checkbox', { name: /選んだものを取り消す$/ });
  const label = (await consent.evaluate((box) => box.closest('label')?.textContent)) ?? '';
  expect(label).toContain('(振込手数料550円を引いた額)');
  await choose(consent);
  await press(page.getByRole('button', { name: '取り消しを確定する' }));
  await expect(heading(page, '予約を取り消しました')).toBeFocused();
  return /払い戻し額([\d,]+)円/.exec(label)?.[1] ?? '';
}

/** As the mail's link leads there, from another browser: to the account, once the booking is looked up. */
async function comeByMail(page: Page, path: string): Promise<void> {
  const answer = await page.request.get(path.replace('/customer/reservation-detail', API));
  const { reservationNumber, representative } = await answer.json();
  await page.context().clearCookies();
  await page.goto(`/customer/reservation-search?number=${reservationNumber}&to=refundAccount`);
  await page.getByRole('textbox', { name: '電話番号' }).fill(representative.phone);
  await press(page.getByRole('button', { name: '予約を照会する' }));
  await expect(page.locator('#refund-account')).toBeFocused();
}

/** Goes on to what is named, by keyboard alone, and types there. */
async function type(page: Page, name: RegExp, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.insertText(text);
}

test('コンビニで支払った予約を取り消し、キーボードだけで口座を登録し、振り込まれると、払い戻し済みとわかる', async ({
  page: booking,
}) => {
  test.slow();
  const path = await payAtStore(booking);
  const yen = await cancelAll(booking, path);
  await comeByMail(booking, path);
  const page = await booking.context().newPage();
  const expectSaid = await listen(page);
  await page.goto(`${path}/confirm`);
  await expect(page.getByText('払い戻し先の登録が必要です')).toBeVisible();
  await expectSoundPage(page);
  await tabTo(page, /^払い戻し先の口座を登録する$/);
  await page.keyboard.press('Enter');
  await expect(page.locator('#refund-account')).toBeFocused();
  await expect(page.getByText(`${yen}円を、お客様の口座に振り込みます。`).last()).toBeVisible();

  await expectSaid([/^ご注意払い戻し先の登録が必要です/, '(取消済み)']);
  await tabTo(page, /^口座を登録する$/);
  await page.keyboard.press('Enter');
  await type(page, /^金融機関の名前/, 'みなと銀行');
  await type(page, /^金融機関コード/, '０００１');
  await type(page, /^支店の名前/, '本店');
  await type(page, /^支店コード/, '123');
  await type(page, /^口座番号/, '１２３４５６７');
  await type(page, /^口座名義/, 'やまだ はなこ');
  await expectSaid(['振り込みの名義:ﾔﾏﾀﾞ ﾊﾅｺ']);
  await page.keyboard.press('Enter');
  const summary = page.getByRole('group', { name: '入力内容をご確認ください(1件)' });
  await expect(summary).toBeFocused();
  await expectSoundPage(page);
  await tabTo(page, /^種別を選択してください。$/);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '普通' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /^支店コード/ })).toHaveValue('123');
  await tabTo(page, /^この口座を登録する$/);
  await page.keyboard.press('Enter');
  const kept = '払い戻し先の口座を登録しました。振り込みが済むと、メールでお知らせします。';
  await expect(page.getByText(kept)).toBeVisible();
  await expectSaid(['登録しています', '登録しています', `完了${kept}`]);
  await expectSoundPage(page);

  const reservation = path.split('/').at(-1);
  const { refunds, cancellations } = await (
    await page.request.get(`/customer-api/reservations/${reservation}`)
  ).json();
  const [{ id }] = refunds;
  const listed = await operate('refunds', 'list');
  const line = [id, 'account', 'pending', cancellations[0].number, yen.replace(',', '')];
  const account = ['0001', 'みなと銀行', '123', '本店', '普通', '1234567', 'ﾔﾏﾀﾞ ﾊﾅｺ'];
  expect(listed.text.split('\n')).toContain([...line, ...account].join('\t'));
  expect(await operate('refunds', 'paid', id)).toEqual({ exitCode: 0, text: `${id} is paid` });
  expect((await operate('refunds', 'list')).text).not.toContain(id);

  await page.reload();
  await expect(page.getByText('予約の取消:払い戻し済み')).toBeVisible();
  await expect(
    page.getByText(`${yen}円(振込手数料550円を引いた額)を`, { exact: false }).first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '口座を登録する' })).toHaveCount(0);
  await expectSoundPage(page);
});
