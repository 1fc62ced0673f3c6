import fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../booking/services/services.ts';
import { findPlaces } from '../domain/operation/places.ts';
import {
  countOpenPayments,
  countPreOrders,
  findWhatWaits,
  type WhatWaits,
} from '../domain/operation/what-waits.ts';
import { findTimetableEnds } from '../operator/timetable-end.ts';

/** Seconds; a hold is 10 ms, a calendar's month 20, a payment's commit up to a second. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const WAITING: Record<keyof WhatWaits, [name: string, help: string]> = {
  mails: ['ferry_mails_waiting', 'Mails that are not handed over'],
  oldestMailSeconds: [
    'ferry_mail_oldest_seconds',
    'Age of the oldest mail that is not handed over',
  ],
  givenUpMails: ['ferry_mails_given_up', 'Mails of the last day that nobody tries any more'],
  pushMessages: ['ferry_push_waiting', 'Messages to devices that are not handed over'],
  overduePushMessages: ['ferry_push_overdue', 'Messages to devices that were due 5 minutes ago'],
  webhooks: ['ferry_webhooks_waiting', 'Events of the payment provider that are not worked on'],
  oldestWebhookSeconds: ['ferry_webhook_oldest_seconds', 'Age of the oldest of these events'],
  deliveries: ['ferry_deliveries_waiting', 'Events that wait for an endpoint of who integrates'],
  parkedDeliveries: ['ferry_deliveries_parked', 'Events for endpoints that were given up'],
  failingEndpoints: ['ferry_endpoints_failing', 'Endpoints that take nothing for 5 minutes'],
  stoppedEndpoints: ['ferry_endpoints_stopped', 'Endpoints to which nothing is sent any more'],
  overdueHolds: ['ferry_holds_overdue', 'Holds that are over and not ended: the job stands still'],
  overduePayments: ['ferry_payments_overdue', 'Payments of which the provider was to be asked'],
  stoppedRefunds: ['ferry_refunds_stopped', 'Refunds that are to be paid by hand'],
  refusedRefunds: ['ferry_refunds_refused', 'Refunds that the provider refuses'],
  differingSailings: ['ferry_sailings_differing', 'Sold sailings that another timetable changes'],
  queueWaiting: ['ferry_queue_waiting', 'Customers who wait for their turn when sales open'],
  queueInside: ['ferry_queue_inside', 'Customers whose turn it is'],
  queuePerMinute: ['ferry_queue_per_minute', 'Turns of the last minute'],
  waitlistWaiting: ['ferry_waitlist_waiting', 'Customers who wait for places of a full sailing'],
  waitlistOffered: ['ferry_waitlist_offered', 'Customers of the waitlist for whom places are held'],
  overduePreOrders: [
    'ferry_pre_orders_overdue',
    'Confirmed pre-orders that were to be drawn a minute ago',
  ],
  held: ['ferry_reservations_held', 'Bookings that are held'],
  unpaid: ['ferry_reservations_unpaid', 'Bookings to be paid later'],
};

/** Connections to the database, as `pg.Pool` counts them. */
interface PoolCounts {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

/** Counts of several hosts: how often another one has become the primary, and how many follow it. */
interface HostCounts {
  moves: number;
  standbys: number;
}

/** How the jobs of the process run; filled by them. */
type JobStates = ReadonlyMap<string, { everySeconds: number; doneAt: number; failures: number }>;

/** Prometheus waits for 10 seconds, and a request for a connection of a pool that is used up as long. */
const LONGEST_READING_MS = 3000;

/** Whether it succeeds by then. */
function isDoneWithin(milliseconds: number, work: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), milliseconds);
    const end = (isDone: boolean) => {
      clearTimeout(timer);
      resolve(isDone);
    };
    work.then(
      () => end(true),
      () => end(false),
    );
  });
}

/** A gauge of a registry. */
const gaugeIn =
  (register: Registry) =>
  <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers: [register] });

/**
 * Numbers for Prometheus at `/metrics` of a port of its own: requests by operation and status, what waits,
 * places on sale, and the process. No label and no number is about a person.
 *
 * @param app whose requests are counted
 */
