import type { FareLine } from '@ferry/api/customer-server';
import type { PricedItem } from './apply-discounts.ts';

/** The lines of a leg: what is paid for, then the discounts, then the fuel adjustment. */
export function fareLines(priced: readonly PricedItem[]): FareLine[] {
  const [fuel, fares] = [priced.filter(isFuel), priced.filter((each) => !isFuel(each))];
  return group([...wholeItems(fares), ...fares.flatMap(discountLine), ...wholeItems(fuel)]);
}

const isFuel = ({ item }: PricedItem) => item.ruleId.startsWith('fuel.');

type Unit = Pick<FareLine, 'leg' | 'ruleId' | 'label'> & { yen: number };

/** A vehicle's fare and the driver's share of it are one line. */
function wholeItems(priced: readonly PricedItem[]): Unit[] {
  return priced.flatMap(({ item }, index) => {
    if (item.isDriverShare) return [];
    const share = priced[index + 1]?.item;
    return share?.isDriverShare ? [{ ...item, yen: item.yen + share.yen }] : [item];
  });
}

/** Rule `discount.<kind>`: what the discount takes off one item. */
function discountLine({ item, best }: PricedItem): Unit[] {
  if (!best) return [];
  const { rule, yen } = best;
  const isInYen = rule.kind === 'resident' && item.residentYen !== undefined;
  return [
    {
      leg: item.leg,
      ruleId: `discount.${rule.kind}`,
      label: `${rule.name}(${item.shortLabel}${isInYen ? '' : `・${rule.percent}%`})`,
      yen: yen - item.yen,
    },
  ];
}

/** Equal units become one line with their number, where the first of them is. */
function group(units: readonly Unit[]): FareLine[] {
  const lines = new Map<string, FareLine>();
  for (const { leg, ruleId, label, yen } of units) {
    const key = `${leg} ${ruleId} ${label} ${yen}`;
    const quantity = (lines.get(key)?.quantity ?? 0) + 1;
    const amountYen = quantity * yen;
    lines.set(key, { leg, ruleId, label, quantity, unitPriceYen: yen, amountYen });
  }
  return [...lines.values()];
}
