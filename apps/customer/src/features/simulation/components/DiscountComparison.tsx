import type { FareQuote } from '@ferry/api/customer';
import { DataTable } from '@ferry/ui/DataTable';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Disclosure } from '@ferry/ui/Disclosure';
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

/** Several at once: each lowers other fares, and together they are less than any by itself. */
const isMixed = ({ comparisons }: FareQuote) =>
  comparisons.filter(({ isApplied }) => isApplied).length > 1;

/**
 * Each discount by itself with what is to be known about it; first the total where several are in
 * it, last the one without any.
 */
const comparisonRows = (quote: FareQuote): Row[] => [
  ...(isMixed(quote)
    ? [
        {
          id: 'mixed',
          name: 'この合計',
          totalYen: quote.totalYen,
          note: '運賃1件ごとに、最もお得な割引を1つ使っています。',
        },
      ]
    : []),
  ...quote.comparisons.map(({ discountId, name, totalYen, isApplied, reason, document }) => ({
    id: discountId,
    name,
    totalYen,
    note: [
      isApplied ? appliedText(quote) : reason && discountReasonText(reason),
      totalYen !== null && document ? `乗船当日に${document}をご提示ください。` : '',
    ]
      .filter(Boolean)
      .join(''),
  })),
  { id: 'none', name: '割引なし', totalYen: quote.undiscountedYen, note: '' },
];

const appliedText = (quote: FareQuote) =>
  isMixed(quote) ? '一部の運賃に適用しています。' : 'この合計に適用しています。';

/** The total with each discount by itself; the cheapest is marked. Below, why others are not used. */
export function DiscountComparison({ quote }: { quote: FareQuote }) {
  const rows = comparisonRows(quote);
  const refused = rows.filter(({ totalYen }) => totalYen === null);
  return (
    <Stack gap={2}>
      <Totals quote={quote} rows={rows.filter(({ totalYen }) => totalYen !== null)} />
      {refused.length > 0 && (
        <Disclosure summary="使えない割引とその理由">
          <DescriptionList rows={refused.map(({ name, note }) => ({ term: name, value: note }))} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Totals({ quote, rows }: { quote: FareQuote; rows: readonly Row[] }) {
  const yen = ({ totalYen }: Row) => totalYen ?? Number.POSITIVE_INFINITY;
  // Of equal ones the first: what is applied stands first.
  const cheapest = rows.find((row) => rows.every((other) => yen(row) <= yen(other)));
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
          cell: (row) => (
            <Total row={row} full={quote.undiscountedYen} isCheapest={row === cheapest} />
          ),
        },
      ]}
    />
  );
}

type TotalProps = { row: Row; full: number; isCheapest: boolean };

/** What it costs, and what it costs less than without any discount. */
const Total = ({ row: { totalYen }, full, isCheapest }: TotalProps) =>
  totalYen !== null && (
    <Stack as="span" gap={0} align="end">
      <Money amount={totalYen} size="medium" />
      {totalYen < full && (
        <Text as="span" size="dense" tone="quiet" isBold={isCheapest}>
          {isCheapest && '最安・'}
          <Money amount={totalYen - full} />
        </Text>
      )}
    </Stack>
  );
