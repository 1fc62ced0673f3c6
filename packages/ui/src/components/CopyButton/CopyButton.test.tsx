import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyButton } from './CopyButton.tsx';

afterEach(() => vi.restoreAllMocks());

test('キーボードで押すとコピーし、何をコピーしたかを知らせ、フォーカスは残る', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<CopyButton text="58210349" name="払込番号" />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('払込番号をコピーしました。');
  expect(write).toHaveBeenCalledExactlyOnceWith('58210349');
  await expect.element(screen.getByRole('button', { name: '払込番号をコピーする' })).toHaveFocus();
});

test('コピーが許されないときは、代わりの方法を伝える', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const screen = await render(<CopyButton text="58210349" name="払込番号" />);
  await screen.getByRole('button').click();
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('コピーできませんでした。払込番号を選んでコピーしてください。');
});
