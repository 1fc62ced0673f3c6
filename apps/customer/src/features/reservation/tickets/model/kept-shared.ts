import type { Port, SharedTicket } from '@ferry/api/customer';
import { SHARED_TICKETS } from '../../../../kept-tickets/kept-tickets-database.ts';
import {
  type KeptTickets,
  keep,
  readKept,
  removeKept,
  type TicketLegView,
} from './kept-tickets.ts';
import { sharedView } from './ticket-views.ts';

/** The tickets on this device that others have sent; undefined where there are none. */
export const readShared = (): Promise<KeptTickets | undefined> => readKept(SHARED_TICKETS);

/** Removes all of them. */
export const removeAllShared = (): Promise<void> => removeKept(SHARED_TICKETS);

const isOf = (ticketId: string) => (view: TicketLegView) => view.group?.id === ticketId;

/** Whether this ticket is kept. */
export const isSharedKept = async (ticketId: string): Promise<boolean> =>
  (await readShared())?.legs.some(isOf(ticketId)) ?? false;

/**
 * Keeps a ticket beside those that are kept already, in the order of their voyages. It names nobody.
 * @throws DOMException when the browser does not store it
 */
export async function keepShared(ticket: SharedTicket, ports: readonly Port[]): Promise<void> {
  const kept = await readShared();
  const others = (kept?.legs ?? []).filter((view) => !isOf(ticket.ticket.id)(view));
  const legs = [...others, sharedView(ticket, ports)].sort(
    (one, other) => Date.parse(one.departure.at) - Date.parse(other.departure.at),
  );
  await keep({
    version: 1,
    reservationId: SHARED_TICKETS,
    reservationNumber: '',
    keptAt: ticket.serverTime,
    hasNames: false,
    legs,
  });
}

/** Removes one ticket, and leaves the others. */
export async function removeShared(ticketId: string): Promise<void> {
  const kept = await readShared();
  const legs = kept?.legs.filter((view) => !isOf(ticketId)(view)) ?? [];
  if (kept && legs.length > 0) await keep({ ...kept, legs });
  else await removeAllShared();
}
