import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './VoyageCard.stories.tsx';

const { Playground, Closed, Cancelled } = composeStories(stories);

test('見出しは日付、区間、往復か片道かの順に読まれ、カードの名前になる', async () => {
  const screen = await render(<Playground />);
  const name = '2026年12月5日(土) 東雲港から北斗浜港 往復';
  await expect.element(screen.getByRole('article', { name })).toBeVisible();
  const heading = screen.getByRole('heading', { level: 2, name });
  (heading.element() as HTMLElement).focus();
  await expect.element(heading).toHaveFocus();
});

test('締め切った後は、期限のそばにそう書いてあり、欠航した便に期限はない', async () => {
  const closed = await render(<Closed />);
  await expect.element(closed.getByText('締め切りました')).toBeVisible();
  await closed.unmount();
  const cancelled = await render(<Cancelled />);
  await expect.element(cancelled.getByText('強風のため欠航します')).toBeVisible();
  expect(cancelled.getByText(/^乗船手続き締切/).elements()).toHaveLength(0);
});

test('幅960から、線は本文の左端から始まり、幅320ではみ出さない', async () => {
  for (const width of [1280, 960]) {
    await page.viewport(width, 800);
    const screen = await render(<Playground />);
    const list = screen.getByRole('list').element().getBoundingClientRect();
    const departure = screen.getByRole('listitem').first().element().getBoundingClientRect();
    expect(departure.left - list.left).toBeLessThanOrEqual(16);
    await screen.unmount();
  }
  await page.viewport(320, 800);
  const screen = await render(<Playground />);
  const card = screen.getByRole('article').element();
  expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
});
