import type { FeedReport } from './feed-error.ts';
import { type FeedFiles, type Row, readRequiredTable, readTable } from './table.ts';

// GTFS's number for ferries, and the extended types that mean water.
const isFerry = (type: string) => type === '' || type === '4' || /^(10|12)\d\d$/.test(type);

/**
 * The feed as if it had ferries alone: without the routes, trips, calls, stops, services, frequencies and
 * fares of buses, so that a mistake in them stops no ferry. Guarded by gtfs-buses.spec.ts.
 *
 * @throws FeedError when nothing of it is a ferry
 */
export function withoutBuses(files: FeedFiles, report: FeedReport): FeedFiles {
  const rowsOf = (file: string) => readTable(files, file, [], report) ?? [];
  const routes = readRequiredTable(files, 'routes.txt', ['route_id'], report);
  const [ferries, buses] = [true, false].map((are) =>
    idsIn(
      'route_id',
      routes.filter((row) => isFerry(row.get('route_type')) === are),
    ),
  ) as [Set<string>, Set<string>];
  if (ferries.size === 0) {
    report.fail('routes.txt', undefined, 'no route is a ferry (route_type 4)');
  }
  if (buses.size === 0) return files;
  const trips = Map.groupBy(rowsOf('trips.txt'), (row) => buses.has(row.get('route_id')));
  const busTrips = idsIn('trip_id', trips.get(true));
  const isOfBusTrip = (row: Row) => busTrips.has(row.get('trip_id'));
  const services = idsIn('service_id', trips.get(false));
  const stops = idsIn(
    'stop_id',
    rowsOf('stop_times.txt').filter((row) => !isOfBusTrip(row)),
  );
  const fares = faresOfBuses(rowsOf, buses);
  const leftOut: Record<string, (row: Row) => boolean> = {
    'routes.txt': (row) => buses.has(row.get('route_id')),
    'trips.txt': (row) => buses.has(row.get('route_id')),
    'stop_times.txt': isOfBusTrip,
    'frequencies.txt': isOfBusTrip,
    'stops.txt': (row) =>
      ['', '0'].includes(row.get('location_type')) && !stops.has(row.get('stop_id')),
    'calendar.txt': (row) => !services.has(row.get('service_id')),
    'calendar_dates.txt': (row) => !services.has(row.get('service_id')),
    ...fares,
  };
  return files.without((file, row) => leftOut[file]?.(row) ?? false);
}

const idsIn = (column: string, rows: readonly Row[] = []) =>
  new Set(rows.map((row) => row.get(column)));

/** Rules of buses, and what only they name, in both ways of GTFS. */
function faresOfBuses(rowsOf: (file: string) => Row[], buses: ReadonlySet<string>) {
  const isOfBusRoute = (row: Row) => buses.has(row.get('route_id'));
  const networks = Map.groupBy(['routes.txt', 'route_networks.txt'].flatMap(rowsOf), (row) =>
    row.get('network_id'),
  );
  const isOfBusNetwork = (row: Row) => {
    const routes = networks.get(row.get('network_id')) ?? [];
    return row.get('network_id') !== '' && routes.length > 0 && routes.every(isOfBusRoute);
  };
  const onlyIn = (file: string, column: string, isOfBus: (row: Row) => boolean) => {
    const rules = Map.groupBy(rowsOf(file), isOfBus);
    const kept = idsIn(column, rules.get(false));
    return new Set([...idsIn(column, rules.get(true))].filter((id) => !kept.has(id)));
  };
  const attributes = onlyIn('fare_rules.txt', 'fare_id', isOfBusRoute);
  const products = onlyIn('fare_leg_rules.txt', 'fare_product_id', isOfBusNetwork);
  return {
    'fare_rules.txt': isOfBusRoute,
    'fare_attributes.txt': (row: Row) => attributes.has(row.get('fare_id')),
    'fare_leg_rules.txt': isOfBusNetwork,
    'fare_products.txt': (row: Row) => products.has(row.get('fare_product_id')),
  };
}
