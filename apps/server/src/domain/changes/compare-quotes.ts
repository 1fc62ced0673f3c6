import type { ChangeLine, FareLine, FareQuote } from '@ferry/api/customer-server';

/**
 * Every line of two quotes beside each other: lines of the same leg, rule and name are one. The sum of the
 * differences is that of the totals.
 */
export function compareQuotes(before: FareQuote, after: FareQuote): ChangeLine[] {
  const lines = new Map<string, ChangeLine>();
  for (const line of before.lines) {
    const known = lineOf(lines, line);
    known.beforeQuantity += line.quantity;
    known.beforeYen += line.amountYen;
  }
  for (const line of after.lines) {
    const known = lineOf(lines, line);
    known.afterQuantity += line.quantity;
    known.afterYen += line.amountYen;
  }
  return [...lines.values()]
    .map((line) => ({ ...line, differenceYen: line.afterYen - line.beforeYen }))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

const orderOf = ({ leg }: ChangeLine): number => (leg === 'outbound' ? 0 : 1);

function lineOf(
  lines: Map<string, ChangeLine>,
  { leg, ruleId, label }: Pick<FareLine, 'leg' | 'ruleId' | 'label'>,
): ChangeLine {
  const key = JSON.stringify([leg, ruleId, label]);
  const known = lines.get(key) ?? {
    leg,
    ruleId,
    label,
    beforeQuantity: 0,
    beforeYen: 0,
    afterQuantity: 0,
    afterYen: 0,
    differenceYen: 0,
  };
  lines.set(key, known);
  return known;
}
