import { serviceTimeOf } from '@ferry/format/service-time';
import { zipSync } from 'fflate';
import type { Kysely } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { contentHash } from '../content-hash.ts';
import { compact, directionOf, type FeedTrip, findFeedTrips, firstDayOf } from './gtfs-trips.ts';

/** Whose feed it is. */
export interface FeedAgency {
  name: string;
  url: string;
  phone: string;
}

/** Exception types of `calendar_dates.txt`. */
const RUNS = 1;
const RUNS_NOT = 2;

type Rows = readonly (readonly (string | number)[])[];

/** Files of a feed keep one time: the same data are the same bytes. */
const AT = new Date('2000-01-01T00:00:00');

/**
 * The timetable as GTFS with the file names of GTFS-JP: ports, routes, the sailings of a month and later, and the
 * lowest adult fare of each section. Of a cancelled sailing only its trip is in it, with its date taken out: the
 * realtime feed names it. Guarded by `test/service/gtfs-feed.spec.ts`, which reads it back.
 * @param today `YYYY-MM-DD`: from the first of its month on, so that a day that passes is no other feed
 * @returns a ZIP: the same bytes for the same data
 */
export async function writeFeed(
  db: Kysely<Database>,
  agency: FeedAgency,
  today: string,
): Promise<Uint8Array> {
  const from = firstDayOf(today);
  const files = filesOf(agency, from, await readTimetable(db, from));
  const bytes = Object.entries(files).map(([name, [header, rows]]) => [
    name,
    new TextEncoder().encode([header, ...rows.map(lineOf), ''].join('\r\n')),
  ]);
  return zipSync(Object.fromEntries(bytes), { mtime: AT });
}

type Timetable = Awaited<ReturnType<typeof readTimetable>>;

function filesOf(
  agency: FeedAgency,
  from: string,
  { ports, routes, fares, trips }: Timetable,
): Record<string, [header: string, rows: Rows]> {
  const known = new Set(routes.map(({ id }) => id));
  const sold = fares.filter(({ route_id }) => known.has(route_id));
  const services = new Map(trips.map((trip) => [serviceOf(trip), trip]));
  const until =
    trips
      .flatMap(({ dates }) => dates.at(-1) ?? [])
      .sort()
      .at(-1) ?? from;
  return {
    'agency.txt': [
      'agency_id,agency_name,agency_url,agency_timezone,agency_lang,agency_phone',
      [['1', agency.name, agency.url, 'Asia/Tokyo', 'ja', agency.phone]],
    ],
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type',
      ports.map(({ id, name, latitude, longitude }) => [id, name, latitude, longitude, id, 0]),
    ],
    'routes.txt': [
      'route_id,agency_id,route_long_name,route_type',
      routes.map(({ id, name }) => [id, '1', name, 4]),
    ],
    'trips.txt': [
      'route_id,service_id,trip_id,direction_id',
      trips.map((trip) => [trip.route_id, serviceOf(trip), trip.id, directionOf(trip)]),
    ],
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
      trips.flatMap(callRows),
    ],
    'calendar_dates.txt': [
      'service_id,date,exception_type',
      [...services].flatMap(([id, { dates, cancelled }]) => [
        ...dates.map((date) => [id, compact(date), RUNS]),
        ...cancelled.map((date) => [id, compact(date), RUNS_NOT]),
      ]),
    ],
    'fare_attributes.txt': [
      'fare_id,price,currency_type,payment_method,transfers',
      sold.map((fare) => [fareOf(fare), fare.yen, 'JPY', 1, 0]),
    ],
    'fare_rules.txt': [
      'fare_id,route_id,origin_id,destination_id',
      sold.map((fare) => [fareOf(fare), fare.route_id, fare.from_port_id, fare.to_port_id]),
    ],
    'translations.txt': [
      'table_name,field_name,language,translation,field_value',
      readings(ports, routes),
    ],
    'feed_info.txt': [
      'feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date,feed_end_date',
      [[agency.name, agency.url, 'ja', compact(from), compact(until)]],
    ],
  };
}

const readings = (ports: Timetable['ports'], routes: Timetable['routes']): Rows =>
  [
    ...ports.map((port) => ['stops', 'stop_name', port] as const),
    ...routes.map((route) => ['routes', 'route_long_name', route] as const),
  ].flatMap(([table, field, { name, name_kana: kana }]) =>
    kana ? [[table, field, 'ja-Hrkt', kana, name]] : [],
  );

/** What the feed is written from, in one round trip. */
async function readTimetable(db: Kysely<Database>, from: string) {
  const [ports, routes, fares, trips] = await pipeline([
    db
      .selectFrom('port')
      .select(['id', 'name', 'name_kana', 'latitude', 'longitude'])
      .where('retired', '=', false)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('route')
      .select(['id', 'name', 'name_kana'])
      .where('retired', '=', false)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('fare')
      .select(['route_id', 'from_port_id', 'to_port_id'])
      .select(({ fn }) => fn.min('adult_yen').as('yen'))
      .groupBy(['route_id', 'from_port_id', 'to_port_id'])
      .orderBy('route_id')
      .orderBy('from_port_id')
      .orderBy('to_port_id')
      .execute(),
    findFeedTrips(db, { from }),
  ]);
  return { ports, routes, fares, trips };
}

const callRows = (trip: FeedTrip): Rows =>
  trip.call_ports.map((port, index) => [
    trip.id,
    `${serviceTimeOf(trip.call_arrivals[index] ?? 0)}:00`,
    `${serviceTimeOf(trip.call_departures[index] ?? 0)}:00`,
    port,
    index + 1,
    trip.call_boarding[index] ? 0 : 1,
    trip.call_landing[index] ? 0 : 1,
  ]);

/** The same days have the same id, whatever else there is. */
const serviceOf = ({ dates, cancelled }: FeedTrip): string =>
  contentHash(cancelled.length > 0 ? { dates, cancelled } : dates)
    .toString('hex')
    .slice(0, 12);

type Section = { route_id: string; from_port_id: string; to_port_id: string };
const fareOf = (section: Section): string =>
  [section.route_id, section.from_port_id, section.to_port_id].join('.');

const lineOf = (values: readonly (string | number)[]): string =>
  values.map((value) => (/[",\r\n]/.test(String(value)) ? quoted(String(value)) : value)).join(',');
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
