import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';

const text = '8文字の番号をコピーします。';
const copy = <Tooltip text={text}>{(tie) => <Button {...tie}>予約番号をコピー</Button>}</Tooltip>;

const show = async () => {
  const screen = await render(
    <div style={{ padding: 100 }}>
      {copy}
      <button type="button">次へ</button>
    </div>,
  );
  return {
    screen,
    button: screen.getByRole('button', { name: '予約番号をコピー' }),
    tooltip: screen.getByRole('tooltip'),
    next: screen.getByRole('button', { name: '次へ' }),
  };
};

afterEach(async () => {
  vi.useRealTimers();
  await emulate();
  await page.viewport(414, 896);
});

test('見えていなくても、操作の説明として読み上げられ、名前は変わらない', async () => {
  const { button, tooltip } = await show();
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(button).toHaveAccessibleName('予約番号をコピー');
  await expect.element(button).toHaveAccessibleDescription(text);
});

test('キーボードで来ると出て、Escape で消え、離れても消える', async () => {
  const { button, tooltip } = await show();
  await userEvent.keyboard('{Tab}');
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('マウスを載せると出て、言葉の上に移っても消えず、離れると消える', async () => {
  const { button, tooltip, next } = await show();
  await button.hover();
  await expect.element(tooltip).toBeVisible();
  await tooltip.hover();
  await expect.element(tooltip).toBeVisible();
  await next.hover();
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('マウスで出したものも Escape で消える', async () => {
  const { button, tooltip } = await show();
  await button.hover();
  await expect.element(tooltip).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tooltip).not.toBeInTheDocument();
});

test('指で触れても出ない。マウスなら 0.3 秒で出る', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { button, tooltip } = await show();
  const enter = (pointerType: string) =>
    button.element().dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  enter('touch');
  vi.advanceTimersByTime(1000);
  await expect.element(tooltip).not.toBeInTheDocument();
  enter('mouse');
  vi.advanceTimersByTime(299);
  await expect.element(tooltip).not.toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(tooltip).toBeVisible();
});

test('ダイアログの中では、Escape は補足だけを消す', async () => {
  const screen = await render(
    <Dialog isOpen onClose={() => {}} title="予約番号">
      {copy}
    </Dialog>,
  );
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.element(screen.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

test('320 px・400 % の拡大でも、画面の中に収まる', async () => {
  await page.viewport(320, 256);
  const { tooltip } = await show();
  await userEvent.keyboard('{Tab}');
  await expect.element(tooltip).toBeInViewport({ ratio: 1 });
});

test('強制カラーモードでは枠が見え、動きを減らす設定では動かない', async () => {
  await emulate({ forcedColors: true, reducedMotion: true });
  const { tooltip } = await show();
  await userEvent.keyboard('{Tab}');
  await expect.element(tooltip).toBeVisible();
  const style = getComputedStyle(tooltip.element());
  expect(style.borderTopWidth).toBe('2px');
  expect(Number.parseFloat(style.animationDuration)).toBeLessThan(0.001);
});
