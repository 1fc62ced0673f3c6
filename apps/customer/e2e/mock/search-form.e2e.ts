import { expect, test } from '@playwright/test';
import { expectSoundPage } from '../support/axe.ts';
import { errorSummary } from '../support/error-summary.ts';
import { selectPort } from '../support/ports.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/customer/');
  await expect(page.getByLabel('出発地', { exact: true })).toBeVisible();
});

test('何も選ばずに検索すると、エラー要約に移動し、入力は残る', async ({ page }) => {
  await page.getByRole('button', { name: '便を検索する' }).click();
  const summary = errorSummary(page);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    '出発地を選択してください。',
    '到着地を選択してください。',
  ]);
  await expect(page).toHaveTitle(/^エラー:フェリーのご予約/);
  await summary.getByRole('link', { name: '出発地を選択してください。' }).click();
  await expect(page.getByLabel('出発地', { exact: true })).toBeFocused();
});

test('全角の日付で検索できる', async ({ page }) => {
  await selectPort(page, '出発地', '汐見港');
  await selectPort(page, '到着地', '凪浦港');
  const date = page.getByRole('group', { name: '乗船日' });
  await date.getByLabel('年').fill('２０２７');
  await date.getByLabel('月').fill('８');
  await date.getByLabel('日', { exact: true }).fill('２');
  await page.getByRole('button', { name: '便を検索する' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '便と客室を選ぶ' })).toBeFocused();
  await expect(page).toHaveURL(/date=2027-08-02/);
});

test('到着地には、出発地から行ける港だけが並び、入れ替えられる', async ({ page }) => {
  await selectPort(page, '出発地', '東雲港');
  await expect(page.getByLabel('到着地', { exact: true }).getByRole('option')).toHaveText([
    '選択してください',
    '北斗浜港(ほくとはまこう)',
  ]);
  await selectPort(page, '到着地', '北斗浜港');
  await page.getByRole('button', { name: '出発地と到着地を入れ替える' }).click();
  await expect(page.getByLabel('出発地', { exact: true })).toHaveValue('port_hokutohama');
});

test('カレンダーで選んだ日が、年・月・日に入る', async ({ page }) => {
  await page.getByRole('button', { name: 'カレンダーで選ぶ' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expectSoundPage(page);
  await dialog.getByRole('button', { name: /7月25日/ }).click();
  await expect(dialog).toBeHidden();
  const date = page.getByRole('group', { name: '乗船日' });
  await expect(date.getByLabel('日', { exact: true })).toHaveValue('25');
  await expect(page.getByRole('button', { name: 'カレンダーで選ぶ' })).toBeFocused();
});

for (const [name, path] of [
  ['トップページ', '/customer/'],
  ['予約の条件', '/customer/reservation'],
] as const) {
  test(`${name}から検索し、検索結果から戻ると、検索した条件が残っている`, async ({ page }) => {
    await page.goto(path);
    await selectPort(page, '出発地', '汐見港');
    await page.getByRole('radio', { name: '往復' }).check();
    for (const [legend, day] of [
      ['往路の乗船日', '25'],
      ['復路の乗船日', '28'],
    ] as const) {
      const date = page.getByRole('group', { name: legend });
      await date.getByLabel('年').fill('2027');
      await date.getByLabel('月').fill('7');
      await date.getByLabel('日', { exact: true }).fill(day);
    }
    await page.getByRole('button', { name: '大人を増やす' }).click();
    await page.getByRole('button', { name: '便を検索する' }).click();
    const results = page.getByRole('heading', { level: 1, name: '往路の便と客室を選ぶ' });
    await expect(results).toBeVisible();
    await page.reload();
    await expect(results).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('出発地', { exact: true })).toHaveValue('port_shiomi');
    await expect(page.getByLabel('到着地', { exact: true })).toHaveValue('port_nagiura');
    await expect(page.getByRole('spinbutton', { name: '大人' })).toHaveValue('2');
    const back = page.getByRole('group', { name: '復路の乗船日' });
    await expect(back.getByLabel('日', { exact: true })).toHaveValue('28');
  });
}

test('過ぎた日のアドレスを開くと、条件の入力に移り、日付が過ぎていることを伝える', async ({
  page,
}) => {
  await page.goto(
    '/customer/reservation/select-schedule?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-07-19&adults=2',
  );
  await expect(page.getByRole('heading', { level: 1, name: '予約の条件' })).toBeVisible();
  await expect(page.getByText('指定された乗船日は過ぎています。')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: '大人' })).toHaveValue('2');
});
