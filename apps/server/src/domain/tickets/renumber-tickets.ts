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
 * tickets that were revoked before, with when these were checked in and went aboard. Those of a traveller who is
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
  const moved = moves.filter(
    ({ ticket, place }) => place.leg !== ticket.leg || place.subject !== ticket.subject,
  );
  // Two may change their places: neither finds the other one in its own.
  for (const [index, { ticket }] of moved.entries()) {
    await place(tx, ticket.id, { subject: `gone p${MOVING + index}` });
  }
  for (const { ticket, place: to } of moved) await place(tx, ticket.id, to);
}

/** Beyond every position: where tickets are while they move, within the transaction. */
const MOVING = 1_000_000;

async function place(
  tx: Transaction<Database>,
  ticketId: string,
  to: Partial<Place>,
): Promise<void> {
  await tx.updateTable('ticket').set(to).where('id', '=', ticketId).execute();
}

/** A leg that a change leads to, with each vehicle's position before; null for another vehicle. */
export interface MovedLeg {
  leg: LegName;
  vehiclesBefore: readonly (number | null)[];
}

/** What a change leads to: each passenger's position before, and the legs. */
interface Changed {
  passengers: readonly Passenger[];
  kept: readonly (number | null)[];
  legs: readonly MovedLeg[];
}

/**
 * As {@link renumberTickets} after a change. A passenger who is new has no ticket yet, and neither has another vehicle. A leg keeps
 * its name.
 */
export const moveTickets = (
  tx: Transaction<Database>,
  reservationId: string,
  { passengers, kept, legs }: Changed,
  now: Date,
): Promise<void> =>
  renumberTickets(
    tx,
    reservationId,
    {
      passengers,
      passengersBefore: kept.map(positionBefore),
      legs: legs.map(({ leg, vehiclesBefore }) => ({
        leg,
        before: leg,
        vehiclesBefore: vehiclesBefore.map(positionBefore),
      })),
    },
    now,
  );

/** That of a new passenger is nobody's. */
const positionBefore = (position: number | null): number => position ?? -1;

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
