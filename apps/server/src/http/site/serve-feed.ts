import { createHash } from 'node:crypto';
import { jstDate } from '@ferry/format/date';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../booking/services/services.ts';
import { writeFeed } from '../../domain/routes/gtfs-feed.ts';
import { readRealtime } from '../../domain/routes/gtfs-realtime.ts';
import { unixSeconds, writeMessage } from '../../domain/routes/realtime-message.ts';
import { operator } from '../../rules/company.ts';
import { hasCopy } from '../etag.ts';

/** A feed as it is sent, with the name of its content. */
interface Feed {
  bytes: Buffer;
  etag: string;
}

interface FeedOptions {
  type: string;
  /** It is written at most so often, however many ask, and caches keep it as long. Seconds. */
  keptSeconds: number;
  write: (now: Date) => Promise<Feed>;
}

/** The timetable changes by a load or a cancellation. */
const TIMETABLE_SECONDS = 300;
/** Seconds for which the realtime feed may be cached: decisions have to reach passengers on their way. */
const REALTIME_SECONDS = 20;

/**
 * `/gtfs/feed.zip`: the timetable for route planners, `/gtfs/realtime.pb`: what does not sail as planned, each under
 * one address. Guarded by `test/service/gtfs-feed.spec.ts` and `gtfs-realtime.spec.ts`.
 */
export function serveFeeds(app: FastifyInstance, { db, clock }: Services, siteUrl: string): void {
  const kept = (url: string, options: FeedOptions) =>
    serveFeed(app, url, () => clock.now(), options);
  const agency = { name: operator.companyName, url: siteUrl, phone: operator.phone.number };
  kept('/gtfs/feed.zip', {
    type: 'application/zip',
    keptSeconds: TIMETABLE_SECONDS,
    write: async (now) => {
      const bytes = Buffer.from(await writeFeed(db, agency, jstDate(now)));
      return { bytes, etag: `"${hashOf(bytes)}"` };
    },
  });
  const statusUrl = `${siteUrl}/customer/#service-status`;
  kept('/gtfs/realtime.pb', {
    type: 'application/x-protobuf',
    keptSeconds: REALTIME_SECONDS,
    write: async (now) => {
      const message = await readRealtime(db, now);
      const bytes = Buffer.from(writeMessage(message, unixSeconds(now), statusUrl));
      // Weak: the same news, whenever it was written.
      return { bytes, etag: `W/"${hashOf(writeMessage(message, 0, statusUrl))}"` };
    },
  });
}

function serveFeed(
  app: FastifyInstance,
  url: string,
  clock: () => Date,
  { type, keptSeconds, write }: FeedOptions,
): void {
  let kept: { until: number; feed: Promise<Feed> } | undefined;
  app.get(url, async (request, reply) => {
    const now = clock();
    if (!kept || now.getTime() >= kept.until) {
      const feed = write(now);
      kept = { until: now.getTime() + keptSeconds * 1000, feed };
      // One that failed is no feed: the next one asks again.
      feed.catch(() => {
        kept = undefined;
      });
    }
    const { bytes, etag } = await kept.feed;
    reply.header('etag', etag).header('cache-control', `public, max-age=${keptSeconds}`);
    if (hasCopy(request, etag)) return reply.code(304).send();
    return reply.type(type).send(bytes);
  });
}

const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('base64url');
