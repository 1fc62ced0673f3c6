import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as order from './Order.stories.tsx';

const { OrderingMore } = composeStories(order);

const ownFetch = globalThis.fetch;
afterAll(() => {
  globalThis.fetch = ownFetch;
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('希望を加えると、その便にフォーカスが移り、削除すると、前の希望に移る', async () => {
  await OrderingMore.run();
  const sailing = (number: number) =>
    page.getByRole('group', { name: `第${number}希望` }).getByRole('combobox', { name: '便' });
  await expect.element(sailing(3)).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: /削除する.*第3希望/ }));
  await expect.element(sailing(2)).toHaveFocus();
  await expect.element(sailing(3)).not.toBeInTheDocument();
  // Each choice begins with a sailing of its own.
  await expect.element(sailing(2)).toHaveValue('sail_strait-1240_20271010');
});
