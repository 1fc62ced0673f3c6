import type { FareQuote } from '@ferry/api/customer';

/** A quote as the design system's FareBreakdown takes it. */
export const fareLines = ({ lines, totalYen }: FareQuote) => ({
  lines: lines.map(({ ruleId, label, quantity, unitPriceYen, amountYen }) => ({
    id: `${ruleId} ${label}`,
    label,
    quantity,
    unitPrice: unitPriceYen,
    amount: amountYen,
  })),
  total: totalYen,
});
