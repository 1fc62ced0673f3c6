import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { consent, customer, dayFromNow, pickCabin, toNextDay } from '../support/booking.ts';
import { holdAllBerths } from '../support/buyers.ts';
import { beginChange, cancelByCalls, moveDraft, openCheck } from '../support/changes.ts';
import { bookByCalls } from '../support/drafts.ts';
import { choose, press, pressButton } from '../support/press.ts';

// A change, and what comes to its booking meanwhile from another tab, another device, other customers.

const KEPT = '元の予約はそのまま残っています。';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const hold = (page: Page) => pressButton(page, 'この内容で変更の確定へ進む');

test('変更の途中に、別のタブからは続きへ進め、別の端末からはやめられる。やめた変更は、元のタブでも確定できない', async ({
  page,
  browser,
}) => {
  const booked = await bookByCalls(page.request, { days: 46 });
  const draft = await beginChange(page.request, booked, dayFromNow(47));
  await openCheck(page, booked, draft);
  await hold(page);
  await expect(heading(page, '変更の確定')).toBeFocused();

  const tab = await page.context().newPage();
  await tab.goto(`/customer/reservation/${booked.id}`);
  await expect(tab.getByText('変更の手続き中です')).toBeVisible();
  await expect(tab.getByRole('heading', { name: '何を変更しますか' })).toHaveCount(0);
  await press(tab.getByRole('link', { name: '変更の確定へ進む' }));
  await expect(heading(tab, '変更の確定')).toBeFocused();

  const device = await browser.newContext();
  const other = await device.newPage();
  await other.goto('/customer/reservation-search');
  await other.getByLabel('予約番号').fill(booked.reservationNumber);
  await other.getByRole('textbox', { name: '電話番号' }).fill(customer.電話番号);
  await pressButton(other, '予約を照会する');
  await expect(heading(other, '予約の詳細')).toBeFocused();
  await other.goto(`/customer/reservation/${booked.id}`);
  await expect(
    other.getByText(/^別の端末で、新しいお席を.+までお取り置きしています。/),
  ).toBeVisible();
  await expect(other.getByRole('link', { name: '変更の確定へ進む' })).toHaveCount(0);
  await expectSoundPage(other);
  await pressButton(other, '変更をやめる');
  await pressButton(other, 'やめる');
  await expect(heading(other, '予約の詳細')).toBeFocused();
  await expect(other.getByText('変更の手続き中です')).toHaveCount(0);
  await device.close();

  await choose(consent(page));
  await pressButton(page, '変更を確定する');
  const over = page.getByRole('alert').filter({ hasText: '新しいお席のお取り置きは終わりました' });
  await expect(over).toContainText(KEPT);
  await expectSoundPage(page);
  await press(page.getByRole('link', { name: '空席と差額を確認し直す' }));
  await expect(heading(page, '変更内容の確認')).toBeFocused();
  await hold(page);
  await expect(heading(page, '変更の確定')).toBeFocused();
});

test('確認している間に別のタブで便が変わると、その金額を見てからでないと進めない。満室になった便は選び直せる', async ({
  page,
  baseURL,
}) => {
  const booked = await bookByCalls(page.request, { days: 48 });
  const draft = await beginChange(page.request, booked, dayFromNow(49));
  await openCheck(page, booked, draft);
  const changed = page.getByRole('region', { name: '便の変更' });
  const before = await changed.textContent();
  const moved = await moveDraft(page.request, draft, dayFromNow(50).date);
  await hold(page);
  const alert = page.getByRole('alert').filter({ hasText: '新しいお席を取り置けませんでした' });
  await expect(alert).toContainText('別の画面で内容が変わりました');
  await expectSoundPage(page);
  await press(page.getByRole('button', { name: '最新の内容を表示する' }));
  await expect(changed).not.toHaveText(before ?? '');
  await expect(alert).toHaveCount(0);
  expect(moved.version).toBeGreaterThan(draft.version);

  await holdAllBerths(page, baseURL ?? '');
  await hold(page);
  await expect(alert).toContainText(/満席になりました|満室になりました/);
  await expect(alert).toContainText(KEPT);
  // In the place of the button that was pressed.
  const again = page.getByRole('link', { name: '便を選び直す' }).and(page.locator(':focus'));
  await expect(again).toBeVisible();
  await expectSoundPage(page);
  await press(again);
  await expect(heading(page, '便と客室を選ぶ')).toBeFocused();
  await toNextDay(page);
  await pickCabin(page);
  await pressButton(page, 'この便に変更して進む');
  await expect(heading(page, '変更内容の確認')).toBeFocused();
  await hold(page);
  await expect(heading(page, '変更の確定')).toBeFocused();
});

test('変更の途中に予約が取り消されると、どの手順でもそう伝え、予約の詳細へ導く', async ({
  page,
}) => {
  const booked = await bookByCalls(page.request, { days: 52 });
  const draft = await beginChange(page.request, booked, dayFromNow(53));
  await openCheck(page, booked, draft);
  await hold(page);
  await expect(heading(page, '変更の確定')).toBeFocused();
  const check = await page.context().newPage();
  await openCheck(check, booked, draft);
  await cancelByCalls(page.request, booked);

  await choose(consent(page));
  await pressButton(page, '変更を確定する');
  await expect(page.getByText('この予約は、この画面では変更できません')).toBeVisible();
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await expectSoundPage(page);
  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await expect(heading(page, '予約の詳細')).toBeFocused();
  await expect(page.getByText('取消済み').first()).toBeVisible();

  await hold(check);
  const refused = check.getByRole('alert').filter({ hasText: '取り消された予約のため' });
  await expect(refused).toBeVisible();
  await expect(check.getByRole('link', { name: '予約の詳細を見る' })).toBeVisible();
  await expect(refused).not.toContainText(KEPT);
  await expectSoundPage(check);
  await check.goto(`/customer/reservation/${booked.id}`);
  await expect(check.getByText('この予約は、この画面では変更できません')).toBeVisible();
  await expectSoundPage(check);
});
