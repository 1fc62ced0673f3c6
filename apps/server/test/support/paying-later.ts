import type { Payment, PaymentInfo, PayRequest, Reservation } from '@ferry/api/customer-server';
import type { Visitor } from './api.ts';
import { book, expectStatus, ifMatch, key, RESERVATIONS } from './booking.ts';
import { type HowToPay, holdToPay, pay, tokenOf } from './paying.ts';

export async function infoOf(visitor: Visitor, { id }: { id: string }): Promise<PaymentInfo> {
  return expectStatus(await visitor.get(`${RESERVATIONS}/${id}/payment-info`), 200).json();
}

/** What is asked for when a reservation is paid so. */
export async function payRequest(
  visitor: Visitor,
  { totalYen }: Pick<PaymentInfo, 'totalYen'>,
  how: HowToPay,
): Promise<PayRequest> {
  if ('store' in how) return { method: 'convenienceStore', totalYen, storeId: how.store };
  const token = 'card' in how ? await tokenOf(visitor, how.card) : how.token;
  return { method: 'card', totalYen, token };
}

/** Asks for a payment of what is due on a reservation. */
export const startPayment = (
  visitor: Visitor,
  { reservationId, version }: Pick<PaymentInfo, 'reservationId' | 'version'>,
  request: PayRequest,
  headers: Record<string, string> = key(),
) =>
  visitor.post(`${RESERVATIONS}/${reservationId}/payments`, request, {
    ...ifMatch(version),
    ...headers,
  });

/** As its customer has just seen it. */
export async function payLater(
  visitor: Visitor,
  reservation: { id: string },
  how: HowToPay,
  headers = key(),
) {
  const info = await infoOf(visitor, reservation);
  return startPayment(visitor, info, await payRequest(visitor, info, how), headers);
}

/** Booked, and paid at the port or at a store. */
export async function bookUnpaid(
  visitor: Visitor,
  how: 'port' | { store: string },
): Promise<Reservation> {
  if (how === 'port') return book(visitor);
  const ready = await holdToPay(visitor, how);
  return expectStatus(await pay(visitor, ready), 200).json<Reservation>();
}

/** The number of a store that a reservation waits for. */
export function numberOf({ payment }: Reservation): Payment {
  if (payment?.state !== 'awaitingPayment') throw new Error('It does not wait for a store');
  return payment;
}
