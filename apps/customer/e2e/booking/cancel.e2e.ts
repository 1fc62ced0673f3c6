import { expect, type Page, test } from '@playwright/test';
import { listen } from '../support/announcements.ts';
import { expectSoundPage } from '../support/axe.ts';
import { choosePort, hold, reservationNumber } from '../support/booking.ts';
import { openFamilyPayment } from '../support/family.ts';
import { cards, goOnToPay, payButton, typeCard } from '../support/paying.ts';
import { choose, press } from '../support/press.ts';
import { issuedReceipt } from '../support/receipts.ts';

/** The box of a thing on a leg. */
const thing = (name: string, leg: string) => new RegExp(`^${name} ?\\(${leg}\\)を取り消す$`);
const item = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const confirm = (page: Page) => page.getByRole('button', { name: '取り消しを確定する' });
const consent = (page: Page) => item(page, /選んだものを取り消す$/);
/** A refund is asked of the provider by a job. */
const ARRIVES = { timeout: 45_000 };

async function payByCard(page: Page, days: number): Promise<string> {
  await openFamilyPayment(page, days);
  await typeCard(page, cards.frictionless);
  await goOnToPay(page);
  await press(payButton(page));
  await expect(page.getByRole('heading', { name: '予約が確定しました' })).toBeFocused();
  return reservationNumber(page);
}

async function payAtPort(page: Page, days: number): Promise<void> {
  await openFamilyPayment(page, days);
  await choosePort(page);
  await hold(page);
  await choose(page.getByRole('checkbox', { name: /同意する$/ }));
  await press(page.getByRole('button', { name: /予約を確定する$/ }));
  await expect(page.getByRole('heading', { level: 1, name: '予約を受け付けました' })).toBeVisible();
}

/** From the completion to the page on which things are cancelled. */
async function openCancelling(page: Page): Promise<void> {
  const id = new URL(page.url()).searchParams.get('reservation');
  await page.goto(`/customer/reservation-detail/${id}`);
  await press(page.getByRole('link', { name: '予約を取り消す' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約を取り消す' })).toBeFocused();
}

/** Picks by keyboard alone: nothing, then each of these. */
async function pickByKeyboard(page: Page, ...names: RegExp[]): Promise<void> {
  await page.getByRole('radio', { name: '往復すべて' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: '選んで取り消す' })).toBeChecked();
  for (const name of names) {
    await item(page, name).focus();
    await page.keyboard.press('Space');
    await expect(item(page, name)).toBeChecked();
  }
}

test('カードで支払った家族4人と車から、小人1名と祖母の復路を取り消し、払い戻しと、支払いと手数料の領収書を受け取る', async ({
  page,
}) => {
  test.slow();
  const number = await payByCard(page, 4);
  await openCancelling(page);
  await expectSoundPage(page);
  await pickByKeyboard(
    page,
    thing('高橋 陽菜', '往路'),
    thing('高橋 陽菜', '復路'),
    thing('高橋 和子', '復路'),
  );
  await expect(page.getByText(/手数料は、.+に上がります/)).toBeVisible();
  await expectSoundPage(page);
  const label = (await consent(page).evaluate((box) => box.closest('label')?.textContent)) ?? '';
  const [fee = '', refund = ''] = label.match(/[\d,]+円/g) ?? [];
  expect(fee).not.toBe('0円');
  await consent(page).focus();
  await page.keyboard.press('Space');
  await confirm(page).focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { level: 1, name: '予約の一部を取り消しました' }),
  ).toBeFocused();
  await expect(page.getByText('払い戻し済み')).toBeVisible(ARRIVES);
  await expect(page.getByText(refund).first()).toBeVisible();
  await expectSoundPage(page);

  await press(page.getByRole('link', { name: '残るご予約を見る' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeVisible();
  await expect(page.getByText('一部の取消:払い戻し済み')).toBeVisible();
  await expect(page.getByText(/取消番号 \w{4}-\w{4}-C1/).first()).toBeVisible();
  await expect(page.getByText('高橋 陽菜')).toHaveCount(0);
  await expectSoundPage(page);
  expect(await issuedReceipt(page, `${number}-1`)).toContain('クレジットカード利用');
  const ofFee = await issuedReceipt(page, `${number}-2`);
  expect(ofFee).toContain(fee.replace('円', ''));
  expect(ofFee).toContain(`取消番号${number}-C1`);
});

test('お支払い前の予約の一部を取り消すと、手数料はかからず、ご請求が減る。減る金額は読み上げられる', async ({
  page: booking,
}) => {
  await payAtPort(booking, 9);
  await openCancelling(booking);
  const page = await booking.context().newPage();
  const expectSaid = await listen(page);
  await page.goto(booking.url());
  await expect(page.getByText('お支払い前のため、手数料はかかりません。').first()).toBeVisible();
  await expectSaid([/^\(お支払いは[\d,]+円減ります。\)$/]);
  await pickByKeyboard(page, thing('高橋 陽菜', '往路'));
  await expectSaid([/^お支払いは[\d,]+円減ります。$/]);
  await item(page, thing('高橋 陽菜', '復路')).press('Space');
  await expectSaid([/^お支払いは[\d,]+円減ります。$/]);
  await choose(consent(page));
  await press(confirm(page));
  await expect(
    page.getByRole('heading', { level: 1, name: '予約の一部を取り消しました' }),
  ).toBeVisible();
  await expect(page.getByText(/^これからのお支払いは[\d,]+円です。$/)).toBeVisible();
  await expect(page.getByText('払い戻し手続き中')).toHaveCount(0);
});

test('2つの画面で同時に取り消すと、片方だけが通り、もう片方はその結果を見る', async ({ page }) => {
  await payAtPort(page, 12);
  await openCancelling(page);
  const other = await page.context().newPage();
  await other.goto(page.url());
  const both = [page, other];
  for (const tab of both) await choose(consent(tab));
  await Promise.all(both.map((tab) => press(confirm(tab))));
  const headings = both.map((tab) => tab.getByRole('heading', { level: 1 }));
  await expect(async () => {
    const texts = await Promise.all(headings.map((heading) => heading.textContent()));
    expect(texts.toSorted()).toEqual(['この予約は取り消し済みです', '予約を取り消しました']);
  }).toPass();
});
