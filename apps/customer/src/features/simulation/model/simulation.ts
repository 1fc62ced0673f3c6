import type {
  CabinOffer,
  DiscountRequest,
  SailingOffer,
  SailingSearchResult,
  TripChoice,
} from '@ferry/api/customer';
import * as v from 'valibot';
import { legChoice } from '../../booking/sailings/model/leg-choice.ts';
import {
  conditionsSearch,
  type SearchConditions,
} from '../../booking/shared/model/search-conditions.ts';

const text = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(400)), ''));

/** Search parameters of the simulation: everything the result follows from, nothing personal. */
export const simulationSearch = v.object({
  ...conditionsSearch.entries,
  /** As `requestable-discounts` writes them. */
  discounts: text,
  /** The chosen sailings and the cabin type of the outbound leg; defaults to the first ones. */
  sailing: text,
  returnSailing: text,
  cabin: text,
});

export type SimulationSearch = v.InferOutput<typeof simulationSearch>;

/** The sailing with this id, else the first that has a price for the whole party. */
export const chosenSailing = (
  { sailingOffers }: SailingSearchResult,
  id: string | undefined,
): SailingOffer | undefined =>
  sailingOffers.find(({ sailing }) => sailing.id === id) ??
  sailingOffers.find(({ cabinOffers }) => cabinOffers.some(hasCabins)) ??
  sailingOffers[0];

const hasCabins = ({ cabins }: CabinOffer): boolean => cabins.length > 0;

/** One row of the result: a cabin type on the outbound leg, the nearest one on the return leg. */
export type SimulationRow = {
  id: string;
  outboundCabin: CabinOffer;
  returnCabin?: CabinOffer;
  trip: TripChoice;
};

/**
 * A row for each cabin type of the outbound leg. On the return leg it is the one of the same name,
 * else of the same grade, else the cheapest: other ships have other cabins.
 */
export function simulationRows(
  outbound: SailingOffer,
  returning: SailingOffer | undefined,
  conditions: SearchConditions,
  requests: DiscountRequest[],
): SimulationRow[] {
  const { returnDate: _, ...ofReturn } = conditions;
  return outbound.cabinOffers.filter(hasCabins).map((outboundCabin) => {
    const match = returning && nearest(outboundCabin, returning.cabinOffers.filter(hasCabins));
    return {
      id: outboundCabin.cabinType.id,
      outboundCabin,
      ...(match && { returnCabin: match }),
      trip: {
        outbound: legChoice(outbound.sailing, conditions, outboundCabin.cabins),
        return: returning && match ? legChoice(returning.sailing, ofReturn, match.cabins) : null,
        discountRequests: requests,
      },
    };
  });
}

function nearest({ cabinType }: CabinOffer, offers: CabinOffer[]): CabinOffer | undefined {
  const cheapest = [...offers].sort((one, other) => one.totalYen - other.totalYen);
  return (
    cheapest.find((each) => each.cabinType.name === cabinType.name) ??
    cheapest.find((each) => each.cabinType.grade === cabinType.grade) ??
    cheapest[0]
  );
}
