import { expect, type Page, type Route, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import {
  chooseFirstCabin,
  choosePort,
  commit,
  fillCustomer,
  hold,
  search,
} from '../support/booking.ts';
import { openStep } from '../support/drafts.ts';
import { mailbox } from '../support/mailbox.ts';
import { choose, press } from '../support/press.ts';
import {
  endOnServer,
  expectMember,
  expectVisitor,
  members,
  signIn,
  signOut,
} from '../support/session.ts';

const trip = { from: '汐見港', to: '凪浦港', days: 14 };
const { hanako, taro } = members;

test('予約の途中でログインすると、同じ手順に戻り、入力が残る', async ({ page }) => {
  await page.goto('/customer/');
  // The member's booking stays: a day of its own each time, for nobody is asked whether it is meant twice.
  await search(page, { ...trip, days: 15 + test.info().retry });
  await chooseFirstCabin(page);
  await fillCustomer(page);
  const step = page.url();
  await press(page.getByRole('banner').getByRole('link', { name: 'ログイン' }));
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeFocused();
  await signIn(page, hanako);
  await expect(page).toHaveURL(step);
  await expectMember(page, hanako.name);
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choosePort(page);
  await hold(page);
  await commit(page);
});

test('予約の途中でログインすると、書かれたものはそのままで、空いている欄は会員の情報で埋まる', async ({
  page,
}) => {
  await page.goto('/customer/');
  await search(page, trip);
  await chooseFirstCabin(page);
  const phone = page.getByRole('textbox', { name: '電話番号', exact: true });
  await phone.fill('080-1111-2222');
  await press(page.getByRole('banner').getByRole('link', { name: 'ログイン' }));
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  await expect(phone).toHaveValue('080-1111-2222');
  const email = page.getByRole('textbox', { name: 'メールアドレス' });
  await expect(email).toHaveValue('hanako@example.jp');
  await expect(page.getByRole('textbox', { name: '名', exact: true })).toHaveValue('花子');
  // Nothing else is asked of the member; what is saved is the version that is shown.
  await choose(page.getByLabel('必要なし').first());
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を選ぶ' })).toBeVisible();
});

/** Signs in and opens the questions of a booking of one's own; all of them are answered. */
async function openInputAsMember(page: Page): Promise<void> {
  await page.goto('/customer/signin');
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  // Whole with what it reads for members: a login that ends is noticed by what is done from then on.
  const profile = ['companions', 'vehicles'].map((part) =>
    page.waitForResponse(`**/members/me/${part}`),
  );
  await openStep(page, 'customer-input', trip);
  await Promise.all(profile);
  await expect(page.getByText('入力した内容を、会員情報にも保存する')).toBeVisible();
}

test('入力の途中でサーバーのログインが切れても、1つの案内だけで、ログインすると続きに戻る', async ({
  page,
}) => {
  await openInputAsMember(page);
  const step = page.url();
  await endOnServer(page);
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill('kept@example.jp');
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
  await expect(page.getByText('安全のためログアウトしました。')).toHaveCount(1);
  await expectVisitor(page);
  await expectSoundPage(page);
  await signIn(page, hanako);
  await expect(page).toHaveURL(step);
  await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(
    'kept@example.jp',
  );
  await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
  await choosePort(page);
  await hold(page);
});

test('閉じている間にログインが切れた予約の手順は、ログインすると続きから開く', async ({ page }) => {
  await openInputAsMember(page);
  const step = page.url();
  await endOnServer(page);
  await page.goto(step);
  await expect(page.getByText('安全のためログアウトしました。')).toBeVisible();
  await signIn(page, hanako);
  await expect(page).toHaveURL(step);
});

test('1つのタブのログインとログアウトが、ほかのタブにも届く', async ({ page, context }) => {
  const [second, third] = [await context.newPage(), await context.newPage()];
  await page.goto('/customer/');
  await second.goto('/customer/signin');
  await third.goto('/customer/reservation-search');
  await expectVisitor(third);

  await page.goto('/customer/signin');
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  await expectMember(third, hanako.name);
  await expect(third).toHaveURL(/reservation-search$/);
  // A member has nothing to do on the sign-in page.
  await expect(second).toHaveURL(/\/customer\/$/);
  await expectMember(second, hanako.name);

  await signOut(third);
  await expect(third.getByText('ログアウトしました。')).toBeVisible();
  await expectVisitor(page);
  await expect(page.getByText('別の画面でログアウトしました。')).toBeVisible();
  await expectVisitor(second);
  await expectSoundPage(second);
});

test('別のタブでほかの会員がログインすると、前の会員の入力は見えず、操作もされない', async ({
  page,
  context,
}) => {
  await openInputAsMember(page);
  const step = page.url();

  const leaving = await context.newPage();
  await signOut(leaving);
  await expect(leaving.getByText('ログアウトしました。')).toBeVisible();
  // The tab of the booking has left the page that showed hanako's answers.
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText('別の画面でログアウトしました。')).toBeVisible();
  await expect(page.getByText('安全のためログアウトしました。')).toHaveCount(0);

  const other = await context.newPage();
  const visited: string[] = [];
  other.on('request', (request) => visited.push(new URL(request.url()).host));
  await other.goto('/customer/signin');
  await signIn(other, taro);
  await expectMember(other, taro.name);
  await expectMember(page, taro.name);
  // R5: no way over the public website.
  expect(visited.filter((host) => host.includes('shionagi'))).toEqual([]);

  await page.goto(step);
  await expect(page.getByText('入力中の予約が見つかりませんでした。')).toBeVisible();
  await expect(page.getByText('髙橋')).toHaveCount(0);
});

