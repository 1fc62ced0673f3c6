import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './NameTable.stories.tsx';

const { Playground, Narrow } = composeStories(stories);

test('どのセルも、列と、誰のことかとともに読まれ、操作は誰のものかを言う', async () => {
  const screen = await render(<Playground />);
  const table = screen.getByRole('table', { name: '一緒に乗る方' });
  const headers = table.getByRole('columnheader').elements();
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'お名前',
    '12月5日(土)の区分',
    '操作',
  ]);
  const row = table.getByRole('row', { name: /^高橋 翔/ });
  await expect.element(row.getByRole('rowheader', { name: '高橋 翔' })).toBeVisible();
  await expect.element(row.getByRole('cell', { name: '大人・40歳' })).toBeVisible();
  await expect.element(row.getByRole('link', { name: /^高橋 翔を ?直す$/ })).toBeVisible();
});

test('幅320でも表のままで、横にはみ出さず、操作は44 px四方', async () => {
  await page.viewport(320, 640);
  const screen = await render(<Narrow />);
  const box = screen.getByRole('table').element().getBoundingClientRect();
  expect(box.right).toBeLessThanOrEqual(320);
  for (const link of screen.getByRole('link').elements()) {
    const { width, height } = link.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});
