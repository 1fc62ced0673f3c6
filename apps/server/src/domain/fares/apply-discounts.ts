import type { DiscountReason } from '@ferry/api/customer-server';
import type { LegFareInput, TripFareInput } from '../../database/fare-input.ts';
import type { DiscountRule } from '../../rules/discount-rules.ts';
import { itemRefusal, legRefusal, type Refusal } from './discount-eligibility.ts';
import type { FareItem } from './fare-items.ts';
import { shareOf } from './rounding.ts';

/** An item with the discounts that hold for it. */
export interface PricedItem {
  item: FareItem;
  /** By discount id: what the item costs with it, never more than without. */
  discounted: Map<string, number>;
  /** The one that lowers it most; discounts never combine (rule `discount.best`). */
  best: { rule: DiscountRule; yen: number } | undefined;
}

/** Why discounts do not hold, by discount id: the first reason met. */
export type Refusals = Map<string, DiscountReason>;

/** Prices the items of a leg with every discount of its route. */
export function priceItems(
  items: readonly FareItem[],
  leg: LegFareInput,
  trip: TripFareInput,
  refusals: Refusals,
): PricedItem[] {
  const { discounts } = leg.rules;
  const note = (rule: DiscountRule, reason: Refusal) => {
    if (reason && reason !== 'other' && !refusals.has(rule.id)) refusals.set(rule.id, reason);
    return reason === undefined;
  };
  // Once for the leg: dates cost more than all the rest.
  const usable = discounts.filter((rule) => note(rule, legRefusal(rule, leg, trip)));
  return items.map((fareItem) => {
    const discounted = new Map<string, number>();
    let best: PricedItem['best'];
    for (const rule of usable) {
      if (isSoldLater(rule, fareItem, leg)) continue;
      if (!note(rule, itemRefusal(rule, fareItem, trip))) continue;
      const yen = yenWith(rule, fareItem, leg);
      discounted.set(rule.id, yen);
      // Of equal ones the first: the operator's order.
      if (yen < (best?.yen ?? fareItem.yen)) best = { rule, yen };
    }
    return { item: fareItem, discounted, best };
  });
}

/** The yen of an item with a discount. A resident's fare of the table takes the place of the percent. */
function yenWith(rule: DiscountRule, { yen, residentYen }: FareItem, { rules }: LegFareInput) {
  if (rule.kind === 'resident' && residentYen !== undefined) return Math.min(yen, residentYen);
  return shareOf(yen, 100 - rule.percent, rules.discountRoundedUpToYen, rules.rounding);
}

/** What was added to a leg whose outbound leg the operator has ended never had the discount of a return. */
const isSoldLater = (
  { kind }: DiscountRule,
  { part }: FareItem,
  { soldLater = [] }: LegFareInput,
): boolean =>
  kind === 'return' &&
  soldLater.some((each) => each.kind === part.kind && each.position === part.position);

/** The discounts of both legs' routes, each once. */
export function discountsOf(trip: TripFareInput): DiscountRule[] {
  const rules = [...trip.outbound.rules.discounts, ...(trip.return?.rules.discounts ?? [])];
  return [...new Map(rules.map((rule) => [rule.id, rule])).values()];
}
