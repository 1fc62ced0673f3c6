import { type FaresFor, lowestFirst, readYen, type WayFares } from './fares.ts';
import type { FeedReport } from './feed-error.ts';
import { type FeedFiles, readTable } from './table.ts';

/** A fare and the case in which it holds. */
interface LegRule {
  prices: WayFares;
  /** Empty: any; without priorities in the file any that no other rule names. */
  network: string;
  fromArea: string;
  toArea: string;
  /** Of the rules that hold only those of the highest count. */
  priority: number;
}

const FILE = 'fare_leg_rules.txt';
const PRODUCTS = 'fare_products.txt';

/**
 * GTFS Fares v2: products by networks of routes and areas of stops. A feed that has it says the same
 * in `fare_attributes.txt`, which is not read then. Times of day, transfers and riders other than the
 * usual one and children are left out, the first and the last with a warning.
 *
 * @returns undefined where the feed has none
 */
export function readLegFares(files: FeedFiles, report: FeedReport): FaresFor | undefined {
  const rows = readTable(files, FILE, ['fare_product_id'], report);
  if (!rows) return undefined;
  const products = readProducts(files, report);
  const networks = readNetworks(files, report);
  const areas = readAreas(files, report);
  const rules: LegRule[] = [];
  for (const row of rows) {
    const product = row.get('fare_product_id');
    const prices = products.get(product);
    if (!prices) report.add(FILE, row.line, `there is no fare product "${product}"`);
    if (row.get('from_timeframe_group_id') || row.get('to_timeframe_group_id')) {
      report.warnings.push(`${FILE}:${row.line}: a fare by the time of day is not read`);
      continue;
    }
    const [fromArea, toArea] = [row.get('from_area_id'), row.get('to_area_id')];
    for (const area of [fromArea, toArea]) {
      if (area === '' || areas.known.has(area)) continue;
      report.warnings.push(`${FILE}:${row.line}: no stop is in the area "${area}"`);
    }
    const network = row.get('network_id');
    const priority = Number(row.get('rule_priority'));
    rules.push({ prices: prices ?? { adult: [], child: [] }, network, fromArea, toArea, priority });
  }
  const hasPriorities = rows.some((row) => row.get('rule_priority') !== '');
  const holds = (key: 'network' | 'fromArea' | 'toArea', of: readonly string[]) => {
    const named = rules.some((rule) => of.includes(rule[key]));
    return (rule: LegRule) => (rule[key] === '' ? hasPriorities || !named : of.includes(rule[key]));
  };
  return ({ routeId, from, to }) => {
    const tests = [
      holds('network', networks.get(routeId) ?? []),
      holds('fromArea', areas.of(from.stopIds)),
      holds('toArea', areas.of(to.stopIds)),
    ];
    const held = rules.filter((rule) => tests.every((test) => test(rule)));
    const highest = Math.max(...held.map(({ priority }) => priority));
    const of = (who: keyof WayFares) =>
      lowestFirst(
        held.filter(({ priority }) => priority === highest).flatMap(({ prices }) => prices[who]),
      );
    return { adult: of('adult'), child: of('child') };
  };
}

/** An age of children alone: no infant’s and no adult’s. */
const CHILD_AGE = 9;

/** The usual rider, and the one who is a child by age. */
function readRiders(files: FeedFiles, report: FeedReport) {
  const rows = readTable(files, 'rider_categories.txt', ['rider_category_id'], report) ?? [];
  const usual = rows.filter((row) => row.get('is_default_fare_category') === '1');
  const children = rows.filter((row) => {
    const [youngest, oldest] = [Number(row.get('min_age')), row.get('max_age')];
    return oldest !== '' && youngest <= CHILD_AGE && CHILD_AGE <= Number(oldest);
  });
  const idsOf = (list: typeof rows) => new Set(list.map((row) => row.get('rider_category_id')));
  return { usual: idsOf(usual), children: idsOf(children) };
}

/** What riders pay for each product; several amounts where it depends on the way of paying. */
function readProducts(files: FeedFiles, report: FeedReport): Map<string, WayFares> {
  const { usual, children } = readRiders(files, report);
  const all = readTable(files, PRODUCTS, ['fare_product_id', 'amount'], report) ?? [];
  const products = new Map<string, WayFares>();
  const others = new Set<string>();
  for (const [id, rows] of Map.groupBy(all, (row) => row.get('fare_product_id'))) {
    const priced = rows.map((row) => ({
      rider: row.get('rider_category_id'),
      yen: readYen(row, PRODUCTS, { price: 'amount', currency: 'currency' }, report),
    }));
    const yenOf = (isRider: (rider: string) => boolean) =>
      priced.filter(({ rider }) => isRider(rider)).map(({ yen }) => yen);
    const isAdult = (rider: string) => rider === '' || usual.has(rider);
    for (const { rider } of priced) {
      if (!isAdult(rider) && !children.has(rider)) others.add(rider);
    }
    const adult = yenOf(isAdult);
    const dearest = Math.max(...priced.map(({ yen }) => yen));
    const child = yenOf((rider) => children.has(rider));
    products.set(id, { adult: adult.length > 0 ? adult : [dearest], child });
  }
  if (others.size > 0) {
    const names = [...others].join(', ');
    report.warnings.push(
      `${PRODUCTS}: fares of ${names} are not read: they follow the rules of selling`,
    );
  }
  return products;
}

/** The networks of each route; a feed has them in one of two places. */
function readNetworks(files: FeedFiles, report: FeedReport): Map<string, string[]> {
  const rows = ['routes.txt', 'route_networks.txt'].flatMap(
    (file) => readTable(files, file, ['route_id'], report) ?? [],
  );
  const networks = new Map<string, string[]>();
  for (const row of rows) {
    const [routeId, network] = [row.get('route_id'), row.get('network_id')];
    if (network !== '') networks.set(routeId, [...(networks.get(routeId) ?? []), network]);
  }
  return networks;
}

function readAreas(files: FeedFiles, report: FeedReport) {
  const rows = readTable(files, 'stop_areas.txt', ['area_id', 'stop_id'], report) ?? [];
  const pairs = rows.map((row) => ({ area: row.get('area_id'), stop: row.get('stop_id') }));
  return {
    known: new Set(pairs.map(({ area }) => area)),
    of: (stopIds: readonly string[]) =>
      pairs.filter(({ stop }) => stopIds.includes(stop)).map(({ area }) => area),
  };
}
