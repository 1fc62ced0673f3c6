import {
  createFareQuoteOptions,
  type LegName,
  type SailingOffer,
  type TripChoice,
} from '@ferry/api/customer';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { discountOf } from '../../shared/model/draft-trip.ts';
import type { LegPrice } from './pick.ts';
import { firstFault, type RoomPlan } from './room-plan.ts';

export type PlannedTrip = {
  plan: RoomPlan | undefined;
  /** The sailing, and the trip with the rooms of the plan on it; omitted while nothing is picked. */
  offer: SailingOffer | undefined;
  trip: TripChoice | undefined;
  leg: LegName;
};

/** What a plan of rooms costs. Asked for when it has no fault; until then, what the last one cost. */
export function usePlanQuote({ plan, offer, trip, leg }: PlannedTrip) {
  const types = offer?.cabinOffers.map(({ cabinType }) => cabinType) ?? [];
  const fault = plan && firstFault(plan, types);
  const isAsked = plan !== undefined && trip !== undefined && fault === undefined;
  // While the outbound leg is chosen, the total is its own.
  const body = leg === 'outbound' && trip ? { ...trip, return: null } : trip;
  const { data, error } = useQuery({
    // Without a trip nothing is asked.
    ...createFareQuoteOptions({ body: body as TripChoice }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
  });
  const totalYen = data?.[leg]?.totalYen;
  const price: LegPrice | undefined =
    plan && data && totalYen !== undefined
      ? { totalYen, undiscountedYen: totalYen - discountOf(data.lines, leg) }
      : undefined;
  return {
    fault,
    price,
    /** What each room costs before discounts, in the order of the plan; none while one has a fault. */
    cabinsYen: (isAsked && data?.[leg]?.cabinsYen) || [],
    error: isAsked ? error : null,
  };
}
