import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { operator } from '../../../copy/operator.ts';
import { RefundNotice } from './RefundNotice.tsx';

const { payment, refunds } = exampleOf('getReservation', 200, 'refundNeedsAccount');

test('払い戻し先の登録が必要なときは、額と、メールを待つことと、電話番号を示す', async () => {
  const screen = await render(<RefundNotice {...{ payment, refunds }} />);
  await expect.element(screen.getByText('払い戻し先の登録が必要です')).toBeVisible();
  await expect.element(screen.getByText('12,300円')).toBeVisible();
  await expect.element(screen.getByText(/決済会社からのメールでご案内しています。/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^電話で問い合わせる/ }))
    .toHaveAttribute('href', `tel:${operator.phone.number}`);
});

test.each([
  ['refundPending', '払い戻しの手続き中'],
  ['refunded', '払い戻し済み'],
] as const)('払い戻しが「%s」なら「%s」と示す', async (state, title) => {
  const screen = await render(
    <RefundNotice payment={payment && { ...payment, state }} refunds={refunds} />,
  );
  await expect.element(screen.getByText(title)).toBeVisible();
});

test('払い戻しがなければ、何も示さない', async () => {
  const paid = exampleOf('getReservation', 200, 'confirmed');
  const screen = await render(<RefundNotice {...paid} />);
  expect(screen.container.textContent).toBe('');
});
