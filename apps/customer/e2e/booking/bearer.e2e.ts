import { expect, type Page } from '@playwright/test';
import { test } from '../support/own-context.ts';
import { press } from '../support/press.ts';
import { startTokenServer } from '../support/token-server.ts';

// In contexts of their own: the site has another address in each, and nothing of another could be used again.

const LOGIN = 'POST /external/api/auth/login';
const REFRESH = 'POST /external/api/auth/refresh';
const ME = 'GET /external/api/members/me';
const LOGOUT = 'DELETE /external/api/auth/logout';
const member = (page: Page) => page.getByRole('banner').getByText('山田 花子 様');
const navigation = (page: Page) => page.getByRole('navigation');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('auth._token.customer'));

/** The app on a server that knows tokens only, after a customer has sent the form of the login. */
async function openAndLogIn(page: Page, ...settings: Parameters<typeof startTokenServer>) {
  const server = await startTokenServer(...settings);
  page.once('close', server.close);
  await page.clock.install();
  await page.goto(`${server.origin}/customer/signin`);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('hanako@example.jp');
  await page.getByLabel('パスワード', { exact: true }).fill('natsu-no-funatabi');
  await press(page.getByRole('button', { name: 'ログインする' }));
  return server;
}

/** The same, with a member logged in. */
async function openAsMember(page: Page, scheme: 'local' | 'refresh') {
  const server = await openAndLogIn(page, { scheme });
  await expect(member(page)).toBeVisible();
  const session = () => server.heard.filter(({ call }) => /external|sanctum/.test(call));
  return { ...server, session };
}

for (const scheme of ['local', 'refresh'] as const) {
  test(`「${scheme}」の仕組み: ログインでトークンを受け取り、開き直しても会員のままで、ログアウトで消える`, async ({
    page,
  }) => {
    const { session, heard } = await openAsMember(page, scheme);
    expect(session().map(({ call, credential }) => [call, credential])).toEqual([
      [LOGIN, undefined],
      [ME, 'Bearer t1'],
    ]);
    expect(await stored(page)).toBe('t1');
    const expiry = () => localStorage.getItem('auth._token_expiration.customer');
    expect(Number(await page.evaluate(expiry))).toBeGreaterThan(Date.now());
    await page.reload();
    await expect(member(page)).toBeVisible();
    await press(navigation(page).getByRole('link', { name: '便を探す' }));
    await expect
      .poll(() => heard.findLast(({ call }) => call.includes('/customer-api/'))?.credential)
      .toBe('Bearer t1');
    await press(navigation(page).getByRole('link', { name: 'ログアウト' }));
    await expect
      .poll(() => session().at(-1))
      .toMatchObject({ call: LOGOUT, credential: 'Bearer t1' });
    await expect.poll(() => stored(page).catch(() => null)).toBeNull();
  });
}

test('「refresh」の仕組み: 30分を過ぎると、トークンを1回だけ取り直して続ける', async ({ page }) => {
  const { session, heard } = await openAsMember(page, 'refresh');
  // What home asks for by itself may be what finds the token too old.
  heard.length = 0;
  await page.clock.fastForward('31:00');
  await press(navigation(page).getByRole('link', { name: '便を探す' }));
  await expect.poll(() => heard.at(-1)?.credential).toBe('Bearer t2');
  await expect(member(page)).toBeVisible();
  expect(session()).toEqual([
    { call: REFRESH, credential: undefined, body: '{"refresh_token":"r1"}' },
  ]);
  expect(await stored(page)).toBe('t2');
});

test('「refresh」の仕組み: どちらのトークンも期限が切れると、取り直さずに、ログインが終わったと知らせる', async ({
  page,
}) => {
  const { session, heard } = await openAsMember(page, 'refresh');
  heard.length = 0;
  await page.clock.fastForward(31 * 24 * 60 * 60 * 1000);
  await press(navigation(page).getByRole('link', { name: '便を探す' }));
  await expect(navigation(page).getByRole('link', { name: 'ログイン' })).toBeVisible();
  expect(session()).toEqual([]);
  expect(await stored(page)).toBeNull();
});

test('「local」の仕組み: 30分を過ぎると、取り直せないので、ログインが終わったと知らせる', async ({
  page,
}) => {
  const { session, heard } = await openAsMember(page, 'local');
  // What home asks for by itself may be what finds the token too old.
  heard.length = 0;
  await page.clock.fastForward('31:00');
  await press(navigation(page).getByRole('link', { name: '便を探す' }));
  await expect(navigation(page).getByRole('link', { name: 'ログイン' })).toBeVisible();
  expect(session()).toEqual([]);
  expect(await stored(page)).toBeNull();
});

test('会員の応答が空のときは、ログインしたことにならない', async ({ page }) => {
  const { heard } = await openAndLogIn(page, { scheme: 'local' }, true);
  await expect(page.getByRole('alert')).toContainText('申し訳ございません。');
  expect(heard.map(({ call }) => call)).toContain(ME);
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
  expect(await stored(page)).toBeNull();
});
