import type { FareQuote } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Columns } from '@ferry/ui/Columns';
import { CopyButton } from '@ferry/ui/CopyButton';
import { type Column, DataTable } from '@ferry/ui/DataTable';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Inline } from '@ferry/ui/Inline';
import { Money } from '@ferry/ui/Money';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { errorText } from '../../../copy/error-texts.ts';
import { partyText } from '../../../copy/passenger-classes.ts';
import { useChooseSailing } from '../../booking/sailings/model/use-choose-sailing.ts';
import { Part } from '../../booking/shared/components/Part.tsx';
import { fareLines } from '../../booking/shared/model/fare-lines.ts';
import type { Flow } from '../../booking/shared/model/flow.ts';
import type { SearchConditions } from '../../booking/shared/model/search-conditions.ts';
import type { SimulationRow, SimulationSearch } from '../model/simulation.ts';
import { chosenRow, quotedRows, quoteQuery } from '../model/simulation-queries.ts';
import { useSimulation } from '../model/use-simulation.ts';
import { DiscountComparison } from './DiscountComparison.tsx';

export type SimulationFaresProps = {
  /** What is begun with the chosen fare. */
  flow: Flow;
  rows: readonly SimulationRow[];
  search: SimulationSearch;
  conditions: SearchConditions;
  isReturn: boolean;
};

type Row = SimulationRow & { quote: FareQuote | undefined };

/** The totals of all cabin types, and of one of them the lines and the discounts. */
export function SimulationFares({
  flow,
  rows,
  search,
  conditions,
  isReturn,
}: SimulationFaresProps) {
  const requested = quotedRows(rows, search);
  const quotes = useQueries({
    queries: requested.map(({ trip }) => ({
      ...quoteQuery(trip),
      placeholderData: keepPreviousData,
    })),
  });
  const quoted = rows.map((row): Row => ({ ...row, quote: quotes[requested.indexOf(row)]?.data }));
  const chosenId = chosenRow(rows, search)?.id;
  const chosen = quoted.find(({ id }) => id === chosenId);
  const failure = quotes.find(({ error }) => error)?.error;
  return (
    <Stack gap={5}>
      {failure && (
        <Alert tone="error" announce="polite" title="計算できない客室があります">
          {errorText(asApiError(failure))}
        </Alert>
      )}
      <Columns
        asideLabel="選んだ客室の運賃"
        isAsideSticky
        aside={
          chosen?.quote && (
            <Stack gap={4}>
              <ChosenFare flow={flow} row={chosen} quote={chosen.quote} />
            </Stack>
          )
        }
      >
        <Stack gap={5}>
          <Part id="fares" title="客室ごとの運賃">
            <Text isNumber>{partyText(conditions)}</Text>
            <FareTable rows={quoted} chosenId={chosen?.id} {...{ search, isReturn }} />
          </Part>
          {chosen?.quote && (
            <Part id="compare" title="割引を比べる">
              <DiscountComparison quote={chosen.quote} />
            </Part>
          )}
        </Stack>
      </Columns>
    </Stack>
  );
}

type FareTableProps = {
  rows: readonly Row[];
  chosenId: string | undefined;
  search: SimulationSearch;
  isReturn: boolean;
};

/** A row for each cabin type, and the way to the lines of those that are not shown. */
function FareTable({ rows, chosenId, search, isReturn }: FareTableProps) {
  const set = useSimulation(search);
  return (
    <DataTable
      caption="客室ごとの合計(税込・燃料油価格変動調整金を含む)"
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { id: 'cabin', header: '客室', isRowHeader: true, cell: (row) => <Cabins {...row} /> },
        ...totalColumns(isReturn),
        {
          id: 'choice',
          header: '内訳',
          align: 'end',
          cell: ({ id, outboundCabin }) =>
            id === chosenId ? (
              <Text as="span" isBold>
                表示中
              </Text>
            ) : (
              <Button tone="secondary" size="small" onPress={() => set({ cabin: id })}>
                内訳を見る<VisuallyHidden>({outboundCabin.cabinType.name})</VisuallyHidden>
              </Button>
            ),
        },
      ]}
    />
  );
}

