import type { ListDraftsResponse } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newBookingLinks } from '../../new-booking-links.ts';
import { LateDraftOffer } from './LateDraftOffer.tsx';

const drafts = (example: 'default' | 'held' | 'none') => exampleOf('listDrafts', 200, example);

async function show(list: ListDraftsResponse, cookie = 'XSRF-TOKEN=test') {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = cookie;
  const send = vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json(list));
  const routeTree = createRootRoute({
    component: () => (
      <>
        <p>便を探す</p>
        <LateDraftOffer links={newBookingLinks} />
      </>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('便を探す')).toBeVisible();
  return { screen, send };
}

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('入力中の予約があると、便と人数を示し、続きの手順へ進める', async () => {
  const { screen } = await show(drafts('default'));
  await expect.element(screen.getByText('入力中のご予約があります')).toBeVisible();
  await expect.element(screen.getByText(/汐見港.*から → 凪浦港.*大人2名・小人1名/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '続きから入力する' }))
    .toHaveAttribute('href', '/reservation/customer-input?draft=drf_7hT2kPq9VxYz');
});

test('仮予約中なら、その確定へ進める', async () => {
  const { screen } = await show(drafts('held'));
  await expect
    .element(screen.getByRole('link', { name: '予約の確定へ進む' }))
    .toHaveAttribute('href', '/reservation/reservation-confirm?reservation=rsv_3fK9xQ2mLw8Z');
});

test('入力中の予約がなければ、何も出ない', async () => {
  const { screen, send } = await show(drafts('none'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  await expect.element(screen.getByText(/ご予約があります/)).not.toBeInTheDocument();
});

test('初めての訪問では、何も問い合わせない', async () => {
  const { send } = await show(drafts('default'), 'XSRF-TOKEN=; max-age=0');
  expect(send).not.toHaveBeenCalled();
});
