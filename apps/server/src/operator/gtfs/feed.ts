import { readCalendar, type Service } from './calendar.ts';
import { type FareRule, readFares } from './fares.ts';
import { FeedReport } from './feed-error.ts';
import { type FeedFiles, readRequiredTable, readTable } from './table.ts';
import { type FeedTrip, readTrips } from './trips.ts';

/** A stop of the feed: one of our ports. */
interface Stop {
  id: string;
  name: string;
  /** From `translations.txt`, in hiragana; empty when the feed has none. */
  nameKana: string;
  zoneId: string;
  latitude: number;
  longitude: number;
}

interface FeedRoute {
  id: string;
  name: string;
  /** As of a stop. */
  nameKana: string;
}

/** A checked feed, in our words. */
export interface Feed {
  agency: { id: string; name: string; phone: string };
  stops: ReadonlyMap<string, Stop>;
  routes: ReadonlyMap<string, FeedRoute>;
  services: ReadonlyMap<string, Service>;
  trips: readonly FeedTrip[];
  fares: readonly FareRule[];
}

// GTFS's number for ferries, and the extended types that mean water.
const isFerry = (type: string) => type === '' || type === '4' || /^(10|12)\d\d$/.test(type);

/**
 * Reads and checks a GTFS or GTFS-JP feed. Only its ferries are kept: a feed may have buses too.
 * @throws FeedError with every problem that was found
 */
export function readFeed(files: FeedFiles): Feed {
  const report = new FeedReport();
  const agency = readAgency(files, report);
  const stops = readStops(files, report);
  const routes = readRoutes(files, report);
  const services = readCalendar(files, report);
  const trips = readTrips(files, { stops, routes, services }, report);
  const fares = readFares(files, report);
  refuseFrequencies(files, report);
  report.finish();
  const ferries = new Map([...routes].filter(([, route]) => route.isFerry));
  if (ferries.size === 0) report.add('routes.txt', undefined, 'no route is a ferry (route_type 4)');
  report.finish();
  return {
    agency,
    stops,
    routes: ferries,
    services,
    trips: trips.filter((trip) => ferries.has(trip.routeId)),
    fares,
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

function readStops(files: FeedFiles, report: FeedReport): Map<string, Stop> {
  const file = 'stops.txt';
  const columns = ['stop_id', 'stop_name', 'stop_lat', 'stop_lon'];
  const kana = readKana(files, 'stops', report);
  const stops = new Map<string, Stop>();
  for (const row of readRequiredTable(files, file, columns, report)) {
    // Entrances, stations and other places that nobody departs from.
    if (!['', '0'].includes(row.get('location_type'))) continue;
    const [id, name] = [row.get('stop_id'), row.get('stop_name')];
    const [latitude, longitude] = [row.get('stop_lat'), row.get('stop_lon')].map(Number) as [
      number,
      number,
    ];
    if (id === '') report.add(file, row.line, 'stop_id is empty');
    else if (stops.has(id)) report.add(file, row.line, `stop_id "${id}" is used twice`);
    if (name === '') report.add(file, row.line, `stop "${id}" has no stop_name`);
    const isMissing = row.get('stop_lat') === '' || row.get('stop_lon') === '';
    if (isMissing || !(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
      report.add(file, row.line, `stop "${id}" has no usable position`);
    }
    const zoneId = row.get('zone_id');
    stops.set(id, {
      id,
      name,
      nameKana: kana.get(name) ?? kana.get(id) ?? '',
      zoneId,
      latitude,
      longitude,
    });
  }
  return stops;
}

/** Readings by name or id, from either of the two forms of `translations.txt`; the older names no table. */
function readKana(
  files: FeedFiles,
  table: 'stops' | 'routes',
  report: FeedReport,
): Map<string, string> {
  const kana = new Map<string, string>();
  for (const row of readTable(files, 'translations.txt', [], report) ?? []) {
    const isReading = [row.get('lang'), row.get('language')].includes('ja-Hrkt');
    const isOfTable = ['', table].includes(row.get('table_name'));
    if (!isReading || !isOfTable) continue;
    const key = row.get('trans_id') || row.get('field_value') || row.get('record_id');
    kana.set(key, toHiragana(row.get('translation')));
  }
  return kana;
}

// Feeds have either kana, also half-width.
const toHiragana = (reading: string) =>
  reading
    .normalize('NFKC')
    .replace(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));

function readRoutes(files: FeedFiles, report: FeedReport) {
  const file = 'routes.txt';
  const kana = readKana(files, 'routes', report);
  const routes = new Map<string, FeedRoute & { isFerry: boolean }>();
  for (const row of readRequiredTable(files, file, ['route_id'], report)) {
    const id = row.get('route_id');
    const name = row.get('route_long_name') || row.get('route_short_name');
    if (id === '') report.add(file, row.line, 'route_id is empty');
    else if (routes.has(id)) report.add(file, row.line, `route_id "${id}" is used twice`);
    if (name === '') report.add(file, row.line, `route "${id}" has no name`);
    const nameKana = kana.get(name) ?? kana.get(id) ?? '';
    routes.set(id, { id, name, nameKana, isFerry: isFerry(row.get('route_type')) });
  }
  return routes;
}

/** A timetable of intervals has no sailings that could be booked; leaving them out would be worse. */
function refuseFrequencies(files: FeedFiles, report: FeedReport): void {
  const [first] = readTable(files, 'frequencies.txt', [], report) ?? [];
  if (first) report.add('frequencies.txt', first.line, 'trips by frequency cannot be booked');
}
