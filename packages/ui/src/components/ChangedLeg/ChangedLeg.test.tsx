import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './ChangedLeg.stories.tsx';

const { Playground, Added, OneLeg } = composeStories(stories);

test.each([
  [375, '下'],
  [768, '右'],
])('幅 %i px では、変更後が変更前の%sに並ぶ', async (width, place) => {
  await page.viewport(width, 800);
  const screen = await render(<Playground />);
  const boxOf = (name: RegExp) =>
    screen.getByRole('region', { name }).element().getBoundingClientRect();
  const [before, after] = [boxOf(/^変更前 12月8日/), boxOf(/^変更後 12月10日/)];
  if (place === '右') {
    expect(after.left).toBeGreaterThanOrEqual(before.right);
    expect(after.top).toBe(before.top);
  } else {
    expect(after.top).toBeGreaterThanOrEqual(before.bottom);
  }
});

test('追加する行程の変更前は「なし」', async () => {
  const screen = await render(<Added />);
  const before = screen.getByRole('region', { name: '変更前' });
  await expect.element(before.getByText('なし')).toBeVisible();
});

test('片道では行程の名前がなく、変更前と変更後の見出しが一段上がる', async () => {
  const screen = await render(<OneLeg />);
  const headings = screen.getByRole('heading', { level: 3 });
  await expect.element(headings.first()).toHaveTextContent('変更前 12月8日(火)');
  expect(headings.elements()).toHaveLength(2);
});
