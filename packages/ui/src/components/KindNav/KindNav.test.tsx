import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './KindNav.stories.tsx';

const { Playground, Uncounted } = composeStories(stories);

test('種類は件数とともに読まれ、今の種類がわかる', async () => {
  const screen = await render(<Playground />);
  const nav = screen.getByRole('navigation', { name: '予約の種類' });
  const texts = nav.getByRole('listitem').elements();
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'これから2件',
    '過去7件',
    '取消済み1件',
  ]);
  await expect
    .element(nav.getByRole('link', { name: /^これから/ }))
    .toHaveAttribute('aria-current', 'page');
});

test('件数がわかるまでは、0件とは言わない', async () => {
  const screen = await render(<Uncounted />);
  await expect.element(screen.getByRole('link', { name: 'これから', exact: true })).toBeVisible();
});

test('幅320でも、どの種類も指で押せて、はみ出さない', async () => {
  await page.viewport(320, 800);
  const screen = await render(<Playground />);
  for (const link of screen.getByRole('link').elements()) {
    const { height, right } = link.getBoundingClientRect();
    expect(height).toBeGreaterThanOrEqual(44);
    expect(right).toBeLessThanOrEqual(320);
  }
});
