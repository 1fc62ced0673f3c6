import type { CabinType, FareQuote, Sailing, TripChoice } from '@ferry/api/customer-server';

/** What was chosen, without the discounts, which belong to the passengers. */
export type StoredTrip = Pick<TripChoice, 'outbound' | 'return'>;

/** What a customer saw last of a trip: it is shown on when it is no longer available. */
export interface ShownTrip {
  outbound: ShownLeg;
  return: ShownLeg | null;
  quote: FareQuote;
}

export interface ShownLeg {
  sailing: Sailing;
  cabinTypes: CabinType[];
}
