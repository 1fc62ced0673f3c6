import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './TripSummary.stories.tsx';

const { Playground, Nothing, ActionLast, TwoLegs } = composeStories(stories);

test.each([375, 960, 1264])('幅%iで、次へ進むボタンは一つだけ見える', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<Playground />);
  expect(screen.getByRole('button', { name: '復路の便を選ぶ' }).elements()).toHaveLength(1);
});

test.each([375, 1264])(
  '入力の最後に進むときも、幅%iで合計とボタンは一つだけ見える',
  async (width) => {
    await page.viewport(width, 800);
    const screen = await render(<ActionLast />);
    const button = screen.getByRole('button', { name: '復路の便を選ぶ' });
    expect(button.elements()).toHaveLength(1);
    const rail = screen.getByRole('complementary', { name: 'ご予約の内容' });
    if (width < 1264) expect(rail.elements()).toEqual([]);
    else await expect.element(rail).not.toContainElement(button.element() as HTMLElement);
    const opens = screen.getByRole('button', { name: /^往路の合計/ });
    expect(opens.elements()).toHaveLength(width < 1264 ? 1 : 0);
  },
);

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

test('低い画面で行程が長くても、横の合計と進むボタンは見えている', async () => {
  await page.viewport(1280, 560);
  const screen = await render(<Playground />);
  const button = screen.getByRole('button', { name: '復路の便を選ぶ' }).element();
  expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(560);
});

test('昼の往復は、ノートパソコンの高さで、送らずに全部見える', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<TwoLegs />);
  const rail = screen.getByRole('complementary', { name: 'ご予約の内容' }).element();
  await document.fonts.ready;
  expect(rail.scrollHeight).toBeLessThanOrEqual(rail.clientHeight);
});

test('内訳が画面より長くても、題名は隠れない', async () => {
  await page.viewport(1280, 560);
  const lines = <div style={{ blockSize: 900 }}>内訳の行</div>;
  const screen = await render(<Playground legs={[]} breakdown={lines} isBreakdownOpen />);
  const title = screen.getByRole('heading', { level: 2 }).element();
  const { left, top, height } = title.getBoundingClientRect();
  expect(document.elementFromPoint(left + 30, top + height / 2)).toBe(title);
});

test('入力の最後のボタンは、本文の列からはみ出さない', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<ActionLast />);
  const main = screen.getByText('入力欄がここに入ります。').element().getBoundingClientRect();
  const card = screen.getByRole('button', { name: '復路の便を選ぶ' }).element()
    .parentElement?.parentElement;
  expect(card?.getBoundingClientRect().left).toBe(main.left);
});

test('何も選ばれていないあいだは、合計もボタンもない', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Nothing />);
  await expect.element(screen.getByText('便と客室を選んでください。')).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  await expect.element(screen.getByText(/合計/)).not.toBeInTheDocument();
});
