import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './NextVoyage.stories.tsx';

const { Playground, Closed } = composeStories(stories);

test.each([960, 1280])('幅%iで、線は場所の左端から始まる', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<Playground />);
  const list = screen.getByRole('list').element().getBoundingClientRect();
  const departure = screen.getByRole('listitem').first().element().getBoundingClientRect();
  expect(departure.left - list.left).toBeLessThanOrEqual(16);
});

test('締め切った後は、締切の時刻のそばにそう書いてある', async () => {
  const screen = await render(<Closed />);
  const card = screen.getByRole('region', { name: /次のご乗船$/ });
  await expect.element(card.getByText('締め切りました')).toBeVisible();
  await expect.element(card.getByRole('heading', { level: 3 })).toBeVisible();
});
