import { type ChangeTerms, getChangeTermsQueryKey } from '@ferry/api/customer';
import { exampleOf } from '@ferry/api/examples';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tiles } from './Tiles.tsx';

const reservation = exampleOf('getReservation', 200, 'default');
const terms = (example: 'default' | 'closed'): ChangeTerms =>
  exampleOf('getChangeTerms', 200, example);

test.each([
  ['その場のタイルに移る', '予約を変更する', '予約を変更する'],
  ['ほかのタイルにあれば、動かない', '印刷する', '印刷する'],
])('変更の受付が終わると、フォーカスは、%s', async (_, from, to) => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const key = getChangeTermsQueryKey({ path: { reservationId: reservation.id } });
  client.setQueryData(key, terms('default'));
  const routeTree = createRootRoute({
    component: () => <Tiles reservation={reservation} isToCome boarding={undefined} />,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const tile = screen.getByRole('listitem').filter({ hasText: from });
  await expect.element(tile).toBeVisible();
  (tile.element().firstElementChild as HTMLElement).focus();
  client.setQueryData(key, terms('closed'));
  await expect
    .element(screen.getByRole('link', { name: /^予約を変更する/ }))
    .not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toContain(to);
  expect(document.activeElement).not.toBe(document.body);
});
