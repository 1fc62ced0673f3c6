import type { Reservation, TicketKeyList, TripChoice } from '@ferry/api/customer-server';
import type { PublicTicketKey } from '../../src/domain/tickets/ticket-keys.ts';
import { type TestServer, Visitor } from './api.ts';
import { expectStatus, GUEST_SESSIONS, holdDraft, RESERVATIONS } from './booking.ts';
import { CARDS, choosePaying, pay } from './paying.ts';
import { draftOf } from './trips.ts';

export const SHARED_TICKETS = '/customer-api/shared-tickets';
export const CERTIFICATES = '/customer-api/certificate-verifications';
export const certificateOf = (reservationId: string, leg = 'outbound') =>
  `${RESERVATIONS}/${reservationId}/certificates/${leg}`;
export const TICKET_KEYS = '/customer-api/ticket-keys';
export const sailingTickets = (sailingId: string) => `/customer-api/sailings/${sailingId}/tickets`;
export const vouchersOf = (reservationId: string) => `${RESERVATIONS}/${reservationId}/vouchers`;
export const ticketsOf = (reservationId: string) => `${RESERVATIONS}/${reservationId}/tickets`;
export const sharesOf = (reservationId: string) => `${RESERVATIONS}/${reservationId}/ticket-shares`;
export const passesOf = (reservationId: string) => `${RESERVATIONS}/${reservationId}/wallet-passes`;
export const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

/** Ids of nothing. */
export const NO_SHARE = 'tsh_aaaaaaaaaaaaaaaaaaaa';
const NO_TICKET = 'tkt_AAAAAAAAAAAAAAAA';

/** Requests that reach the handlers of a reservation's tickets. */
export const ticketRequests = (reservationId: string) =>
  [
    { method: 'GET', url: ticketsOf(reservationId) },
    { method: 'GET', url: certificateOf(reservationId) },
    { method: 'GET', url: vouchersOf(reservationId) },
    { method: 'GET', url: sharesOf(reservationId) },
    { method: 'POST', url: sharesOf(reservationId), payload: { ticketId: NO_TICKET } },
    { method: 'DELETE', url: `${sharesOf(reservationId)}/${NO_SHARE}` },
    {
      method: 'POST',
      url: passesOf(reservationId),
      payload: { ticketId: NO_TICKET, wallet: 'google' },
    },
  ] as const;

/** A reservation of the trip, paid by card. */
export async function bookPaid(visitor: Visitor, trip: TripChoice): Promise<Reservation> {
  const draft = await draftOf(visitor, trip);
  const choice = await choosePaying(visitor, draft.id, { card: CARDS.frictionless });
  const held = expectStatus(await holdDraft(visitor, draft), 201).json<Reservation>();
  return expectStatus(await pay(visitor, { held, choice }), 200).json();
}

/** As a scanner reads them. */
export const publicKeys = ({ keys }: TicketKeyList): PublicTicketKey[] =>
  keys.map(({ id, publicKey }) => ({ id, publicKey: Buffer.from(publicKey, 'base64url') }));

/** A guest who has looked the reservation up, whenever it is. */
export async function guestOf({ app, db }: TestServer, reservationId: string): Promise<Visitor> {
  const { reservation_number: reservationNumber } = await db
    .selectFrom('reservation')
    .select('reservation_number')
    .where('id', '=', reservationId)
    .executeTakeFirstOrThrow();
  const guest = await Visitor.arrive(app);
  const contact = { contactKind: 'phone', contact: '090-1234-5678' };
  expectStatus(await guest.post(GUEST_SESSIONS, { reservationNumber, ...contact }), 201);
  return guest;
}
