import type {
  Draft,
  DraftPayment,
  DraftPaymentRequest,
  PaymentMethod,
  Reservation,
} from '@ferry/api/customer-server';
import { Visitor } from './api.ts';
import {
  consents,
  DRAFTS,
  expectStatus,
  fillDraft,
  GUEST_SESSIONS,
  holdDraft,
  ifMatch,
  key,
  RESERVATIONS,
} from './booking.ts';

export const PAYMENTS = '/customer-api/payments';

/** Numbers of the sandbox, by what they lead to. */
export const CARDS = {
  frictionless: '4242424242424242',
  challenge: '4000000000003220',
  attempted: '4000000000000341',
  declined: '4000000000000002',
  authenticationFailed: '4000000000003063',
  slow: '4000000000000119',
  lostResponse: '4000000000000127',
} as const;

/** What the hosted page does: a card becomes a token, outside of our API. */
export async function tokenOf(visitor: Visitor, number: string): Promise<string> {
  const card = { number, expiry: '12/30', securityCode: '123' };
  const response = await visitor.app.inject({
    method: 'POST',
    url: '/sandbox-payments/tokens',
    payload: card,
  });
  return expectStatus(response, 201).json<{ token: string }>().token;
}

export const choose = (visitor: Visitor, draftId: string, request: DraftPaymentRequest) =>
  visitor.put(`${DRAFTS}/${draftId}/payment`, request);

/** By a card of the sandbox, by a token of another provider, or at a store. */
export type HowToPay = { card: string } | { token: string } | { store: string };

/** A hold that is about to be paid. */
export interface Held {
  draft: Draft;
  held: Reservation;
  choice: DraftPayment;
}

/** A hold of a draft whose method has been chosen. */
export async function holdToPay(visitor: Visitor, how: HowToPay): Promise<Held> {
  const draft = await fillDraft(visitor);
  const choice = await choosePaying(visitor, draft.id, how);
  const response = await holdDraft(visitor, draft);
  return { draft, held: expectStatus(response, 201).json<Reservation>(), choice };
}

export async function choosePaying(
  visitor: Visitor,
  draftId: string,
  how: HowToPay,
): Promise<DraftPayment> {
  const request: DraftPaymentRequest =
    'store' in how
      ? { method: 'convenienceStore', storeId: how.store }
      : { method: 'card', token: 'card' in how ? await tokenOf(visitor, how.card) : how.token };
  return expectStatus(await choose(visitor, draftId, request), 200).json<DraftPayment>();
}

/** Confirms, which charges a card. */
export function pay(
  visitor: Visitor,
  { held, choice }: Pick<Held, 'held' | 'choice'>,
  headers = key(),
) {
  const url = `${RESERVATIONS}/${held.id}/commit`;
  const request = {
    paymentMethod: choice.method satisfies PaymentMethod,
    draftPaymentId: choice.id,
    totalYen: held.quote.totalYen,
    consents,
  };
  return visitor.post(url, request, { ...headers, ...ifMatch(held.version) });
}

/** Presses a button of the provider's page. */
export async function press(visitor: Visitor, url: string, outcome: string) {
  return visitor.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  });
}

export const complete = (visitor: Visitor, paymentId: string, headers = key()) =>
  visitor.post(`${PAYMENTS}/${paymentId}/completion`, undefined, headers);

export async function seen(visitor: Visitor, reservationId: string): Promise<Reservation> {
  return expectStatus(await visitor.get(`${RESERVATIONS}/${reservationId}`), 200).json();
}

/** Its customer, days later and elsewhere, who has looked it up by number and phone. */
export async function comeBack(
  app: Visitor['app'],
  { reservationNumber }: Pick<Reservation, 'reservationNumber'>,
): Promise<Visitor> {
  const later = await Visitor.arrive(app);
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  expectStatus(await later.post(GUEST_SESSIONS, { reservationNumber, ...contact }), 201);
  return later;
}

/** The reservation as its customer sees it days later, by number and phone. */
export const lookedUp = async (app: Visitor['app'], reservation: Reservation) =>
  seen(await comeBack(app, reservation), reservation.id);
