import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/global.css.ts';
import { emulate } from '../../private/emulate.ts';
import { Menu } from './Menu.tsx';

const show = async () => {
  const onAction = vi.fn();
  const item = (label: string) => ({ label, onAction: () => onAction(label) });
  const screen = await render(
    <Menu
      label="この予約の手続き"
      items={[item('領収書を表示する'), item('番号をコピーする'), item('予約を取り消す')]}
    />,
  );
  return {
    screen,
    onAction,
    button: screen.getByRole('button', { name: 'この予約の手続き' }),
    menu: screen.getByRole('menu', { name: 'この予約の手続き' }),
    item: (name: string) => screen.getByRole('menuitem', { name }),
  };
};

afterEach(async () => {
  await emulate();
  await page.viewport(414, 896);
});

test('キーボードだけで開いて選べ、ボタンに戻る', async () => {
  const { onAction, button, menu, item } = await show();
  await expect.element(button).toHaveAttribute('aria-haspopup', 'true');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(item('領収書を表示する')).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  expect(onAction.mock.calls).toEqual([['番号をコピーする']]);
  await expect.element(button).toHaveFocus();
});

test('↑ で最後から開き、Home・End・↓ で回る', async () => {
  const { item } = await show();
  await userEvent.keyboard('{Tab}{ArrowUp}');
  await expect.element(item('予約を取り消す')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('領収書を表示する')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('予約を取り消す')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(item('領収書を表示する')).toHaveFocus();
});

test('Escape で閉じて、何も起きず、ボタンに戻る', async () => {
  const { onAction, button, menu } = await show();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(menu).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  expect(onAction).not.toHaveBeenCalled();
});

test('押して選べて、項目は指で押せる高さがある', async () => {
  const { onAction, button, item } = await show();
  await button.click();
  const last = item('予約を取り消す');
  await expect.element(last).toBeVisible();
  expect(last.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  await last.click();
  expect(onAction).toHaveBeenCalledExactlyOnceWith('予約を取り消す');
});

test('閉じるための言葉も日本語で読み上げられる', async () => {
  const { screen, button } = await show();
  await button.click();
  await expect.element(screen.getByRole('button', { name: '閉じる' }).first()).toBeInTheDocument();
});

test('320 px・400 % の拡大でも、画面の中に収まる', async () => {
  await page.viewport(320, 256);
  const { button, menu } = await show();
  await button.click();
  await expect.element(menu).toBeVisible();
  const inside = () => {
    const { left, right, bottom } = (
      menu.element().parentElement as Element
    ).getBoundingClientRect();
    return left >= 0 && right <= 320 && bottom <= 256;
  };
  await expect.poll(inside).toBe(true);
});

test('強制カラーモードでは枠と、選んでいる項目が見え、動きを減らす設定では動かない', async () => {
  await emulate({ forcedColors: true, reducedMotion: true });
  const { menu, item } = await show();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(item('領収書を表示する')).toHaveFocus();
  const ground = (name: string) => getComputedStyle(item(name).element()).backgroundColor;
  expect(ground('領収書を表示する')).not.toBe(ground('予約を取り消す'));
  const style = getComputedStyle(menu.element().parentElement as Element);
  expect(style.borderTopWidth).toBe('2px');
  expect(Number.parseFloat(style.transitionDuration)).toBeLessThan(0.001);
});
