import type {
  CancellationQuote,
  CancelledItem,
  CancelRequest,
  Reservation,
} from '@ferry/api/customer-server';
import type { InjectOptions } from 'fastify';
import { NOW, type TestServer, Visitor } from './api.ts';
import {
  commit,
  expectStatus,
  GUEST_SESSIONS,
  holdDraft,
  ifMatch,
  key,
  RESERVATIONS,
} from './booking.ts';
import { choosePaying, type HowToPay, pay } from './paying.ts';
import { draftOf, roundTrip } from './trips.ts';

export const wholeTrip: CancelledItem[] = [
  { leg: 'outbound', kind: 'leg', position: null },
  { leg: 'return', kind: 'leg', position: null },
];
export const oneOf = (kind: CancelledItem['kind'], position: number): CancelledItem => ({
  leg: 'outbound',
  kind,
  position,
});

/** Two adults, a child and their car, on both legs; at the port unless told how to pay. */
export async function bookFamily(visitor: Visitor, how?: HowToPay): Promise<Reservation> {
  const draft = await draftOf(visitor, await roundTrip(visitor));
  const choice = how && (await choosePaying(visitor, draft.id, how));
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  const response = choice ? await pay(visitor, { held, choice }) : await commit(visitor, held);
  return expectStatus(response, 200).json<Reservation>();
}

export async function quoteOf(
  visitor: Visitor,
  { id }: Reservation,
  items: CancelledItem[],
): Promise<CancellationQuote> {
  const url = `${RESERVATIONS}/${id}/cancellation-quotes`;
  return expectStatus(await visitor.post(url, { items }), 200).json();
}

export function cancel(
  visitor: Visitor,
  { id, version }: Pick<Reservation, 'id' | 'version'>,
  request: CancelRequest,
  keyHeader = key(),
) {
  const url = `${RESERVATIONS}/${id}/cancellations`;
  return visitor.post(url, request, { ...keyHeader, ...ifMatch(version) });
}

/** What was shown, confirmed. */
export async function cancelShown(
  visitor: Visitor,
  reservation: Reservation,
  items: CancelledItem[],
): Promise<Reservation> {
  const { feeYen, refundYen } = await quoteOf(visitor, reservation, items);
  const response = await cancel(visitor, reservation, { items, feeYen, refundYen });
  return expectStatus(response, 200).json<Reservation>();
}

/** The customer comes back at another time and has looked the reservation up. */
export async function comeBack(
  server: TestServer,
  { reservationNumber }: Reservation,
  at: string = NOW,
): Promise<Visitor> {
  server.clock.set(at);
  const visitor = await Visitor.arrive(server.app);
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  expectStatus(await visitor.post(GUEST_SESSIONS, { reservationNumber, ...contact }), 201);
  return visitor;
}

/** The request that cancels these items for what is shown now: to be sent more than once. */
export async function cancelRequest(
  visitor: Visitor,
  booked: Reservation,
  items: CancelledItem[],
): Promise<{ request: InjectOptions; refundYen: number }> {
  const { feeYen, refundYen } = await quoteOf(visitor, booked, items);
  const payload: CancelRequest = { items, feeYen, refundYen };
  const url = `${RESERVATIONS}/${booked.id}/cancellations`;
  const headers = { ...key(), ...ifMatch(booked.version) };
  return { request: { method: 'POST', url, payload, headers }, refundYen };
}
