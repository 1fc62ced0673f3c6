import type { FareLine, FareQuote } from '@ferry/api/customer';

/** What a line counts, by its rule; people where nothing else is said. */
const units: Record<string, string> = {
  'vehicle.fare': '台',
  'fuel.vehicle': '台',
  'fare.room': '室',
  'fare.private-use': 'つ',
  'option.pet': '匹',
  'option.meal': '食',
};

const unitOf = ({ ruleId }: FareLine): string =>
  units[ruleId] ?? (ruleId.startsWith('discount.') ? '件' : '名');

const shown = (lines: readonly FareLine[]) =>
  lines.map((line, index) => ({
    id: `${index} ${line.ruleId}`,
    label: line.label,
    quantity: line.quantity,
    unit: unitOf(line),
    unitPrice: line.unitPriceYen,
    amount: line.amountYen,
  }));

const legs: readonly string[] = ['outbound', 'return'] satisfies FareLine['leg'][];

/** A quote as the design system's FareBreakdown takes it: with a return leg, one section for each leg. */
export function fareLines({ lines, totalYen, outbound, return: returnLeg }: FareQuote) {
  // A line of neither leg, from a newer server, must not be lost: then all lines stand together.
  if (!returnLeg || lines.some(({ leg }) => !legs.includes(leg)))
    return { lines: shown(lines), total: totalYen };
  const section = (leg: FareLine['leg'], title: string, subtotal: number) => ({
    id: leg,
    title,
    lines: shown(lines.filter((line) => line.leg === leg)),
    subtotal,
  });
  return {
    sections: [
      section('outbound', '往路', outbound.totalYen),
      section('return', '復路', returnLeg.totalYen),
    ],
    total: totalYen,
  };
}
