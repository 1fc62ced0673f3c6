import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReservationNumber } from './ReservationNumber.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

test('4文字ずつ見せ、区切りのない番号をコピーして知らせる', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<ReservationNumber number="K7QM3RT9" />);
  await expect.element(screen.getByText('K7QM-3RT9')).toBeVisible();
  await screen.getByRole('button', { name: '番号をコピーする' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('予約番号をコピーしました。');
  expect(write).toHaveBeenCalledExactlyOnceWith('K7QM3RT9');
});

test('コピーが許されないときは、代わりの方法を伝える', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const screen = await render(<ReservationNumber number="K7QM3RT9" />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^コピーできませんでした。/);
});
