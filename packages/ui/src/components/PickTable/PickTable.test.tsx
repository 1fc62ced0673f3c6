import '../../styles/global.css.ts';
import { composeStories } from '@storybook/react-vite';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import * as stories from './PickTable.stories.tsx';

const { Playground } = composeStories(stories);

test('行を押さなくても、印の枠のどこを押しても選べる', async () => {
  await page.viewport(1280, 800);
  const screen = await render(<Playground />);
  const box = screen.getByRole('checkbox', { name: /^乗用車 ?を取り消す$/ });
  await expect.element(box).not.toBeChecked();
  const { width, height } = box.element().closest('label')?.getBoundingClientRect() ?? {};
  expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThanOrEqual(44);
  box.element().closest('label')?.click();
  await expect.element(box).toBeChecked();
});

test('ほかに従う行には、選ぶ枠がない', async () => {
  const screen = await render(<Playground />);
  const row = screen.getByRole('row', { name: /燃料油/ });
  expect(row.element().querySelector('input')).toBeNull();
});

test('狭い画面では、最後の金額が名前の右に並び、ほかの金額に列の名前が付き、横にはみ出さない', async () => {
  await page.viewport(320, 800);
  const screen = await render(<Playground />);
  const boxOf = (name: RegExp) =>
    screen.getByRole('cell', { name }).element().getBoundingClientRect();
  const [last, fee] = [boxOf(/2,730円$/), boxOf(/(?<![\d,])310円$/)];
  expect(fee.top).toBeGreaterThanOrEqual(last.bottom);
  expect(fee.right).toBe(last.right);
  const cell = screen.getByRole('cell', { name: /(?<![\d,])310円$/ }).element();
  expect(getComputedStyle(cell, '::before').content).toContain('手数料');
  await expect.element(screen.getByText('払い戻し', { exact: true }).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

test('狭い画面では、名前の横に収まらない金額は、名前を割らずに下の行に移る', async () => {
  await page.viewport(320, 800);
  const plate = '函館\u00a0300\u00a0あ\u00a012-34';
  const row = {
    id: 'car',
    name: `乗用車 ${plate}`,
    details: ['車両運賃(4m以上5m未満・運転者1名を含む)'],
    amounts: [18600, 1860, 16740],
    purpose: 'を取り消す',
    isSelected: true,
  };
  const screen = await render(<Playground rows={[row]} />);
  const name = screen.container.querySelector('label[for="car"]')?.getBoundingClientRect();
  const last = screen
    .getByRole('cell', { name: /16,740円$/ })
    .element()
    .getBoundingClientRect();
  expect(name?.height).toBeLessThan(1.5 * last.height);
  expect(last.top).toBeGreaterThanOrEqual(name?.bottom ?? Number.NaN);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
