import type { Reservation } from '@ferry/api/customer-server';
import { toPayYen } from '@ferry/format/to-pay';
import { formatYen } from '@ferry/format/yen';
import type { MailPart } from './mail-parts.ts';

/** What a reservation costs in yen: legs before discounts, discounts, what is waived, and what they add up to. */
export function sumPart({ quote, waivedYen }: Reservation): MailPart {
  const sumOf = (lines: typeof quote.lines) => lines.reduce((sum, line) => sum + line.amountYen, 0);
  const priced = quote.lines.filter(({ amountYen }) => amountYen >= 0);
  const legs = (['outbound', 'return'] as const).map((leg) =>
    sumOf(priced.filter((line) => line.leg === leg)),
  );
  const discount = quote.totalYen - sumOf(priced);
  const [outbound = 0, back = 0] = legs;
  const parts: [string, number][] = [
    [quote.return ? '往路' : '運賃', outbound],
    ...(quote.return ? [['復路', back] as [string, number]] : []),
    ['割引', discount],
    ['いただきません', -waivedYen],
  ];
  const rows = parts.filter(([, yen]) => yen !== 0);
  return {
    kind: 'sums',
    rows: rows.length > 1 ? rows.map(([term, yen]) => [term, formatYen(yen)] as const) : [],
    total: ['合計(税込)', formatYen(toPayYen(quote.totalYen, waivedYen))],
  };
}
