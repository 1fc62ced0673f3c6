import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { errorSummary } from '../support/error-summary.ts';
import { collectPolicyReports } from '../support/policy.ts';
import { portCell, selectPort } from '../support/ports.ts';
import { choose, press } from '../support/press.ts';
import { addPassengers, openCell, searchCell } from '../support/search-card.ts';
import { translated } from '../support/translated.ts';

// What a page of the build shows and keeps before the app has started, and that the app takes it
// over as it stands. The app is held back at the network until the test lets it go.
const prerenderedPages = [
  ['', 'フェリーのご予約'],
  ['reservation', '予約の条件'],
  ['reservation-search', '予約の照会'],
  ['simulation', '運賃シミュレーション'],
  ['signin', 'ログイン'],
  ['signup/apply', '会員登録のお申し込み'],
  ['reset-password/forgot', 'パスワードの再設定'],
  ['errors/40x', 'ページが見つかりません'],
  ['accessibility', 'アクセシビリティ方針'],
] as const;

async function holdTheApp(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/customer/assets/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

type WithShifts = { shifts: number };

const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as WithShifts;
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      seen.shifts += list.getEntries().length;
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** Layout shifts until now. A slow machine paints a document while it is being read. */
const shiftsOf = (page: Page) => page.evaluate(() => (window as unknown as WithShifts).shifts);

for (const [path, heading] of prerenderedPages) {
  test(`/${path} は、アプリが始まる前に「${heading}」を描き、そのまま引き継ぐ`, async ({
    page,
  }) => {
    const reports = await collectPolicyReports(page);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await countShifts(page);
    const release = await holdTheApp(page);
    await page.goto(`/customer/${path}`, { waitUntil: 'domcontentloaded' });
    const painted = await page.getByRole('heading', { level: 1, name: heading }).elementHandle();
    await expect(page).toHaveTitle(`${heading}|汐凪フェリー`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectSoundPage(page);
    const shifts = await shiftsOf(page);
    release();
    // Taken over: the address is the router's.
    await page.getByRole('link', { name: '本文へ移動' }).waitFor({ state: 'attached' });
    await page.waitForFunction(() => '__TSR_ROUTER__' in window);
    await page.waitForLoadState('networkidle');
    expect(await painted?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await page.evaluate(() => document.querySelector('[data-style]'))).toBeNull();
    expect(await shiftsOf(page)).toBe(shifts);
    // A sheet that came now would have every style and place worked out anew.
    const inline = await page
      .locator('link[disabled]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(inline.length).toBeGreaterThan(1);
    expect(fetched.filter((address) => inline.includes(address))).toEqual([]);
    expect(reports).toEqual([]);
  });
}

for (const width of [375, 768, 1280]) {
  test(`幅${width}pxのホームは、港が届いても動かず、先に選んだ人数が残る`, async ({ page }) => {
    const release = await holdTheApp(page);
    await page.setViewportSize({ width, height: 3_000 });
    await page.goto('/customer/', { waitUntil: 'domcontentloaded' });
    await openCell(page, '人数・車両');
    const adults = page.getByRole('spinbutton', { name: '大人' });
    await adults.fill('3');
    await page.keyboard.press('Escape');
    // Below it an evening says that today is over.
    const search = page.getByRole('button', { name: '便を検索する' });
    const before = await search.boundingBox();
    release();
    await selectPort(page, '出発地', '汐見港');
    await expect(searchCell(page, '乗船日')).toContainText(/月\d+日/);
    await expect(searchCell(page, '人数・車両')).toContainText('大人3名');
    expect(await search.boundingBox()).toEqual(before);
  });
}

test('ボタンを押しているあいだにアプリが画面を置き換えても、離せばリンクの先へ移る', async ({
  page,
}) => {
  const release = await holdTheApp(page);
  await page.goto('/customer/routes', { waitUntil: 'domcontentloaded' });
  const link = page.getByRole('banner').getByRole('link', { name: '汐凪フェリー' });
  const painted = await link.elementHandle();
  await link.hover();
  await page.mouse.down();
  release();
  await expect.poll(() => painted?.evaluate((element) => element.isConnected)).toBe(false);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'フェリーのご予約' })).toBeVisible();
});

