import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { StepIndicator, StepLink } from './StepIndicator.tsx';

const link = (content: ReactNode) => <StepLink href="#back">{content}</StepLink>;
const steps = ['便と客室', 'お客様情報', '内容の確認'].map((name) => ({ name, link }));

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('済んだ手順は「入力済み」のリンクで戻れ、今の手順とこれからの手順は名前だけになる', async () => {
  const screen = await render(<StepIndicator steps={steps} current={2} />);
  const [, current, ahead] = screen.getByRole('listitem').elements();
  expect(screen.getByRole('link').elements()).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: /^便と客室 ?\(入力済み\)$/ }))
    .toHaveAttribute('href', '#back');
  expect(current).toHaveAttribute('aria-current', 'step');
  expect(ahead).not.toHaveAttribute('aria-current');
});

test('戻れない手順は、済んでいてもリンクにならない', async () => {
  const names = steps.map(({ name }) => ({ name }));
  const screen = await render(<StepIndicator steps={names} current={3} />);
  await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('listitem').elements()[1]).toHaveTextContent('お客様情報(入力済み)');
});

test('電話の幅では今の手順の名前と線だけになり、済んだ手順は44px以上の高さで押せる', async () => {
  await page.viewport(375, 600);
  const screen = await render(<StepIndicator steps={steps} current={2} />);
  await expect.element(screen.getByText('お客様情報').first()).toBeVisible();
  const { height, width } = screen.getByRole('link').element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(44);
  expect(width).toBeGreaterThanOrEqual(24);
  const band = screen.getByRole('navigation').element().getBoundingClientRect();
  expect(band.height).toBeLessThanOrEqual(48);
});

test('名前があり、電話の幅でも手順の名前は読み上げられ、横にはみ出さない', async () => {
  await page.viewport(320, 256);
  const screen = await render(<StepIndicator steps={steps} current={2} label="予約の流れ" />);
  const list = screen.getByRole('navigation', { name: '予約の流れ' });
  await expect.element(list).toBeInTheDocument();
  await expect.element(list.getByRole('listitem').nth(2)).toMatchTextContent('内容の確認');
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
});

test('強制カラーモードの電話でも、済んだ手順・今の手順・これからの手順がわかる', async () => {
  await emulate({ forcedColors: true });
  const screen = await render(<StepIndicator steps={steps} current={2} />);
  const stops = screen
    .getByRole('listitem')
    .elements()
    .map((item) => getComputedStyle(item, '::after'))
    .map(({ backgroundColor, borderTopColor }) => `${backgroundColor} ${borderTopColor}`);
  expect(new Set(stops).size).toBe(3);
});
