import { randomUUID } from 'node:crypto';
import type {
  CancellationQuote,
  ChangeQuote,
  Draft,
  Reservation,
  TripChoice,
} from '@ferry/api/customer-server';
import {
  commitRequest,
  consents,
  customers,
  DRAFTS,
  GUEST_SESSIONS,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../test/support/booking.ts';
import { newCustomer } from './booking-steps.ts';
import { monthPath, searchPath } from './trips.ts';

/** A customer who comes, looks around, and perhaps books; each from another address. */
export interface Visit {
  number: number;
  headers: Record<string, string>;
  trip: TripChoice;
  /** When its request was sent, in milliseconds of `performance`. */
  sentAt: number;
  /** No response yet, or another one than expected: then the customer goes. */
  isOver?: boolean;
  draft?: Draft;
  reservation?: Reservation;
  quote?: ChangeQuote;
  cancellation?: CancellationQuote;
}

interface Sent {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** A request of a visit. */
export interface Step {
  /** The name of the step in the table. */
  name: string;
  /** The status that lets the visit go on. */
  status: number;
  /** @returns undefined: the customer goes */
  send(visit: Visit): Sent | undefined;
  take?(visit: Visit, body: string, headers: Record<string, string | string[]>): void;
}

/** Percent of the visitors who leave after their searches, and of the bookings that stay as they are. */
const ONLY_LOOK = 60;
const STAY = 30;

const chance = (percent: number) => Math.random() * 100 < percent;
const one = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};
const needed = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('The step before this one has not been done');
  return value;
};
const at = (visit: Visit, what: string) => `${RESERVATIONS}/${needed(visit.reservation).id}${what}`;
const phoneOf = ({ number }: Visit) => `090${String(number).padStart(8, '0')}`;
const cancelled = [{ leg: 'outbound', kind: 'leg', position: null }];

const takeDraft: Step['take'] = (visit, body) => {
  visit.draft = JSON.parse(body);
};
const takeReservation: Step['take'] = (visit, body) => {
  visit.reservation = JSON.parse(body);
};
const session = (name: string): Step => ({
  name,
  status: 204,
  send: () => ({ method: 'GET', path: '/sanctum/csrf-cookie' }),
  take: (visit, _, headers) => {
    const lines = [headers['set-cookie'] ?? headers['Set-Cookie'] ?? []].flat();
    const cookies = lines.map((line) => line.split(';')[0] ?? '');
    const token = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.split(/=(.*)/s)[1] ?? '';
    visit.headers.cookie = cookies.join('; ');
    visit.headers['x-xsrf-token'] = decodeURIComponent(token);
  },
});

/**
 * What customers do, in its order: most look, some book, of those most look their booking up again from
 * another device, put it on another sailing, and cancel it.
 * @param days that are searched
 * @param trips that are booked
 */
export function visitSteps(days: readonly string[], trips: readonly TripChoice[]): Step[] {
  const search = (): Sent => ({ method: 'GET', path: searchPath(one(days)) });
  return [
    { name: 'search of a day', status: 200, send: search },
    {
      name: 'fare calendar, a month',
      status: 200,
      send: () => ({ method: 'GET', path: monthPath(days[0] ?? '') }),
    },
    { name: 'search of a day', status: 200, send: search },
    {
      ...session('session'),
      send: (visit) => (chance(ONLY_LOOK) ? undefined : session('').send(visit)),
    },
    {
      name: 'draft',
      status: 201,
      send: (visit) => ({ method: 'POST', path: DRAFTS, body: visit.trip }),
      take: takeDraft,
    },
    { name: 'names', status: 200, send: namesOf, take: takeDraft },
    { name: 'hold', status: 201, send: holdOf, take: takeReservation },
    { name: 'commit', status: 200, send: commitOf, take: takeReservation },
    ...lookUp(),
    ...change(trips),
    ...cancel(),
  ];
}

function namesOf(visit: Visit): Sent {
  const { id, version } = needed(visit.draft);
  const body = customers(visit.trip.outbound.party.adults);
  body.representative.phone = phoneOf(visit);
  body.representative.email = `customer-${visit.number}@example.jp`;
  return { method: 'PUT', path: `${DRAFTS}/${id}/customers`, headers: ifMatch(version), body };
}

