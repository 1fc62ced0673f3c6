import '../../styles/global.css.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReservationNumber } from './ReservationNumber.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('4文字ずつ見せ、区切りのない番号をコピーして知らせる', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<ReservationNumber number="K7QM3RT9" />);
  await expect.element(screen.getByText('K7QM-3RT9')).toBeVisible();
  await expect.element(screen.getByText('K 7 Q M 3 R T 9')).toBeInTheDocument();
  await expect.element(screen.getByText('K7QM-3RT9')).toHaveAttribute('aria-hidden', 'true');
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

test('キーボードだけでコピーでき、フォーカスはボタンに残る', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<ReservationNumber number="K7QM3RT9" />);
  await userEvent.keyboard('{Tab}');
  const button = screen.getByRole('button', { name: '番号をコピーする' });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('予約番号をコピーしました。');
  await userEvent.keyboard(' ');
  await expect.poll(() => write.mock.calls.length).toBe(2);
  await expect.element(button).toHaveFocus();
});

test('コピーの仕組みがない環境でも、代わりの方法を伝える', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  const screen = await render(<ReservationNumber number="K7QM3RT9" />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^コピーできませんでした。/);
});

test('電話の幅でも番号は折り返さない', async () => {
  await page.viewport(320, 600);
  const screen = await render(<ReservationNumber number="WWMMWWMM" />);
  const number = screen.getByText('WWMM-WWMM').element();
  expect(number.getClientRects()).toHaveLength(1);
  expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  expect(
    screen.getByRole('button').element().getBoundingClientRect().height,
  ).toBeGreaterThanOrEqual(44);
});

test('コンビニのお支払い番号も、320 pxの画面のカードの中で折り返さない', async () => {
  await page.viewport(320, 600);
  const screen = await render(
    <div style={{ inlineSize: 255 }}>
      <ReservationNumber number="1234567890" label="お支払い番号" shown="1234-567-890" />
    </div>,
  );
  expect(screen.getByText('1234-567-890').element().getClientRects()).toHaveLength(1);
});

test('文字を2倍にしても画面からはみ出さず、4文字ずつの2行になる', async () => {
  await page.viewport(375, 800);
  document.documentElement.style.fontSize = '200%';
  const screen = await render(<ReservationNumber number="WWMMWWMM" />);
  const number = screen.getByText('WWMM-WWMM').element();
  expect(number.getClientRects()).toHaveLength(2);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  document.documentElement.style.fontSize = '';
});

test('番号を選んでコピーしても、番号は1度だけ', async () => {
  const screen = await render(<ReservationNumber number="K7QM3RT9" />);
  window.getSelection()?.selectAllChildren(screen.container);
  const copied = window.getSelection()?.toString() ?? '';
  expect(copied).toContain('K7QM-3RT9');
  expect(copied).not.toContain('K 7 Q M');
});
