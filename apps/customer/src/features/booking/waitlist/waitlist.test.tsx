import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as waitlist from './Waitlist.stories.tsx';

const { Ended, LinkOver, Withdrawing } = composeStories(waitlist);

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
