import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './TripSummary.stories.tsx';

const { Playground, Nothing } = composeStories(stories);

test.each([375, 960, 1264])('幅%iで、次へ進むボタンは一つだけ見える', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<Playground />);
  expect(screen.getByRole('button', { name: '復路の便を選ぶ' }).elements()).toHaveLength(1);
});

test('狭い画面では、合計を押すと内容が開き、閉じると合計に戻る', async () => {
  await page.viewport(375, 800);
  const screen = await render(<Playground />);
  const total = screen.getByRole('button', { name: /^往路の合計 71,000円/ });
  await total.click();
  const sheet = screen.getByRole('dialog', { name: 'ご予約の内容' });
  await expect.element(sheet.getByText('コンフォート寝台(貸切)')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(total).toHaveFocus();
});

test('何も選ばれていないあいだは、合計もボタンもない', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Nothing />);
  await expect.element(screen.getByText('便と客室を選んでください。')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/合計/)).not.toBeInTheDocument();
});
