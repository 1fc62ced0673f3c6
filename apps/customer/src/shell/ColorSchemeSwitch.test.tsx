import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

const { dataset } = document.documentElement;

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.removeItem('ferry-color-scheme');
  delete dataset.theme;
});

test('暗い画面を選ぶと、この端末に一語だけ残り、自動に戻すと消える', async () => {
  const write = vi.spyOn(Storage.prototype, 'setItem');
  const screen = await render(<ColorSchemeSwitch />);
  await expect.element(screen.getByRole('radio', { name: '自動' })).toBeChecked();
  await screen.getByRole('radio', { name: '暗い' }).click();
  await expect.element(screen.getByRole('radio', { name: '暗い' })).toBeChecked();
  expect(dataset.theme).toBe('dark');
  // The browser's storage is shared with other pages, so what this one writes is looked at.
  expect(write.mock.calls).toEqual([['ferry-color-scheme', 'dark']]);
  expect(localStorage.getItem('ferry-color-scheme')).toBe('dark');
  await screen.getByRole('radio', { name: '自動' }).click();
  expect(dataset.theme).toBeUndefined();
  expect(localStorage.getItem('ferry-color-scheme')).toBeNull();
});

test('選んであれば、それが選ばれている', async () => {
  dataset.theme = 'light';
  const screen = await render(<ColorSchemeSwitch />);
  await expect.element(screen.getByRole('radio', { name: '明るい' })).toBeChecked();
});
