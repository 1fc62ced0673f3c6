import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ColorSchemeSwitch } from './ColorSchemeSwitch.tsx';

const { dataset } = document.documentElement;

afterEach(() => {
  localStorage.clear();
  delete dataset.theme;
});

test('暗い画面を選ぶと、この端末に一語だけ残り、自動に戻すと消える', async () => {
  const screen = await render(<ColorSchemeSwitch />);
  await expect.element(screen.getByRole('radio', { name: '自動' })).toBeChecked();
  await screen.getByRole('radio', { name: '暗い' }).click();
  await expect.element(screen.getByRole('radio', { name: '暗い' })).toBeChecked();
  expect(dataset.theme).toBe('dark');
  expect({ ...localStorage }).toEqual({ 'ferry-color-scheme': 'dark' });
  await screen.getByRole('radio', { name: '自動' }).click();
  expect(dataset.theme).toBeUndefined();
  expect({ ...localStorage }).toEqual({});
});

test('選んであれば、それが選ばれている', async () => {
  dataset.theme = 'light';
  const screen = await render(<ColorSchemeSwitch />);
  await expect.element(screen.getByRole('radio', { name: '明るい' })).toBeChecked();
});
