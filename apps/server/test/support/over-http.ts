import type {
  Draft,
  GuestSession,
  Reservation,
  RouteList,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer-server';
import {
  commitRequest,
  customers,
  DRAFTS,
  GUEST_SESSIONS,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from './booking.ts';
import { HttpVisitor } from './http-visitor.ts';

/** A visitor with a session at a server that runs as a process of its own. */
export async function arriveAt(origin: string): Promise<HttpVisitor> {
  const visitor = new HttpVisitor(origin);
  await visitor.send('GET', '/sanctum/csrf-cookie');
  return visitor;
}

/** One adult in the first cabin type of the first sailing, a month from now. */
export async function tripAMonthFromNow(visitor: HttpVisitor): Promise<TripChoice> {
  const routes = await visitor.send<RouteList>('GET', '/customer-api/routes');
  const soon = new Date(Date.parse(routes.body.today) + 30 * 86_400_000).toISOString().slice(0, 10);
  const ports = { fromPortId: 'port_shiomi', toPortId: 'port_nagiura' };
  const query = new URLSearchParams({ ...ports, date: soon, adults: '1' });
  const found = await visitor.send<SailingSearchResult>('GET', `/customer-api/sailings?${query}`);
  const offer = found.body.sailingOffers[0];
  const cabins = offer?.cabinOffers[0]?.cabins;
  if (!offer || !cabins) throw new Error('The demonstration has no such sailing');
  const party = { adults: 1, children: 0, infants: 0, babies: 0 };
  const leg = { ...ports, sailingId: offer.sailing.id, party, cabins };
  return { outbound: { ...leg, vehicles: [], pets: [], meals: [] }, return: null };
}

/** A confirmed booking of the trip; @returns it when the server has acknowledged it */
export async function bookOver(visitor: HttpVisitor, trip: TripChoice): Promise<Reservation> {
  const draft = await expected<Draft>(visitor.send('POST', DRAFTS, trip), 201);
  const url = `${DRAFTS}/${draft.id}/customers`;
  const filled = await expected<Draft>(visitor.send('PUT', url, customers(), ifMatch(1)), 200);
  const holding = { ...key(), ...ifMatch(filled.version) };
  const held = await expected<Reservation>(
    visitor.send('POST', RESERVATIONS, holdRequest(filled), holding),
    201,
  );
  const headers = { ...key(), ...ifMatch(1) };
  const commit = `${RESERVATIONS}/${held.id}/commit`;
  return expected<Reservation>(visitor.send('POST', commit, commitRequest(held), headers), 200);
}

async function expected<Body>(
  response: Promise<{ status: number; body: unknown }>,
  expected: number,
): Promise<Body> {
  const { status, body } = await response;
  if (status !== expected)
    throw new Error(`${status} instead of ${expected}: ${JSON.stringify(body)}`);
  return body as Body;
}

/** Finds a booking from another browser, by its number. */
export async function lookUpOver(origin: string, reservationNumber: string) {
  const visitor = await arriveAt(origin);
  const request = { reservationNumber, contactKind: 'email', contact: 'hanako@example.jp' };
  return visitor.send<GuestSession>('POST', GUEST_SESSIONS, request);
}