/** The page as a browser without popovers reads it: their attribute means nothing, and no method is there. */
const takePopovers = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name !== 'popover') setAttribute.call(this, name, value);
    };
    new MutationObserver(() => {
      for (const panel of document.querySelectorAll('[popover]')) panel.removeAttribute('popover');
    }).observe(document, { childList: true, subtree: true });
  });

test('popover のないブラウザーでも、始まる前に押した出発地は始まったときに開き、検索まで進める', async ({
  page,
}) => {
  await takePopovers(page);
  const release = await holdTheApp(page);
  await page.goto('/customer/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await press(portCell(page, '出発地'));
  release();
  await press(page.getByRole('dialog').getByRole('option', { name: /^東雲港/ }));
  await expect(portCell(page, '到着地')).toContainText('北斗浜港');
  await addPassengers(page, '小人');
  await expect(searchCell(page, '人数・車両')).toContainText('2名');
  await press(page.getByRole('button', { name: '便を検索する' }));
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeVisible();
});

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('暗い画面を選んだ端末では、アプリが始まる前から暗く、紙の上では明るい', async ({ page }) => {
  await page.goto('/customer/signin');
  const light = await ground(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // The browser takes a moment to hear of it.
  await expect.poll(() => ground(page)).not.toBe(light);
  const dark = await ground(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await choose(page.getByRole('radio', { name: '暗い' }));
  await expect.poll(() => ground(page)).toBe(dark);
  const release = await holdTheApp(page);
  await page.reload({ waitUntil: 'domcontentloaded' });
  expect(await ground(page)).toBe(dark);
  release();
  await expect(page.getByRole('radio', { name: '暗い' })).toBeChecked();
  await expectSoundPage(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
    'light',
  );
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await choose(page.getByRole('radio', { name: '明るい' }));
  await expect.poll(() => ground(page)).toBe(light);
});

test('アプリが始まる前に画面を送っても、始まったときに上へ戻らない', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/customer/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => scrollTo(0, 400));
  release();
  await expect(portCell(page, '出発地')).toContainText('選択してください');
  expect(await page.evaluate(() => scrollY)).toBe(400);
  // From then on a new page begins at its top, and Back leads to where it was.
  const link = page.getByRole('link', { name: '予約の確認' });
  // Not the pointer of the test, which would move the page to the link.
  await link.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByRole('heading', { level: 1, name: '予約の照会' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

for (const [what, isTranslated] of [
  ['', false],
  ['翻訳されていて描き直されるページでも、', true],
] as const) {
  test(`${what}アプリが始まる前に入力して送信しても、入力は残り、始まったときに送られる`, async ({
    page,
  }) => {
    if (isTranslated) await translated(page, 'at load');
    const release = await holdTheApp(page);
    await page.goto('/customer/reservation-search', { waitUntil: 'domcontentloaded' });
    await page.getByLabel('予約番号').fill('7KQ4-MX9R');
    await choose(page.getByLabel('メールアドレス'));
    const contact = page.locator('#lookup-phone');
    await contact.pressSequentially('hanako@example.jp');
    await contact.press('Enter');
    await expect(page).toHaveURL(/\/reservation-search$/);
    release();
    await expect(page.getByRole('alert').filter({ hasText: '照会できませんでした' })).toBeVisible();
    await expect(page.getByLabel('予約番号')).toHaveValue('7KQ4-MX9R');
    await expect(page.getByRole('radio', { name: 'メールアドレス' })).toBeChecked();
    await expect(page.getByRole('textbox', { name: 'メールアドレス' })).toHaveValue(
      'hanako@example.jp',
    );
    await expect(page).toHaveURL(/\/reservation-search$/);
  });
}

test('アプリが始まる前に押したボタンは、始まったときに押されたことになる', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/customer/', { waitUntil: 'domcontentloaded' });
  await press(page.getByRole('button', { name: '明日' }));
  await expect(page.getByRole('button', { name: '明日' })).toHaveAttribute('aria-pressed', 'false');
  release();
  await expect(page.getByRole('button', { name: '明日' })).toHaveAttribute('aria-pressed', 'true');
});

test('アプリが始まる前に開いた日付の欄は開いたままで、始まったときにカレンダーが出る', async ({
  page,
}) => {
  const release = await holdTheApp(page);
  await page.goto('/customer/', { waitUntil: 'domcontentloaded' });
  await openCell(page, '乗船日');
  await expect(page.getByRole('dialog', { name: '乗船日を選ぶ' })).toBeVisible();
  await expect(page.getByRole('grid').first()).toBeHidden();
  release();
  await expect(page.getByRole('grid').first()).toBeVisible();
});

test('日本語の変換中には引き継がず、変換が終わってから続ける', async ({ page }) => {
  const release = await holdTheApp(page);
  await page.goto('/customer/reservation-search', { waitUntil: 'domcontentloaded' });
  const number = page.getByLabel('予約番号');
  await number.focus();
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', {
    text: 'か',
    selectionStart: 1,
    selectionEnd: 1,
  });
  release();
  await page.waitForFunction(() => '__TSR_ROUTER__' in window);
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.document.querySelector('[data-style]'))).not.toBeNull();
  await keyboard.send('Input.insertText', { text: '漢' });
  await expect.poll(() => page.locator('[data-style]').count()).toBe(0);
  await press(page.getByRole('button', { name: '予約を照会する' }));
  await expect(errorSummary(page)).toBeVisible();
  await expect(number).toHaveValue('漢');
});

