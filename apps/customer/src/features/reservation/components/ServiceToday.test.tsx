import { getServiceStatusQueryKey, type Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ServiceToday } from './ServiceToday.tsx';

const confirmed = exampleOf('getReservation', 200, 'confirmed');
const status = exampleOf('getServiceStatus', 200, 'default');

const show = (reservation: Reservation, state: (typeof status.routes)[number]['state']) => {
  const client = createQueryClient();
  const routes = status.routes.map((route) => ({ ...route, state, message: '' }));
  client.setQueryData(getServiceStatusQueryKey(), { ...status, routes });
  return render(
    <QueryClientProvider client={client}>
      <ServiceToday reservation={reservation} />
    </QueryClientProvider>,
  );
};
const onTheDay = { ...confirmed, serverTime: '2027-08-02T06:00:00+09:00' };

test('乗船の日に欠航した航路は、手数料がかからないことと、どこで手続きするかを伝える', async () => {
  const screen = await show(onTheDay, 'cancelled');
  await expect.element(screen.getByText('汐見・凪浦航路 本日の運航:欠航')).toBeVisible();
  await expect.element(screen.getByText(/手数料はかかりません。お電話\(/)).toBeVisible();
});

test('乗船の日に通常運航なら、いつ現在かとともに伝え、ほかの航路のことは言わない', async () => {
  const screen = await show(onTheDay, 'normal');
  await expect.element(screen.getByText('汐見・凪浦航路 本日の運航:通常運航')).toBeVisible();
  await expect.element(screen.getByText(/2027年7月20日\(火\) 10:00 現在/)).toBeVisible();
  expect(screen.container.textContent).not.toContain('東雲');
});

test('乗船の日でなければ、何も言わない', async () => {
  const screen = await show(confirmed, 'cancelled');
  expect(screen.container.textContent).toBe('');
});
