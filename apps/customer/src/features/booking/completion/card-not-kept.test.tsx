import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import * as completion from './CompletionPage.stories.tsx';

const { CardNotKept, Paid } = composeStories(completion);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
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