function holdOf(visit: Visit): Sent {
  const seen = needed(visit.draft);
  const headers = { ...key(randomUUID()), ...ifMatch(seen.version) };
  return { method: 'POST', path: RESERVATIONS, headers, body: holdRequest(seen) };
}

function commitOf(visit: Visit): Sent {
  const held = needed(visit.reservation);
  const headers = { ...key(randomUUID()), ...ifMatch(held.version) };
  return { method: 'POST', path: at(visit, '/commit'), headers, body: commitRequest(held) };
}

/** From another device: a session of its own. */
const lookUp = (): Step[] => [
  { ...session('session'), send: (visit) => (chance(STAY) ? undefined : session('').send(visit)) },
  {
    name: 'look-up',
    status: 201,
    send: (visit) => {
      const { reservationNumber } = needed(visit.reservation);
      const body = { reservationNumber, contactKind: 'phone', contact: phoneOf(visit) };
      return { method: 'POST', path: GUEST_SESSIONS, body };
    },
  },
  {
    name: 'booking read',
    status: 200,
    send: (visit) => ({ method: 'GET', path: at(visit, '') }),
    take: takeReservation,
  },
];

const change = (trips: readonly TripChoice[]): Step[] => [
  {
    name: 'change begun',
    status: 201,
    send: (visit) => ({
      method: 'POST',
      path: at(visit, '/change-drafts'),
      body: { parts: ['outboundSailing'] },
    }),
    take: takeDraft,
  },
  {
    name: 'change: sailing',
    status: 200,
    send: (visit) => {
      const { id, version } = needed(visit.draft);
      const others = trips.filter(
        ({ outbound }) => outbound.sailingId !== visit.trip.outbound.sailingId,
      );
      return {
        method: 'PUT',
        path: `${DRAFTS}/${id}/trip`,
        headers: ifMatch(version),
        body: one(others),
      };
    },
    take: takeDraft,
  },
  {
    name: 'change: quote',
    status: 200,
    send: (visit) => ({ method: 'GET', path: `${DRAFTS}/${needed(visit.draft).id}/change-quote` }),
    take: (visit, body) => {
      visit.quote = JSON.parse(body);
    },
  },
  {
    name: 'change: hold',
    status: 201,
    send: (visit) => {
      const { id, version } = needed(visit.draft);
      const headers = { ...key(randomUUID()), ...ifMatch(version) };
      const body = { draftId: id, allowsDuplicate: true, ...shownOf(visit) };
      return { method: 'POST', path: at(visit, '/changes'), headers, body };
    },
    take: takeReservation,
  },
  {
    name: 'change: commit',
    status: 200,
    send: (visit) => {
      const headers = { ...key(randomUUID()), ...ifMatch(needed(visit.reservation).version) };
      const body = { ...shownOf(visit), consents, paymentMethod: 'port' };
      return { method: 'POST', path: at(visit, '/change/commit'), headers, body };
    },
    take: takeReservation,
  },
];

function shownOf(visit: Visit) {
  const { newYen, fee, payYen, refundYen } = needed(visit.quote);
  return { newYen, feeYen: fee.feeYen, payYen, refundYen };
}

const cancel = (): Step[] => [
  {
    name: 'cancellation: quote',
    status: 200,
    send: (visit) => ({
      method: 'POST',
      path: at(visit, '/cancellation-quotes'),
      body: { items: cancelled },
    }),
    take: (visit, body) => {
      visit.cancellation = JSON.parse(body);
    },
  },
  {
    name: 'cancellation',
    status: 200,
    send: (visit) => {
      const { feeYen, refundYen } = needed(visit.cancellation);
      const headers = { ...key(randomUUID()), ...ifMatch(needed(visit.reservation).version) };
      const body = { items: cancelled, feeYen, refundYen };
      return { method: 'POST', path: at(visit, '/cancellations'), headers, body };
    },
  },
];

export const newVisit = (trips: readonly TripChoice[]): Visit => ({
  ...newCustomer(one(trips)),
  sentAt: 0,
});
