import type { LegName, Passenger } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { GoneSubject, TicketSubject } from '../../database/ticket-tables.ts';
import { findTickets, revokeTickets, type TicketRow } from './ticket-rows.ts';

/** What is left of a trip, each with where it was before. */
interface Rest {
  passengers: readonly Passenger[];
  passengersBefore: readonly number[];
  legs: readonly { leg: LegName; before: LegName; vehiclesBefore: readonly number[] }[];
}

type Place = Pick<TicketRow, 'leg' | 'subject'>;

/**
 * Tickets follow their travellers to the positions that a cancellation in part leaves them at, and to the
 * leg that their own is called then: a traveller who stays keeps the ticket, its code and its links, and
 * tickets that were revoked before, with when these were checked in and went aboard. Those of who is
 * cancelled are revoked, also where an equal car takes the position, and are nobody's any more.
 * @param reservationId of a reservation that is locked
 */
export async function renumberTickets(
  tx: Transaction<Database>,
  reservationId: string,
  rest: Rest,
  now: Date,
): Promise<void> {
  const tickets = await findTickets(tx, reservationId);
  const moves = tickets.flatMap((ticket) => {
    const { subject } = ticket;
    return isGone(subject) ? [] : [{ ticket, place: placeAfter({ ...ticket, subject }, rest) }];
  });
  const gone = moves.filter(({ ticket, place }) => isGone(place.subject) && !ticket.revoked_at);
  await revokeTickets(
    tx,
    gone.map(({ ticket }) => ticket.id),
    now,
  );
  // Positions only become smaller: the smallest first, each finds its place empty.
  const smallestFirst = moves.toSorted((a, b) => positionOf(a.ticket) - positionOf(b.ticket));
  for (const { ticket, place } of smallestFirst) {
    if (place.leg === ticket.leg && place.subject === ticket.subject) continue;
    await tx.updateTable('ticket').set(place).where('id', '=', ticket.id).execute();
  }
}

/** Where a ticket is then; that of what is cancelled stays where it was, as one that is gone. */
function placeAfter(
  { leg: before, subject }: { leg: LegName; subject: TicketSubject },
  { legs, passengers, passengersBefore }: Rest,
): Place {
  const gone: Place = { leg: before, subject: `gone ${subject}` };
  const left = legs.find((each) => each.before === before);
  if (!left) return gone;
  const { leg, vehiclesBefore } = left;
  if (subject === 'group') return { leg, subject };
  const isVehicle = subject.startsWith('v');
  const all = isVehicle ? vehiclesBefore : passengersBefore;
  const position = all.indexOf(positionOf({ subject }));
  if (position < 0 || !(isVehicle || travels(passengers[position], leg))) return gone;
  return { leg, subject: isVehicle ? `v${position}` : `p${position}` };
}

/** A passenger who stays may do so on the other leg alone. */
const travels = (passenger: Passenger | undefined, leg: LegName): boolean =>
  passenger !== undefined &&
  (leg === 'outbound' ? passenger.outboundCabin : passenger.returnCabin) !== null;

/** -1 for that of a whole leg, which is always in its place. */
const positionOf = ({ subject }: Pick<Place, 'subject'>): number =>
  subject === 'group' ? -1 : Number(subject.slice(1));

/** Whether a ticket is that of a traveller or a vehicle that was cancelled. */
export const isGone = (subject: Place['subject']): subject is GoneSubject =>
  subject.startsWith('gone ');
