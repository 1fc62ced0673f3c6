import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { errorSummary } from '../support/error-summary.ts';
import { test as leavingTest } from '../support/own-context.ts';
import { portCell } from '../support/ports.ts';
import { prefer } from '../support/prefer.ts';
import { press } from '../support/press.ts';
import { openMenu, signOut } from '../support/session.ts';

// `leavingTest` has a context of its own: it ends on the way to a site that does not answer, from where the next
// test could not set out.

async function signIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('ｈａｎａｋｏ＠example.jp');
  await page.getByLabel('パスワード', { exact: true }).fill('natsu-no-funatabi');
  await press(page.getByRole('button', { name: 'ログインする' }));
}

/** Every call of the API with what the browser sends along, cookies among it. */
function listenToCalls(page: Page) {
  const calls: Promise<{ call: string; headers: Record<string, string> }>[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/(?:sanctum|external\/api|customer-api)\//.test(pathname)) return;
    const call = `${request.method()} ${pathname}`;
    calls.push(request.allHeaders().then((headers) => ({ call, headers })));
  });
  return () => Promise.all(calls);
}

const authentication = {
  accept: 'application/json',
  'content-type': 'application/json',
  'x-requested-with': 'XMLHttpRequest',
};

test('ログインするとホームに移り、ヘッダーに名前とログアウトが出る', async ({ page }) => {
  const calls = listenToCalls(page);
  await page.goto('/customer/signin');
  await signIn(page);
  await expect(page).toHaveURL(/\/customer\/$/);
  await openMenu(page);
  await expect(page.getByRole('banner').getByText('山田 花子 様')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'ログアウト' })).toBeVisible();
  await expectSoundPage(page);

  // Passkeys are offered whenever the page has come so far.
  const besides = /customer-api|passkey-challenges/;
  const session = (await calls()).filter(({ call }) => !besides.test(call));
  const at = session.findIndex(({ call }) => call === 'POST /external/api/auth/login');
  const [csrf, login, member] = session.slice(at - 1, at + 2);
  expect([csrf?.call, member?.call]).toEqual([
    'GET /sanctum/csrf-cookie',
    'GET /external/api/members/me',
  ]);
  for (const one of [csrf, login, member]) expect(one?.headers).toMatchObject(authentication);
  const general = (await calls()).findLast(({ call }) => call.includes(' /customer-api/'));
  expect(general?.headers).toMatchObject({ accept: 'application/json' });
  for (const one of [login, member, general]) expect(one?.headers.cookie).toContain('XSRF-TOKEN=');
  expect((await calls()).filter(({ headers }) => 'authorization' in headers)).toEqual([]);
});

test('項目のない会員もログインでき、名前の代わりに「会員」と出る', async ({ page }) => {
  await prefer(page, '**/external/api/members/me', 'code=200, example=withoutFields');
  await page.goto('/customer/signin');
  await signIn(page);
  await expect(page).toHaveURL(/\/customer\/$/);
  await openMenu(page);
  await expect(page.getByRole('banner').getByText('会員 様')).toBeVisible();
});

test('会員がログインのページを開くと、ホームに移る', async ({ page }) => {
  await page.goto('/customer/signin');
  await signIn(page);
  await expect(page).toHaveURL(/\/customer\/$/);
  await page.goto('/customer/signin');
  await expect(page).toHaveURL(/\/customer\/$/);
});

test('空のままログインを押すと、エラー要約に移動し、項目へ飛べる', async ({ page }) => {
  await page.goto('/customer/signin');
  await press(page.getByRole('button', { name: 'ログインする' }));
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^エラー:ログイン/);
  await press(summary.getByRole('link', { name: 'パスワードを入力してください。' }));
  await expect(page.getByLabel('パスワード', { exact: true })).toBeFocused();
  await expectSoundPage(page);
});

for (const [example, text] of [
  ['code=401, example=loginFailed', 'メールアドレスまたはパスワードが正しくありません。'],
  ['code=429, example=loginLocked', '分間ログインできません。'],
  ['code=422', '入力内容をご確認ください。'],
  ['code=500', '申し訳ございません。処理できませんでした。'],
  ['code=503', 'ただいまご利用いただけません。'],
] as const) {
  test(`ログインが「${example}」になると、入力を残して理由を伝える`, async ({ page }) => {
    await prefer(page, '**/external/api/auth/login', example);
    await page.goto('/customer/signin');
    await signIn(page);
    await expect(page.getByRole('alert')).toContainText(text);
    await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(
      'hanako@example.jp',
    );
    await openMenu(page);
    await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible();
    await expectSoundPage(page);
  });
}

