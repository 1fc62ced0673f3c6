import { randomUUID } from 'node:crypto';
import type { Draft, Reservation, TripChoice } from '@ferry/api/customer-server';
import {
  commitRequest,
  customers,
  DRAFTS,
  holdRequest,
  ifMatch,
  key,
  RESERVATIONS,
} from '../test/support/booking.ts';
import type { HttpConnection } from './http-connection.ts';

/** A customer who books, and how far they are. Each comes from another address, with a phone and a mailbox of their own. */
export interface Customer {
  number: number;
  headers: Record<string, string>;
  trip: TripChoice;
  draft?: Draft;
  reservation?: Reservation;
}

type Step = (connection: HttpConnection, customer: Customer) => Promise<void>;

let customersSoFar = 0;

/** The server trusts the loopback as a proxy: limits by address are those of as many clients. */
export function newCustomer(trip: TripChoice): Customer {
  const number = ++customersSoFar;
  const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  return { number, headers: { accept: 'application/json', 'x-forwarded-for': address }, trip };
}

const session: Step = async (connection, customer) => {
  const response = await connection.send('GET', '/sanctum/csrf-cookie', customer.headers);
  expectStatus(response, 204);
  const cookies = (response.headers.get('set-cookie') ?? []).map(
    (line) => line.split(';')[0] ?? '',
  );
  const token = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.split(/=(.*)/s)[1] ?? '';
  customer.headers.cookie = cookies.join('; ');
  customer.headers['x-xsrf-token'] = decodeURIComponent(token);
};

const draft: Step = async (connection, customer) => {
  const response = await connection.send('POST', DRAFTS, customer.headers, customer.trip);
  customer.draft = bodyOf<Draft>(response, 201);
};

const names: Step = async (connection, customer) => {
  const { id, version } = known(customer.draft);
  const headers = { ...customer.headers, ...ifMatch(version) };
  const input = customers(customer.trip.outbound.party.adults);
  // What is not paid is limited by both, too.
  input.representative.phone = `090${String(customer.number).padStart(8, '0')}`;
  input.representative.email = `customer-${customer.number}@example.jp`;
  const response = await connection.send('PUT', `${DRAFTS}/${id}/customers`, headers, input);
  customer.draft = bodyOf<Draft>(response, 200);
};

const hold: Step = async (connection, customer) => {
  const seen = known(customer.draft);
  const headers = { ...customer.headers, ...key(randomUUID()), ...ifMatch(seen.version) };
  const response = await connection.send('POST', RESERVATIONS, headers, holdRequest(seen));
  customer.reservation = bodyOf<Reservation>(response, 201);
};

const commit: Step = async (connection, customer) => {
  const reservation = known(customer.reservation);
  const headers = { ...customer.headers, ...key(randomUUID()), ...ifMatch(reservation.version) };
  const url = `${RESERVATIONS}/${reservation.id}/commit`;
  const response = await connection.send('POST', url, headers, commitRequest(reservation));
  customer.reservation = bodyOf<Reservation>(response, 200);
};

/** The requests of a booking, in their order. */
export const STEPS = { session, draft, names, hold, commit } satisfies Record<string, Step>;
export type StepName = keyof typeof STEPS;
export const STEP_NAMES = Object.keys(STEPS) as StepName[];

/** A whole booking, one request after the other. */
export async function bookOnce(connection: HttpConnection, customer: Customer): Promise<void> {
  for (const name of STEP_NAMES) await STEPS[name](connection, customer);
}

/** The JSON of a response. @throws Error when it has another status: then nothing was measured */
export function bodyOf<Body>(response: { status: number; body: string }, status: number): Body {
  expectStatus(response, status);
  return JSON.parse(response.body) as Body;
}

function expectStatus({ status, body }: { status: number; body: string }, expected: number): void {
  if (status !== expected) throw new Error(`${status} instead of ${expected}: ${body}`);
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The step before this one has not been done');
  return value;
}
