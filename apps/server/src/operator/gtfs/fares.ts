import type { FeedReport } from './feed-error.ts';
import type { FeedPort } from './feed-ports.ts';
import { type FeedFiles, type Row, readTable } from './table.ts';

/** A fare and one of the cases in which it holds; an empty text means any. */
interface FareRule {
  fareId: string;
  adultYen: number;
  routeId: string;
  originZone: string;
  destinationZone: string;
}

/** A way from one port to another on a route. */
interface FareQuestion {
  routeId: string;
  from: FeedPort;
  to: FeedPort;
}

/** Yen that hold for a way, the lowest first; of children where the feed says what they pay. */
export interface WayFares {
  adult: number[];
  child: number[];
}

export type FaresFor = (way: FareQuestion) => WayFares;

/** Each price once, the lowest first. */
export const lowestFirst = (prices: readonly number[]): number[] =>
  [...new Set(prices)].sort((a, b) => a - b);

/**
 * Fares of `fare_attributes.txt` with the rules of `fare_rules.txt`. A fare without a rule holds
 * everywhere. Only whole yen can be sold.
 */
export function readFares(files: FeedFiles, report: FeedReport): FaresFor {
  const rules = readRules(files, report);
  return ({ routeId, from, to }) => ({
    adult: lowestFirst(
      rules
        .filter(
          (rule) =>
            ['', routeId].includes(rule.routeId) &&
            ['', ...from.zoneIds].includes(rule.originZone) &&
            ['', ...to.zoneIds].includes(rule.destinationZone),
        )
        .map((rule) => rule.adultYen),
    ),
    child: [],
  });
}

function readRules(files: FeedFiles, report: FeedReport): FareRule[] {
  const prices = readPrices(files, report);
  const rules = readTable(files, 'fare_rules.txt', ['fare_id'], report) ?? [];
  const withRule = new Set<string>();
  const fares = rules.flatMap((row) => {
    const fareId = row.get('fare_id');
    const adultYen = prices.get(fareId);
    withRule.add(fareId);
    if (adultYen === undefined) {
      report.add('fare_rules.txt', row.line, `there is no fare "${fareId}"`);
      return [];
    }
    if (row.get('contains_id') !== '') {
      report.add(
        'fare_rules.txt',
        row.line,
        'fares by zones passed (contains_id) are not supported',
      );
    }
    const [originZone, destinationZone] = [row.get('origin_id'), row.get('destination_id')];
    return [{ fareId, adultYen, routeId: row.get('route_id'), originZone, destinationZone }];
  });
  const everywhere = [...prices].filter(([fareId]) => !withRule.has(fareId));
  return [
    ...fares,
    ...everywhere.map(([fareId, adultYen]) => ({
      fareId,
      adultYen,
      routeId: '',
      originZone: '',
      destinationZone: '',
    })),
  ];
}

function readPrices(files: FeedFiles, report: FeedReport): Map<string, number> {
  const file = 'fare_attributes.txt';
  const prices = new Map<string, number>();
  for (const row of readTable(files, file, ['fare_id', 'price'], report) ?? []) {
    const fareId = row.get('fare_id');
    if (prices.has(fareId)) report.add(file, row.line, `fare_id "${fareId}" is used twice`);
    prices.set(fareId, readYen(row, file, { price: 'price', currency: 'currency_type' }, report));
  }
  return prices;
}

/** @param columns of the amount and of its currency; only whole yen can be sold */
export function readYen(
  row: Row,
  file: string,
  columns: { price: string; currency: string },
  report: FeedReport,
): number {
  const text = row.get(columns.price);
  const [yen, currency] = [Number(text || Number.NaN), row.get(columns.currency)];
  if (!['', 'JPY'].includes(currency)) {
    report.add(file, row.line, `the currency is "${currency}", not JPY`);
  }
  if (!Number.isInteger(yen) || yen < 0) {
    report.add(file, row.line, `${columns.price} is "${text}", not an amount in whole yen`);
  }
  return yen;
}
