import { setTimeout as pause } from 'node:timers/promises';
import type { Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/database/client.ts';
import { startTestServer, type TestServer, Visitor } from '../support/api.ts';
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
import { inParts } from '../support/crowd.ts';
import { expectInvariants } from '../support/invariants.ts';
import { type Pair, startPair } from '../support/postgres-pair.ts';
import { report, rounds } from '../support/rounds.ts';

// A primary with a synchronous standby; the primary dies while customers book, and the standby takes over.
const BOOKINGS = rounds(12, 400);
const BOOKERS = 4;
/** From when the standby takes what is written, to the first request that is served again. */
const BACK_WITHIN_MS = 5000;

let pair: Pair;
let server: TestServer;

beforeAll(async () => {
  pair = await startPair();
  const database = await openDatabase({ databaseUrl: pair.url });
  server = await startTestServer({ database });
}, 120_000);
afterAll(async () => {
  await server?.close();
  await pair?.stop();
});

const refused = new Map<number, number>();
let answeredAt = 0;

/** Again and again, with the same key, until the server says something about the request. */
async function send(
  request: () => Promise<LightMyRequestResponse>,
): Promise<LightMyRequestResponse> {
  for (;;) {
    const response = await request();
    if (response.statusCode < 500) {
      answeredAt = performance.now();
      return response;
    }
    refused.set(response.statusCode, (refused.get(response.statusCode) ?? 0) + 1);
    await pause(100);
  }
}

/** @returns its id, as it was acknowledged */
async function book(trip: TripChoice): Promise<string> {
  const visitor = new Visitor(server.app);
  await send(() => visitor.get('/sanctum/csrf-cookie'));
  const draft = (await send(() => visitor.post(DRAFTS, trip))).json<Draft>();
  const url = `${DRAFTS}/${draft.id}`;
  await send(() => visitor.put(`${url}/customers`, customers(), ifMatch(draft.version)));
  const saved = (await send(() => visitor.get(url))).json<Draft>();
  const [holding, confirming] = [key(), key()];
  const held = (await send(() => holdDraft(visitor, saved, holding))).json<Reservation>();
  const headers = { ...confirming, ...ifMatch(held.version) };
  const commitUrl = `${RESERVATIONS}/${held.id}/commit`;
  const done = await send(() => visitor.post(commitUrl, commitRequest(held), headers));
  expect(done.statusCode).toBe(200);
  return held.id;
}

it(
  `the primary dies within ${BOOKINGS} bookings: no acknowledged one is lost, and the standby goes on`,
  async () => {
    const trip = await chooseTrip(await Visitor.arrive(server.app));
    let [booked, stall] = [0, 0];
    let failing: Promise<void> | undefined;
    const failOver = async () => {
      await pair.killPrimary();
      await pair.promote();
      const writes = performance.now();
      while (answeredAt < writes) await pause(10);
      stall = Math.round(answeredAt - writes);
    };
    const ids = await inParts(Array.from({ length: BOOKINGS }), BOOKERS, async () => {
      const id = await book(trip);
      booked += 1;
      if (booked === Math.floor(BOOKINGS / 2)) failing = failOver();
      return id;
    });
    await failing;
    const rows = await server.db.selectFrom('reservation').select(['id', 'state']).execute();
    expect(rows.filter(({ state }) => state !== 'confirmedUnpaid')).toEqual([]);
    expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
    await expectInvariants(server.db);
    expect([...refused.keys()]).toEqual([503]);
    expect(server.database.primary).toMatchObject({ moves: 1, standbys: 0 });
    expect(stall).toBeLessThan(BACK_WITHIN_MS);
    report('fail-over', {
      bookings: ids.length,
      'answers 503': refused.get(503) ?? 0,
      'ms from the promotion to the next response': stall,
    });
  },
  10 * 60_000,
);

it('an old primary that comes back takes no bookings, whatever it says of itself', async () => {
  await pair.restartOldPrimary();
  const { rows } = await sql<{ port: number }>`select inet_server_port() as port`.execute(
    pair.old.db,
  );
  expect(rows[0]?.port).not.toBe(pair.standbyPort);
  // Looked for by a process that starts now, and by the one that was there.
  const fresh = await openDatabase({ databaseUrl: pair.url });
  for (const { db } of [fresh, server]) {
    const found = await sql<{ port: number }>`select inet_server_port() as port`.execute(db);
    expect(found.rows).toEqual([{ port: pair.standbyPort }]);
  }
  await fresh.close();
  // With the new one away it is not asked either: what it takes would be lost.
  await pair.killPrimary();
  const lost = await new Visitor(server.app).get('/readyz');
  expect(lost.statusCode).toBe(503);
}, 60_000);
