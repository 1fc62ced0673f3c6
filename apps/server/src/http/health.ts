import type { FastifyInstance } from 'fastify';
import type { Services } from '../booking/services/services.ts';
import { isUnavailable } from '../database/failures.ts';
import { countHit } from '../domain/rate-limits/rate-limits.ts';
import { findTimetableEnds } from '../operator/timetable-end.ts';

/** Seconds for which nothing is sent here after a change could not be stored. */
const AFTER_FAILURE_SECONDS = 10;
const PROBE = { name: 'readiness', subject: '', limit: { hits: 0, windowSeconds: 1 } };

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, so the balancer may send requests; timetables that end
 * soon are named, and it serves all the same.
 */
export function addHealth(app: FastifyInstance, { db, clock }: Services): void {
  let isClosing = false;
  let failedUntil = 0;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // On a disk that is nearly full a small change may still fit where a booking does not.
  app.addHook('onError', async (request, _reply, error) => {
    if (/^(?:GET|HEAD)$/.test(request.method) || !isUnavailable(error)) return;
    failedUntil = clock.now().getTime() + AFTER_FAILURE_SECONDS * 1000;
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const hasFailed = isClosing || clock.now().getTime() < failedUntil;
    const isReady = !hasFailed && (await canStore({ db, clock }));
    if (!isReady) return reply.code(503).send({ status: 'unavailable' });
    const timetableEnds = await findTimetableEnds(db, clock);
    return { status: 'ready', ...(timetableEnds.length > 0 && { timetableEnds }) };
  });
}

/** A database that can only be read (full, read-only, a standby) takes no bookings. */
async function canStore({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  try {
    await countHit(db, [PROBE], clock.now());
    return true;
  } catch {
    return false;
  }
}
