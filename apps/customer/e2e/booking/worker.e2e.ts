import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'rolldown';
import { expectSoundPage } from '../support/axe.ts';
import {
  bookUntilConfirm,
  chooseFirstCabin,
  commit,
  firstFamilyName,
  hold,
  search,
} from '../support/booking.ts';
import { test as base } from '../support/own-context.ts';
import { press } from '../support/press.ts';
import { type Release, startRelease } from '../support/release.ts';
import { keptPaths, scopes, workerReady } from '../support/worker.ts';

const test = base.extend<{ release: Release }>({
  release: async ({ baseURL }, use) => {
    const release = await startRelease(baseURL ?? '');
    await use(release);
    await release.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const trip = { from: '汐見港', to: '凪浦港', days: 12 };
const h1 = { level: 1 } as const;

test('予約を終えても、保存されているのは画面の部品だけで、範囲は /customer/ だけ', async ({
  page,
}) => {
  await page.goto('/customer/');
  await workerReady(page);
  expect(await scopes(page)).toEqual(['/customer/']);
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  expect(manifest).toBe('/customer/manifest.webmanifest');
  const { scope, start_url, icons } = await (await page.request.get(manifest ?? '')).json();
  expect([scope, start_url]).toEqual(['/customer/', '/customer/']);
  for (const { src, type } of icons) {
    expect(src).toMatch(/^\/customer\//);
    expect((await page.request.get(src)).headers()['content-type']).toContain(type);
  }
  await bookUntilConfirm(page, trip);
  await hold(page);
  await commit(page);
  await page.reload();
  await expect(page.getByRole('heading', { ...h1, name: '予約を受け付けました' })).toBeVisible();
  const paths = await keptPaths(page);
  expect(paths).toContain('/customer/offline.html');
  const others = paths.filter(
    (path) => !/^\/customer\/(?:assets\/[^/]+\.(?:js|css)|offline\.html|ticket)$/.test(path),
  );
  expect(others).toEqual([]);
});

test('会員がログインしてログアウトしても、その人のことは何も保存されていない', async ({ page }) => {
  await page.goto('/customer/');
  await workerReady(page);
  const before = await keptPaths(page);
  // From inside the page, so that every call passes the worker.
  const statuses = await page.evaluate(async () => {
    const call = async (method: string, path: string, body?: object) => {
      const token = /XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '';
      const { status } = await fetch(path, {
        method,
        headers: {
          accept: 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': decodeURIComponent(token),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return status;
    };
    const login = { email: 'hanako@example.jp', password: 'natsu-no-funatabi' };
    return [
      await call('GET', '/sanctum/csrf-cookie'),
      await call('POST', '/external/api/auth/login', login),
      await call('GET', '/external/api/members/me'),
      await call('DELETE', '/external/api/auth/logout'),
    ];
  });
  expect(statuses.every((status) => status >= 200 && status < 300)).toBe(true);
  expect(await keptPaths(page)).toEqual(before);
});

test('オフラインで開くと、どのアドレスでも案内のページになり、つながると自動で表示する', async ({
  page,
  context,
}) => {
  await page.goto('/customer/');
  await workerReady(page);
  const path = '/customer/reservation-detail/rsv_somebodyelse';
  await context.setOffline(true);
  await page.goto(path);
  await expect(
    page.getByRole('heading', { ...h1, name: 'インターネットに接続できません' }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('link', { name: '0120-000-470' })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('link', { name: 'もう一度読み込む' })).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
  await expectSoundPage(page);
  await page.setViewportSize({ width: 320, height: 256 });
  const again = page.waitForEvent('load');
  await press(page.getByRole('link', { name: 'もう一度読み込む' }));
  await again;
  await expect(
    page.getByRole('heading', { ...h1, name: 'インターネットに接続できません' }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { ...h1, name: '予約の照会' })).toBeVisible();
});

test('新しい版は、入力中の画面を読み込み直さず、次のページから使われる', async ({
  page,
  release,
}) => {
  await page.goto(release.url);
  await workerReady(page);
  await search(page, trip);
  await chooseFirstCabin(page);
  const name = firstFamilyName(page);
  await name.fill('佐藤');
  // Gone as soon as the document is another one.
  await page.evaluate(() => Object.assign(window, { isOldDocument: true }));
  const isOldDocument = () => page.evaluate(() => 'isOldDocument' in window);
  await page.evaluate(() =>
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      Object.assign(window, { isLedAnew: true }),
    ),
  );
  release.deployNext();
  // Asked again: a question that the browser asked by itself before the release answers for ours, too.
  const isLedAnew = () =>
    page.evaluate(async () => {
      const isNew = 'isLedAnew' in window;
      if (!isNew) await (await navigator.serviceWorker.ready).update();
      return isNew;
    });
  await expect.poll(isLedAnew, { timeout: 60_000 }).toBe(true);
  // The new worker leads; the form is as it was, in the old page.
  await expect(name).toHaveValue('佐藤');
  expect(await isOldDocument()).toBe(true);
  await expect(page.getByText('入力内容を保存しました')).toBeVisible();
  await press(page.getByRole('link', { name: '便の選択に戻る' }));
  await expect(page.getByRole('heading', { ...h1, name: '便と客室を選ぶ' })).toBeVisible();
  await expect.poll(isOldDocument).toBe(false);
  await page.goBack();
  await expect(name).toHaveValue('佐藤');
});

test('前の版の画面は、部品がサーバーから消えた後も動く', async ({ page, release }) => {
  await page.goto(release.url);
  await workerReady(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  release.deployNext();
  await press(page.getByRole('navigation').getByRole('link', { name: '予約の確認' }));
  await expect(page.getByRole('heading', { ...h1, name: '予約の照会' })).toBeVisible();
  expect(loads).toBe(0);
});

test('サーバーからワーカーがなくなると、登録と保存した部品を消す', async ({ page, release }) => {
  await page.goto(release.url);
  await workerReady(page);
  rmSync(join(release.folder, 'sw.js'));
  // A worker asks once for each start; another page of the site is such an occasion.
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await page.goto(`${release.url}reservation-search`);
  await expect.poll(() => scopes(page)).toEqual([]);
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { ...h1, name: '予約の照会' })).toBeVisible();
});

test('取りやめの版を出すと、登録と保存した部品を消し、画面はそのまま使える', async ({
  page,
  release,
}) => {
  await page.goto(release.url);
  await workerReady(page);
  const { output } = await build({
    input: join(import.meta.dirname, '../../src/worker/farewell.ts'),
    write: false,
    output: { format: 'iife' },
  });
  writeFileSync(join(release.folder, 'sw.js'), output[0].code);
  await page.goto(`${release.url}reservation-search`);
  await expect.poll(() => scopes(page)).toEqual([]);
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await press(page.getByRole('navigation').getByRole('link', { name: '便を探す' }));
  await expect(page.getByRole('heading', { ...h1, name: '予約の条件' })).toBeVisible();
});
