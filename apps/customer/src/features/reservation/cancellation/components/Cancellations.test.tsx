import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Cancellations } from './Cancellations.tsx';

test('取消が2回あると、新しいものから、それぞれの取消番号で見分けられる', async () => {
  const reservation: Reservation = exampleOf('getReservation', 200, 'familyPartlyCancelled');
  const [first] = reservation.cancellations;
  if (!first) throw new Error('the example has no cancellation');
  const second = { ...first, id: 'cxl_2', number: '7KQ4MX9R-C2', isAll: true };
  const { container } = await render(
    <Cancellations reservation={{ ...reservation, cancellations: [first, second] }} />,
  );
  expect(container.textContent?.match(/取消番号 [-\w]+/g)).toEqual([
    '取消番号 7KQ4-MX9R-C2',
    '取消番号 7KQ4-MX9R-C1',
  ]);
});

test('提携きっぷで使った分は手数料と分けて、いただかない手数料はいただかないと言う', async () => {
  const reservation: Reservation = exampleOf('getReservation', 200, 'familyPartlyCancelled');
  const cancellations = reservation.cancellations.map((each) => ({ ...each, usedYen: 140 }));
  const { container } = await render(
    <Cancellations reservation={{ ...reservation, cancellations }} />,
  );
  expect(container.textContent).toContain('使った分は140円、手数料は300円です。');
  const free = cancellations.map((each) => ({
    ...{ ...each, feeYen: 0, usedYen: 0, isFeeWaived: true },
  }));
  const waived = await render(
    <Cancellations reservation={{ ...reservation, cancellations: free }} />,
  );
  expect(waived.container.textContent).toContain('取消手数料はいただきません。');
  const bought = exampleOf('getReservation', 200, 'partnerTicketCancelled');
  const used = await render(<Cancellations reservation={bought} />);
  expect(used.container.textContent).toContain('使った分は4,100円、手数料は0円です。');
});
