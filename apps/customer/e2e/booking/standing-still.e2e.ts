import { expect, type Page, test } from '@playwright/test';
import { dayFromNow } from '../support/booking.ts';

// What a page asks for when it is opened by its address, and how far what is seen moves by it.
type Shift = { value: number; moved: string[] };
type WithShifts = { shifts: Shift[] };

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    // A machine with no network but its own would have the offline banner.
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    const seen = window as unknown as WithShifts;
    seen.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '');
        seen.shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as WithShifts).shifts);

/** The calls of customer-api, by path, in the order of asking. */
function countCalls(page: Page): () => Record<string, number> {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/customer-api/')) paths.push(pathname.slice('/customer-api/'.length));
  });
  return () =>
    Object.fromEntries(paths.map((path) => [path, paths.filter((p) => p === path).length]));
}

/** Ports and timetable come after the sailings: nothing is hidden by luck. */
async function holdLists(page: Page): Promise<void> {
  const sailings = page.waitForResponse(/customer-api\/sailings/);
  await page.route(/customer-api\/(?:routes|ports)$/, async (route) => {
    await sailings;
    await route.continue();
  });
}

const { year, month, day } = dayFromNow(20);
const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
const trip = `fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=2`;

/** Tallest row that can be chosen, and all rows of the day together, in px. */
const rowLimits = { パソコン: { row: 96, day: 4 * 96 }, 電話: { row: 152, day: 4 * 152 } };

/** Heights of the rows of the list, and where they end on the page. */
const rowsOf = (page: Page) =>
  page.getByRole('article').evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const heights = boxes.map(({ height }) => height);
    return { heights, day: (boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0) };
  });

for (const [name, width] of [
  ['パソコン', 1280],
  ['電話', 375],
] as const) {
  test(`運賃シミュレーションは、条件のあるアドレスで開いても動かず、同じものを二度問い合わせない(${name})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await holdLists(page);
    const calls = countCalls(page);
    await page.goto(`/customer/simulation?${trip}`);
    await expect(page.getByRole('button', { name: 'この条件で予約する' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
    expect(calls()).toEqual({ ports: 1, routes: 1, sailings: 1, 'fare-quotes': 1 });
  });

  test(`便の一覧は、開いても動かず、1日の便が1画面で比べられ、同じものを二度問い合わせない(${name})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    await holdLists(page);
    const calls = countCalls(page);
    await page.goto(`/customer/reservation/select-schedule?${trip}`);
    await expect(page.getByRole('button', { name: '別の日をカレンダーで選ぶ' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '乗船日を変える' })).not.toHaveAttribute(
      'aria-busy',
    );
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
    expect(calls()).toEqual({ routes: 1, sailings: 1, 'fare-calendar': 1 });
    const { heights, day } = await rowsOf(page);
    const limits = rowLimits[name];
    expect(heights).toHaveLength(4);
    expect(Math.max(...heights)).toBeLessThanOrEqual(limits.row);
    expect(day).toBeLessThanOrEqual(limits.day);
    // Opening a row leaves those above it where they are.
    const second = page.getByRole('button', { name: /発の客室と運賃$/ }).nth(1);
    const topOfFirst = () =>
      page
        .getByRole('article')
        .first()
        .evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
    const top = await topOfFirst();
    await second.click();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(await topOfFirst()).toBe(top);
  });
}

test('どの客室も、一覧の金額と内訳の合計が1円も違わない', async ({ page }) => {
  const back = dayFromNow(22);
  const returnDate = `${back.year}-${back.month.padStart(2, '0')}-${back.day.padStart(2, '0')}`;
  await page.goto(`/customer/simulation?${trip}&returnDate=${returnDate}&children=1`);
  const totals = page.getByRole('table', { name: /客室ごとの合計/ }).getByRole('row');
  const total = page.getByRole('row', { name: /^合計\(税込\)/ }).getByRole('cell');
  await expect(total).toBeVisible();
  const rows = await totals.count();
  expect(rows).toBeGreaterThan(3);
  for (let index = 1; index < rows; index += 1) {
    const row = totals.nth(index);
    const shown = await row.getByRole('cell', { name: /円$/ }).last().textContent();
    const button = row.getByRole('button');
    if (await button.isVisible()) await button.click();
    await expect(row).toContainText('表示中');
    await expect(total).toHaveText(shown ?? '');
  }
});
