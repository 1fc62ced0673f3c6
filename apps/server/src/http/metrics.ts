import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../booking/services/services.ts';
import { findWhatWaits, type WhatWaits } from '../domain/operation/what-waits.ts';
import { findTimetableEnds } from '../operator/timetable-end.ts';

/** Seconds; a hold is 10 ms, a calendar's month 20, a payment's commit up to a second. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const WAITING: Record<keyof WhatWaits, [name: string, help: string]> = {
  mails: ['ferry_mails_waiting', 'Mails that are not handed over'],
  oldestMailSeconds: [
    'ferry_mail_oldest_seconds',
    'Age of the oldest mail that is not handed over',
  ],
  pushMessages: ['ferry_push_waiting', 'Messages to devices that are not handed over'],
  overdueHolds: ['ferry_holds_overdue', 'Holds that are over and not ended: the job stands still'],
  overduePayments: ['ferry_payments_overdue', 'Payments of which the provider was to be asked'],
  stoppedRefunds: ['ferry_refunds_stopped', 'Refunds that are to be paid by hand'],
  refusedRefunds: ['ferry_refunds_refused', 'Refunds that the provider refuses'],
  held: ['ferry_reservations_held', 'Bookings that are held'],
  unpaid: ['ferry_reservations_unpaid', 'Bookings to be paid later'],
};

/**
 * Numbers for Prometheus at `/metrics` of a port of its own: requests by operation and status, what waits, and
 * the process. No label and no number is about a person.
 *
 * @param app whose requests are counted
 */
export function createMetrics(app: FastifyInstance, { db, clock }: Services): FastifyInstance {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const seconds = new Histogram({
    name: 'ferry_request_seconds',
    help: 'Time of a request by operation of the contract and status',
    labelNames: ['operation', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime }) => {
    const operation = routeOptions.config.operation?.id ?? 'other';
    seconds.observe({ operation, status: statusCode }, elapsedTime / 1000);
  });
  const gauges = Object.entries(WAITING).map(([key, [name, help]]) => ({
    key: key as keyof WhatWaits,
    gauge: new Gauge({ name, help, registers: [register] }),
  }));
  const timetable = new Gauge({
    name: 'ferry_timetable_days',
    help: 'Days to the last sailing of a timetable that ends within sixty days',
    labelNames: ['source'],
    registers: [register],
  });
  const server = fastify();
  server.get('/metrics', async (_request, reply) => {
    const waiting = await findWhatWaits(db, clock.now());
    for (const { key, gauge } of gauges) gauge.set(waiting[key]);
    timetable.reset();
    for (const { source, days } of await findTimetableEnds(db, clock))
      timetable.set({ source }, days);
    return reply.type(register.contentType).send(await register.metrics());
  });
  return server;
}
