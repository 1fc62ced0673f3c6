import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as completion from './CompletionPage.stories.tsx';

const { CardNotKept, ConvenienceStore, Default, Paid, PaidNotOpen } = composeStories(completion);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const boxOf = (name: string) =>
  page.getByRole('heading', { name }).element().getBoundingClientRect();

/** The one button below what is to be done. */
const nextButton = async () => {
  await expect.element(page.getByRole('link', { name: '乗船券を見る' })).toBeVisible();
  const steps = page.getByRole('region', { name: 'これからのお手続き' });
  expect(steps.getByRole('link').elements()).toHaveLength(1);
  return steps.getByRole('link').element().textContent;
};

test('表示が始まっていれば、乗船カードに全員分のQRコードと番号があり、狭い画面では行程の後に並び、次の操作は乗船券の一つだけである', async () => {
  await page.viewport(375, 812);
  await Paid.run();
  await expect.element(page.getByRole('img', { name: '全員分の乗船券のQRコード' })).toBeVisible();
  await expect.element(page.getByText('R8WT-4NPX')).toBeVisible();
  expect(boxOf('全員分の乗船券').top).toBeGreaterThan(boxOf('片道 8月2日(月)').bottom);
  await page.viewport(1280, 800);
  expect(boxOf('全員分の乗船券').left).toBeGreaterThan(boxOf('片道 8月2日(月)').right);
  expect(await nextButton()).toBe('乗船券を見る');
});

test('表示の開始前は、いつから見られるかを言って予約の詳細を先に案内し、支払いの前は何も言わない', async () => {
  await page.viewport(1280, 800);
  await PaidNotOpen.run();
  await expect.element(page.getByText('2027年8月2日(月) 5:30から表示できます。')).toBeVisible();
  expect(page.getByRole('img', { name: /QRコード$/ }).elements()).toEqual([]);
  expect(await nextButton()).toBe('予約の詳細を見る');

  await Default.run();
  await expect.element(page.getByText('これからのお手続き')).toBeVisible();
  expect(page.getByText('から表示できます。').elements()).toEqual([]);
});

test('登録に同意したカードを登録できなければ、支払いは済んでいることと、次にできることを伝える', async () => {
  await CardNotKept.run();
  const said = page.getByText('カード(VISA 下4桁 4242)は登録されていません');
  await expect.element(said).toBeVisible();
  await expect.element(page.getByText(/^お支払いは完了しています。/)).toBeVisible();
  const { href } = page
    .getByRole('link', { name: '登録したカードを見る' })
    .element() as HTMLAnchorElement;
  expect(new URL(href).search).toBe('?show=cards');

  await Paid.run();
  await expect.element(page.getByText('これからのお手続き')).toBeVisible();
  expect(said.elements()).toEqual([]);
});

test('コンビニで支払うときは、状態、お支払い番号、期限、金額、お店での手順の順に、番号がいちばん大きく、はじめから見えている', async () => {
  await page.viewport(375, 812);
  await ConvenienceStore.run();
  window.scrollTo(0, 0);
  const seen = ['お支払い待ち', '1234-567-890', '7月23日(金) 23:59', 'お店での手順'].map((text) =>
    page.getByText(text, { exact: true }).first().element(),
  );
  const tops = seen.map((element) => element.getBoundingClientRect().top);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const largest = sizeOf(seen[1] as Element);
  const others = [...document.querySelectorAll('main :is(p, dd, dd *, time)')].filter(
    (element) => !element.textContent?.includes('1234-567-890'),
  );
  expect(others.length).toBeGreaterThan(10);
  expect(Math.max(...others.map(sizeOf))).toBeLessThan(largest);
  expect(seen[2]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(812);
  // The steps stand beside them from 600 px on: nothing reaches into their column.
  await page.viewport(768, 1024);
  const [, number, deadline, steps] = seen.map((element) => element?.getBoundingClientRect());
  expect(deadline?.right).toBeLessThan(steps?.left ?? 0);
  expect(number?.height).toBeLessThan(2 * sizeOf(seen[1] as Element));
});
