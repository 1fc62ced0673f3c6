import { createHash } from 'node:crypto';
import { jstDate } from '@ferry/format/date';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../booking/services/services.ts';
import { writeFeed } from '../../domain/routes/gtfs-feed.ts';
import { operator } from '../../rules/company.ts';

/** A feed is written at most so often, however many ask: the timetable changes by a load or a cancellation. */
const KEPT_MS = 300_000;

/** `/gtfs/feed.zip`: the timetable for route planners, under one address. Guarded by `test/service/gtfs-feed.spec.ts`. */
export function serveFeed(app: FastifyInstance, { db, clock }: Services, siteUrl: string): void {
  let kept: { until: number; feed: Promise<{ bytes: Buffer; etag: string }> } | undefined;
  const write = async () => {
    const agency = { name: operator.companyName, url: siteUrl, phone: operator.phone.number };
    const bytes = Buffer.from(await writeFeed(db, agency, jstDate(clock.now())));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
  };
  app.get('/gtfs/feed.zip', async (request, reply) => {
    const now = clock.now().getTime();
    if (!kept || now >= kept.until) {
      const feed = write();
      kept = { until: now + KEPT_MS, feed };
      // One that failed is no feed: the next one asks again.
      feed.catch(() => {
        kept = undefined;
      });
    }
    const { bytes, etag } = await kept.feed;
    reply.header('etag', etag).header('cache-control', 'public, max-age=300');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/zip').send(bytes);
  });
}