/** One column of money; with a return leg one for each way and one for both. */
const totalColumns = (isReturn: boolean): Column<Row>[] => [
  yenColumn('outbound', isReturn ? '往路' : '運賃', ({ outbound }) => outbound, !isReturn),
  ...(isReturn
    ? [
        yenColumn('return', '復路', ({ returnLeg }) => returnLeg),
        yenColumn('total', '合計', ({ outbound, returnLeg }) => outbound + returnLeg, true),
      ]
    : []),
];

/** From the quote; without one from the offers, which are priced alike where nothing is asked for. */
function totalsOf({ quote, outboundCabin, returnCabin, trip }: Row) {
  if (quote) return { outbound: quote.outbound.totalYen, returnLeg: quote.return?.totalYen ?? 0 };
  if (trip.discountRequests?.length) return undefined;
  return { outbound: outboundCabin.totalYen, returnLeg: returnCabin?.totalYen ?? 0 };
}

const yenColumn = (
  id: string,
  header: string,
  amount: (totals: { outbound: number; returnLeg: number }) => number,
  isTotal = false,
): Column<Row> => ({
  id,
  header,
  align: 'end',
  cell: (row) => {
    const totals = totalsOf(row);
    return <Yen amount={totals && amount(totals)} isTotal={isTotal} />;
  },
});

/** The column that is compared is in large. */
const Yen = ({ amount, isTotal }: { amount: number | undefined; isTotal: boolean }) =>
  amount === undefined ? '―' : <Money amount={amount} {...(isTotal && { size: 'medium' })} />;

const Cabins = ({ outboundCabin, returnCabin }: Row) => (
  <Stack as="span" gap={0}>
    <Text as="span" isBold>
      {outboundCabin.cabinType.name}
    </Text>
    <Text as="span" size="dense" tone="quiet">
      {outboundCabin.cabinType.grade}
      {outboundCabin.cabins.length > 1 && `・${outboundCabin.cabins.length}室`}
    </Text>
    {returnCabin && returnCabin.cabinType.name !== outboundCabin.cabinType.name && (
      <Text as="span" size="dense" tone="quiet">
        復路は{returnCabin.cabinType.name}
      </Text>
    )}
  </Stack>
);

function ChosenFare({ flow, row, quote }: { flow: Flow; row: Row; quote: FareQuote }) {
  const navigate = useNavigate();
  const { choose, pending, error } = useChooseSailing(flow, undefined, ({ id }) =>
    navigate(flow.links.customerInput(id)),
  );
  const canBook = [row.outboundCabin, row.returnCabin].every(
    (offer) => !offer || offer.availability === 'available' || offer.availability === 'few',
  );
  return (
    <>
      <Part id="breakdown" title={`${row.outboundCabin.cabinType.name}の内訳`}>
        <FareBreakdown {...fareLines(quote)} isCaptionHidden />
        <Text size="dense" isNumber>
          うち消費税(10%) <Money amount={quote.taxYen} />
        </Text>
      </Part>
      {error && (
        <Alert tone="error" announce="assertive" title="予約に進めませんでした">
          {errorText(asApiError(error))}
        </Alert>
      )}
      {!canBook && (
        <Alert tone="info">
          この便と客室は、現在インターネットではご予約いただけません。運賃の目安としてご覧ください。
        </Alert>
      )}
      <Inline gap={4}>
        {canBook && (
          <Button
            tone="primary"
            size="large"
            isWide
            isPending={pending !== undefined}
            pendingLabel="準備しています"
            onPress={() => choose({ trip: row.trip })}
          >
            この条件で予約する
          </Button>
        )}
        <CopyButton text={location.href} name="この条件のアドレス" />
        <Button tone="secondary" onPress={() => window.print()}>
          印刷する
        </Button>
      </Inline>
    </>
  );
}
