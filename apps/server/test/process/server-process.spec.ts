import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Draft,
  GuestSession,
  Reservation,
  RouteList,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  commitRequest,
  customers,
  DRAFTS,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../support/booking.ts';
import { HttpVisitor } from '../support/http-visitor.ts';
import { runServerProcess, startServerProcess } from '../support/process.ts';

const SLOW = 60_000;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ferry-process-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A confirmed booking over HTTP, a month from now. */
async function bookOver(origin: string): Promise<Reservation> {
  const visitor = new HttpVisitor(origin);
  await visitor.send('GET', '/sanctum/csrf-cookie');
  const routes = await visitor.send<RouteList>('GET', '/customer-api/routes');
  const soon = new Date(Date.parse(routes.body.today) + 30 * 86_400_000).toISOString().slice(0, 10);
  const ports = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
  const query = new URLSearchParams({ ...ports, date: soon, adults: '1' });
  const found = await visitor.send<SailingSearchResult>('GET', `/customer-api/sailings?${query}`);
  const draft = await visitor.send<Draft>('POST', DRAFTS, chosenTrip(found.body, ports));
  expect(draft.status).toBe(201);
  const url = `${DRAFTS}/${draft.body.id}/customers`;
  const filled = await visitor.send<Draft>('PUT', url, customers(), ifMatch(1));
  const request = holdRequest(filled.body);
  const held = await visitor.send<Reservation>('POST', RESERVATIONS, request, key());
  const confirmed = await visitor.send<Reservation>(
    'POST',
    `${RESERVATIONS}/${held.body.id}/commit`,
    commitRequest(held.body),
    { ...key(), ...ifMatch(1) },
  );
  expect(confirmed.status).toBe(200);
  return confirmed.body;
}

/** One adult in the first cabin type of the first sailing. */
function chosenTrip(
  found: SailingSearchResult,
  ports: { fromPortId: string; toPortId: string },
): TripChoice {
  const offer = found.sailingOffers[0];
  const cabins = offer?.cabinOffers[0]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such sailing');
  const party = { adults: 1, children: 0, infants: 0, babies: 0 };
  const leg = { ...ports, sailingId: offer.sailing.id, party, cabins };
  return { outbound: { ...leg, vehicles: [], pets: [], meals: [] }, return: null };
}

async function lookUpOver(origin: string, reservationNumber: string) {
  const visitor = new HttpVisitor(origin);
  await visitor.send('GET', '/sanctum/csrf-cookie');
  const request = { reservationNumber, contactKind: 'email', contact: 'hanako@example.jp' };
  return visitor.send<GuestSession>('POST', '/customer-api/guest-sessions', request);
}

describe('the server as a process', () => {
  it(
    'keeps a confirmed booking through kill -9',
    async () => {
      const env = { FERRY_DATA_DIR: join(folder, 'killed') };
      const first = await startServerProcess(env);
      const booked = await bookOver(first.origin);
      expect(await first.stop('SIGKILL')).toBeNull();
      const second = await startServerProcess(env);
      const found = await lookUpOver(second.origin, booked.reservationNumber);
      expect(found).toMatchObject({ status: 201, body: { reservationId: booked.id } });
      expect(await second.stop('SIGTERM')).toBe(0);
    },
    SLOW,
  );

  it(
    'says in one line that folder or port are taken, and ends within five seconds of a signal',
    async () => {
      const env = { FERRY_DATA_DIR: join(folder, 'taken') };
      const running = await startServerProcess(env);
      const sameFolder = await runServerProcess(env);
      expect(sameFolder.code).toBe(1);
      expect(sameFolder.output).toMatch(/^The data folder .* is in use by process \d+.*\n$/);
      const port = new URL(running.origin).port;
      const samePort = await runServerProcess({
        FERRY_DATA_DIR: join(folder, 'other'),
        PORT: port,
      });
      expect(samePort).toEqual({
        code: 1,
        output: `PORT: ${port} is in use by another program; set PORT to another one\n`,
      });
      const before = Date.now();
      expect(await running.stop('SIGINT')).toBe(0);
      expect(Date.now() - before).toBeLessThan(5000);
    },
    SLOW,
  );

  it(
    'says in one line what is wrong with its settings',
    async () => {
      const file = join(folder, 'file');
      writeFileSync(file, '');
      const unreachable = 'postgres://ferry:secret@127.0.0.1:1/ferry';
      const results = await Promise.all([
        runServerProcess({ PORT: 'eighty' }),
        runServerProcess({ FERRY_DATA_DIR: join(file, 'data') }),
        runServerProcess({ DATABASE_URL: unreachable }),
      ]);
      expect(results).toEqual([
        { code: 1, output: 'PORT must be a number from 0 to 65535, not "eighty"\n' },
        { code: 1, output: `The data folder ${file}/data cannot be written (ENOTDIR)\n` },
        { code: 1, output: 'DATABASE_URL: cannot connect to the database (ECONNREFUSED)\n' },
      ]);
    },
    SLOW,
  );
});