test('アプリを取得できないときは、そのことと電話番号を伝える', async ({ page }) => {
  await page.route('**/customer/assets/**', (route) => route.abort());
  await page.goto('/customer/');
  await expect(page.getByRole('alert')).toContainText('ページの読み込みを完了できませんでした');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('ブラウザーが古すぎるときは、そのことと電話番号を伝え、使えないフォームを見せず、何も始めない', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS;
    // As iOS 15 responds.
    CSS.supports = (name: string, value?: string) =>
      name !== 'container-type' && supports(name, value ?? '');
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') fetched.push(new URL(request.url()).pathname);
  });
  for (const path of ['/customer/', '/customer/reservation/select-schedule']) {
    await page.goto(path);
    await expect(page.getByText('お使いのブラウザーが古いため')).toBeInViewport();
    await expect(page.getByText('お使いのブラウザーが古いため')).toContainText(
      /お電話\(0\d+-\d+-\d+\)/,
    );
    await expect(page.locator('form:visible, input:visible')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
  // The app starts after 500 ms at the latest, were it to start.
  await page.waitForFunction(() => performance.now() > 1_000);
  expect(fetched.filter((path) => !path.includes('icon'))).toEqual([]);
});

test.describe('JavaScriptが切られているとき', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, h1] of [
    ['/customer/', 1],
    ['/customer/signin', 1],
    ['/customer/reservation-search', 1],
    // The frame alone: what these pages show, the app renders; its heading says that they are loading.
    ['/customer/reservation/select-schedule', 1],
    ['/customer/reservation/customer-input?draft=drf_0000000000000000', 1],
  ] as const) {
    test(`${path}は、必要なことと電話番号を伝え、使えないフォームを見せない`, async ({ page }) => {
      await page.goto(path);
      const note = page.locator('noscript p');
      await expect(note).toBeInViewport();
      await expect(note).toContainText('JavaScriptが必要です');
      await expect(note).toContainText(/お電話\(0\d+-\d+-\d+\)/);
      await expect(page.locator('h1')).toHaveCount(h1);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('form:visible, input:visible')).toHaveCount(0);
      // Were one sent all the same, nothing of it would be in the address.
      await expect(page.locator('form:not([method=post])')).toHaveCount(0);
    });
  }
});
