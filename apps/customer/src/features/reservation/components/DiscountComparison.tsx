import type { FareQuote } from '@ferry/api/customer';
import { DataTable } from '@ferry/ui/DataTable';
import { Money } from '@ferry/ui/Money';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { discountReasonText } from '../../../copy/discount-reasons.ts';

type Row = {
  id: string;
  name: string;
  totalYen: number | null;
  note: string;
};

/** Each discount by itself with what is to be known about it; last the total without any. */
const comparisonRows = (quote: FareQuote): Row[] => [
  ...quote.comparisons.map(({ discountId, name, totalYen, isApplied, reason, document }) => ({
    id: discountId,
    name,
    totalYen,
    note: [
      isApplied ? 'この合計に適用しています。' : reason && discountReasonText(reason),
      totalYen !== null && document ? `乗船当日に${document}をご提示ください。` : '',
    ]
      .filter(Boolean)
      .join(''),
  })),
  { id: 'none', name: '割引なし', totalYen: quote.undiscountedYen, note: '' },
];

/** The total with each discount by itself, or why it does not apply; the cheapest is marked. */
export function DiscountComparison({ quote }: { quote: FareQuote }) {
  const rows = comparisonRows(quote);
  const lowest = Math.min(...rows.map(({ totalYen }) => totalYen ?? Number.POSITIVE_INFINITY));
  return (
    <DataTable
      caption="割引ごとの合計(税込)"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          id: 'name',
          header: '割引',
          isRowHeader: true,
          cell: ({ name, note }) => (
            <Stack as="span" gap={0}>
              <Text as="span" isBold>
                {name}
              </Text>
              {note && (
                <Text as="span" size="dense" tone="quiet">
                  {note}
                </Text>
              )}
            </Stack>
          ),
        },
        {
          id: 'total',
          header: 'この割引だけの合計',
          align: 'end',
          cell: ({ totalYen }) =>
            totalYen === null ? (
              '対象外'
            ) : (
              <Stack as="span" gap={0} align="end">
                <Money amount={totalYen} />
                {totalYen === lowest && lowest < quote.undiscountedYen && (
                  <Text as="span" size="dense" tone="quiet" isBold>
                    最安
                  </Text>
                )}
              </Stack>
            ),
        },
      ]}
    />
  );
}
