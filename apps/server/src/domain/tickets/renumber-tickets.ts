import type { LegName } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { TicketSubject } from '../../database/ticket-tables.ts';
import { findTickets, revokeTickets, type TicketRow } from './ticket-rows.ts';

/** What is left of a trip, each with where it was before. */
interface Rest {
  passengersBefore: readonly number[];
  legs: readonly { leg: LegName; before: LegName; vehiclesBefore: readonly number[] }[];
}

type Place = Pick<TicketRow, 'leg' | 'subject'>;

/**
 * Tickets follow their travellers to the positions that a cancellation in part leaves them at, and to the
 * leg that their own is called then: a traveller who stays keeps the ticket, its code and its links.
 * Tickets of those who are cancelled are revoked, also where an equal car takes the position.
 * @param reservationId of a reservation that is locked
 */
export async function renumberTickets(
  tx: Transaction<Database>,
  reservationId: string,
  rest: Rest,
  now: Date,
): Promise<void> {
  const tickets = await findTickets(tx, reservationId);
  const moves = tickets
    .filter(({ revoked_at }) => revoked_at === null)
    .map((ticket) => ({ ticket, place: placeAfter(ticket, rest) }));
  const gone = moves.filter(({ place }) => !place).map(({ ticket }) => ticket.id);
  await revokeTickets(tx, gone, now);
  // Positions only become smaller: the smallest first, each finds its place empty.
  const smallestFirst = moves.toSorted((a, b) => positionOf(a.ticket) - positionOf(b.ticket));
  for (const { ticket, place } of smallestFirst) {
    if (!place || (place.leg === ticket.leg && place.subject === ticket.subject)) continue;
    await tx.updateTable('ticket').set(place).where('id', '=', ticket.id).execute();
  }
}

/** Undefined for what is cancelled. */
function placeAfter(ticket: TicketRow, { legs, passengersBefore }: Rest): Place | undefined {
  const left = legs.find(({ before }) => before === ticket.leg);
  if (!left) return undefined;
  const { leg, vehiclesBefore } = left;
  if (ticket.subject === 'group') return { leg, subject: 'group' };
  const isVehicle = ticket.subject.startsWith('v');
  const before = isVehicle ? vehiclesBefore : passengersBefore;
  const position = before.indexOf(positionOf(ticket));
  if (position < 0) return undefined;
  const subject: TicketSubject = isVehicle ? `v${position}` : `p${position}`;
  return { leg, subject };
}

/** -1 for that of a whole leg, which is always in its place. */
const positionOf = ({ subject }: Place): number =>
  subject === 'group' ? -1 : Number(subject.slice(1));
