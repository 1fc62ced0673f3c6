import type { ChangePart } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { BookedTrip } from '../cancellations/booked-trip.ts';
import type { StockDemand } from '../inventory/demand.ts';
import {
  type ChangeRow,
  findChangeStock,
  findChanges,
  isChangeOver,
  isInFlight,
} from '../reservations/change-rows.ts';
import { findEndedLegs, type LegAsSailed } from '../reservations/ended-legs.ts';
import { findReservationLegs } from '../reservations/reservation-legs.ts';
import type { ReservationRow } from '../reservations/reservation-rows.ts';
import { isGone } from '../tickets/renumber-tickets.ts';
import { findTickets } from '../tickets/ticket-rows.ts';
import { findBoughtTicket, type TicketToChange } from './ticket-to-change.ts';

/** A reservation as something that can be changed: what is booked, and what has become of it. */
export interface BookingToChange {
  row: ReservationRow;
  /** The outbound leg first. */
  legs: readonly LegAsSailed[];
  /** Sailings for which a passenger has checked in. */
  checkedIn: ReadonlySet<string>;
  /** Changes that were made, the oldest first. */
  made: readonly ChangeRow[];
  /** The change in flight, also one whose time is over and that nobody has ended yet. */
  live: ChangeRow | undefined;
  /** What is taken for the change in flight beside the places of the booking. */
  liveStock: readonly StockDemand[];
  /** The partner ticket that it was bought by. */
  ticket?: TicketToChange | undefined;
}

/** @param row of a reservation that the caller may see */
export async function findBooking(
  db: Kysely<Database>,
  row: ReservationRow,
  now: Date,
): Promise<BookingToChange> {
  const [{ outbound, returnLeg }, tickets, changes, ticket] = await pipeline([
    findReservationLegs(db, row.id),
    findTickets(db, row.id),
    findChanges(db, row.id),
    findBoughtTicket(db, row),
  ]);
  const live = changes.find(isInFlight);
  const stamped = tickets.filter(({ checked_in_at, subject }) => checked_in_at && !isGone(subject));
  const legs = returnLeg ? [outbound, returnLeg] : [outbound];
  return {
    row,
    legs: await findEndedLegs(db, row.id, legs, now),
    checkedIn: new Set(stamped.map((ticket) => ticket.sailing_id)),
    made: changes.filter(({ state }) => state === 'made'),
    live,
    liveStock: live ? await findChangeStock(db, live.id) : [],
    ticket,
  };
}

/** The change in flight, unless its time is over. */
export const liveChangeOf = ({ live }: BookingToChange, now: Date): ChangeRow | undefined =>
  live && !isChangeOver(live, now) ? live : undefined;

/** Whether the booking has been paid: then a change moves money. */
export const isPaid = ({ row }: Pick<BookingToChange, 'row'>): boolean => row.state === 'confirmed';

/** Changes that count among those of which the first are free. */
export const countedChanges = ({ made }: BookingToChange): readonly ChangeRow[] =>
  made.filter(({ is_counted }) => is_counted);

/** The booking as what is given up of it is priced; its sale is known. */
export function bookedTripOf(booking: BookingToChange): BookedTrip {
  const { row, legs, checkedIn } = booking;
  if (!row.sale) throw new Error('Only what was stored with its facts is changed');
  return {
    sale: row.sale,
    passengers: row.passengers,
    legs: legs.map(({ row: { leg, content, sailing_id }, described, isEnded, isLate }) => ({
      leg,
      content,
      departureAt: described.sailing.departureAt,
      arrivalAt: described.sailing.arrivalAt,
      isEnded,
      isLate,
      isCheckedIn: checkedIn.has(sailing_id),
    })),
    waivedYen: row.waived_yen,
    isPaid: isPaid(booking),
  };
}

/** What the legs of the booking take. */
export const bookedStock = ({ legs }: Pick<BookingToChange, 'legs'>): StockDemand[] =>
  legs.map(({ row }) => ({
    sailingId: row.sailing_id,
    fromCall: row.from_call,
    toCall: row.to_call,
    pools: row.pools,
  }));

/** All parts of a booking that can be changed, in the order in which they are asked. */
export const CHANGE_PARTS = [
  'outboundSailing',
  'returnSailing',
  'cabins',
  'passengers',
  'vehicles',
  'options',
  'contact',
] as const satisfies readonly ChangePart[];
