import { exampleOf } from '@ferry/api/examples';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnconfirmedMethods } from '../../booking/payment/components/UnconfirmedMethods.tsx';
import { ConfirmMailNotice } from '../../booking/shared/components/ConfirmMailNotice.tsx';

const show = (children: ReactNode) =>
  render(<QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>);

test('確認がないと取り消される予約では、期限と、メールをもう一度送るボタンを示す', async () => {
  const screen = await show(
    <ConfirmMailNotice reservation={exampleOf('commitReservation', 200, 'toConfirm')} />,
  );
  await expect.element(screen.getByText('2027年7月21日(水) 10:12')).toBeVisible();
  // Seen as a hint, said in words.
  const seen = screen.getByText('h•••@example.jp');
  await expect.element(seen).toBeVisible();
  await expect.element(seen).toHaveAttribute('aria-hidden', 'true');
  await expect.element(screen.getByText('hで始まるexample.jpのメールアドレス')).toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: '確認のメールをもう一度送る' }))
    .toBeVisible();
});

test('確認のいらない予約では、何も示さない', async () => {
  const { container } = await show(
    <ConfirmMailNotice reservation={exampleOf('commitReservation', 200, 'default')} />,
  );
  expect(container.textContent).toBe('');
});

test('確認が済むと選べる方法があるときだけ、確認のメールを送れる', async () => {
  const methodsOf = (name: 'unconfirmed' | 'limited') => (
    <UnconfirmedMethods draftId="x" methods={exampleOf('listDraftPaymentMethods', 200, name)} />
  );
  const screen = await show(methodsOf('unconfirmed'));
  await expect.element(screen.getByRole('button', { name: '確認のメールを送る' })).toBeVisible();
  await screen.unmount();
  const { container } = await show(methodsOf('limited'));
  expect(container.textContent).toBe('');
});

test('確認のリンクを開いて画面に戻ると、押さなくても、選べる方法を調べる', async () => {
  const answer = exampleOf('listDraftPaymentMethods', 200, 'unconfirmed');
  const send = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(answer));
  const screen = await show(<UnconfirmedMethods draftId="x" methods={answer} />);
  await expect.element(screen.getByRole('button', { name: '確認できたか調べる' })).toBeVisible();
  expect(send).toHaveBeenCalledOnce();
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  await expect.poll(() => send.mock.calls.length).toBe(2);
  focusManager.setFocused(undefined);
  vi.restoreAllMocks();
});
