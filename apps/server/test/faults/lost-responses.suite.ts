import { randomUUID } from 'node:crypto';
import type { Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Visitor } from '../support/api.ts';
import {
  chooseTrip,
  commitRequest,
  customers,
  DRAFTS,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { inParts } from '../support/crowd.ts';
import { type CuttingProxy, startCuttingProxy } from '../support/cutting-proxy.ts';
import { without } from '../support/guards.ts';
import { HttpVisitor } from '../support/http-visitor.ts';
import { report, rounds } from '../support/rounds.ts';
import { type PostgresServer, setBerths } from '../support/use-postgres-server.ts';

const BOOKINGS = rounds(4, 100);

/** The server has committed, the connection breaks, and the client asks again with the same key. */
export function lostResponsesSuite(server: PostgresServer): void {
  let origin: string;
  let trip: TripChoice;
  const networks: CuttingProxy[] = [];

  beforeAll(async () => {
    origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
    trip = await chooseTrip(await Visitor.arrive(server.app));
  });
  afterAll(async () => {
    for (const network of networks) await network.close();
  });

  /** A customer with a network of their own and a filled-in draft. */
  async function arrive() {
    const network = await startCuttingProxy(Number(new URL(origin).port));
    networks.push(network);
    const visitor = new HttpVisitor(network.origin);
    await visitor.send('GET', '/sanctum/csrf-cookie');
    const draft = await visitor.send<Draft>('POST', DRAFTS, trip);
    const url = `${DRAFTS}/${draft.body.id}/customers`;
    const saved = await visitor.send<Draft>('PUT', url, customers(), ifMatch(1));
    expect(saved.status).toBe(200);
    return { network, visitor, draft: saved.body };
  }

  /** Sends twice: the first response never arrives. */
  async function sendTwice<Body>(
    { network, visitor }: Pick<Awaited<ReturnType<typeof arrive>>, 'network' | 'visitor'>,
    path: string,
    body: object,
    headers: Record<string, string> = {},
  ) {
    const request = ['POST', path, body, { ...headers, ...key() }] as const;
    network.loseNextResponse();
    await expect(visitor.send(...request)).rejects.toThrow();
    return visitor.send<Body>(...request);
  }

  const holdTwice = (customer: Awaited<ReturnType<typeof arrive>>) => {
    const { draft } = customer;
    const headers = ifMatch(draft.version);
    return sendTwice<Reservation>(customer, RESERVATIONS, holdRequest(draft), headers);
  };

  async function book() {
    const customer = await arrive();
    const held = await holdTwice(customer);
    expect(held.status).toBe(201);
    const url = `${RESERVATIONS}/${held.body.id}/commit`;
    const confirmed = await sendTwice<Reservation>(
      customer,
      url,
      commitRequest(held.body),
      ifMatch(held.body.version),
    );
    expect(confirmed.status).toBe(200);
    return confirmed.body;
  }

  const rows = () =>
    server.db.selectFrom('reservation').select(['id', 'state', 'version']).execute();

  it(
    `${BOOKINGS} times at the hold and at the confirmation: ${BOOKINGS} bookings, each done once`,
    async () => {
      await setBerths(server, trip.outbound.sailingId, 1000);
      const booked = await inParts(Array.from({ length: BOOKINGS }), 4, book);
      expect(booked.every(({ state }) => state === 'confirmedUnpaid')).toBe(true);
      // Held is version 1, confirmed version 2: nothing was done a second time.
      const expected = booked.map(({ id }) => ({ id, state: 'confirmedUnpaid', version: 2 }));
      const byId = (one: { id: string }, two: { id: string }) => one.id.localeCompare(two.id);
      expect((await rows()).sort(byId)).toEqual(expected.sort(byId));
      report('lost responses', { bookings: booked.length, rows: (await rows()).length });
    },
    5 * 60_000,
  );

  it('control: a server that keeps no responses changes the hold a second time and refuses the confirmation', async () => {
    await without('storedResponses', async () => {
      const customer = await arrive();
      const held = await holdTwice(customer);
      expect(held.body.version).toBe(2);
      const url = `${RESERVATIONS}/${held.body.id}/commit`;
      const again = await sendTwice(customer, url, commitRequest(held.body), ifMatch(2));
      expect(again.status).toBe(409);
    });
  });

  it('a client that presses again with another key still has one reservation', async () => {
    const { network, visitor, draft } = await arrive();
    network.loseNextResponse();
    const send = () => {
      const headers = { ...key(randomUUID()), ...ifMatch(draft.version) };
      return visitor.send('POST', RESERVATIONS, holdRequest(draft), headers);
    };
    await expect(send()).rejects.toThrow();
    expect((await send()).status).toBe(201);
    expect(await rows()).toHaveLength(1);
  });
}
