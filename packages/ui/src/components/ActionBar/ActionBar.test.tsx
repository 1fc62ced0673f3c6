import '../../styles/global.css.ts';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ActionBar } from './ActionBar.tsx';

beforeEach(() => page.viewport(375, 800));

const bar = (
  <ActionBar label="合計(税込)" summary="60,475円" details={<p>大人2名 24,600円</p>}>
    <Button tone="primary">内容の確認へ進む</Button>
  </ActionBar>
);

test('内容は畳まれていて、キーボードで開き、Escapeで閉じるとボタンに戻る', async () => {
  const screen = await render(bar);
  const toggle = screen.getByRole('button', { name: '予約の内容' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('大人2名').elements()).toEqual([]);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  const panel = screen.getByRole('region', { name: '予約の内容' });
  await expect.element(panel).toHaveTextContent('大人2名 24,600円');
  await userEvent.keyboard('{Tab}');
  await expect.element(panel).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(toggle).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('1264 px からは側欄に内容があるので、合計も開くボタンもない', async () => {
  await page.viewport(1264, 800);
  const screen = await render(bar);
  await expect.element(screen.getByRole('button', { name: '内容の確認へ進む' })).toBeVisible();
  expect(screen.getByRole('button', { name: '予約の内容' }).elements()).toEqual([]);
  expect(screen.container.innerText).not.toContain('60,475円');
});

test('長い内容を開いても、次の一歩は画面に残る', async () => {
  const screen = await render(
    <ActionBar label="合計" summary="0円" details={<div style={{ blockSize: 3000 }}>長い</div>}>
      <Button tone="primary">進む</Button>
    </ActionBar>,
  );
  await screen.getByRole('button', { name: '予約の内容' }).click();
  const { bottom } = screen.getByRole('button', { name: '進む' }).element().getBoundingClientRect();
  expect(bottom).toBeLessThanOrEqual(800);
});

test('高さ480 px未満(400 %の拡大)では、画面に付いてこない', async () => {
  await page.viewport(320, 256);
  const screen = await render(bar);
  const root = screen.getByRole('button', { name: '内容の確認へ進む' }).element();
  const sticky = [...document.querySelectorAll('*')].filter(
    (element) => element.contains(root) && getComputedStyle(element).position === 'sticky',
  );
  expect(sticky).toEqual([]);
});
