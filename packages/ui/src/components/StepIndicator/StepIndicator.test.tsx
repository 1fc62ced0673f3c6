import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StepIndicator } from './StepIndicator.tsx';

const steps = ['便の選択', 'お客様情報', '内容の確認'];

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
