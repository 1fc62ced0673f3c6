import type { Reservation } from '@ferry/api/customer-server';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/payments/sandbox/sandbox.ts';
import { NOW, startTestServer, type TestServer, Visitor } from '../support/api.ts';
import {
  chooseTrip,
  consents,
  expectStatus,
  fillDraft,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { faultyProvider } from '../support/faulty-provider.ts';
import { expectInvariants, expectNoFailures } from '../support/invariants.ts';
import { clockAt } from '../support/operator.ts';
import { CARDS, choosePaying, type Held, holdToPay, pay, seen } from '../support/paying.ts';
import { bookUnpaid, infoOf, payRequest } from '../support/paying-later.ts';
import { pass, runPaymentJobs } from '../support/payment-work.ts';
import { startPostgres, type ThrowawayCluster, urlOf } from '../support/postgres.ts';
import { report, rounds } from '../support/rounds.ts';
import { setBerths } from '../support/use-postgres-server.ts';
import { type DyingProcesses, dyingProcesses } from './dying-process.ts';
import { type KillPoint, killPoints } from './kill-points.ts';

// A process that is killed in the middle of a payment: one booking and one charge, or neither.
const ROUNDS = rounds(1, 25);
const MINUTE = 60_000;
const figures: Record<string, number> & { kills: number } = { kills: 0 };

let cluster: ThrowawayCluster;
let server: TestServer;
let processes: DyingProcesses;

beforeAll(async () => {
  cluster = await startPostgres();
  const clock = clockAt(NOW);
  const database = await cluster.openDemonstration();
  const payments = faultyProvider(createSandbox({ db: database.db, clock }));
  server = await startTestServer({ database, clock, payments });
  // The long form books more than the sailing has room for.
  const { outbound } = await chooseTrip(await Visitor.arrive(server.app));
  await setBerths(server, outbound.sailingId, 5000);
  processes = await dyingProcesses(await urlOf(database));
}, 2 * MINUTE);
afterEach(async () => {
  await expectInvariants(server.db);
  expectNoFailures(server);
  server.clock.set(NOW);
});
afterAll(async () => {
  processes?.stop();
  const counts = await server?.db
    .selectFrom('reservation')
    .select(({ fn }) => ['state', fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  for (const { state, count } of counts ?? []) figures[state] = Number(count);
  report('processes killed while a card is charged', figures);
  await server?.close();
  await cluster?.stop();
});

/** Sends the request to a process of its own that dies at the point. */
async function sendAndDie(visitor: Visitor, point: KillPoint, request: InjectOptions) {
  const signal = await processes.sendAndDie(visitor, point, request);
  figures.kills += 1;
  // The point was reached: the test is about what it says it is about.
  expect(signal).toBe('SIGKILL');
  // Nor is it about the moment until the database has seen that too: what a transaction without
  // a process has locked, the jobs leave for their next run.
  await expect.poll(countAbandoned, { timeout: MINUTE / 2 }).toBe(0);
}

async function countAbandoned(): Promise<number> {
  const { rows } = await sql`select pid from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'`.execute(server.db);
  return rows.length;
}

const chargesOf = async (reservationId: string) => {
  const rows = await server.db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'charge_key', 'payment.id')
    .select(['sandbox_charge.state'])
    .where('reservation_id', '=', reservationId)
    .execute();
  return rows.map(({ state }) => state);
};

const commitOf = ({ held, choice }: Held): InjectOptions => ({
  method: 'POST',
  url: `${RESERVATIONS}/${held.id}/commit`,
  payload: {
    paymentMethod: 'card',
    draftPaymentId: choice.id,
    totalYen: held.quote.totalYen,
    consents,
  },
});

const ofPayment = killPoints.slice(2);

describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %s', (_round) => {
  it.each(killPoints.slice(0, 2))(
    'killed at %s: one hold after one retry',
    async (point) => {
      const visitor = await Visitor.arrive(server.app);
      const draft = await fillDraft(visitor);
      await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
      const request = {
        method: 'POST',
        url: RESERVATIONS,
        payload: holdRequest(draft),
        headers: { ...key(), ...ifMatch(draft.version) },
      } as const;
      await sendAndDie(visitor, point, request);
      const held = expectStatus(await visitor.send(request), 201);
      const reservations = await server.db
        .selectFrom('reservation')
        .select('id')
        .where('draft_id', '=', draft.id)
        .execute();
      expect(reservations).toEqual([{ id: held.json<Reservation>().id }]);
    },
    MINUTE,
  );

  it.each(ofPayment)(
    'killed at %s: one booking and one charge after one retry',
    async (point) => {
      const visitor = await Visitor.arrive(server.app);
      const ready = await holdToPay(visitor, { card: CARDS.frictionless });
      const headers = { ...key(), ...ifMatch(ready.held.version) };
      await sendAndDie(visitor, point, { ...commitOf(ready), headers });
      const response = expectStatus(await visitor.send({ ...commitOf(ready), headers }), 200);
      expect(response.json<Reservation>().state).toBe('confirmed');
      expect(await chargesOf(ready.held.id)).toEqual(['captured']);
    },
    MINUTE,
  );

  it.each(ofPayment)(
    'killed at %s while a booking is paid later: one charge after one retry, or by the jobs',
    async (point) => {
      for (const comesBack of [true, false]) {
        const visitor = await Visitor.arrive(server.app);
        const booked = await bookUnpaid(visitor, 'port');
        const info = await infoOf(visitor, booked);
        const request = {
          method: 'POST',
          url: `${RESERVATIONS}/${booked.id}/payments`,
          payload: await payRequest(visitor, info, { card: CARDS.frictionless }),
          headers: { ...key(), ...ifMatch(info.version) },
        } as const;
        await sendAndDie(visitor, point, request);
        if (comesBack) expectStatus(await visitor.send(request), 200);
        else {
          pass(server, 5 * 60);
          await runPaymentJobs(server);
        }
        expect((await seen(visitor, booked.id)).state).toBe('confirmed');
        expect(await chargesOf(booked.id)).toEqual(['captured']);
      }
    },
    MINUTE,
  );

  it.each(ofPayment)(
    'killed at %s and nobody comes back: jobs bring it to an end',
    async (point) => {
      const visitor = await Visitor.arrive(server.app);
      const ready = await holdToPay(visitor, { card: CARDS.frictionless });
      const headers = { ...key(), ...ifMatch(ready.held.version) };
      await sendAndDie(visitor, point, { ...commitOf(ready), headers });
      pass(server, 5 * 60);
      await runPaymentJobs(server);
      const after = await seen(visitor, ready.held.id);
      const charges = await chargesOf(ready.held.id);
      // What the customer requested, also where the call had not been made yet.
      expect([after.state, charges]).toEqual(['confirmed', ['captured']]);
    },
    MINUTE,
  );
});

