import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SailingSearchResult } from '@ferry/api/customer-server';
import scrape from 'open-graph-scraper';
import { afterAll, expect, it, vi } from 'vitest';
import type { Services } from '../../src/booking/services/services.ts';
import { knownPages } from '../../src/http/site/known-site.ts';
import { loadSite, type SiteFile } from '../../src/http/site/load-site.ts';
import { useTestServer } from '../support/use-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'ferry-known-'));
const pageOf = (title: string) =>
  `<!doctype html><html lang="ja"><head><meta charset="utf-8">\n<meta name="description" content="古い">\n<title>${title}</title><script>start()</script></head><body><div id="root"></div></body></html>`;
const server = useTestServer(async () => {
  mkdirSync(join(folder, 'share'));
  const files = {
    'index.html': pageOf('フェリーのご予約|汐凪フェリー'),
    'signin.html': pageOf('ログイン|汐凪フェリー'),
    'fallback.html': pageOf('汐凪フェリー'),
    'share/site.png': 'picture',
    'share/route_strait.png': 'picture',
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const site = loadSite(folder);
  return site ? { site } : {};
});
afterAll(() => rmSync(folder, { recursive: true }));

const SEARCH = 'fromPortId=port_shiomi&toPortId=port_nagiura&date=2027-08-02&adults=2&children=1';
const SAILINGS = `/customer/reservation/select-schedule?${SEARCH}`;
const get = (url: string) => server.app.inject({ url });
/** The metadata that another parser reads in a page. */
async function read(url: string) {
  const { result } = await scrape({ html: (await get(url)).body });
  return { ...result, jsonLD: (result.jsonLD ?? []) as Record<string, unknown>[] };
}

it('a link to a public page has title, description, address and picture', async () => {
  expect(await read('/customer/')).toMatchObject({
    ogTitle: 'フェリーのご予約|汐凪フェリー',
    ogDescription: expect.stringMatching(/^汐凪フェリーのフェリーのご予約。/),
    ogUrl: 'http://localhost:8080/customer/',
    ogImage: [
      {
        url: 'http://localhost:8080/customer/share/site.png',
        ...{ width: '1200', height: '630', type: 'image/png', alt: '汐凪フェリー' },
      },
    ],
    twitterCard: 'summary_large_image',
    jsonLD: [
      { '@type': 'Organization', name: '汐凪フェリー株式会社', telephone: '0120-000-470' },
      { '@type': 'WebSite', url: 'http://localhost:8080/customer/' },
    ],
  });
  const { body, headers } = await get('/customer/');
  expect(body.match(/name="description"/g)).toHaveLength(1);
  expect(body).toContain('<link rel="canonical" href="http://localhost:8080/customer/">');
  // A data block runs nothing: the policy lets no script more.
  expect(String(headers['content-security-policy']).match(/sha256-/g)).toHaveLength(1);
});

it('the sailings of a day are there with the times, prices and places that the page shows', async () => {
  const url = `/customer-api/sailings?${SEARCH}`;
  const found = (await get(url)).json<SailingSearchResult>();
  const page = await read(SAILINGS);
  expect(page).toMatchObject({
    ogTitle: '汐見港から凪浦港 2027年8月2日(月)の便|汐凪フェリー',
    ogUrl: `http://localhost:8080${SAILINGS}`,
    ogImage: [{ url: 'http://localhost:8080/customer/share/route_strait.png' }],
  });
  const onSale = (availability: string) => ['available', 'few', 'full'].includes(availability);
  const trips = page.jsonLD.filter((thing) => thing['@type'] === 'BoatTrip');
  expect(trips.length).toBeGreaterThan(2);
  expect(trips).toEqual(
    found.sailingOffers.map(({ sailing, availability, cabinOffers }) =>
      expect.objectContaining({
        departureTime: sailing.departureAt,
        arrivalTime: sailing.arrivalAt,
        departureBoatTerminal: { '@type': 'BoatTerminal', name: '汐見港' },
        ...(onSale(availability) && {
          offers: cabinOffers
            .filter((cabin) => onSale(cabin.availability))
            .map(({ cabinType, totalYen }) =>
              expect.objectContaining({
                ...{ name: cabinType.name, price: totalYen, priceCurrency: 'JPY' },
              }),
            ),
        }),
      }),
    ),
  );
});

it('a cancelled sailing has no offer, a moment later', async () => {
  const cancel = server.db
    .updateTable('sailing')
    .set({ status: 'cancelled', status_reason: '強風のため' })
    .where('service_date', '=', '2027-08-02');
  await cancel.execute();
  server.clock.set('2027-07-20T10:02:00+09:00');
  const trips = (await read(SAILINGS)).jsonLD.filter((thing) => thing['@type'] === 'BoatTrip');
  expect([trips.length > 2, trips.filter(({ offers }) => offers)]).toEqual([true, []]);
});

it('a partner ticket is a product with its price; what is not on sale is no product', async () => {
  const { partnerTickets } = (await get('/customer-api/partner-tickets')).json();
  const [ticket] = partnerTickets;
  const page = await read(`/customer/partner-tickets/${ticket.id}`);
  expect(page).toMatchObject({
    ogTitle: `${ticket.name}|汐凪フェリー`,
    jsonLD: [
      { '@type': 'Organization' },
      {
        ...{ '@type': 'Product', name: ticket.name },
        offers: {
          [ticket.isFromPrice ? 'lowPrice' : 'price']: ticket.adultYen,
          priceCurrency: 'JPY',
        },
      },
    ],
  });
  expect((await read('/customer/partner-tickets/pt_none')).jsonLD).toEqual([]);
});

it.each([
  '/customer/signin',
  '/customer/member',
  '/customer/constructor',
  '/customer/reservation-detail/rsv_3fK9xQ2mLw8Z',
  `${SAILINGS}&draft=drf_1`,
  `${SAILINGS}&vehicles=veh_car:469`,
  `${SAILINGS.replace('port_shiomi', '"><script>')}`,
  `${SAILINGS}&adults=99x`,
])('%s is sent as it was built', async (url) => {
  const { body } = await get(url);
  expect([body.includes('og:'), body.includes('ld+json')]).toEqual([false, false]);
  expect(body).toContain('content="古い"');
});

it('a database that does not answer holds up no page', async () => {
  const execute = vi.fn(() => new Promise(() => undefined));
  const mute: object = new Proxy(() => mute, {
    get: (_target, key) => (String(key).startsWith('execute') ? execute : mute),
    apply: () => mute,
  });
  const services = { clock: server.clock, db: mute } as unknown as Services;
  const pageFor = knownPages(services, 'http://localhost:8080', { files: new Map() });
  const built = { content: Buffer.from(pageOf('便')), etag: '"1"' } as SiteFile;
  expect(await pageFor(built, 'reservation/select-schedule', SEARCH)).toBe(built);
  expect(execute).toHaveBeenCalled();
});
