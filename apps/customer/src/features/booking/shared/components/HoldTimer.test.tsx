import { getReservationOptions, type Reservation } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newBooking } from '../../new-booking.ts';
import { HoldTimer } from './HoldTimer.tsx';

/** Nine minutes before its end. */
const held: Reservation = {
  ...exampleOf('getReservation', 200, 'held'),
  limitTime: '2027-07-20T11:00:00+09:00',
  serverTime: '2027-07-20T10:51:00+09:00',
};
const options = {
  ...getReservationOptions({ path: { reservationId: held.id } }),
  staleTime: Number.POSITIVE_INFINITY,
};

const receivedAt = Date.now();

function Timer() {
  const { data } = useQuery(options);
  return data ? (
    <HoldTimer
      flow={newBooking}
      reservation={data}
      held={data}
      receivedAt={receivedAt}
      onExpire={() => {}}
      onClockDoubt={() => {}}
    />
  ) : null;
}

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('期限を延長すると、新しい期限が伝わる', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const extended = { ...held, limitTime: '2027-07-20T15:45:00+09:00', extensionsLeft: 1 };
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(extended));
  const client = new QueryClient();
  client.setQueryData(options.queryKey, held);
  const screen = await render(
    <QueryClientProvider client={client}>
      <Timer />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText(/延長しました/)).not.toBeInTheDocument();
  const said: (string | null)[] = [];
  const regions = screen.container.querySelectorAll('[role=status]');
  const listener = new MutationObserver(() => {
    for (const { textContent } of regions) {
      if (textContent?.includes('延長しました') && textContent !== said.at(-1))
        said.push(textContent);
    }
  });
  listener.observe(screen.container, { subtree: true, childList: true, characterData: true });
  await screen.getByRole('button', { name: '期限を15分延長する' }).click();
  await expect
    .element(screen.getByText('期限を2027年7月20日(火) 15:45まで延長しました。'))
    .toHaveRole('status');

  // The button has gone: there is time enough again, and the focus is where that is said.
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain('お席を15:45までお取り置きしています');

  // A limit that comes later by itself is no extension.
  client.setQueryData(options.queryKey, { ...extended, limitTime: '2027-07-20T15:30:00+09:00' });
  await expect.element(screen.getByText('お席を15:30までお取り置きしています')).toBeVisible();
  listener.disconnect();
  expect(said).toEqual(['期限を2027年7月20日(火) 15:45まで延長しました。']);
});

test('延長のボタンは、APIのいう時刻から、APIのいう分だけ延ばすと示す', async () => {
  const short = { ...held, extensionsLeft: 2, extensionMinutes: 5 };
  const client = new QueryClient();
  const show = (extensionOpensMinutes: number) =>
    client.setQueryData(options.queryKey, { ...short, extensionOpensMinutes });
  show(8);
  const screen = await render(
    <QueryClientProvider client={client}>
      <Timer />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText(/残り8分になったら延長できます/)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  show(9);
  await expect.element(screen.getByRole('button', { name: '期限を5分延長する' })).toBeVisible();
});

test('最後の1回も延長でき、そのあとは延長のボタンがない', async () => {
  const client = new QueryClient();
  const show = (extensionsLeft: number) =>
    client.setQueryData(options.queryKey, { ...held, extensionsLeft });
  show(1);
  const screen = await render(
    <QueryClientProvider client={client}>
      <Timer />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByRole('button', { name: /延長する$/ })).toBeVisible();
  show(0);
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});
