import type { LegName } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { quoteTrip } from '../fares/quote-trip.ts';
import { movedStock } from '../inventory/moved-stock.ts';
import { withOwnPlaces } from '../sailings/own-places.ts';
import { findSailing, type SailingRow } from '../sailings/sailing-rows.ts';
import { offersOf, previousTripOfferOf, type TripOffer } from '../trips/find-trip-offer.ts';
import type { LegOffer } from '../trips/leg-offer.ts';
import { tripOf } from '../trips/priced-trip.ts';
import { legsOf, type PricedTrip } from '../trips/trip.ts';
import type { RequestedTrip } from './changed-parts.ts';
import { type BookingToChange, bookedStock } from './find-booking.ts';
import { keptPassengers } from './kept-passengers.ts';
import { withSoldPrices } from './sold-prices.ts';
import { boughtTicketOf } from './ticket-to-change.ts';

/**
 * A draft's trip as it is priced. Any customer may change it: the fare of residents that a booking was sold with stays with
 * its passenger.
 * @param member position of the passenger who is the member who changes it
 */
export function changedTrip(
  { row }: BookingToChange,
  { trip, customers }: RequestedTrip,
  member: number | undefined,
): PricedTrip {
  const sold = row.sale?.fares.resident;
  const kept = keptPassengers(row.passengers, customers.passengers);
  const resident = member ?? (sold === undefined ? -1 : kept.indexOf(sold));
  return { ...tripOf(trip, customers, resident < 0 ? undefined : resident), kept };
}

/**
 * What a booking would be as another trip: as {@link previousTripOfferOf}, but what it has taken already, and
 * what is held for its change, is free for it; and what was sold keeps its price.
 * @throws DomainError as {@link previousTripOfferOf}
 */
export async function findChangeOffer(
  db: Kysely<Database>,
  clock: Clock,
  booking: BookingToChange,
  trip: PricedTrip,
): Promise<TripOffer> {
  const rows = await pipeline(
    legsOf(trip).map(async ([leg, choice]) => {
      const row = await findSailing(db, choice, choice.sailingId);
      return row ? [{ ...row, leg }] : [];
    }),
  );
  return changeOfferOf(clock, booking, trip, rows.flat());
}

/** As {@link findChangeOffer}, of sailings that have been read already. */
export function changeOfferOf(
  clock: Clock,
  booking: BookingToChange,
  trip: PricedTrip,
  rows: readonly (SailingRow & { leg: LegName })[],
): TripOffer {
  const own = [...bookedStock(booking), ...booking.liveStock];
  const offer = previousTripOfferOf(
    clock,
    byTicket(booking, trip, clock.now()),
    rows.map((row) => withOwnPlaces(row, { stock: own })),
  );
  const sale = withSoldPrices(booking, offer, rows, trip.kept);
  return {
    ...offer,
    outbound: asKept(booking, offer.outbound),
    return: offer.return && asKept(booking, offer.return),
    quote: quoteTrip(sale.fares),
    sale,
  };
}

/**
 * A purchase stays one of its ticket, which asks for no discount.
 * @throws DomainError `TICKET_NOT_ON_SALE` where the operator has it no more
 */
function byTicket({ ticket, legs }: BookingToChange, trip: PricedTrip, now: Date): PricedTrip {
  if (!ticket) return trip;
  const { row, sold } = ticket;
  if (!row) throw new DomainError('TICKET_NOT_ON_SALE');
  const kept = legs.flatMap(({ row: { leg, sailing_id, from_port_id, to_port_id } }) => {
    const next = trip[leg];
    const isKept =
      next?.sailingId === sailing_id &&
      next.fromPortId === from_port_id &&
      next.toPortId === to_port_id;
    return isKept ? [leg] : [];
  });
  return { ...trip, ticket: row, requests: [], purchase: boughtTicketOf(row, sold, kept, now) };
}

/** Legs that need more than the booking has of their sailing. */
export function takesMore(booking: BookingToChange, { stock }: Pick<LegOffer, 'stock'>): boolean {
  const own = bookedStock(booking).filter(({ sailingId }) => sailingId === stock.sailingId);
  return movedStock(own, [stock]).taken.length > 0;
}

/** What needs nothing more is available, also when its sales are closed or it is at sea. */
function asKept(booking: BookingToChange, leg: LegOffer): LegOffer {
  if (takesMore(booking, leg) || leg.availability === 'cancelled') return leg;
  const availability = 'available' as const;
  return {
    ...leg,
    availability,
    cabins: leg.cabins.map((cabin) => ({ ...cabin, availability })),
    deckAvailability: leg.deckAvailability && availability,
    petRoomAvailability: leg.petRoomAvailability && availability,
  };
}

/** What a changed trip takes that the booking has not, and what it gives up; for all of its legs together. */
export const movedBy = (booking: BookingToChange, offer: TripOffer) =>
  movedStock(
    bookedStock(booking),
    offersOf(offer).map(({ stock }) => stock),
  );
