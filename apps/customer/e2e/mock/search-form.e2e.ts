import { expect, type Page, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { errorSummary } from '../support/error-summary.ts';
import { expectSoundLines } from '../support/lines.ts';
import { openPorts, portCell, selectPort } from '../support/ports.ts';
import { choose, press } from '../support/press.ts';
import { addPassengers, openCell, searchCell, typeDay } from '../support/search-card.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/customer/');
  await expect(portCell(page, '出発地')).toBeVisible();
});

test('検索のボタンまで最初の画面に入り、運航状況は一行', async ({ page, isMobile }) => {
  await expect(page.getByText('一部欠航', { exact: true }).first()).toBeVisible();
  const button = await page.getByRole('button', { name: '便を検索する' }).boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(isMobile ? 640 : 560);
  const statusHeight = await page.evaluate(() => {
    const top = (of: string) => document.querySelector(of)?.getBoundingClientRect().top ?? 0;
    return top('main svg[viewBox="0 0 1440 360"]') - top('main');
  });
  expect(statusHeight).toBeLessThanOrEqual(48);
});

/** The left edge and width in pixels of each element of the page. */
const places = (page: Page) =>
  page.locator('body *').evaluateAll((parts) =>
    parts.map((part) => {
      const { left, width } = part.getBoundingClientRect();
      return [left, width] as const;
    }),
  );