export function createMetrics(
  app: FastifyInstance,
  services: Services,
  facts: { pool: PoolCounts; jobs: JobStates; primary?: HostCounts | undefined },
): FastifyInstance {
  const register = new Registry();
  collectDefaultMetrics({ register });
  countRequests(app, register);
  const readDatabase = databaseGauges(register, services);
  const readProcess = processGauges(register, facts);
  const readHosts = facts.primary && hostGauges(register, facts.primary);
  const up = gaugeIn(register)('ferry_database_up', 'Whether the database gives its numbers');
  const server = fastify();
  server.get('/metrics', async (_request, reply) => {
    // Without its database a process is ill, and not away: its own numbers go on.
    up.set((await isDoneWithin(LONGEST_READING_MS, readDatabase())) ? 1 : 0);
    readProcess();
    readHosts?.();
    return reply.type(register.contentType).send(await register.metrics());
  });
  return server;
}

/** @returns sets them anew */
function databaseGauges(register: Registry, { db, clock }: Services): () => Promise<void> {
  const gauge = gaugeIn(register);
  const gauges = Object.entries(WAITING).map(([key, [name, help]]) => ({
    key: key as keyof WhatWaits,
    gauge: gauge(name, help),
  }));
  const payments = gauge('ferry_payments_open', 'Payments that are not at their end', ['state']);
  const became = 'Pre-orders by what has become of them, as long as they are stored';
  const preOrders = gauge('ferry_pre_orders', became, ['outcome']);
  const ends = 'Days to the last sailing of a timetable that ends within sixty days';
  const timetable = gauge('ferry_timetable_days', ends, ['source']);
  const ofDay = ['route', 'day', 'kind'];
  const capacity = gauge('ferry_places', 'Places on sale, today (0) and 7 days on', ofDay);
  const free = gauge('ferry_places_free', 'Of these on the fullest leg of each sailing', ofDay);
  /** What is not known has no number: an old one would look like now. */
  const forget = () => {
    for (const { gauge: each } of gauges) each.set(Number.NaN);
    for (const each of [payments, preOrders, timetable, capacity, free]) each.reset();
  };
  return async () => {
    forget();
    const now = clock.now();
    const waiting = await findWhatWaits(db, now);
    const open = await countOpenPayments(db);
    const ordered = await countPreOrders(db);
    const timetables = await findTimetableEnds(db, clock);
    const places = await findPlaces(db, now);
    for (const { key, gauge: each } of gauges) each.set(waiting[key]);
    for (const { state, count } of open) payments.set({ state }, count);
    for (const [outcome, count] of Object.entries(ordered)) preOrders.set({ outcome }, count);
    for (const { source, days } of timetables) timetable.set({ source }, days);
    for (const { routeId: route, day, kind, ...of } of places) {
      capacity.set({ route, day, kind }, of.capacity);
      free.set({ route, day, kind }, of.free);
    }
  };
}

/** @returns sets them anew */
function processGauges(
  register: Registry,
  { pool, jobs }: { pool: PoolCounts; jobs: JobStates },
): () => void {
  const gauge = gaugeIn(register);
  const connections = gauge('ferry_pool_connections', 'Connections to the database', ['state']);
  const waiters = gauge('ferry_pool_waiting', 'Who waits for a connection');
  const late = gauge('ferry_job_late_seconds', 'How late a job is in its rhythm', ['job']);
  const failures = gauge('ferry_job_failures', 'Runs that failed since the start', ['job']);
  return () => {
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    waiters.set(pool.waitingCount);
    for (const [job, state] of jobs) {
      const seconds = (Date.now() - state.doneAt) / 1000 - state.everySeconds;
      late.set({ job }, Math.max(0, seconds));
      failures.set({ job }, state.failures);
    }
  };
}

function hostGauges(register: Registry, hosts: HostCounts): () => void {
  const gauge = gaugeIn(register);
  const moves = gauge('ferry_database_moves', 'How often another host has become the primary');
  const standbys = gauge('ferry_database_standbys', 'Hosts that follow the primary');
  return () => {
    moves.set(hosts.moves);
    standbys.set(hosts.standbys);
  };
}

function countRequests(app: FastifyInstance, register: Registry): void {
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
}
