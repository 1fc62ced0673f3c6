import type { Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useReservation } from './use-reservation.ts';

const State = ({ id }: { id: string }) => <p>{useReservation(id).state}</p>;

async function show(example: 'convenienceStore' | 'default', of: Partial<Reservation> = {}) {
  const unpaid: Reservation = { ...exampleOf('getReservation', 200, example), ...of };
  const paid: Reservation = { ...unpaid, state: 'confirmed' };
  const send = vi
    .spyOn(window, 'fetch')
    .mockImplementationOnce(async () => Response.json(unpaid))
    .mockImplementation(async () => Response.json(paid));
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Suspense>
        <State id={unpaid.id} />
      </Suspense>
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('confirmedUnpaid')).toBeVisible();
  // To the page of the store, and back.
  focusManager.setFocused(false);
  focusManager.setFocused(true);
  return { screen, send };
}

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.restoreAllMocks();
});

test('コンビニで支払って画面に戻ると、再読み込みしなくても確定になる', async () => {
  const { screen } = await show('convenienceStore');
  await expect.element(screen.getByText('confirmed', { exact: true })).toBeVisible();
});

test('メールのリンクを開いてから画面に戻ると、再読み込みしなくても新しい状態になる', async () => {
  const { screen } = await show('default', { confirmMailBy: '2027-07-21T10:12:00+09:00' });
  await expect.element(screen.getByText('confirmed', { exact: true })).toBeVisible();
});

test('ほかの端末や窓口で変わった予約は、画面に戻ると新しい状態になり、問い合わせは一度だけ', async () => {
  const { screen, send } = await show('default');
  await expect.element(screen.getByText('confirmed', { exact: true })).toBeVisible();
  expect(send).toHaveBeenCalledTimes(2);
});