test('画面の並びが変わるのは、600・960・1264・1904px', async ({ page }) => {
  /** How far the element that moves most moves when the window grows by one pixel; NaN while the page still loads. */
  const step = async (width: number) => {
    await page.setViewportSize({ width: width - 1, height: 800 });
    const before = await places(page);
    await page.setViewportSize({ width, height: 800 });
    const after = await places(page);
    if (after.length !== before.length) return Number.NaN;
    return Math.max(
      ...before.flatMap(([left, size], index) => {
        const [newLeft, newSize] = after[index] ?? [left, size];
        return [Math.abs(newLeft - left), Math.abs(newSize - size)];
      }),
    );
  };
  await expect(page.getByText('一部欠航', { exact: true }).first()).toBeVisible();
  for (const width of [600, 960, 1264, 1904]) {
    await expect.poll(() => step(width), `${width} px`).toBeGreaterThan(16);
    await expect.poll(() => step(width - 40), `${width - 40} px`).toBeLessThan(16);
  }
  const font = await portCell(page, '出発地').evaluate((cell) => getComputedStyle(cell).fontFamily);
  expect(font).toMatch(/^"?(?:Hiragino|Noto Sans (?:CJK )?JP|Yu Gothic)/);
});

test('港・日・人数と車両のパネルは、広い画面ではセルの下に収まり、狭い画面では下からのシートになる', async ({
  page,
  isMobile,
}) => {
  const cells = [
    portCell(page, '出発地'),
    searchCell(page, '乗船日'),
    searchCell(page, '人数・車両'),
  ];
  await expect(portCell(page, '出発地')).not.toContainText('待っています');
  for (const cell of cells) {
    await press(cell);
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await expectSoundPage(page);
    const { y, width, height } = (await panel.boundingBox()) ?? { y: 0, width: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(800);
    if (isMobile) expect([width, height]).toEqual([375, 776]);
    else expect(width).toBeLessThanOrEqual(848);
    await page.keyboard.press('Escape');
    await expect(cell).toBeFocused();
  }
});

test('カレンダーは、年・月・日の箱から離れている', async ({ page }) => {
  await openCell(page, '乗船日');
  const panel = page.getByRole('dialog', { name: '乗船日を選ぶ' });
  const box = await panel.getByRole('textbox', { name: '年', exact: true }).boundingBox();
  const previous = panel.getByRole('button', { name: '前の月' });
  await expect(previous).toBeVisible();
  const arrow = await previous.boundingBox();
  expect((arrow?.y ?? 0) - (box?.y ?? 0) - (box?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

test('パネルの「決める」にフォーカスしても、下のページは動かない', async ({ page }) => {
  await selectPort(page, '出発地', '汐見港');
  await selectPort(page, '到着地', '凪浦港');
  await openCell(page, '乗船日');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: '決める', exact: true }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('往路と復路の日は、320pxの画面でも曜日まで一行', async ({ page }) => {
  const days = 'date=2027-12-18&returnDate=2027-12-25';
  await page.goto(`/customer/reservation?fromPortId=port_shiomi&toPortId=port_nagiura&${days}`);
  await expect(searchCell(page, '復路')).toContainText('12月25日(土)');
  await expectSoundLines(page, [320]);
});

test('車を選んでも、手伝いのスイッチまで、広い画面ではスクロールせずに見える', async ({
  page,
  isMobile,
}) => {
  await selectPort(page, '出発地', '東雲港');
  await openCell(page, '人数・車両');
  const panel = page.getByRole('dialog');
  await choose(panel.getByRole('radio', { name: '乗用車' }), { force: true });
  await expect(panel.getByLabel('車両の長さ(cm)')).toBeVisible();
  const hidden = await panel.evaluate((each) => each.scrollHeight - each.clientHeight);
  // A sheet is as high as the phone, and is pushed.
  expect(hidden > 0).toBe(isMobile);
  if (isMobile) await panel.getByRole('switch').scrollIntoViewIfNeeded();
  await expect(panel.getByRole('switch')).toBeInViewport({ ratio: 1 });
});

test('何も選ばずに検索すると、エラー要約に移動し、入力は残る', async ({ page }) => {
  await press(page.getByRole('button', { name: '便を検索する' }));
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    '出発地を選択してください。',
    '到着地を選択してください。',
  ]);
  await expect(page).toHaveTitle(/^エラー:フェリーのご予約/);
  await press(summary.getByRole('link', { name: '出発地を選択してください。' }));
  await expect(portCell(page, '出発地')).toBeFocused();
});

test('全角の日付で検索できる', async ({ page }) => {
  await selectPort(page, '出発地', '汐見港');
  await selectPort(page, '到着地', '凪浦港');
  await typeDay(page, '乗船日', { year: '２０２７', month: '８', day: '２' });
  await press(page.getByRole('button', { name: '便を検索する' }));
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeFocused();
  await expect(page).toHaveURL(/date=2027-08-02/);
});

test('到着地には、出発地から行ける航路だけが並び、入れ替えられる', async ({ page }) => {
  await selectPort(page, '出発地', '東雲港');
  // The only one: chosen with it, and not asked for.
  await expect(portCell(page, '到着地')).toContainText('北斗浜港');
  const ports = await openPorts(page, '到着地');
  await expect(ports.getByRole('option')).toHaveText([
    '東雲港 しののめこう出発地',
    '北斗浜港 ほくとはまこう',
  ]);
  await expectSoundPage(page);
  await page.keyboard.press('Escape');
  await press(page.getByRole('button', { name: '出発地と到着地を入れ替える' }));
  await expect(portCell(page, '出発地')).toContainText('北斗浜港');
});

test('カレンダーで選んだ日が、年・月・日に入る', async ({ page }) => {
  await openCell(page, '乗船日');
  const dialog = page.getByRole('dialog', { name: '乗船日を選ぶ' });
  await expect(dialog.getByRole('grid').first()).toBeVisible();
  await expectSoundPage(page);
  await press(dialog.getByRole('button', { name: /7月25日/ }));
  // Nothing else is to be said of a one-way trip's day.
  await expect(dialog).toBeHidden();
  await expect(searchCell(page, '乗船日')).toBeFocused();
  await expect(searchCell(page, '乗船日')).toContainText('7月25日(日)');
  await openCell(page, '乗船日');
  await expect(dialog.getByLabel('日', { exact: true })).toHaveValue('25');
});

for (const [name, path] of [
  ['トップページ', '/customer/'],
  ['予約の条件', '/customer/reservation'],
] as const) {
  test(`${name}から検索し、検索結果から戻ると、検索した条件が残っている`, async ({ page }) => {
    await page.goto(path);
    await selectPort(page, '出発地', '汐見港');
    await choose(page.getByRole('radio', { name: '往復' }));
    for (const [cell, day] of [
      ['往路', '25'],
      ['復路', '28'],
    ] as const) {
      await typeDay(page, cell, { year: '2027', month: '7', day });
    }
    await addPassengers(page, '大人');
    await press(page.getByRole('button', { name: '便を検索する' }));
    const results = page.getByRole('heading', { level: 1, name: '往路の便と客室を選ぶ' });
    await expect(results).toBeVisible();
    await page.reload();
    await expect(results).toBeVisible();
    await page.goBack();
    await expect(portCell(page, '出発地')).toContainText('汐見港');
    await expect(portCell(page, '到着地')).toContainText('凪浦港');
    await expect(searchCell(page, '人数・車両')).toContainText('大人2名');
    await expect(searchCell(page, '復路')).toContainText('7月28日(水)');
  });
}

test('過ぎた日のアドレスを開くと、条件の入力に移り、日付が過ぎていることを伝える', async ({
  page,
}) => {
  await page.goto(
    '/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-07-19&adults=2',
  );
  await expect(page.getByRole('heading', { level: 1, name: '予約の条件' })).toBeVisible();
  await expect(page.getByText('この乗船日は過ぎています。')).toBeVisible();
  await expect(searchCell(page, '人数・車両')).toContainText('大人2名');
});
