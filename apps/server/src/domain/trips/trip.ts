import type {
  CabinType,
  DiscountRequest,
  FareQuote,
  LegChoice,
  LegName,
  PassengerClass,
  Sailing,
  TripChoice,
} from '@ferry/api/customer-server';

/** What was chosen, without the discounts, which belong to the passengers. */
export type StoredTrip = Pick<TripChoice, 'outbound' | 'return'>;

/** What a customer saw last of a trip: it is shown on when it cannot be had any more. */
export interface ShownTrip {
  outbound: ShownLeg;
  return: ShownLeg | null;
  quote: FareQuote;
}

export interface ShownLeg {
  sailing: Sailing;
  cabinTypes: CabinType[];
}

/** Who travels: class, and the position of the cabin on each leg, null where they do not travel. */
export interface Traveller {
  passengerClass: PassengerClass;
  outboundCabin: number | null;
  returnCabin: number | null;
}

/** A trip with who travels and what discounts they ask for: all that a price depends on. */
export interface PricedTrip extends StoredTrip {
  travellers: readonly Traveller[];
  requests: readonly DiscountRequest[];
  /** The form is still being filled in: requests that cannot hold are left out, not refused. */
  isUnfinished: boolean;
  /** Positions of the drivers of each leg's vehicles; null where nobody has been chosen. */
  drivers: Record<LegName, readonly (number | null)[]>;
}

/** The legs of a trip in their order. */
export function legsOf(trip: StoredTrip): [LegName, LegChoice][] {
  const outbound: [LegName, LegChoice] = ['outbound', trip.outbound];
  return trip.return ? [outbound, ['return', trip.return]] : [outbound];
}

/** The property of a traveller that names the cabin on a leg. */
export const CABIN_OF = { outbound: 'outboundCabin', return: 'returnCabin' } as const;
