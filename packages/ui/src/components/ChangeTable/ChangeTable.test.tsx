import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './ChangeTable.stories.tsx';

const { Playground, ToPay, Narrow } = composeStories(stories);

const cellsOf = (row: Element) =>
  [...row.querySelectorAll('[role=cell]')].map((cell) => cell.textContent);

test.each([320, 1280])('幅 %i px でも表で、行に変更前・変更後・差額が並ぶ', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<Playground />);
  await expect.element(screen.getByRole('table', { name: '変更の前と後の金額' })).toBeVisible();
  const headers = screen.getByRole('columnheader').elements();
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    '項目',
    '変更前',
    '変更後',
    '差額',
  ]);
  const row = screen.getByRole('row', { name: /高橋 美咲/ }).element();
  expect(cellsOf(row)).toEqual(['14,200円', '12,300円', '−1,900円']);
});

test('なくなるものと、加わるものは「なし」で、差額には符号が付く', async () => {
  const screen = await render(<Playground />);
  const gone = screen.getByRole('row', { name: /スタンダード寝台/ }).element();
  expect(cellsOf(gone)).toEqual(['4,000円', 'なし', '−4,000円']);
  const more = (await render(<ToPay />))
    .getByRole('row', { name: /乗用車/ })
    .last()
    .element();
  expect(cellsOf(more)).toEqual(['なし', '18,600円', '+18,600円']);
});

test('狭い画面では、変更前と変更後に列の名前が付き、差額は名前の右に並ぶ', async () => {
  await page.viewport(320, 800);
  const screen = await render(<Playground />);
  const row = screen.getByRole('row', { name: /高橋 翔/ }).element();
  const [before, after, difference] = [...row.querySelectorAll('[role=cell]')];
  if (!before || !after || !difference) throw new Error('three amounts in a row');
  expect(getComputedStyle(before, '::before').content).toContain('変更前');
  expect(getComputedStyle(after, '::before').content).toContain('変更後');
  expect(difference.getBoundingClientRect().bottom).toBeLessThanOrEqual(
    before.getBoundingClientRect().top,
  );
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('狭い画面でも、長い名前と大きな金額がはみ出さない', async () => {
  await page.viewport(320, 800);
  await render(<Narrow />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
