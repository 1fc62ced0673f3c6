import { expect, it } from 'vitest';
import { useTestServer } from '../support/use-server.ts';

const server = useTestServer();

it('search engines find the public pages and the tickets on sale, and are sent away from what is personal', async () => {
  const robots = await server.app.inject({ url: '/robots.txt' });
  expect(robots.body).toContain('Disallow: /customer/reservation-detail/\n');
  expect(robots.body).toContain('Sitemap: http://localhost:8080/sitemap.xml\n');
  const sitemap = await server.app.inject({ url: '/sitemap.xml' });
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const places = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
  expect(places).toContain('http://localhost:8080/customer/simulation');
  expect(places.filter((url) => url?.includes('/partner-tickets/pt_')).length).toBeGreaterThan(3);
  expect(places.join()).not.toMatch(/member|reservation-detail|signin/);
});

it('what can be read can be asked for without its body', async () => {
  const get = await server.app.inject({ url: '/customer-api/ports' });
  const head = await server.app.inject({ method: 'HEAD', url: '/customer-api/ports' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
  const withoutRight = {
    method: 'HEAD',
    url: '/customer-api/reservations/rsv_3fK9xQ2mLw8Z',
  } as const;
  expect((await server.app.inject(withoutRight)).statusCode).toBe(404);
});
