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

/** The simulation of a trip, with more in its search, and what each leg has. */
async function open(more: string, sailingsOf: (isReturn: boolean) => unknown) {
  vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname, searchParams } = new URL(new Request(input).url);
    if (pathname.endsWith('/sailings')) {
      return Response.json(sailingsOf(searchParams.get('fromPortId') === 'port_nagiura'));
    }
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
  const search = `fromPortId=port_shiomi&toPortId=port_nagiura&adults=2&children=1&date=2027-08-02${more}`;
  const history = createMemoryHistory({ initialEntries: [`/customer/simulation?${search}`] });
  const router = createAppRouter(queryClient, { history });
  router.options.context.tab.connect({ router, queryClient });
  return render(<App {...{ router, queryClient }} />);
}

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
  const screen = await open('', () => ({ ...found, sailingOffers }));
  const row = screen.getByRole('radio', { name: 'カーペット席' });
  await expect.element(row).toHaveAccessibleDescription(/^満席・.+・3室/);
  await expect.element(screen.getByText(/は満席です。/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: '空いている便と客室を探す' }))
    .toBeVisible();
  expect(screen.getByRole('button', { name: 'この条件で予約する' }).elements()).toEqual([]);
});

test('復路だけが満席なら、満席の行程とその客室を言い、空いている往路の客室を満席と言わない', async () => {
  const found = exampleOf('searchSailings', 200, 'default');
  const returning = exampleOf('searchSailings', 200, 'wayBack');
  const sailingOffers = returning.sailingOffers.map((offer) => ({
    ...offer,
    cabinOffers: offer.cabinOffers.map((cabin) => ({
      ...cabin,
      cabinType: { ...cabin.cabinType, name: '桟敷席' },
      availability: 'full',
    })),
  }));
  const screen = await open('&returnDate=2027-08-09', (isReturn) =>
    isReturn ? { ...returning, sailingOffers } : found,
  );
  await expect
    .element(screen.getByText('復路の桟敷席は満席です。運賃の目安としてご覧ください。'))
    .toBeVisible();
  const row = screen.getByRole('radio', { name: 'カーペット席' });
  await expect.element(row).toHaveAccessibleDescription(/^復路は満席・.*復路は桟敷席/);
});
