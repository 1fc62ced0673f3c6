import type { LegName } from '@ferry/api/customer-server';
import type { TripFareInput } from '../../database/fare-input.ts';
import type { OptionKind } from '../../rules/cancellation-rules.ts';
import type { FarePart } from '../fares/fare-items.ts';
import { pricedItems } from '../fares/quote-trip.ts';
import type { RestOfTrip } from './rest-of-trip.ts';

/** What a part of a leg costs after discounts; its fuel adjustment is a part of its own. */
export interface PricedPart extends FarePart {
  leg: LegName;
  isFuel: boolean;
  /** Which one an option is; undefined for everything else. */
  option: OptionKind | undefined;
  /** Of the item that names the part. */
  ruleId: string;
  label: string;
  /** Of the discount that the part is sold with. */
  discountId: string | undefined;
  yen: number;
}

const OPTIONS: Partial<Record<string, OptionKind>> = { 'option.meal': 'meal', 'option.pet': 'pet' };

/** The prices of a trip's parts, as the one fare engine has them: their sum is the trip's total. */
export function priceParts(trip: TripFareInput): PricedPart[] {
  const parts = new Map<string, PricedPart>();
  for (const { item, best } of pricedItems(trip)) {
    const isFuel = item.ruleId.startsWith('fuel.');
    const part = { ...item.part, leg: item.leg, isFuel };
    const known = parts.get(keyOf(part));
    const yen = (known?.yen ?? 0) + (best?.yen ?? item.yen);
    const { ruleId, label } = known ?? item;
    const discountId = known?.discountId ?? best?.rule.id;
    parts.set(keyOf(part), { ...part, option: OPTIONS[ruleId], ruleId, label, discountId, yen });
  }
  return [...parts.values()];
}

export const keyOf = ({
  leg,
  kind,
  position,
  isFuel,
}: Pick<PricedPart, 'leg' | 'kind' | 'position' | 'isFuel'>): string =>
  `${leg} ${kind} ${position} ${isFuel}`;

/** Parts of the rest by what they were before, so that both can be compared. */
export function partsBefore(rest: RestOfTrip): PricedPart[] {
  return priceParts(rest.sale.fares).map((part) => {
    const leg = rest.legs.find((each) => each.leg === part.leg);
    if (!leg) throw new Error('The part is one of a leg');
    const before = {
      passenger: rest.passengersBefore,
      room: leg.cabinsBefore,
      vehicle: leg.vehiclesBefore,
      option: leg.optionsBefore,
    }[part.kind][part.position];
    if (before === undefined) throw new Error('The part is one of before');
    return { ...part, leg: leg.before, position: before };
  });
}
