import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { dayFromNow, openFirstSailing } from '../support/booking.ts';
import { choose, press } from '../support/press.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

// What a page asks for when it is opened by its address, and how far what is seen moves by it.
type Shift = { value: number; moved: string[] };
type Seen = { shifts: Shift[]; heading: string; largest: { at: number; text: string } };

const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    // A machine with no network but its own would have the offline banner.
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    const seen = window as unknown as Seen;
    seen.shifts = [];
    document.addEventListener('DOMContentLoaded', () => {
      seen.heading = `${document.querySelector('h1')?.textContent} ${document.title}`;
    });
    new PerformanceObserver((list) => {
      const last = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null };
      seen.largest = { at: last.startTime, text: last.element?.textContent ?? '' };
    }).observe({ type: 'largest-contentful-paint', buffered: true });
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

const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as Seen).shifts);

/** The heading that the document said, with its title, and the largest text of the first view where it came after a script. */
const firstPaintOf = (page: Page) =>
  page.evaluate(() => {
    const { heading, largest } = window as unknown as Seen;
    const files = performance.getEntriesByType('resource');
    const isFirst = files.every(
      ({ name, startTime }) => !name.endsWith('.js') || startTime >= largest.at,
    );
    return { heading, late: isFirst ? '' : largest.text };
  });

/** Whether a page's heading, its title and the largest text are there before the app, and are those of the page. */
async function expectFirst(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await expect(page).toHaveTitle(`${heading}|汐凪フェリー`);
  const first = { heading: `${heading} ${heading}|汐凪フェリー`, late: '' };
  expect(await firstPaintOf(page)).toEqual(first);
}

/** The calls of customer-api, by path, in the order of asking. */
function countCalls(page: Page): () => Record<string, number> {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The list of features belongs to no page: the site requests it after the page is shown.
    if (pathname.startsWith('/customer-api/') && !pathname.endsWith('/features'))
      paths.push(pathname.slice('/customer-api/'.length));
  });
  return () =>
    Object.fromEntries(paths.map((path) => [path, paths.filter((p) => p === path).length]));
}

/** Whether it was asked for, once and after the page had loaded. */
const isAskedWhenLoaded = (page: Page, path: string) =>
  page.evaluate((end) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const [asked, ...more] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith(end));
    return more.length === 0 && (asked?.startTime ?? 0) > (visit?.loadEventEnd ?? Infinity);
  }, path);

/** The function returns those of the names that were requested after the app had come, a stage later than they could be. */
const requestedLate = (page: Page, names: string[]) =>
  page.evaluate((parts) => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const startOf = (part: string) => files.find(({ name }) => name.includes(part))?.startTime;
    const app = files.find(({ name }) => /assets\/index-[^/]+\.js/.test(name))?.responseEnd ?? 0;
    return parts.filter((part) => !((startOf(part) ?? Number.POSITIVE_INFINITY) < app));
  }, names);

/** Ports and timetable come after the sailings: nothing is hidden by luck. */
async function holdLists(page: Page): Promise<void> {
  const sailings = page.waitForResponse(/customer-api\/sailings/);
  await page.route(/customer-api\/(?:routes|ports)$/, async (route) => {
    await sailings;
    await route.continue();
  });
}

const { date } = dayFromNow(20);
const trip = `fromPortId=port_shiomi&toPortId=port_nagiura&date=${date}&adults=2`;

/**
 * Tallest row that can be chosen, all rows of the day together, and where they end, in px. On a screen
 * of 1280 px the whole day is in the first view.
 */
const rowLimits = {
  パソコン: { row: 96, day: 4 * 96, end: 800 },
  電話: { row: 152, day: 4 * 152, end: 1_160 },
};

/** Heights of the rows of the list, and where they end on the page. */
const rowsOf = (page: Page) =>
  page.getByRole('article').evaluateAll((rows) => {
    const boxes = rows.map((row) => row.getBoundingClientRect());
    const heights = boxes.map(({ height }) => height);
    const end = (boxes.at(-1)?.bottom ?? 0) + window.scrollY;
    return { heights, end, day: (boxes.at(-1)?.bottom ?? 0) - (boxes[0]?.top ?? 0) };
  });