it(
  'control: a provider that forgets its idempotency key charges twice, and the count sees it',
  async () => {
    const visitor = await Visitor.arrive(server.app);
    const ready = await holdToPay(visitor, { card: CARDS.frictionless });
    const headers = { ...key(), ...ifMatch(ready.held.version) };
    await sendAndDie(visitor, 'chargeSent', { ...commitOf(ready), headers });
    const sandbox = createSandbox({ db: server.db, clock: server.clock });
    const payments = server.services.payments as ReturnType<typeof faultyProvider>;
    const forgotten: string[] = [];
    payments.faults = {
      charge: async (_call, request) => {
        forgotten.push(`${request.paymentId}x`);
        await server.db.updateTable('sandbox_token').set({ charge_key: null }).execute();
        const charge = await sandbox.charge({ ...request, paymentId: `${request.paymentId}x` });
        return { ...charge, paymentId: request.paymentId };
      },
    };
    expectStatus(await visitor.send({ ...commitOf(ready), headers }), 200);
    payments.faults = {};
    const keys = [...forgotten, ...forgotten.map((each) => each.slice(0, -1))];
    const taken = await server.db
      .selectFrom('sandbox_charge')
      .select('state')
      .where('charge_key', 'in', keys)
      .execute();
    expect(taken.map(({ state }) => state)).toEqual(['captured', 'captured']);
    await server.db.deleteFrom('sandbox_charge').where('charge_key', 'in', forgotten).execute();
  },
  MINUTE,
);

describe('at the same time', () => {
  it(
    'ten payments of one hold with different keys: one is made',
    async () => {
      const visitor = await Visitor.arrive(server.app);
      const ready = await holdToPay(visitor, { card: CARDS.frictionless });
      const responses = await Promise.all(Array.from({ length: 10 }, () => pay(visitor, ready)));
      const statuses = responses.map(({ statusCode }) => statusCode).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
      expect(await chargesOf(ready.held.id)).toEqual(['captured']);
    },
    MINUTE,
  );

  it(
    'ten times the same payment with one key: one charge, one response',
    async () => {
      const visitor = await Visitor.arrive(server.app);
      const ready = await holdToPay(visitor, { card: CARDS.frictionless });
      const same = key();
      const responses = await Promise.all(
        Array.from({ length: 10 }, () => pay(visitor, ready, same)),
      );
      const bodies = new Set(
        responses.filter(({ statusCode }) => statusCode === 200).map(({ body }) => body),
      );
      expect(bodies.size).toBe(1);
      expect(responses.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true);
      expect(await chargesOf(ready.held.id)).toEqual(['captured']);
    },
    MINUTE,
  );

  it(
    'the database refuses a second open payment, whatever the code above it does',
    async () => {
      const visitor = await Visitor.arrive(server.app);
      const ready = await holdToPay(visitor, { card: CARDS.challenge });
      expectStatus(await pay(visitor, ready), 202);
      const again = sql`insert into payment (id, reservation_id, request_key, request_hash, provider,
        method, state, amount_yen, created_at)
      select id || 'x', reservation_id, request_key || 'x', request_hash, provider,
        method, 'pending', amount_yen, created_at
      from payment where reservation_id = ${ready.held.id}`;
      await expect(again.execute(server.db)).rejects.toThrow('payment_one_begun');
    },
    MINUTE,
  );
});
