import type { FeedReport } from './feed-error.ts';
import { type FeedFiles, readTable } from './table.ts';

/** A fare and one of the cases in which it holds; an empty text means any. */
export interface FareRule {
  fareId: string;
  adultYen: number;
  routeId: string;
  originZone: string;
  destinationZone: string;
}

/** A way from one stop to another on a route. */
interface FareQuestion {
  routeId: string;
  /** Of all stops of the port. */
  fromZones: readonly string[];
  toZones: readonly string[];
}

/**
 * Fares of `fare_attributes.txt` with the rules of `fare_rules.txt`. A fare without a rule holds
 * everywhere. Only whole yen can be sold.
 */
export function readFares(files: FeedFiles, report: FeedReport): FareRule[] {
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
    const price = Number(row.get('price') || Number.NaN);
    if (prices.has(fareId)) report.add(file, row.line, `fare_id "${fareId}" is used twice`);
    if (!['', 'JPY'].includes(row.get('currency_type'))) {
      report.add(file, row.line, `the currency is "${row.get('currency_type')}", not JPY`);
    }
    if (!Number.isInteger(price) || price < 0) {
      report.add(file, row.line, `price is "${row.get('price')}", not an amount in whole yen`);
    }
    prices.set(fareId, price);
  }
  return prices;
}

/** The adult fares that hold for a way, the lowest first. */
export function faresFor(rules: readonly FareRule[], way: FareQuestion): number[] {
  const prices = rules
    .filter(
      (rule) =>
        ['', way.routeId].includes(rule.routeId) &&
        ['', ...way.fromZones].includes(rule.originZone) &&
        ['', ...way.toZones].includes(rule.destinationZone),
    )
    .map((rule) => rule.adultYen);
  return [...new Set(prices)].sort((a, b) => a - b);
}
