import { type Draft, listRoutesOptions } from '@ferry/api/customer';
import { ApiError } from '@ferry/api/errors';
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
import { createAppRouter } from '../../../../router.tsx';
import { newBooking } from '../../new-booking.ts';
import { ReturnConditions } from './ReturnConditions.tsx';

const draft: Draft = exampleOf('getDraft', 200, 'default');
const conditions = {
  fromPortId: 'port_nagiura',
  toPortId: 'port_shiomi',
  date: '2027-08-09',
  ...{ adults: 1, children: 0, infants: 0, babies: 0 },
};

test('検索できなかった条件を直している間は、誤りを出さず、操作した所に留まる', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(listRoutesOptions().queryKey, exampleOf('listRoutes', 200, 'default'));
  const refusal = new ApiError('VALIDATION_FAILED', 422);
  const routeTree = createRootRoute({
    component: () => (
      <ReturnConditions flow={newBooking} leg="return" {...{ draft, conditions, refusal }} />
    ),
  });
  const history = createMemoryHistory();
  // The vehicles of a member are offered: the form asks the app whose tab it is.
  const { context } = createAppRouter(client, { history }).options;
  const router = createRouter({ routeTree, history, context });
  const screen = await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('この条件では復路を検索できませんでした')).toBeVisible();
  const summary = screen.getByRole('group', { name: /^入力内容をご確認ください/ });
  const fewer = screen.getByRole('button', { name: '大人を減らす' });
  await fewer.click();
  await expect.element(screen.getByRole('spinbutton', { name: '大人' })).toHaveValue('0');
  await expect.element(summary).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'この条件で復路を探し直す' }).click();
  await expect.element(summary).toHaveFocus();
});
