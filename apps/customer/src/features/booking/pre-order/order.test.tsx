import '@ferry/ui/styles/global.css';
import { composeStories } from '@storybook/react-vite';
import { afterAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as order from './Order.stories.tsx';

const { Ordering, OrderingMore } = composeStories(order);

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

test('入力した氏名は、別の表示から戻っても残り、再読み込みの前に尋ねる', async () => {
  const asksBeforeReload = () =>
    !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await Ordering.run();
  const name = () => page.getByRole('textbox', { name: '姓' }).nth(1);
  await expect.element(name()).toBeVisible();
  expect(asksBeforeReload()).toBe(false);
  await userEvent.fill(name(), '海野');
  expect(asksBeforeReload()).toBe(true);
  await userEvent.click(page.getByRole('link', { name: 'お知らせを受け取る' }));
  await expect.element(name()).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('link', { name: '先行申込をする' }));
  await expect.element(name()).toHaveValue('海野');
  expect(asksBeforeReload()).toBe(true);
  await userEvent.clear(name());
  expect(asksBeforeReload()).toBe(false);
});
