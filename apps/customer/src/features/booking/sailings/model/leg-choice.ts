import type { CabinChoice, CabinOffer, CabinType, LegChoice, Sailing } from '@ferry/api/customer';
import { vehicleChoices } from '../../shared/model/requested-vehicles.ts';
import {
  type CabinNeed,
  needsOf,
  type SearchConditions,
} from '../../shared/model/search-conditions.ts';

/**
 * A leg as it is chosen from the list of sailings.
 *
 * @param cabins who is in which cabin, from an offer or from the allocator
 * @param meals of the leg that this one replaces, on the same route
 */
export function legChoice(
  sailing: Sailing,
  conditions: SearchConditions,
  cabins: readonly CabinChoice[],
  meals: LegChoice['meals'] = [],
): LegChoice {
  const { adults, children, infants, babies, vehicles, pets = 0 } = conditions;
  const stay = needsOf(conditions).includes('pets') ? 'cabin' : 'petRoom';
  return {
    sailingId: sailing.id,
    fromPortId: sailing.fromPort.id,
    toPortId: sailing.toPort.id,
    party: { adults, children, infants, babies },
    vehicles: vehicleChoices(vehicles),
    cabins: [...cabins],
    // Their size is asked for with the options; a small one fits every way to stay.
    pets: Array.from({ length: pets }, () => ({ size: 'small', stay })),
    meals,
  };
}

const fits: Record<CabinNeed, (type: CabinType) => boolean> = {
  private: ({ tariff, canBePrivate }) => tariff === 'perRoom' || canBePrivate,
  womenOnly: ({ isWomenOnly }) => isWomenOnly,
  accessible: ({ isAccessible }) => isAccessible,
  pets: ({ takesPets }) => takesPets,
};

/** Whether a cabin type has everything that is looked for. */
const fitsNeeds = (type: CabinType, needs: readonly CabinNeed[]): boolean =>
  needs.every((need) => fits[need](type));

const BEST_FIRST = ['available', 'few', 'full'] as const;

/**
 * The cabins of a sailing that have everything that is looked for, the best availability among them, the
 * others, and the lowest total of those that fit and are available: what is said about a sailing holds for
 * the cabins that it shows.
 */
export function offersFor(offers: readonly CabinOffer[], needs: readonly CabinNeed[]) {
  const fitting = offers.filter(({ cabinType }) => fitsNeeds(cabinType, needs));
  const totals = fitting
    .filter(({ availability }) => availability === 'available' || availability === 'few')
    .map(({ totalYen }) => totalYen);
  return {
    fitting,
    best:
      BEST_FIRST.find((best) => fitting.some(({ availability }) => availability === best)) ??
      ('unsuitable' as const),
    others: offers.filter((each) => !fitting.includes(each)),
    lowestYen: totals.length > 0 ? Math.min(...totals) : undefined,
  };
}