test('読み込みの間のホームと便の一覧は、動かずに待ち、何かを待つことを一度だけ伝える', async ({
  page,
}) => {
  await page.route('**/customer-api/**', () => new Promise(() => {}));
  for (const [path, waits] of [
    ['', 'を読み込んでいます'],
    [`reservation/select-schedule?${trip}`, 'ページを読み込んでいます'],
  ]) {
    await page.goto(`/customer/${path}`);
    await expect(page.getByRole('status').filter({ hasText: waits })).toBeAttached();
    await expectSoundPage(page);
  }
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
    const book = page.getByRole('button', { name: 'この条件で予約する' });
    await expect(book).toBeVisible();
    await page.waitForLoadState('networkidle');
    // One primary button: the fares are there, so the next step is to book.
    const colours = [book, page.getByRole('button', { name: '運賃を計算する' })].map((button) =>
      button.evaluate((element) => getComputedStyle(element).backgroundColor),
    );
    expect(new Set(await Promise.all(colours)).size).toBe(2);
    expect(await shiftsOf(page)).toEqual([]);
    expect(calls()).toEqual({ ports: 1, routes: 1, sailings: 1, 'fare-quotes': 1 });
    await expectFirst(page, '運賃シミュレーション');
    expect(await requestedLate(page, ['/SimulationResult', '/sailings?'])).toEqual([]);
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
    await expectFirst(page, '便と客室を選ぶ');
    expect(await requestedLate(page, ['/SelectSchedulePage', '/sailings?'])).toEqual([]);
    const { heights, day, end } = await rowsOf(page);
    const limits = rowLimits[name];
    expect(heights).toHaveLength(4);
    expect(Math.max(...heights)).toBeLessThanOrEqual(limits.row);
    expect(day).toBeLessThanOrEqual(limits.day);
    expect(end).toBeLessThanOrEqual(limits.end);
    // Opening a row leaves those above it where they are.
    const second = page.getByRole('button', { name: /発の客室と運賃$/ }).nth(1);
    const topOfFirst = () =>
      page
        .getByRole('article')
        .first()
        .evaluate((row) => row.getBoundingClientRect().top + window.scrollY);
    const top = await topOfFirst();
    await press(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(await topOfFirst()).toBe(top);
  });
}

test('提携きっぷは、一覧も1枚も、動かずに開き、先に問い合わせる', async ({ page }) => {
  await watchShifts(page);
  const calls = countCalls(page);
  await page.goto('/customer/partner-tickets');
  const ticket = page.getByRole('link', { name: 'くじら水族館 往復きっぷ' });
  await expect(ticket).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectFirst(page, '提携きっぷ');
  expect(await shiftsOf(page)).toEqual([]);
  expect(calls()).toEqual({ routes: 1, 'partner-tickets': 1 });
  expect(await isAskedWhenLoaded(page, '/customer-api/features')).toBe(true);
  await page.goto((await ticket.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('くじら水族館 往復きっぷ');
  expect(await shiftsOf(page)).toEqual([]);
  expect(await requestedLate(page, ['/partner-tickets/pt_'])).toEqual([]);
});

test('復路もある条件では、初めから往路の見出しで、足りない条件や会員でない人には、言わない', async ({
  page,
}) => {
  await page.route('**/customer/assets/**', () => new Promise(() => {}));
  const loading = 'ページを読み込んでいます';
  for (const [path, heading] of [
    [`reservation/select-schedule?${trip}&returnDate=${date}`, '往路の便と客室を選ぶ'],
    [`reservation/select-schedule?date=${date}`, loading],
    [`simulation?adults=2`, loading],
    ['member', loading],
    ['reservations', loading],
    ['reservation-detail/rsv_0000000000000000', loading],
  ] as const) {
    await page.goto(`/customer/${path}`, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expectSoundPage(page);
  }
});

/** A Saturday two to three weeks from now, when the night ferry sails, and the Tuesday after it. */
const saturday =
  [14, 15, 16, 17, 18, 19, 20].find(
    (days) => new Date(`${dayFromNow(days).date}T00:00:00Z`).getUTCDay() === 6,
  ) ?? 14;
const nights = `date=${dayFromNow(saturday).date}&returnDate=${dayFromNow(saturday + 3).date}`;
const family = `fromPortId=port_shinonome&toPortId=port_hokutohama&${nights}&adults=2&children=1&infants=1&babies=1&vehicles=veh_car:469`;

test('電話では、最初の客室が、徒歩でも車の家族でも、2画面目の初めまでに見える', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  for (const [conditions, limit] of [
    [trip, 900],
    [family, 1_000],
  ] as const) {
    await page.goto(`/customer/reservation/select-schedule?${conditions}`);
    await openFirstSailing(page);
    const cabin = page.getByRole('group', { name: '客室を選ぶ' }).getByRole('listitem').first();
    const top = await cabin.evaluate((card) => card.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThanOrEqual(limit);
  }
});

test('車の家族の客室は、幅1280pxの1ページに、長すぎずに並ぶ', async ({ page }) => {
  await page.goto(`/customer/reservation/select-schedule?${family}`);
  await openFirstSailing(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2_200);
});

test('どの客室も、一覧の金額と内訳の合計が1円も違わない', async ({ page }) => {
  const returnDate = dayFromNow(22).date;
  await page.goto(`/customer/simulation?${trip}&returnDate=${returnDate}&children=1`);
  const totals = page.getByRole('table', { name: /客室ごとの合計/ }).getByRole('row');
  const total = page.getByRole('row', { name: /^合計\(税込\)/ }).getByRole('cell');
  await expect(total).toBeVisible();
  const rows = await totals.count();
  expect(rows).toBeGreaterThan(3);
  for (let index = 1; index < rows; index += 1) {
    const row = totals.nth(index);
    const shown = await row.getByRole('cell', { name: /円$/ }).last().textContent();
    await choose(row.getByRole('radio'));
    await expect(total).toHaveText(shown ?? '');
  }
});
