import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as waitlist from './Waitlist.stories.tsx';

const { Ended, LinkOver, More, Withdrawing } = composeStories(waitlist);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

// A second try begins with the focus at the heading.
test('取りやめると、フォーカスは見出しに移る', { retry: 0 }, async () => {
  await Withdrawing.run();
  const question = page.getByRole('alertdialog', { name: '空席待ちを取りやめますか' });
  await userEvent.click(question.getByRole('button', { name: '空席待ちを取りやめる' }));
  await expect.element(page.getByRole('heading', { level: 1, name: '空席待ち' })).toHaveFocus();
});

test('待っている便がなければ、使えないリンクからも、終わったものからも、便を探しに行ける', async () => {
  for (const story of [Ended, LinkOver]) {
    await story.run();
    await expect.element(page.getByRole('link', { name: '便を探す' })).toBeVisible();
  }
});

test('続きを表示すると、前のものは残り、フォーカスは続きに移る', async () => {
  await More.run();
  const entries = page.getByRole('heading', { name: /汐見港/ });
  await expect.element(entries).toHaveLength(1);
  await userEvent.click(page.getByRole('button', { name: '続きの空席待ちを表示する' }));
  await expect.element(entries).toHaveLength(2);
  expect(document.activeElement?.contains(entries.nth(1).element())).toBe(true);
  expect(document.activeElement?.contains(entries.nth(0).element())).toBe(false);
});
