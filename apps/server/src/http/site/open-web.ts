import type { FastifyInstance } from 'fastify';
import type { Services } from '../../booking/services/services.ts';
import { listPartnerTickets } from '../../domain/partner-tickets/partner-tickets.ts';
import { operator } from '../../rules/company.ts';
import { PUBLIC_PAGES } from './public-pages.ts';

/** What is personal, or is no page. */
const NOT_FOR_ROBOTS = [
  '/customer/member',
  '/customer/reservations',
  '/customer/reservation-detail/',
  '/customer/samples/',
  '/customer-api/',
  '/external/',
  '/dev/',
];

/** `/robots.txt` and `/sitemap.xml`, for search engines. */
export function serveOpenWeb(app: FastifyInstance, { db, clock }: Services, siteUrl: string): void {
  const cached = 'public, max-age=3600';
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', cached)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`),
          `Sitemap: ${siteUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const tickets = operator.notOffered.includes('partnerTickets')
      ? []
      : await listPartnerTickets(db, clock, { isAccessible: false });
    const open = Object.keys(PUBLIC_PAGES).filter(
      (page) => page !== 'partner-tickets' || tickets.length > 0,
    );
    const pages = [...open, ...tickets.map(({ id }) => `partner-tickets/${id}`)];
    const urls = pages.map((path) => `<url><loc>${siteUrl}/customer/${path}</loc></url>`);
    return reply
      .header('cache-control', cached)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
}
