import type {
  ChangeQuote,
  CommitChangeRequest,
  Draft,
  Reservation,
  TripChoice,
} from '@ferry/api/customer-server';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import type { Visitor } from './api.ts';
import { consents, expectStatus, holdDraft, ifMatch, key } from './booking.ts';
import {
  beginChange,
  changeQuoteOf,
  changeUrl,
  heldChange,
  moved,
  shownOf,
  tripOf,
} from './changing.ts';
import { choosePaying, type HowToPay, pay, press } from './paying.ts';
import { deliverEvents } from './payment-work.ts';
import { car, draftOf, legOf, searchStrait } from './trips.ts';

/** How a difference is paid. */
export type HowToPayMore = HowToPay | 'port';

/** A change that is held, and how its customer will pay for it. */
export interface HeldChange {
  draft: Draft;
  quote: ChangeQuote;
  held: Reservation;
  /** What its commit says beside the amounts. */
  method: Pick<CommitChangeRequest, 'paymentMethod' | 'draftPaymentId' | 'token'>;
}

/** The family on both legs, each in a better cabin. */
export async function bookBetter(visitor: Visitor, how: HowToPay): Promise<Reservation> {
  const [outboundOffer] = await searchStrait(visitor);
  const [returnOffer] = await searchStrait(visitor, { isReturn: true, date: '2027-08-09' });
  const draft = await draftOf(visitor, {
    outbound: legOf(outboundOffer, 1),
    return: legOf(returnOffer, 1),
  });
  const choice = await choosePaying(visitor, draft.id, how);
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  return expectStatus(await pay(visitor, { held, choice }), 200).json<Reservation>();
}

/** The return leg on another day, in another cabin. */
export async function returnOn(
  visitor: Visitor,
  date = '2027-08-11',
  cabin = 0,
): Promise<Partial<TripChoice>> {
  const [returnOffer] = await searchStrait(visitor, { isReturn: true, date });
  return { return: legOf(returnOffer, cabin) };
}

/** Both legs in another cabin. */
export async function inCabin(
  visitor: Visitor,
  booked: Reservation,
  cabin: number,
): Promise<Partial<TripChoice>> {
  const draft = await beginChange(visitor, booked, ['cabins']);
  const [outboundOffer] = await searchStrait(visitor, { date: draft.outbound.sailing.date });
  return { outbound: legOf(outboundOffer, cabin) };
}

/** Holds another trip than the one that is booked. */
export async function holdOther(
  visitor: Visitor,
  booked: Reservation,
  more: Partial<TripChoice>,
  how?: HowToPayMore,
): Promise<HeldChange> {
  const begun = await beginChange(visitor, booked);
  const draft = await moved(visitor, begun, more);
  const quote = await changeQuoteOf(visitor, draft);
  const isToPay = quote.payYen > 0 && how !== undefined;
  const choice = isToPay && how !== 'port' ? await choosePaying(visitor, draft.id, how) : undefined;
  const held = await heldChange(visitor, booked, draft);
  const chosen = choice && { paymentMethod: choice.method, draftPaymentId: choice.id };
  return { draft, quote, held, method: chosen ?? (isToPay ? { paymentMethod: 'port' } : {}) };
}

/** The request that makes a held change, to be sent more than once. */
export function commitRequest(
  { held, quote, method }: HeldChange,
  headers: Record<string, string> = key(),
): InjectOptions & { url: string } {
  const payload: CommitChangeRequest = { ...method, ...shownOf(quote), consents };
  const url = changeUrl(held, 'change/commit');
  return { method: 'POST', url, payload, headers: { ...headers, ...ifMatch(held.version) } };
}

/** Commits a held change; a booking that becomes another one is what the confirmation has said of it. */
export async function commitChange(visitor: Visitor, change: HeldChange, headers = key()) {
  const response = await visitor.send(commitRequest(change, headers));
  if (response.statusCode === 200) expectAsConfirmed(change.held, response.json<Reservation>());
  return response;
}

/** Every figure and date that the last page of a change shows is one of the booking after it. */
function expectAsConfirmed({ change: held }: Reservation, made: Reservation): void {
  // It waits for the payment of its difference.
  if (made.change || !held) return;
  const { outbound, return: returnLeg, passengers, quote, cancellationTerms } = held;
  // That something of it was used is of the booking, not of what was held.
  const ticket = held.partnerTicket && {
    ...held.partnerTicket,
    isBegun: made.partnerTicket?.isBegun,
  };
  expect({ ...made, outbound: sold(made.outbound) }).toMatchObject({
    outbound: sold(outbound),
    passengers,
    quote,
    cancellationTerms,
  });
  expect(made.partnerTicket).toEqual(ticket);
  expect(made.return && sold(made.return)).toEqual(returnLeg && sold(returnLeg));
}

/** A leg without what can only be asked for once it is booked. */
const sold = ({ service: { standBy: _, ...service }, ...leg }: Reservation['outbound']) => ({
  ...leg,
  service,
});

/** Changes a booking as its customer has seen it. @returns the response's reservation */
export async function change(
  visitor: Visitor,
  booked: Reservation,
  more: Partial<TripChoice>,
  how?: HowToPayMore,
): Promise<Reservation> {
  const response = await commitChange(visitor, await holdOther(visitor, booked, more, how));
  return expectStatus(response, 200).json<Reservation>();
}

/** The difference of a change that waits is paid at the store, and the provider says so. */
export async function payDifference(
  server: Parameters<typeof deliverEvents>[0],
  visitor: Visitor,
  { change: waits }: Reservation,
): Promise<void> {
  await press(visitor, waits?.payment?.instructions?.url ?? '', 'pay');
  // Events of what others have left may come before it.
  while ((await deliverEvents(server)) > 0);
}

/** The outbound leg of a booking with a car more, or without one. */
export async function withCars(
  visitor: Visitor,
  booked: Reservation,
  count: number,
): Promise<Partial<TripChoice>> {
  const draft = await beginChange(visitor, booked, ['vehicles']);
  const { outbound } = tripOf(draft);
  return { outbound: { ...outbound, vehicles: Array.from({ length: count }, () => car) } };
}
