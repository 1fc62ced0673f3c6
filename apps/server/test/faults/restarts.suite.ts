import { setTimeout as pause } from 'node:timers/promises';
import type { Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import type { LightMyRequestResponse } from 'fastify';
import { expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commitRequest,
  customers,
  DRAFTS,
  holdDraft,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { bookFamily, cancelRequest, wholeTrip } from '../support/cancelling.ts';
import { inParts } from '../support/crowd.ts';
import {
  expectCancelledOnce,
  refundsBySandbox,
  runJobsUntilRefunded,
} from '../support/given-back.ts';
import { CARDS } from '../support/paying.ts';
import { runPaymentJobs } from '../support/payment-work.ts';
import { report, rounds } from '../support/rounds.ts';
import { type PostgresServer, setBerths } from '../support/use-postgres-server.ts';

const BOOKINGS = rounds(20, 3000);
const CANCELLATIONS = rounds(6, 30);
const RESTARTS = rounds(1, 3);
const BOOKERS = 6;
/** How long the site may stay away after the database is back. */
const BACK_WITHIN_MS = 5000;

/** PostgreSQL is killed in the middle of bookings; customers press again with the same key. */
export function restartsSuite(server: PostgresServer): void {
  const failures = new Map<number, number>();
  let answeredAt = 0;

  /** Again and again, until the server says something about the request. */
  async function send(
    request: () => Promise<LightMyRequestResponse>,
  ): Promise<LightMyRequestResponse> {
    for (;;) {
      const response = await request();
      if (response.statusCode < 500) {
        answeredAt = performance.now();
        return response;
      }
      failures.set(response.statusCode, (failures.get(response.statusCode) ?? 0) + 1);
      expect(response.headers['retry-after']).toBe('5');
      await pause(100);
    }
  }

  async function fill(visitor: Visitor, trip: TripChoice): Promise<Draft> {
    const draft = (await send(() => visitor.post(DRAFTS, trip))).json<Draft>();
    const url = `${DRAFTS}/${draft.id}/customers`;
    // A save that was stored and never answered is found in the draft.
    await send(() => visitor.put(url, customers(), ifMatch(draft.version)));
    return (await send(() => visitor.get(`${DRAFTS}/${draft.id}`))).json<Draft>();
  }

  async function book(trip: TripChoice): Promise<string> {
    const { app } = server.processes[0] ?? server;
    const visitor = new Visitor(app);
    await send(() => visitor.get('/sanctum/csrf-cookie'));
    const draft = await fill(visitor, trip);
    const [holding, confirming] = [key(), key()];
    const held = await send(() => holdDraft(visitor, draft, holding));
    expect(held.statusCode).toBe(201);
    const reservation = held.json<Reservation>();
    const url = `${RESERVATIONS}/${reservation.id}/commit`;
    const headers = { ...confirming, ...ifMatch(reservation.version) };
    const confirmed = await send(() => visitor.post(url, commitRequest(reservation), headers));
    expect(confirmed.statusCode).toBe(200);
    return reservation.id;
  }

  it(
    `${RESTARTS} times within ${BOOKINGS} bookings: none is lost, none is double, and all failures are 503`,
    async () => {
      const trip = await chooseTrip(await Visitor.arrive(server.app));
      await setBerths(server, trip.outbound.sailingId, BOOKINGS + 1000);
      let booked = 0;
      const every = Math.ceil(BOOKINGS / (RESTARTS + 1));
      const outages: number[] = [];
      const restart = async () => {
        await server.cluster.restart();
        const back = performance.now();
        while (answeredAt < back) await pause(10);
        outages.push(Math.round(answeredAt - back));
      };
      const restarts: Promise<void>[] = [];
      const ids = await inParts(Array.from({ length: BOOKINGS }), BOOKERS, async () => {
        const id = await book(trip);
        booked += 1;
        if (booked % every === 0 && restarts.length < RESTARTS) restarts.push(restart());
        return id;
      });
      await Promise.all(restarts);
      const rows = await server.db.selectFrom('reservation').select(['id', 'state']).execute();
      expect(rows.filter(({ state }) => state !== 'confirmedUnpaid')).toEqual([]);
      expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
      // It did hurt, and in the documented way only.
      expect([...failures.keys()]).toEqual([503]);
      expect(Math.max(...outages)).toBeLessThan(BACK_WITHIN_MS);
      report('restarts of the database', {
        bookings: ids.length,
        'answers 503': failures.get(503) ?? 0,
        'longest ms until the next response': Math.max(...outages),
      });
      server.log.splice(0);
    },
    15 * 60_000,
  );

  it(
    `${RESTARTS} times within ${CANCELLATIONS} cancellations and their refunds: each is cancelled and given back once`,
    async () => {
      const customers = [];
      for (let number = 0; number < CANCELLATIONS; number += 1) {
        const visitor = await Visitor.arrive(server.app);
        const booked = await bookFamily(visitor, { card: CARDS.frictionless });
        customers.push({ visitor, booked, ...(await cancelRequest(visitor, booked, wholeTrip)) });
      }
      failures.clear();
      let [cancelled, jobsFailed] = [0, 0];
      const every = Math.ceil(CANCELLATIONS / (RESTARTS + 1));
      const restarts: Promise<void>[] = [];
      const cancelling = inParts(customers, 2, async ({ visitor, request }) => {
        const response = await send(() => visitor.send(request));
        expect(response.statusCode).toBe(200);
        cancelled += 1;
        if (cancelled % every === 0 && restarts.length < RESTARTS) {
          restarts.push(server.cluster.restart());
        }
      });
      // The jobs go on as those of a server do: what fails is done at the next run.
      while (cancelled < CANCELLATIONS) {
        await runPaymentJobs(server).catch(() => (jobsFailed += 1));
        await pause(10);
      }
      await Promise.all([cancelling, ...restarts]);
      await runJobsUntilRefunded(server);
      for (const { booked, refundYen } of customers) {
        await expectCancelledOnce(server, booked);
        expect(await refundsBySandbox(server, booked)).toEqual([refundYen]);
      }
      expect([...failures.keys()]).toEqual([503]);
      report('restarts of the database while cancelling', {
        cancellations: CANCELLATIONS,
        'answers 503': failures.get(503) ?? 0,
        'runs of the jobs that failed': jobsFailed,
      });
      server.log.splice(0);
    },
    10 * 60_000,
  );
}
