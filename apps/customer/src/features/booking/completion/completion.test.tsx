import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as completion from './CompletionPage.stories.tsx';

const { CardNotKept, Default, Paid, PaidNotOpen } = composeStories(completion);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

const boxOf = (name: string) =>
  page.getByRole('heading', { name }).element().getBoundingClientRect();

/** What the customer is offered first. */
const firstAction = async () => {
  const aside = page.getByRole('complementary', { name: 'この予約でできること' });
  await expect.element(aside.getByRole('link', { name: '乗船券を見る' })).toBeVisible();
  return aside.getByRole('link').first().element().textContent;
};

test('表示が始まっていれば、乗船カードに全員分のQRコードと番号があり、狭い画面では行程の後に並び、乗船券への案内が最初にある', async () => {
  await page.viewport(375, 812);
  await Paid.run();
  await expect.element(page.getByRole('img', { name: '全員分の乗船券のQRコード' })).toBeVisible();
  await expect.element(page.getByText('R8WT-4NPX')).toBeVisible();
  expect(boxOf('全員分の乗船券').top).toBeGreaterThan(boxOf('片道 8月2日(月)').bottom);
  await page.viewport(1280, 800);
  expect(boxOf('全員分の乗船券').left).toBeGreaterThan(boxOf('片道 8月2日(月)').right);
  expect(await firstAction()).toBe('乗船券を見る');
});

test('表示の開始前は、いつから見られるかを言って予約の詳細を先に案内し、支払いの前は何も言わない', async () => {
  await page.viewport(1280, 800);
  await PaidNotOpen.run();
  await expect.element(page.getByText('2027年8月2日(月) 5:30から表示できます。')).toBeVisible();
  expect(page.getByRole('img', { name: /QRコード$/ }).elements()).toEqual([]);
  expect(await firstAction()).toBe('予約の詳細を見る');

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