test('会員の取得に失敗すると、ログインしたことにならない', async ({ page }) => {
  await prefer(page, '**/external/api/members/me', 'code=500');
  await page.goto('/customer/signin');
  await signIn(page);
  await expect(page.getByRole('alert')).toContainText('申し訳ございません。');
  await expect(page).toHaveURL(/\/signin$/);
});

leavingTest(
  'ログアウトすると、そのことを伝えてから、設定どおりのサイトに移る',
  async ({ page }) => {
    const calls = listenToCalls(page);
    await page.goto('/customer/signin');
    await signIn(page);
    await expect(page).toHaveURL(/\/customer\/$/);
    // The page stays to be looked at: 204 leads nowhere.
    await page.route('https://www.shionagi-ferry.example/**', (route) =>
      route.fulfill({ status: 204 }),
    );
    const left = page.waitForRequest((request) => request.url().includes('shionagi-ferry.example'));
    await signOut(page);
    await expect(page.getByText('ログアウトしました。')).toBeVisible();
    await expectSoundPage(page);
    expect((await left).url()).toBe('https://www.shionagi-ferry.example/');
    const sent = (await calls()).find(({ call }) => call === 'DELETE /external/api/auth/logout');
    expect(sent?.headers).toMatchObject(authentication);
  },
);

leavingTest('ログアウトの通信に失敗すると、そのことを伝え、やり直せる', async ({ page }) => {
  await page.goto('/customer/signin');
  await signIn(page);
  await expect(page).toHaveURL(/\/customer\/$/);
  await prefer(page, '**/external/api/auth/logout', 'code=503');
  await signOut(page);
  await expect(page.getByRole('alert')).toContainText('サーバー側の手続きが終わっていません');
  await expectSoundPage(page);
  await page.unrouteAll();
  await press(page.getByRole('button', { name: 'もう一度ログアウトする' }));
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
});

leavingTest('ログアウトのアドレスを開いただけでは、ログアウトせずに尋ねる', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) =>
    calls.push(`${request.method()} ${new URL(request.url()).pathname}`),
  );
  await page.goto('/customer/signin');
  await signIn(page);
  await expect(page).toHaveURL(/\/customer\/$/);
  // As a link in a mail does.
  await page.goto('/customer/signout');
  await expect(
    page.getByText('山田 花子 様としてログインしています。ログアウトしますか。'),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'ログアウト' })).toBeFocused();
  await expectSoundPage(page);
  await press(page.getByRole('link', { name: 'ログアウトせずにホームへ' }));
  await expect(page).toHaveURL(/\/customer\/$/);
  expect(calls).not.toContain('DELETE /external/api/auth/logout');
  // The site's own link does not ask.
  await openMenu(page);
  await press(page.getByRole('link', { name: 'ログアウト', exact: true }));
  await expect(page.getByText('ログアウトしました。')).toBeVisible();
});

test('ログインしていないログアウトのページは、そのことを伝える', async ({ page }) => {
  await page.goto('/customer/signout');
  await expect(page.getByText('ログインしていません。')).toBeVisible();
  await press(page.getByRole('link', { name: 'ホームへ戻る' }));
  await expect(page).toHaveURL(/\/customer\/$/);
});

test('初めての来訪では、認証の呼び出しをしない', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/customer/');
  await expect(portCell(page, '出発地')).toBeVisible();
  expect(calls.filter((path) => /^\/(external|sanctum)\//.test(path))).toEqual([]);
});

test('サーバーが応答しなくても、会員のホームは使える', async ({ page }) => {
  await page.goto('/customer/signin');
  await signIn(page);
  await expect(page).toHaveURL(/\/customer\/$/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()} ${message.text()}`));
  await prefer(page, '**/external/api/members/me', 'code=503');
  await page.reload();
  await expect(portCell(page, '出発地')).toBeVisible();
  await expect.poll(() => logged).toContainEqual(expect.stringMatching(/^error ApiError/));
  await page.unrouteAll();
  await page.reload();
  await openMenu(page);
  await expect(page.getByRole('banner').getByText('山田 花子 様')).toBeVisible();
});

test('混雑のページの「もう一度開く」は、ほかのサイトには進まない', async ({ page }) => {
  for (const [back, href] of [
    ['/reservation-search', '/customer/reservation-search'],
    ['//evil.example', '/customer/'],
    ['/\\evil.example', '/customer/'],
    ['/../admin', '/customer/'],
    ['/signout', '/customer/'],
  ] as const) {
    await page.goto(`/customer/errors/sorry?reason=busy&back=${encodeURIComponent(back)}`);
    await expect(page.getByRole('link', { name: 'もう一度開く' })).toHaveAttribute('href', href);
  }
});
