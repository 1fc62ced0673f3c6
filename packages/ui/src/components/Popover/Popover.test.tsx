import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.ts';
import { Popover } from './Popover.tsx';

const show = async (before = 0) => {
  const screen = await render(
    <>
      <div style={{ blockSize: before }} />
      <Popover label="運賃の期とは" title="運賃の期">
        乗船する日によって、運賃は三つの期に分かれます。
      </Popover>
      <button type="button">次へ</button>
    </>,
  );
  return { screen, button: screen.getByRole('button', { name: '運賃の期とは' }) };
};

const box = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('キーボードで開くと題名から読み、Escape で閉じて、ボタンに戻る', async () => {
  const { screen, button } = await show();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}{Enter}');
  const popover = screen.getByRole('dialog', { name: '運賃の期' });
  await expect.element(popover).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '運賃の期' })).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '閉じる' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('Tab で先へ進め、閉じ込められない', async () => {
  const { screen } = await show();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('button', { name: '次へ' })).toHaveFocus();
});

test('「閉じる」でも、ボタンをもう一度押しても、ほかの場所を押しても閉じる', async () => {
  const { screen, button } = await show();
  const popover = screen.getByRole('dialog');
  const closings = [
    () => screen.getByRole('button', { name: '閉じる' }).click(),
    () => button.click(),
    () => userEvent.keyboard('{Escape}'),
    () => screen.getByRole('button', { name: '次へ' }).click({ force: true }),
  ];
  for (const close of closings) {
    await button.click();
    await expect.element(popover).toBeVisible();
    await close();
    await expect.element(popover).not.toBeInTheDocument();
  }
});

test('押したボタンにフォーカスを移さないブラウザーでも、閉じるとボタンに戻る', async () => {
  const { screen, button } = await show();
  screen.container.querySelector<HTMLElement>('[popover]')?.showPopover();
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  await screen.getByRole('button', { name: '閉じる' }).click();
  await expect.element(button).toHaveFocus();
});

test('ボタンの下に出て、下に場所がなければ上に出る', async () => {
  await page.viewport(800, 600);
  const high = await show();
  await high.button.click();
  expect(box(high.screen.getByRole('dialog')).top).toBeGreaterThanOrEqual(box(high.button).bottom);
  await high.screen.unmount();
  const low = await show(500);
  await low.button.click();
  expect(box(low.screen.getByRole('dialog')).bottom).toBeLessThanOrEqual(box(low.button).top);
});

test('320 px・400 % の拡大でも、画面の中に収まる', async () => {
  await page.viewport(320, 256);
  const { screen, button } = await show();
  await button.click();
  const { left, right, top, bottom } = box(screen.getByRole('dialog'));
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(320);
  expect(bottom).toBeLessThanOrEqual(256);
});

test('強制カラーモードでは枠が見え、動きを減らす設定では動かない', async () => {
  await emulate({ forcedColors: true, reducedMotion: true });
  const { screen, button } = await show();
  await button.click();
  const style = getComputedStyle(screen.getByRole('dialog').element());
  expect(style.borderTopWidth).toBe('2px');
  expect(Number.parseFloat(style.animationDuration)).toBeLessThan(0.001);
});

test('ボタンは指で押せる大きさがある', async () => {
  const { button } = await show();
  expect(box(button).height).toBeGreaterThanOrEqual(44);
});
