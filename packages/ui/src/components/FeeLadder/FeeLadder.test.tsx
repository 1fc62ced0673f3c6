import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './FeeLadder.stories.tsx';

const { Playground } = composeStories(stories);

test('いまの段は、日付と間を空けて「いまはここ」と示す', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Playground />);
  const here = screen.getByText('いまはここ', { exact: true });
  const row = here.element().closest('th');
  expect(row?.innerText).toMatch(/\sいまはここ$/);
});
