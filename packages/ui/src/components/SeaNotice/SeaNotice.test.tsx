import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './SeaNotice.stories.tsx';

const { Playground, WithoutPicture } = composeStories(stories);

test('絵が後から届いても、見出しは動かない', async () => {
  await page.viewport(375, 812);
  const topOf = () => page.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top;
  const screen = await render(<WithoutPicture />);
  const before = topOf();
  await screen.rerender(<Playground />);
  expect(topOf()).toBe(before);
});

test('400 %の拡大では、見出しが最初の画面にある', async () => {
  await page.viewport(320, 256);
  const screen = await render(<Playground />);
  const { bottom } = screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(256);
});
