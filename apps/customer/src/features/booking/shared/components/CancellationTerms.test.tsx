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
    /。便と時間枠の変更は、きっぷを使い始める前なら、予約の詳細から行えます。/,
    /行えます。そのほかの変更は、お電話\(0120-000-471\)で承ります。$/,
  ];
  for (const words of said) await expect.element(screen.getByText(words)).toBeVisible();
  const includes = held.partnerTicket?.includes.map((include) => ({ ...include, times: [] })) ?? [];
  const plain = held.partnerTicket && { ...held.partnerTicket, includes };
  await screen.rerender(<CancellationTerms trip={{ ...held, partnerTicket: plain }} />);
  await expect.element(screen.getByText(/。便の変更は、きっぷを使い始める前なら/)).toBeVisible();
});

test('ほかの予約では、使った後のことは言わず、調整金のことを言う', async () => {
  const family = exampleOf('getReservation', 200, 'familyPaid');
  const screen = await render(<CancellationTerms trip={family} />);
  await expect.element(screen.getByText(/燃料油価格変動調整金は全額/)).toBeVisible();
  expect(screen.getByText(/一部を使った後/).elements()).toEqual([]);
});
