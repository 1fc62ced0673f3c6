import type { CabinType, LegName } from '@ferry/api/customer-server';
import type { StoredTrip } from '../../database/stored-trip.ts';
import type { RouteRules } from '../../rules/route-rules.ts';

/** What the customers are checked against: their trip and the operator's rules. */
export interface CheckFacts {
  trip: StoredTrip;
  /** Departures of the legs, RFC 3339; ages count on their days in Japan. */
  boardingDates: Partial<Record<LegName, string | undefined>>;
  /** Of the legs' cabins, in their order. */
  cabinTypes: Record<LegName, readonly Pick<CabinType, 'isWomenOnly'>[]>;
  rules: Pick<RouteRules, 'passengerAges' | 'vehicles' | 'discounts'>;
}
