import type {
  DiscountRequest,
  LegChoice,
  LegName,
  PassengerClass,
} from '@ferry/api/customer-server';
import type { StoredTrip } from '../../database/stored-trip.ts';
import type { Occurrence } from '../partner-tickets/occurrence.ts';
import type { PartnerTicketRow } from '../partner-tickets/partner-ticket-rows.ts';

/** Who travels: class, and the position of the cabin on each leg, null where they do not travel. */
export interface Traveller {
  passengerClass: PassengerClass;
  outboundCabin: number | null;
  returnCabin: number | null;
}

/** A trip with its passengers and the discounts that they ask for: all that a price depends on. */
export interface PricedTrip extends StoredTrip {
  travellers: readonly Traveller[];
  requests: readonly DiscountRequest[];
  /** Position of the passenger who has the fare of residents without asking for it. */
  resident?: number | undefined;
  /** Of a changed trip: of each traveller the position in the booking, null for another person. */
  kept?: readonly (number | null)[] | undefined;
  /** The form is still being filled in: requests that cannot hold are left out, not refused. */
  isUnfinished: boolean;
  /** Positions of the drivers of each leg's vehicles; null where nobody has been chosen. */
  drivers: Record<LegName, readonly (number | null)[]>;
  /** The partner ticket that it is sold by, if it is; then no discount is asked for. */
  ticket?: PartnerTicketRow | undefined;
  /** It was bought by the ticket, and is changed. */
  purchase?: BoughtTicket | undefined;
}

/** What holds of a ticket for those who have bought it. */
export interface BoughtTicket {
  /** The time that it was bought in; whether it is still sold does not matter. */
  time: Occurrence;
  /** Legs that stay as they are: the ticket was valid on them when they were bought. */
  kept: readonly LegName[];
}

/** The legs of a trip in their order. */
export function legsOf(trip: StoredTrip): [LegName, LegChoice][] {
  const outbound: [LegName, LegChoice] = ['outbound', trip.outbound];
  return trip.return ? [outbound, ['return', trip.return]] : [outbound];
}

/** Whether a leg of the trip is on the sailing. */
export const isOfTrip = (trip: StoredTrip, sailingId: string): boolean =>
  legsOf(trip).some(([, leg]) => leg.sailingId === sailingId);

/** The property of a traveller that names the cabin on a leg. */
export const CABIN_OF = { outbound: 'outboundCabin', return: 'returnCabin' } as const;
