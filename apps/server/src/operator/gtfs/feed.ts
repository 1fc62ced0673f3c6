import { readCalendar, type Service } from './calendar.ts';
import { type FaresFor, readFares } from './fares.ts';
import { readLegFares } from './fares-v2.ts';
import { FeedReport } from './feed-error.ts';
import { type FeedPort, portsOf, withPlacedCalls } from './feed-ports.ts';
import { readKana } from './kana.ts';
import { readStops } from './stops.ts';
import { type FeedFiles, readRequiredTable, readTable } from './table.ts';
import { type FeedTrip, readTrips } from './trips.ts';
import { withoutBuses } from './without-buses.ts';

interface FeedRoute {
  id: string;
  name: string;
  /** As of a stop. */
  nameKana: string;
}

/** A checked feed, in our words. */
export interface Feed {
  agency: { id: string; name: string; phone: string };
  /** Ports at which a ferry calls, by their ids. */
  ports: ReadonlyMap<string, FeedPort>;
  routes: ReadonlyMap<string, FeedRoute>;
  services: ReadonlyMap<string, Service>;
  trips: readonly FeedTrip[];
  faresFor: FaresFor;
  /** Which says what a crossing costs. */
  faresFile: 'fare_attributes.txt' | 'fare_leg_rules.txt';
  /** What was taken for something that the feed does not say. */
  warnings: readonly string[];
}

/**
 * Reads and checks a GTFS or GTFS-JP feed. Only its ferries are kept: a feed may have buses too.
 * @param isStrict refuses a slip that is else left out with a warning
 * @throws FeedError with every problem that was found
 */
export function readFeed(all: FeedFiles, { isStrict = false } = {}): Feed {
  const report = new FeedReport();
  const files = withoutBuses(all, report);
  const agency = readAgency(files, report);
  const stops = readStops(files, report);
  const routes = readRoutes(files, report);
  const services = readCalendar(files, report);
  const trips = readTrips(files, { stops, routes, services }, report, isStrict);
  const legFares = readLegFares(files, report);
  const faresFor = legFares ?? readFares(files, report);
  refuseFrequencies(files, report);
  report.finish();
  const placed = withPlacedCalls(stops, trips, report, isStrict);
  report.finish();
  const between = portsOf(stops, placed, report, isStrict);
  report.finish();
  return {
    agency,
    ...between,
    routes,
    services,
    faresFor,
    faresFile: legFares ? 'fare_leg_rules.txt' : 'fare_attributes.txt',
    warnings: report.warnings,
  };
}

function readAgency(files: FeedFiles, report: FeedReport): Feed['agency'] {
  const file = 'agency.txt';
  const agencies = readRequiredTable(files, file, ['agency_name'], report);
  for (const row of agencies) {
    const zone = row.get('agency_timezone');
    if (['', 'Asia/Tokyo'].includes(zone)) continue;
    report.add(file, row.line, `agency_timezone is "${zone}", not Asia/Tokyo`);
  }
  const [first] = agencies;
  return {
    id: first?.get('agency_id') ?? '',
    name: first?.get('agency_name') ?? '',
    phone: first?.get('agency_phone') ?? '',
  };
}

function readRoutes(files: FeedFiles, report: FeedReport) {
  const file = 'routes.txt';
  const kana = readKana(files, 'routes', report);
  const routes = new Map<string, FeedRoute>();
  for (const row of readRequiredTable(files, file, ['route_id'], report)) {
    const id = row.get('route_id');
    const name = row.get('route_long_name') || row.get('route_short_name');
    if (id === '') report.add(file, row.line, 'route_id is empty');
    else if (routes.has(id)) report.add(file, row.line, `route_id "${id}" is used twice`);
    if (name === '') report.add(file, row.line, `route "${id}" has no name`);
    const nameKana = kana.get(name) ?? kana.get(id) ?? '';
    routes.set(id, { id, name, nameKana });
  }
  return routes;
}

/** A timetable of intervals has no sailings that could be booked; leaving them out would be worse. */
function refuseFrequencies(files: FeedFiles, report: FeedReport): void {
  const [first] = readTable(files, 'frequencies.txt', [], report) ?? [];
  if (first) report.add('frequencies.txt', first.line, 'trips by frequency cannot be booked');
}
