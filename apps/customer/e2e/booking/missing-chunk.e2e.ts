import { expect, type Page } from '@playwright/test';
import { createDraft, setPayment } from '../support/drafts.ts';
import { test as base } from '../support/own-context.ts';
import { press } from '../support/press.ts';
import { type Release, startRelease } from '../support/release.ts';

// A tab without a service worker, as in a private window or right after the first visit. What is loaded, and
// how often, is the subject: nothing of another test is used again.
const test = base.extend<{ release: Release }>({
  release: async ({ baseURL }, use) => {
    const release = await startRelease(baseURL ?? '');
    await use(release);
    await release.close();
  },
});

const failed = { name: '申し訳ございません。ページを表示できませんでした' };

/** Counts how often the page is loaded as a document from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
}

/** Links fetch their pages ahead; here that must not have happened before the release. */
const withoutPrefetch = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { get: () => ({ saveData: true }) }),
  );

/** The heading alone is there before: it is painted by the build. */
const hasStarted = async (page: Page) => {
  await page.waitForFunction(() => '__TSR_ROUTER__' in window);
  // What comes late, when links have long been the router's.
  await expect(page.getByRole('region', { name: '通知' })).toBeAttached();
  // The parts of this page, too: a release in between would be theirs to miss.
  await page.waitForLoadState('networkidle');
};

const toLookup = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: '予約の確認' });

test('開いている間に新しい版が出ても、一度だけ読み込み直して、行き先のページを表示する(2回)', async ({
  browser,
  release,
}) => {
  for (let round = 0; round < 2; round++) {
    // A browser that has none of the parts in its cache.
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await withoutPrefetch(page);
    await page.goto(release.url);
    await hasStarted(page);
    const loads = countLoads(page);
    release.deployNext();
    await press(toLookup(page));
    await expect(page.getByRole('heading', { level: 1, name: '予約の照会' })).toBeVisible();
    await expect(page).toHaveURL(`${release.url}reservation-search`);
    expect(loads()).toBe(1);
    await context.close();
  }
});

test('60秒のうちにもう一度失敗すると、読み込み直さずにエラーのページになり、ボタンで続けられる', async ({
  page,
  release,
}) => {
  await withoutPrefetch(page);
  await page.goto(release.url);
  await hasStarted(page);
  release.deployNext();
  await press(toLookup(page));
  await expect(page.getByRole('heading', { level: 1, name: '予約の照会' })).toBeVisible();
  await hasStarted(page);
  release.deployNext();
  const loads = countLoads(page);
  await press(page.getByRole('navigation').getByRole('link', { name: '便を探す' }));
  await expect(page.getByRole('heading', failed)).toBeFocused();
  expect(loads()).toBe(0);
  await press(page.getByRole('button', { name: 'もう一度読み込む' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約の条件' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('ブラウザーの保存領域が使えないときは、読み込み直さずにエラーのページになる', async ({
  page,
  release,
}) => {
  await withoutPrefetch(page);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto(release.url);
  await hasStarted(page);
  const loads = countLoads(page);
  release.deployNext();
  await press(toLookup(page));
  await expect(page.getByRole('heading', failed)).toBeVisible();
  expect(loads()).toBe(0);
  await press(page.getByRole('button', { name: 'もう一度読み込む' }));
  await expect(page.getByRole('heading', { level: 1, name: '予約の照会' })).toBeVisible();
});

test('仮予約の応答を待つ間は、新しい版が出ても読み込み直さない', async ({ page, release }) => {
  await withoutPrefetch(page);
  const { id } = await createDraft(page.request, { days: 18 });
  await setPayment(page.request, id, { method: 'port' });
  await page.goto(`${release.url}reservation/content-confirm?draft=${id}`);
  await hasStarted(page);
  let answer = () => {};
  const requested = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/customer-api/reservations', async (route) => {
    await requested;
    await route.continue();
  });
  await press(page.getByRole('button', { name: 'この内容で仮予約する' }));
  const loads = countLoads(page);
  release.deployNext();
  await press(toLookup(page));
  await expect(page.getByRole('heading', failed)).toBeVisible();
  expect(loads()).toBe(0);
  answer();
});

test('なくなった部品は、ページではなく 404 で答える', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}/customer/assets/gone-1a2b3c4d.js`);
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
});

test('ページとワーカーは毎回確かめ、部品は変わらないものとして配る', async ({ request, page }) => {
  const cacheOf = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cacheOf('/customer/')).toBe('no-cache');
  expect(await cacheOf('/customer/sw.js')).toBe('no-cache');
  await page.goto('/customer/');
  const part = await page.locator('link[rel=modulepreload]').first().getAttribute('href');
  expect(await cacheOf(part ?? '')).toContain('immutable');
});
