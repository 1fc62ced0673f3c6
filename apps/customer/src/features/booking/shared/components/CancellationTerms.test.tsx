import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CancellationTerms } from './CancellationTerms.tsx';

test('提携きっぷでは、一部を使った後に引かれる額が、買う前に円で分かる', async () => {
  const held = exampleOf('getReservation', 200, 'partnerTicketHeld');
  const screen = await render(<CancellationTerms trip={held} />);
  await expect.element(screen.getByText(/一部を使った後は/)).toBeVisible();
  for (const price of [
    '往路の運賃 大人1,800円・小人900円',
    '復路の運賃 大人1,800円・小人900円',
    'レンタサイクル 8時間 大人2,000円・小人1,200円',
    '島の食堂 500円券 大人500円・小人500円',
  ]) {
    await expect.element(screen.getByText(new RegExp(price))).toBeVisible();
  }
});

test('提携きっぷの変更は、使う前なら便を、あれば時間枠も、予約の詳細でできると分かる', async () => {
  const held = exampleOf('getReservation', 200, 'partnerTicketHeld');
  const screen = await render(<CancellationTerms trip={held} />);
  const said = [
    /。取り消しと、きっぷを使い始める前の便と時間枠の変更は、予約の詳細から行えます。一部だけの取り消しと、そのほかの変更は、お電話\(0120-000-471\)で承ります。$/,
  ];
  for (const words of said) await expect.element(screen.getByText(words)).toBeVisible();
  const includes = held.partnerTicket?.includes.map((include) => ({ ...include, times: [] })) ?? [];
  const plain = held.partnerTicket && { ...held.partnerTicket, includes };
  await screen.rerender(<CancellationTerms trip={{ ...held, partnerTicket: plain }} />);
  await expect
    .element(screen.getByText(/。取り消しと、きっぷを使い始める前の便の変更は/))
    .toBeVisible();
});

test('ほかの予約では、使った後のことは言わず、調整金のことを言う', async () => {
  const family = exampleOf('getReservation', 200, 'familyPaid');
  const screen = await render(<CancellationTerms trip={family} />);
  await expect.element(screen.getByText(/燃料油価格変動調整金は全額/)).toBeVisible();
  expect(screen.getByText(/一部を使った後/).elements()).toEqual([]);
});

test('取り消しと変更のできる場所は一文で言い、その場所では言わない', async () => {
  const family = exampleOf('getReservation', 200, 'familyPaid');
  const screen = await render(<CancellationTerms trip={family} />);
  await expect
    .element(screen.getByText(/無料です。取り消しと変更は、予約の詳細から行えます。$/))
    .toBeVisible();
  await screen.rerender(<CancellationTerms trip={family} here="" />);
  await expect.element(screen.getByText(/欠航のときは無料です。$/)).toBeVisible();
  const ticket = exampleOf('getReservation', 200, 'partnerTicketHeld');
  await screen.rerender(<CancellationTerms trip={ticket} here="" />);
  await expect
    .element(screen.getByText(/便と時間枠は、きっぷを使い始める前なら変更できます。/))
    .toBeVisible();
  expect(screen.getByText(/予約の詳細/).elements()).toEqual([]);
});
