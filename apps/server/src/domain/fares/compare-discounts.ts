import type { DiscountComparison } from '@ferry/api/customer-server';
import type { DiscountRule } from '../../rules/discount-rules.ts';
import type { PricedItem, Refusals } from './apply-discounts.ts';
import { isKnownResident } from './discount-eligibility.ts';

/**
 * Each discount by itself: the total if only it were used, or why it cannot be. First those that
 * are applied, then those that could be, the cheapest first, then the others.
 */
export function compareDiscounts(
  rules: readonly DiscountRule[],
  priced: readonly PricedItem[],
  refusals: Refusals,
  resident: number | undefined,
): DiscountComparison[] {
  return rules
    .map((rule) => compare(rule, priced, refusals, resident))
    .toSorted(
      (one, other) =>
        Number(other.isApplied) - Number(one.isApplied) ||
        (one.totalYen ?? Number.MAX_SAFE_INTEGER) - (other.totalYen ?? Number.MAX_SAFE_INTEGER),
    );
}

function compare(
  rule: DiscountRule,
  priced: readonly PricedItem[],
  refusals: Refusals,
  resident: number | undefined,
): DiscountComparison {
  const lowered = priced.filter(({ discounted }) => discounted.has(rule.id));
  const isEligible = lowered.length > 0;
  const isKnown = isEligible && lowered.every(({ item }) => isKnownResident(rule, item, resident));
  const isApplied = priced.some(({ best }) => best?.rule.id === rule.id);
  const only = priced.reduce(
    (sum, { item, discounted }) => sum + (discounted.get(rule.id) ?? item.yen),
    0,
  );
  return {
    discountId: rule.id,
    name: rule.name,
    totalYen: isEligible ? only : null,
    isApplied,
    reason: isApplied
      ? null
      : isEligible
        ? 'notCombinable'
        : (refusals.get(rule.id) ?? 'notForClass'),
    document: 'document' in rule && !isKnown ? rule.document : null,
  };
}
