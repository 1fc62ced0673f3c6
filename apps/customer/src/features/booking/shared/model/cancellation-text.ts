import type {
  CancellationItem,
  CancellationTerm,
  LegName,
  LegService,
  Sailing,
  TicketOfTrip,
} from '@ferry/api/customer';
import { addDays, formatDateShort, formatTime, jstDate } from '@ferry/format/date';
import { formatDateTimeShort, formatSailingTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import type { FeeLadderProps } from '@ferry/ui/FeeLadder';
import { hasPlace, isEnded } from '../../../../trips/needs-payment.ts';

/** Nothing is known of its service before it is booked. */
type CancellableLeg = {
  sailing: Pick<Sailing, 'departureAt'>;
  service?: Pick<LegService, 'state' | 'choiceUntil'>;
};

/** What is cancelled: legs with their departures, the terms, and the server's time. */
export type Cancellable = {
  outbound: CancellableLeg;
  return: CancellableLeg | null;
  cancellationTerms: readonly CancellationTerm[];
  partnerTicket: TicketOfTrip | null;
  serverTime: string;
};

/** As they stand beside each other. */
const ITEMS: readonly { item: CancellationItem; column: string }[] = [
  { item: 'fare', column: 'お一人・1室' },
  { item: 'campaignFare', column: '割引運賃' },
  { item: 'room', column: '客室' },
  { item: 'vehicle', column: '車両' },
  { item: 'option', column: 'オプション' },
  { item: 'meal', column: '食事' },
  { item: 'pet', column: 'ペット' },
];

type Column = Pick<CancellationTerm, 'item' | 'discountNames'>;
const FARE: Column = { item: 'fare', discountNames: [] };

const isOf = (term: CancellationTerm, { item, discountNames }: Column): boolean =>
  term.item === item && namesOf(term) === namesOf({ discountNames });

const namesOf = ({ discountNames }: Pick<Column, 'discountNames'>): string =>
  discountNames.join('・');

/** One for each kind of item, and one for the discounts of each campaign. */
function columnsOf(terms: readonly CancellationTerm[]): Column[] {
  return ITEMS.flatMap(({ item }) => {
    const found = terms.filter((term) => term.item === item);
    return found.filter((term, index) => found.findIndex((each) => isOf(each, term)) === index);
  });
}

/** Of a ticket the fare of both legs is the ticket itself. */
function columnText(column: Column, isTicket = false): string {
  if (isTicket && column.item === 'fare') return 'きっぷ1枚';
  return namesOf(column) || (ITEMS.find(({ item }) => item === column.item)?.column ?? '');
}

/**
 * 「車両・早割28」: what costs otherwise than a traveller on the same leg; empty where nothing does.
 */
export function otherwiseText(terms: readonly CancellationTerm[]): string {
  const stepsOf = (leg: LegName, column: Column) =>
    terms
      .filter((term) => term.leg === leg && isOf(term, column))
      .map(({ until, percent, minimumYen }) => `${until} ${percent} ${minimumYen}`)
      .join();
  const legs = [...new Set(terms.map(({ leg }) => leg))];
  const isOther = (column: Column) =>
    legs.some((leg) => {
      const steps = stepsOf(leg, column);
      return steps !== '' && steps !== stepsOf(leg, FARE);
    });
  return columnsOf(terms)
    .filter(isOther)
    .map((column) => columnText(column))
    .join('・');
}

/**
 * One table for each leg, with the steps whose time is not over and a column for what there
 * is. Where the operator has ended one, leaving any costs nothing; one on stand-by cannot be left. A ticket is one for both legs, and its fee rises with
 * the first of them; of one that was begun no table says what is kept.
 */
export function feeLadders(trip: Cancellable): FeeLadderProps[] {
  const { outbound, return: returnLeg, partnerTicket } = trip;
  // Then everything of the trip can be cancelled for nothing.
  const hasEnded = isEnded(outbound) || (returnLeg !== null && isEnded(returnLeg));
  if (hasEnded || partnerTicket?.isBegun) return [];
  const ladders = [
    ...(hasPlace(outbound)
      ? [ladderOf(trip, 'outbound', returnLeg ? '往路' : '', outbound.sailing)]
      : []),
    ...(returnLeg && hasPlace(returnLeg)
      ? [ladderOf(trip, 'return', '復路', returnLeg.sailing)]
      : []),
  ];
  const shown = ladders.filter(({ steps }) => steps.length > 0);
  return partnerTicket ? shown.slice(0, 1) : shown;
}

function ladderOf(
  { cancellationTerms, serverTime, partnerTicket }: Cancellable,
  leg: LegName,
  word: string,
  { departureAt }: Pick<Sailing, 'departureAt'>,
): FeeLadderProps {
  const now = Date.parse(serverTime);
  const isLeft = ({ until }: CancellationTerm) => until === null || Date.parse(until) > now;
  const terms = cancellationTerms.filter((term) => term.leg === leg && isLeft(term));
  const columns = columnsOf(terms);
  const isTicket = partnerTicket !== null;
  const ends = [...new Set(terms.map(({ until }) => until))].sort((a, b) => timeOf(a) - timeOf(b));
  return {
    caption: `${word} ${formatSailingTimeShort(departureAt)} 出港`.trim(),
    columns: columns.map((column) => columnText(column, isTicket)),
    steps: ends.map((end, index) => ({
      until: untilText(end, departureAt, isTicket),
      fees: columns.map((column) => feeText(termAt(terms, column, end))),
      isNow: index === 0,
    })),
  };
}

const timeOf = (until: string | null) =>
  until === null ? Number.POSITIVE_INFINITY : Date.parse(until);

/** What holds for an item until an end that may be of another item's: its first term not over then. */
const termAt = (terms: readonly CancellationTerm[], column: Column, end: string | null) =>
  terms.find((term) => isOf(term, column) && timeOf(term.until) >= timeOf(end));

/**
 * 「12月2日(水)まで」. A term that ends at midnight is named by its last day.
 * @param isTicket of a ticket less is kept after the departure once something of it was used
 */
export function untilText(until: string | null, departureAt: string, isTicket = false): string {
  if (until === null) return isTicket ? '使わずに出港したあと' : '出港のあと';
  if (Date.parse(until) === Date.parse(departureAt)) return '出港まで';
  if (formatTime(until) !== '0:00') return `${formatDateTimeShort(until)}まで`;
  return `${formatDateShort(addDays(jstDate(until), -1))}まで`;
}

export function feeText(term: CancellationTerm | undefined): string {
  if (!term) return '—';
  if (term.percent > 0) return `${term.percent}%`;
  return term.minimumYen === 0 ? '無料' : formatYen(term.minimumYen);
}

/** 「10%・30%のときも、最低200円です。」; empty where a rate alone says it. */
export function minimumText(terms: readonly CancellationTerm[]): string {
  const low = terms.filter(({ percent, minimumYen }) => percent > 0 && minimumYen > 0);
  return [...new Set(low.map(({ minimumYen }) => minimumYen))]
    .map((yen) => {
      const rates = low.filter(({ minimumYen }) => minimumYen === yen);
      const words = [...new Set(rates.map(({ percent }) => `${percent}%`))].join('・');
      return `${words}のときも、最低${formatYen(yen)}です。`;
    })
    .join('');
}
