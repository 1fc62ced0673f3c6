import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.ts';
import { StepIndicator } from './StepIndicator.tsx';

const steps = ['便の選択', 'お客様情報', '内容の確認'];

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('今の手順と、済んだ手順がわかる', async () => {
  const screen = await render(<StepIndicator steps={steps} current={2} />);
  const [done, current, ahead] = screen.getByRole('listitem').elements();
  expect(done).toHaveTextContent('便の選択(完了)');
  expect(current).toHaveAttribute('aria-current', 'step');
  expect(ahead).not.toHaveAttribute('aria-current');
});

test('電話の幅では「2/3 お客様情報」と短く示す', async () => {
  await page.viewport(375, 600);
  const screen = await render(<StepIndicator steps={steps} current={2} />);
  await expect.element(screen.getByText('2/3')).toBeVisible();
});

test('一覧には名前があり、電話の幅でも手順の名前は読み上げられる', async () => {
  await page.viewport(320, 256);
  const screen = await render(<StepIndicator steps={steps} current={2} label="予約の流れ" />);
  const list = screen.getByRole('list', { name: '予約の流れ' });
  await expect.element(list).toBeInTheDocument();
  await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent('お客様情報');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('強制カラーモードの電話でも、今の手順が塗りでわかる', async () => {
  await emulate({ forcedColors: true });
  const screen = await render(<StepIndicator steps={steps} current={2} />);
  const grounds = screen
    .getByRole('listitem')
    .elements()
    .map((item) => getComputedStyle(item).backgroundColor);
  expect(grounds[1]).not.toBe(grounds[0]);
  expect(grounds[1]).not.toBe(grounds[2]);
});