test('2つのブラウザーの会員は、たがいに影響しない', async ({ page, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL, locale: 'ja-JP' });
  const other = await elsewhere.newPage();
  await page.goto('/customer/signin');
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  await other.goto('/customer/signin');
  await signIn(other, taro);
  await expectMember(other, taro.name);
  await signOut(other);
  await expect(other.getByText('ログアウトしました。')).toBeVisible();
  await page.reload();
  await expectMember(page, hanako.name);
  await elsewhere.close();
});

test('誤ったパスワードでは、入力を残して理由を伝え、正しいパスワードでログインできる', async ({
  page,
}) => {
  await page.goto('/customer/signin');
  await signIn(page, { email: 'rin@example.com', password: 'wrong' });
  await expect(page.getByRole('alert')).toContainText(
    'メールアドレスまたはパスワードが正しくありません。',
  );
  await page.getByLabel('パスワード', { exact: true }).fill('haru-no-funatabi');
  await press(page.getByRole('button', { name: 'ログインする' }));
  await expectMember(page, '佐々木 凛 様');
});

test('届かなかったログアウトは、次に開いたときにもう一度行われる', async ({ page }) => {
  await page.goto('/customer/signin');
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  await page.route('**/external/api/auth/logout', (route) => route.abort('connectionreset'));
  await signOut(page);
  await expect(page.getByRole('alert')).toContainText('サーバー側の手続きが終わっていません');
  await page.unrouteAll();
  const [answer] = await Promise.all([
    page.waitForResponse('**/external/api/auth/logout'),
    page.goto('/customer/'),
  ]);
  expect(answer.status()).toBe(204);
  await expectVisitor(page);
});

test('だれのログインか分からない間は、来訪者の画面から会員として予約されない', async ({ page }) => {
  await page.goto('/customer/signin');
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  await page.route('**/external/api/members/me', (route) => route.abort('connectionreset'));
  const drafts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/drafts'))
      drafts.push(request.url());
  });
  await page.goto('/customer/');
  // Looking for sailings works as it does for every visitor.
  await search(page, trip);
  await expectVisitor(page);
  await chooseFirstCabin(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(drafts).toEqual([]);
  await page.unrouteAll();
  await chooseFirstCabin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'お客様情報を入力する' })).toBeVisible();
  await expectMember(page, hanako.name);
  expect(drafts).toHaveLength(1);
});

test('通信が戻ると、会員であることが分かる', async ({ page, context }) => {
  await page.goto('/customer/signin');
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  await page.route('**/external/api/members/me', (route) => route.abort('internetdisconnected'));
  // The header shows a visitor before the server has been asked.
  const requested = page.waitForEvent('requestfailed', (request) =>
    /members\/me$/.test(request.url()),
  );
  await page.goto('/customer/reservation-search');
  await requested;
  await expectVisitor(page);
  await page.unrouteAll();
  await context.setOffline(true);
  await context.setOffline(false);
  await expectMember(page, hanako.name);
});

test('誰なのかを尋ねている間に通信が切れて戻っても、会員であることが分かる', async ({
  page,
  context,
}) => {
  await page.goto('/customer/signin');
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  const back = Promise.withResolvers<void>();
  const cut = async (route: Route) => {
    await back.promise;
    await route.abort('internetdisconnected');
  };
  await page.route('**/external/api/members/me', cut, { times: 1 });
  const requested = page.waitForRequest('**/external/api/members/me');
  await page.goto('/customer/reservation-search');
  await requested;
  await context.setOffline(true);
  await context.setOffline(false);
  back.resolve();
  await expectMember(page, hanako.name);
});

