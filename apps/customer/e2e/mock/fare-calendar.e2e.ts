import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { portCell, selectPort } from '../support/ports.ts';
import { press } from '../support/press.ts';
import { addPassengers, closeCell, openCell, searchCell } from '../support/search-card.ts';

const schedule =
  '/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-08&adults=2&children=1';
const strip = '乗船日を変える';

test('前後の日に、期・祝日・この人数の料金・空席が出て、押すとその日の便になる', async ({
  page,
  isMobile,
}) => {
  await page.goto(schedule);
  const days = page.getByRole('navigation', { name: strip });
  await expect(days.getByRole('listitem').getByRole('link')).toHaveCount(7);
  await expect(days.getByRole('link', { name: /8月11日/ })).toHaveAccessibleName(
    /水曜日、山の日、C期\(繁忙期\)、15,300円から.*残りわずか/,
  );
  await expect(days.locator('[aria-current=date]')).toHaveAccessibleName(/8月8日/);
  await expect(page.getByText('この人数・車両の料金です')).toBeVisible();
  await expectSoundPage(page);
  await press(days.getByRole('link', { name: /8月9日/ }));
  await expect(page).toHaveURL(/date=2027-08-09/);
  await expect(days.locator('[aria-current=date]')).toHaveAccessibleName(/8月9日/);
  await expect(days.locator('[aria-current=date]')).toBeFocused();
  const week = days.getByRole('link', { name: '次の7日(8月16日(月)へ)' });
  if (isMobile) return expect(week).toBeHidden();
  await press(week);
  await expect(page).toHaveURL(/date=2027-08-16/);
});

test('便の答えが遅く、読み込み中の画面になっても、届いたら見出しから読み始められる', async ({
  page,
}) => {
  await page.goto(schedule);
  const nextDay = page
    .getByRole('navigation', { name: strip })
    .getByRole('link', { name: /8月9日/ });
  await expect(nextDay).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route('**/customer-api/sailings?*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await press(nextDay);
  await expect(page.getByText('ページを読み込んでいます')).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('離れた日は、運賃つきのカレンダーで選ぶと、その日の便になる', async ({ page }) => {
  await page.goto(schedule);
  await press(page.getByRole('button', { name: '別の日をカレンダーで選ぶ' }));
  const dialog = page.getByRole('dialog', { name: '乗船日を選ぶ' });
  await expect(dialog.getByRole('button', { name: /8月8日.*選択中/ })).toBeFocused();
  await press(dialog.getByRole('button', { name: /8月11日水曜日、山の日、C期/ }));
  await expect(page).toHaveURL(/date=2027-08-11/);
  await expect(page.getByRole('button', { name: '別の日をカレンダーで選ぶ' })).toBeFocused();
  await expect(
    page.getByRole('navigation', { name: strip }).locator('[aria-current=date]'),
  ).toHaveAccessibleName(/8月11日/);
});

test('運賃カレンダーを取得できなくても、前後の日へ進める', async ({ page }) => {
  await page.route('**/customer-api/fare-calendar**', (route) => route.abort());
  await page.goto(schedule);
  const days = page.getByRole('navigation', { name: strip });
  await press(days.getByRole('link', { name: /8月9日/ }));
  await expect(page).toHaveURL(/date=2027-08-09/);
});

test('カレンダーには、区間を選んだあと、開いた月の期・料金・空席が出て、人数を変えるとその料金になる', async ({
  page,
  isMobile,
}) => {
  const requested: string[] = [];
  // The cards of the routes ask for the next seven days, as soon as the browser has nothing else to do.
  const isOfCard = (search: string) => search.includes('from=2027-07-20&until=2027-07-26&adults=1');
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith('/fare-calendar') && !isOfCard(search)) requested.push(search);
  });
  await page.goto('/customer/');
  await selectPort(page, '出発地', '汐見港');
  await selectPort(page, '到着地', '凪浦港');
  // The first day that can be booked is in the answer that the calendar shows.
  await expect(searchCell(page, '乗船日')).toContainText('7月30日(金)');
  await openCell(page, '乗船日');
  const dialog = page.getByRole('dialog', { name: '乗船日を選ぶ' });
  await expect(dialog.getByRole('button', { name: /7月31日.*満席/ })).toBeVisible();
  // Two months stand beside each other where there is room for them.
  const august = expect.stringContaining('from=2027-08-01&until=2027-08-31');
  const july = expect.stringContaining('from=2027-07-20&until=2027-07-31');
  await expect.poll(() => requested).toEqual(isMobile ? [july] : [july, august]);
  await press(dialog.getByRole('button', { name: '次の月', exact: true }));
  await expect(
    dialog.getByRole('button', { name: /8月11日水曜日、山の日、C期\(繁忙期\)、15,300円から/ }),
  ).toBeVisible();
  await expectSoundPage(page);
  const before = requested.length;
  await closeCell(page);
  await addPassengers(page, '大人');
  expect(requested).toHaveLength(before);
  await openCell(page, '乗船日');
  await expect
    .poll(() => requested.slice(before))
    .toContainEqual(expect.stringMatching(/adults=2.*08-01/));
});

test('存在しない日付のアドレスでは、日付のどこが違うかを伝え、ほかの条件は残る', async ({
  page,
}) => {
  await page.goto(schedule.replace('2027-08-08', '2027-02-30'));
  await expect(page.getByText(/この乗船日は暦にない日付です。/)).toBeVisible();
  await expect(portCell(page, '出発地')).toContainText('汐見港');
  await expect(searchCell(page, '乗船日')).toContainText('2027/2/30');
});
