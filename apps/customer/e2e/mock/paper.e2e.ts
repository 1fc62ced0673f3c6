import { expect, type Locator, type Page, test } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { prefer } from '../support/prefer.ts';

const A4 = { width: 595, height: 842 };

/** Letters as they are read: a font of a PDF has some of them as their radicals, and another dot. */
const plain = (text: string) =>
  text.normalize('NFKC').replaceAll('\u2EC4', '西').replaceAll('‧', '・').replace(/\s/g, '');

/** What another program reads on the paper. */
async function print(page: Page) {
  const bytes = new Uint8Array(await page.pdf({ format: 'A4' }));
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 });
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const sheet = await pdf.getPage(index + 1);
      const [, , width = 0, height = 0] = sheet.view;
      const { items } = await sheet.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join('');
      return { size: { width: Math.floor(width), height: Math.floor(height) }, text };
    }),
  );
  return { sizes: sheets.map(({ size }) => size), text: plain(sheets.map((s) => s.text).join('')) };
}

/** What a part says to the eye once all of it is unfolded, but for what is there to be operated. */
const said = async (part: Locator) => {
  const texts = await part.evaluate((element) => {
    for (const details of element.querySelectorAll('details')) details.open = true;
    const texts: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: parent, textContent: text } = node;
      const isOperated = parent?.closest('button, a, form, nav, label') !== null;
      const { width = 0 } = parent?.getBoundingClientRect() ?? {};
      if (text?.trim() && !isOperated && width > 1) texts.push(text);
    }
    return texts;
  });
  return texts.map(plain);
};

test('予約の詳細は、畳んだ内容も含めて、すべてA4の紙に文字で残り、押すためのものは残らない', async ({
  page,
}) => {
  await prefer(page, '**/customer-api/reservations/*', 'code=200, example=familyByNight');
  await page.goto('/customer/reservation-detail/rsv_3fK9xQ2mLw8Z');
  const saving = { name: /^PDFを保存する/, includeHidden: true };
  await expect(page.getByRole('button', saving)).toHaveCount(2);
  await expect(page.locator('#push')).toBeVisible();
  const { sizes, text } = await print(page);
  expect(sizes).toEqual(sizes.map(() => A4));
  const all = await said(page.getByRole('main'));
  // What unfolds a receipt, which is a paper of its own; and the switch of this device.
  const push = await said(page.locator('details:has(> summary#push)'));
  const words = all.filter(
    (word) => !/(?:(?<!乗船者名簿の)内容を見る|再発行する)$/.test(word) && !push.includes(word),
  );
  expect(words).toHaveLength(all.length - 3 - push.length);
  expect(words).toEqual(expect.arrayContaining(['7KQ4-MX9R', '42歳、女性、汐見市', '往復割引']));
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
  expect(text).toMatch(/運送約款2027年7月20日\(火\)10:12に同意\(2027年4月1日(?:\(木\))?の版\)/);
  // Header and footer are gone: the paper has its own line with the telephone.
  expect(text).toContain('お問い合わせ0120-000-470');
  for (const name of ['番号をコピーする', '連絡先を直す', '予約を取り消す']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    expect(text).not.toContain(name);
  }
});

test('乗船券は、電話から印刷しても、1枚ずつの番号、締切、乗り場まで、すべて文字で残る', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/customer/reservation-detail/rsv_3fK9xQ2mLw8Z/tickets');
  await expect(page.getByRole('figure').first()).toBeVisible();
  const { text } = await print(page);
  const words = [
    ...(await said(page.getByRole('region', { name: '3名と車両をまとめて' }))),
    ...(await said(page.getByRole('list').filter({ hasText: '7KQ4-MX9A' }))),
  ];
  const codes = ['R8WT-4NPX', '7KQ4-MX9A', '7KQ4-MX9B', '7KQ4-MX9C', '7KQ4-MX9V'];
  expect(words).toEqual(expect.arrayContaining([...codes, '山田花子様', '行き方']));
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
  expect(text).toContain('乗船手続き締切(車両)8月2日(月)7:30');
});

test('運賃シミュレーションの紙には、だれの運賃か、客室ごとの金額と内訳が残り、押すためのものは残らない', async ({
  page,
}) => {
  await page.goto(
    '/customer/simulation?fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1&vehicles=veh_car:469',
  );
  await expect(page.getByRole('button', { name: 'この条件で予約する' })).toBeVisible();
  const { sizes, text } = await print(page);
  expect(sizes).toEqual(sizes.map(() => A4));
  for (const words of [
    '汐見港→凪浦港8月2日(月)大人2名・小人1名乗用車(469cm)',
    'カーペット席スタンダード12,300円',
    '大人運賃(カーペット席)4,800円×2名9,600円',
    '合計(税込)12,300円',
    'お問い合わせ0120-000-470',
  ]) {
    expect(text).toContain(words);
  }
  for (const name of ['印刷する', '証明書で使える割引を計算に入れる']) {
    await expect(page.getByText(name, { exact: true })).toBeVisible();
    expect(text).not.toContain(name);
  }
});

test('完了の紙には、予約番号と金額、締切、乗船者の名前が残る', async ({ page }) => {
  await page.goto('/customer/reservation/reservation-completion?reservation=rsv_3fK9xQ2mLw8Z');
  await expect(page.getByRole('button', { name: '印刷する' })).toBeVisible();
  const { text } = await print(page);
  for (const words of [
    '7KQ4-MX9R',
    'これからのお支払い(税込)12,300円',
    '大人2名・小人1名',
    '乗船手続き締切',
    '山田花子山田太郎山田結',
    'お問い合わせ0120-000-470',
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toContain('カレンダーに追加する');
});
