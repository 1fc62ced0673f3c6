import { serviceTimeOf } from '@ferry/format/service-time';
import { zipSync } from 'fflate';
import { type Kysely, sql } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { contentHash } from '../content-hash.ts';

/** Whose feed it is. */
export interface FeedAgency {
  name: string;
  url: string;
  phone: string;
}

/** Sailings of one trip that have the same calls. */
interface TripRow {
  trip_id: string;
  route_id: string;
  direction: 'outbound' | 'inbound';
  call_ports: string[];
  call_arrivals: number[];
  call_departures: number[];
  call_boarding: boolean[];
  call_landing: boolean[];
  dates: string[];
}

type Rows = readonly (readonly (string | number)[])[];

/** Files of a feed keep one time: the same data are the same bytes. */
const AT = new Date('2000-01-01T00:00:00');

/**
 * The timetable as GTFS with the file names of GTFS-JP: ports, routes, the sailings that run from a day on, and the
 * lowest adult fare of each section. Cancelled sailings are not in it. Guarded by `test/service/gtfs-feed.spec.ts`,
 * which reads it back.
 * @param from `YYYY-MM-DD`
 * @returns a ZIP: the same bytes for the same data
 */
export async function writeFeed(
  db: Kysely<Database>,
  agency: FeedAgency,
  from: string,
): Promise<Uint8Array> {
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
  const services = new Map(trips.map(({ dates }) => [serviceOf(dates), dates]));
  const readings = [
    ...ports.map((port) => ['stops', 'stop_name', port] as const),
    ...routes.map((route) => ['routes', 'route_long_name', route] as const),
  ].flatMap(([table, field, { name, name_kana: kana }]) =>
    kana ? [[table, field, 'ja-Hrkt', kana, name]] : [],
  );
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
      trips.map(({ route_id, id, direction, dates }) => [
        ...[route_id, serviceOf(dates), id, direction === 'outbound' ? 0 : 1],
      ]),
    ],
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,pickup_type,drop_off_type',
      trips.flatMap(callRows),
    ],
    'calendar_dates.txt': [
      'service_id,date,exception_type',
      [...services].flatMap(([id, dates]) =>
        dates.map((date) => [id, date.replaceAll('-', ''), 1]),
      ),
    ],
    'fare_attributes.txt': [
      'fare_id,price,currency_type,payment_method,transfers',
      sold.map((fare) => [fareOf(fare), fare.yen, 'JPY', 1, 0]),
    ],
    'fare_rules.txt': [
      'fare_id,route_id,origin_id,destination_id',
      sold.map((fare) => [fareOf(fare), fare.route_id, fare.from_port_id, fare.to_port_id]),
    ],
    'translations.txt': ['table_name,field_name,language,translation,field_value', readings],
    'feed_info.txt': [
      'feed_publisher_name,feed_publisher_url,feed_lang,feed_start_date',
      [[agency.name, agency.url, 'ja', from.replaceAll('-', '')]],
    ],
  };
}

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
    findTrips(db, from),
  ]);
  return { ports, routes, fares, trips };
}

/** What sails from a day on; of a trip of which some sailings were moved there are several. */
async function findTrips(
  db: Kysely<Database>,
  from: string,
): Promise<(TripRow & { id: string })[]> {
  const calls = [
    ...(['trip_id', 'route_id', 'direction', 'call_ports', 'call_arrivals'] as const),
    ...(['call_departures', 'call_boarding', 'call_landing'] as const),
  ];
  const rows: TripRow[] = await db
    .selectFrom('sailing')
    .innerJoin('route', 'route.id', 'sailing.route_id')
    .select(calls)
    .select(sql<string[]>`array_agg(service_date::text order by service_date)`.as('dates'))
    .where('route.retired', '=', false)
    .where('status', '=', 'scheduled')
    .where('service_date', '>=', from)
    .groupBy(calls)
    .orderBy('trip_id')
    .orderBy('call_departures')
    .execute();
  const before = new Map<string, number>();
  return rows.map((row) => {
    const nth = (before.get(row.trip_id) ?? 0) + 1;
    before.set(row.trip_id, nth);
    return { ...row, id: nth === 1 ? row.trip_id : `${row.trip_id}.${nth}` };
  });
}

const callRows = (trip: TripRow & { id: string }): Rows =>
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
const serviceOf = (dates: readonly string[]): string =>
  contentHash(dates).toString('hex').slice(0, 12);

type Section = { route_id: string; from_port_id: string; to_port_id: string };
const fareOf = (section: Section): string =>
  [section.route_id, section.from_port_id, section.to_port_id].join('.');

const lineOf = (values: readonly (string | number)[]): string =>
  values.map((value) => (/[",\r\n]/.test(String(value)) ? quoted(String(value)) : value)).join(',');
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
