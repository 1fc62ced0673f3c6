import { expect, type Page, test } from '@playwright/test';
import { bookUntilConfirm, commit, hold, search } from '../support/booking.ts';
import { openStep } from '../support/drafts.ts';
import { press } from '../support/press.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const trip = { from: '汐見港', to: '凪浦港', days: 15 };
const lookup = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: '予約の確認' });
const lookupHeading = { level: 1, name: '予約の照会' } as const;
const isSettled = (page: Page) => expect(page.getByRole('region', { name: '通知' })).toBeAttached();
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Presses without the pointer, so that the page does not scroll to the link first. */
const pressByScript = (page: Page) =>
  lookup(page).evaluate((link) => (link as HTMLElement).click());

test('ページを移ると上から始まり、見出しに移り、戻ると元の位置になる', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/customer/');
  await isSettled(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrollY(page)).toBe(400);
  await pressByScript(page);
  await expect(page.getByRole('heading', lookupHeading)).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'フェリーのご予約' })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(400);
});

/** Writes down every page transition and the animations that it makes. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() => {
    const seen: { name: string; ends: number }[][] = [];
    Object.assign(window, { transitions: seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const parts = document.getAnimations().flatMap(({ effect }) => {
          const name = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          const ends = Number(effect?.getComputedTiming().endTime);
          return name?.startsWith('::view-transition') ? [{ name, ends }] : [];
        });
        seen.push(parts);
      });
      return transition;
    };
  });
const transitions = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { transitions: { name: string; ends: number }[][] }).transitions,
  );

test('前のページが消えてから次のページが0.3秒で現れ、動きの間も押せる', async ({ page }) => {
  await watchTransitions(page);
  await page.goto('/customer/');
  await isSettled(page);
  await press(lookup(page));
  await expect(page.getByRole('heading', lookupHeading)).toBeFocused();
  await expect.poll(() => transitions(page)).toHaveLength(1);
  const [first] = await transitions(page);
  const ends = (name: string) => first?.find((part) => part.name === name)?.ends;
  expect(ends('::view-transition-old(root)')).toBeCloseTo(100, 0);
  expect(ends('::view-transition-new(root)')).toBeCloseTo(300, 0);
  expect(first?.filter(({ name }) => name.includes('header') && !name.includes('group'))).toEqual(
    [],
  );
  // The next press, at once, is not swallowed by the pictures of the last one.
  await press(page.getByRole('navigation').getByRole('link', { name: '便を探す' }));
  await press(page.getByRole('navigation').getByRole('link', { name: '予約の確認' }));
  await expect(page.getByRole('heading', lookupHeading)).toBeFocused();
});

test('動きを減らす設定では、動かずに切り替わる', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchTransitions(page);
  await page.goto('/customer/');
  await isSettled(page);
  await press(lookup(page));
  await expect(page.getByRole('heading', lookupHeading)).toBeFocused();
  expect(await transitions(page)).toEqual([]);
});

/** Code of the look-up page that has been asked for. */
const lookupCode = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.includes('/reservation-search')),
  );

/** What the browser says of its connection, whatever the machine's: it may have only itself. */
const setConnection = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    Object.defineProperty(navigator, 'connection', { get: () => value });
  }, connection);

test('見えているリンクの先の部品を先に取り、データは取らない', async ({ page }) => {
  await setConnection(page, { effectiveType: '4g' });
  await page.addInitScript(() => {
    const waits: unknown[] = [];
    Object.assign(window, { waits });
    const wait = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (work, options) => {
      waits.push(options?.timeout);
      return wait(work, options);
    };
  });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:customer-api|external)\//.test(request.url()))
      calls.push(new URL(request.url()).pathname);
  });
  await page.goto('/customer/reservation-search');
  await page.goto('/customer/errors/40x');
  calls.length = 0;
  await isSettled(page);
  await expect.poll(() => lookupCode(page)).toHaveLength(1);
  // The list of features is requested once, whatever the page.
  expect(calls.filter((path) => path !== '/customer-api/features')).toEqual([]);
  const waits = () => page.evaluate(() => (window as unknown as { waits: unknown[] }).waits);
  expect(await waits()).toContain(2000);
});

const connections: [name: string, connection: object][] = [
  ['データ節約の設定', { saveData: true }],
  ['2gの回線', { effectiveType: '2g' }],
];

for (const [name, connection] of connections) {
  test(`${name}では、見えても指しても、先に取らない`, async ({ page }) => {
    await setConnection(page, connection);
    await page.goto('/customer/errors/40x');
    await isSettled(page);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    // A finger on a link is the intent that waits for nothing.
    await lookup(page).dispatchEvent('touchstart');
    await page.getByRole('navigation').getByRole('link', { name: '便を探す' }).hover();
    // Longer than the wait for an idle moment, as the browser itself counts.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
    );
    expect(requested.map((url) => new URL(url).pathname)).toEqual([]);
  });
}

test('読み込みが0.2秒を超えると、上に進みの帯が出て、終わると消える', async ({ page }) => {
  await page.goto('/customer/');
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/customer-api/sailings?*', async (route) => {
    await requested;
    await route.continue();
  });
  const searched = search(page, trip);
  const bar = page.getByRole('progressbar', { name: 'ページを読み込んでいます' });
  // It comes after the whole form has been filled in.
  await expect(bar).toBeAttached({ timeout: 60_000 });
  const timing = await bar.evaluate((element) => {
    const filling = element.getAnimations().find((each) => each instanceof CSSAnimation);
    const { delay, duration } = filling?.effect?.getTiming() ?? {};
    return [delay, duration];
  });
  expect(timing).toEqual([200, 5000]);
  answer();
  await searched;
  await expect(bar).toBeHidden();
});

test('予約を終えてから戻ると、手順には入らず、便の一覧に戻る', async ({ page }) => {
  await bookUntilConfirm(page, trip);
  await hold(page);
  await commit(page);
  const completion = page.url();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: '予約を受け付けました' })).toBeVisible();
  expect(page.url()).toBe(completion);
  // Nothing lies beyond it.
  expect(await page.evaluate(() => navigation.canGoForward)).toBe(false);
});

test('アドレスの # が指す所から表示される', async ({ page }) => {
  await openStep(page, 'content-confirm', trip);
  await hold(page);
  await commit(page);
  await page.setViewportSize({ width: 375, height: 500 });
  await press(page.getByRole('link', { name: '予約の詳細を見る' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約の詳細' })).toBeFocused();
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goto(`${page.url()}#history`);
  await expect(page.getByRole('heading', { name: '履歴' })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'この予約の履歴' })).toBeVisible();
});