test('2つのタブで同時にログインすると、後のログインは前のログインを待ってから、終わらせる', async ({
  page,
  context,
}) => {
  const second = await context.newPage();
  await page.goto('/customer/signin');
  await second.goto('/customer/signin');
  const released = Promise.withResolvers<void>();
  await page.route('**/external/api/auth/login', async (route) => {
    await released.promise;
    await route.continue();
  });
  const answer = page.waitForResponse('**/external/api/auth/login');
  let isSent = false;
  second.on('request', (request) => {
    isSent ||= request.url().endsWith('/auth/login');
  });
  const first = page.waitForRequest('**/external/api/auth/login');
  await signIn(page, hanako);
  await first;
  await signIn(second, taro);
  await expect(second.getByRole('button', { name: 'ログインしています' })).toBeVisible();
  expect(isSent).toBe(false);
  released.resolve();
  const set = await (await answer).headerValue('set-cookie');
  const cookie = /ferry_session=[^;]+/.exec(set ?? '')?.[0] ?? '';
  await expectMember(second, taro.name);
  await expectMember(page, taro.name);
  const me = new URL('/external/api/members/me', page.url());
  const previous = await fetch(me, { headers: { cookie } });
  expect(await previous.json()).toMatchObject({ code: 'SESSION_EXPIRED' });
});

test('知らないアドレスは、会員にもアドレスを変えずに見つからないことを伝える', async ({ page }) => {
  await page.goto('/customer/signin');
  await signIn(page, hanako);
  await expectMember(page, hanako.name);
  await page.goto('/customer/no/such/page');
  await expect(page.getByText('This page could not be found')).toBeVisible();
  await expect(page).toHaveURL(/\/customer\/no\/such\/page$/);
});

test.describe('入力中の予約があるログアウト', () => {
  const question = '入力中の予約をこの端末から削除しますか';

  test.beforeEach(async ({ page }) => {
    await openInputAsMember(page);
  });

  test('削除を選ぶと、予約はどこからも見えなくなり、席も戻る', async ({ page }) => {
    const step = page.url();
    await press(page.getByRole('button', { name: 'お支払い方法へ進む' }));
    await choosePort(page);
    await hold(page);
    const held = page.url();
    await press(page.getByRole('banner').getByRole('link', { name: 'ログアウト' }));
    await expect(page.getByRole('heading', { level: 2, name: question })).toBeFocused();
    await expectMember(page, hanako.name);
    await expectSoundPage(page);
    // By keyboard: the first button after the question.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: '削除してログアウトする' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('入力中の予約を削除しました。ログアウトしました。')).toBeVisible();
    await page.goto('/customer/signin');
    await signIn(page, hanako);
    await expectMember(page, hanako.name);
    await page.goto(step);
    await expect(page.getByText('入力中の予約が見つかりませんでした。')).toBeVisible();
    await page.goto(held);
    await expect(page.getByText('お取り置きの期限が過ぎ')).toBeVisible();
  });

  test('残すを選ぶと、次のログインで続きから入力できる', async ({ page }) => {
    const step = page.url();
    await press(page.getByRole('banner').getByRole('link', { name: 'ログアウト' }));
    await press(page.getByRole('button', { name: '残してログアウトする' }));
    await expect(page.getByText('ログアウトしました。')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'ログアウト' })).toBeFocused();
    await page.goto('/customer/signin');
    await signIn(page, hanako);
    await expectMember(page, hanako.name);
    await page.goto(step);
    await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(mailbox());
  });

  test('やめると、ログインしたまま入力に戻る', async ({ page }) => {
    const step = page.url();
    await press(page.getByRole('banner').getByRole('link', { name: 'ログアウト' }));
    await press(page.getByRole('link', { name: 'ログアウトせずに予約を続ける' }));
    await expect(page).toHaveURL(step);
    await expectMember(page, hanako.name);
  });

  test('削除が届かなければ、理由を伝えて、もう一度選べる', async ({ page }) => {
    await page.route('**/customer-api/drafts/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort('connectionreset') : route.continue(),
    );
    await press(page.getByRole('banner').getByRole('link', { name: 'ログアウト' }));
    await press(page.getByRole('button', { name: '削除してログアウトする' }));
    await expect(page.getByRole('alert')).toContainText('削除できませんでした');
    await expectMember(page, hanako.name);
    await page.unrouteAll();
    await press(page.getByRole('button', { name: '削除してログアウトする' }));
    await expect(page.getByText('入力中の予約を削除しました。ログアウトしました。')).toBeVisible();
  });
});
