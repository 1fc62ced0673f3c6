import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.fixture.ts';
import { Button } from '../Button/Button.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const Fare = (props: Partial<DrawerProps>) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>運賃の内訳を見る</Button>
      <Drawer title="運賃の内訳" {...props} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {props.children ?? '合計 32,200円'}
      </Drawer>
    </>
  );
};

const open = async (props: Partial<DrawerProps> = {}) => {
  const screen = await render(<Fare {...props} />);
  const button = screen.getByRole('button', { name: '運賃の内訳を見る' });
  await button.click();
  const drawer = screen.getByRole('dialog', { name: '運賃の内訳' });
  await expect.element(drawer).toBeVisible();
  return { screen, button, drawer };
};

const box = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();
const pageWidth = () => document.documentElement.getBoundingClientRect().width;

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('キーボードで開き、題名から読み、Escape で閉じて、ボタンに戻る', async () => {
  const screen = await render(<Fare />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('heading', { name: '運賃の内訳' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: '閉じる' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button')).toHaveFocus();
});

test('外側を押すと閉じて、ボタンに戻る', async () => {
  await page.viewport(1280, 700);
  const { button, drawer } = await open();
  await drawer.click({ position: { x: -100, y: 300 }, force: true });
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('決めた端に立ち、ページの一部は見えたままになる', async () => {
  await page.viewport(375, 667);
  const end = await open();
  await expect.poll(() => box(end.drawer).right).toBe(pageWidth());
  expect(box(end.drawer).left).toBeGreaterThan(0);
  expect(box(end.drawer).height).toBe(667);
  await end.screen.unmount();
  const start = await open({ side: 'start' });
  await expect.poll(() => box(start.drawer).left).toBe(0);
  await start.screen.unmount();
  const bottom = await open({ side: 'bottom' });
  await expect.poll(() => box(bottom.drawer).bottom).toBe(667);
  expect(box(bottom.drawer).width).toBe(pageWidth());
  expect(box(bottom.drawer).top).toBeGreaterThan(0);
});

test('320 px・400 % の拡大でも、横にはみ出さず、終わりまでスクロールできる', async () => {
  await page.viewport(320, 256);
  const { screen, drawer } = await open({
    side: 'bottom',
    children: <p style={{ blockSize: 2000 }}>内訳</p>,
    actions: <Button>この内容で進む</Button>,
  });
  expect(drawer.element().scrollWidth).toBeLessThanOrEqual(drawer.element().clientWidth);
  const button = screen.getByRole('button', { name: 'この内容で進む' });
  button.element().scrollIntoView();
  await expect.element(button).toBeInViewport({ ratio: 1 });
});

test('強制カラーモードでは枠が見え、動きを減らす設定では動かない', async () => {
  await emulate({ forcedColors: true, reducedMotion: true });
  const { drawer } = await open();
  const style = getComputedStyle(drawer.element());
  expect(style.borderTopStyle).toBe('solid');
  expect(Number.parseFloat(style.animationDuration)).toBeLessThan(0.001);
});
