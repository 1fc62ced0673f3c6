import type { FareQuote } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { partyText } from '@ferry/format/party-text';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { CopyButton } from '@ferry/ui/CopyButton';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { FareChoice, type FareRow } from '@ferry/ui/FareChoice';
import { Hidden } from '@ferry/ui/Hidden';
import { Inline } from '@ferry/ui/Inline';
import { Money } from '@ferry/ui/Money';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary } from '@ferry/ui/TripSummary';
import { VisuallyHidden } from '@ferry/ui/VisuallyHidden';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { ButtonLink } from '../../../page/links.tsx';
import { PaperNote } from '../../booking/completion/components/PaperNote.tsx';
import { takenOf } from '../../booking/sailings/model/plan-of.ts';
import { useChooseSailing } from '../../booking/sailings/model/use-choose-sailing.ts';
import { Part } from '../../booking/shared/components/Part.tsx';
import { quoteSums } from '../../booking/shared/model/draft-trip.ts';
import { fareLines } from '../../booking/shared/model/fare-lines.ts';
import type { Flow } from '../../booking/shared/model/flow.ts';
import { asksHelp, type SearchConditions } from '../../booking/shared/model/search-conditions.ts';
import type { SimulationRow } from '../model/simulation.ts';
import { chosenRow, quotedRows, quoteQuery } from '../model/simulation-queries.ts';
import { useSimulation } from '../model/use-simulation.ts';
import { DiscountComparison } from './DiscountComparison.tsx';
import { RequestedDiscounts, type RequestedDiscountsProps } from './RequestedDiscounts.tsx';

export type SimulationFaresProps = Pick<RequestedDiscountsProps, 'search' | 'discounts'> & {
  /** What is begun with the chosen fare. */
  flow: Flow;
  rows: readonly SimulationRow[];
  conditions: SearchConditions;
  isReturn: boolean;
};

type Row = SimulationRow & { quote: FareQuote | undefined };

/** The totals of all cabin types, and of one of them the lines and the discounts. */
export function SimulationFares(props: SimulationFaresProps) {
  const { flow, rows, search, conditions, isReturn, discounts } = props;
  const set = useSimulation(search);
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
    <ChosenFare {...{ flow, conditions }} row={chosen} quote={chosen?.quote}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="error" announce="polite" title="計算できない客室があります">
            {errorText(asApiError(failure))}
          </Alert>
        )}
        <Part id="fares" title="客室ごとの運賃">
          <Text isNumber>{partyText(conditions)}</Text>
          <FareChoice
            caption="客室ごとの合計(税込・燃料油価格変動調整金を含む)"
            header="客室"
            columns={isReturn ? ['往路', '復路', '往復の合計'] : ['運賃']}
            rows={quoted.map((row) => fareRow(row, isReturn))}
            value={chosenId}
            onChange={(cabin) => set({ cabin })}
          />
        </Part>
        {chosen?.quote && (
          <Part id="compare" title="割引を比べる">
            <DiscountComparison quote={chosen.quote} />
            <Hidden inPrint>
              <RequestedDiscounts
                {...{ search, discounts }}
                max={conditions.adults + conditions.children}
              />
            </Hidden>
          </Part>
        )}
      </Stack>
    </ChosenFare>
  );
}

/** A row for each cabin type: its amounts, with a return leg one for each leg and one for both. */
function fareRow(row: Row, isReturn: boolean): FareRow {
  const totals = totalsOf(row);
  const { outboundCabin, returnCabin } = row;
  const { name, grade } = outboundCabin.cabinType;
  const { length: rooms } = takenOf(outboundCabin);
  const other = returnCabin?.cabinType.name;
  const words = [
    ...fullWords(row),
    grade,
    ...(rooms > 1 ? [`${rooms}室`] : []),
    ...(other && other !== name ? [`復路は${other}`] : []),
  ];
  return {
    value: row.id,
    name,
    text: words.join('・'),
    amounts: isReturn
      ? [totals?.outbound, totals?.returnLeg, totals && totals.outbound + totals.returnLeg]
      : [totals?.outbound],
  };
}

