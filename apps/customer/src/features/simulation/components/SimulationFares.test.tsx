import { exampleOf } from '@ferry/api/examples';
import { createQueryClient } from '@ferry/api/query-client';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { App } from '../../../App.tsx';
import { createAppRouter } from '../../../router.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  // biome-ignore lint/suspicious/noDocumentCookie: not for the tests of other files
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

test('1名用の個室は室を数え、満席の客室は、料金の表でそう伝え、予約のボタンの所に次にできることがある', async () => {
  const found = exampleOf('searchSailings', 200, 'default');
  const sailingOffers = found.sailingOffers.map((offer) => ({
    ...offer,
    cabinOffers: offer.cabinOffers.map((cabin) => ({
      ...cabin,
      cabinType: { ...cabin.cabinType, description: '1名用の個室です。' },
      availability: 'full',
    })),
  }));
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url);
    if (pathname.endsWith('/sailings')) return Response.json({ ...found, sailingOffers });
    if (pathname.endsWith('/routes')) return Response.json(exampleOf('listRoutes', 200, 'default'));
    if (pathname.endsWith('/ports')) return Response.json(exampleOf('listPorts', 200, 'default'));
    if (pathname.endsWith('/fare-quotes')) {
      return Response.json(exampleOf('createFareQuote', 200, 'default'));
    }
    return new Promise<never>(() => {});
  });
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it, readable by the page
  document.cookie = 'XSRF-TOKEN=test';
  const queryClient = createQueryClient();
  const path =
    '/customer/simulation?fromPortId=port_shiomi&toPortId=port_nagiura&adults=2&children=1&date=2027-08-02';
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  const screen = await render(<App {...{ router, queryClient }} />);
  const row = screen.getByRole('radio', { name: 'カーペット席' });
  await expect.element(row).toHaveAccessibleDescription(/^満席・.+・3室/);
  await expect.element(screen.getByText(/は満席です。/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '空いている便と客室を探す' }))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'この条件で予約する' }).elements()).toEqual([]);
});