/** From the quote; without one from the offers, which are priced alike where nothing is asked for. */
function totalsOf({ quote, outboundCabin, returnCabin, trip }: Row) {
  if (quote) return { outbound: quote.outbound.totalYen, returnLeg: quote.return?.totalYen ?? 0 };
  if (trip.discountRequests?.length) return undefined;
  return { outbound: outboundCabin.totalYen, returnLeg: returnCabin?.totalYen ?? 0 };
}

type ChosenFareProps = {
  flow: Flow;
  conditions: SearchConditions;
  row: Row | undefined;
  quote: FareQuote | undefined;
  children: ReactNode;
};

/** The fare that is chosen beside those that it is chosen from: what it is made of, and to book it. */
function ChosenFare({ flow, conditions, row, quote, children }: ChosenFareProps) {
  const navigate = useNavigate();
  const { choose, pending, error } = useChooseSailing(
    flow,
    undefined,
    { asksHelp: asksHelp(conditions) },
    ({ id }) => navigate(flow.links.customerInput(id)),
  );
  const name = row?.outboundCabin.cabinType.name;
  return (
    <TripSummary
      title={name ? `${name}の運賃` : '運賃'}
      legs={[]}
      sums={quote ? quoteSums(quote) : []}
      totalLabel={quote?.return ? '往復の合計' : '合計'}
      {...(row &&
        quote && {
          total: quote.totalYen,
          action: canBook(row) ? (
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
          ) : (
            <ButtonLink {...flow.links.selectSchedule(conditions)} tone="action">
              空いている便と客室を探す
            </ButtonLink>
          ),
          breakdown: <FareBreakdown {...fareLines(quote)} isCaptionHidden />,
          note: <Note taxYen={quote.taxYen} />,
        })}
      isBreakdownOpen
    >
      <Stack gap={5}>
        {error && (
          <Alert tone="error" announce="assertive" title="予約に進めませんでした">
            {errorText(asApiError(error))}
          </Alert>
        )}
        {row && !canBook(row) && (
          <Alert tone="info">
            {fullLegs(row).length > 0
              ? `${fullNames(row)}は満席です。運賃の目安としてご覧ください。`
              : 'この便と客室は、現在インターネットではご予約いただけません。運賃の目安としてご覧ください。'}
          </Alert>
        )}
        {children}
      </Stack>
      <VisuallyHidden as="div" role="status">
        {quote && `${name} ${formatYen(quote.totalYen)}`}
      </VisuallyHidden>
    </TripSummary>
  );
}

/** The legs that have no place left in their cabin. */
const fullLegs = ({ outboundCabin, returnCabin }: Row) =>
  [
    { word: '往路', offer: outboundCabin },
    { word: '復路', offer: returnCabin },
  ].flatMap(({ word, offer }) =>
    offer?.availability === 'full' ? [{ word, name: offer.cabinType.name }] : [],
  );

/** 「満席」 of all that is shown, 「復路は満席」 of one leg of two. */
function fullWords(row: Row): string[] {
  const [first, ...more] = fullLegs(row);
  if (!first) return [];
  return row.returnCabin && more.length === 0 ? [`${first.word}は満席`] : ['満席'];
}

/** 「復路のツイン」; without a return leg the cabin alone. */
const fullNames = (row: Row): string =>
  fullLegs(row)
    .map(({ word, name }) => (row.returnCabin ? `${word}の${name}` : name))
    .join('と');

/** Whether both legs have room. */
const canBook = ({ outboundCabin, returnCabin }: Row): boolean =>
  [outboundCabin, returnCabin].every(
    (offer) => !offer || offer.availability === 'available' || offer.availability === 'few',
  );

const Note = ({ taxYen }: { taxYen: number }) => (
  <>
    <Text size="dense" isNumber>
      うち消費税(10%) <Money amount={taxYen} />
    </Text>
    <Inline gap={4}>
      <CopyButton text={location.href} name="この条件のアドレス" />
      <Button tone="secondary" onPress={() => window.print()}>
        印刷する
      </Button>
    </Inline>
    <PaperNote />
  </>
);
