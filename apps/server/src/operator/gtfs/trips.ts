import { serviceTimeOf } from '@ferry/format/service-time';
import { FeedReport } from './feed-error.ts';
import type { Stop } from './stops.ts';
import { type FeedFiles, type Row, readRequiredTable } from './table.ts';
import {
  type CallRow,
  type FeedCall,
  type TimedCall,
  type Times,
  withTimes,
} from './with-times.ts';

export interface FeedTrip {
  id: string;
  /** Of `trips.txt`. */
  line: number;
  routeId: string;
  serviceId: string;
  direction: 'outbound' | 'inbound';
  calls: FeedCall[];
}

interface Known {
  stops: ReadonlyMap<string, Stop>;
  routes: ReadonlyMap<string, unknown>;
  services: ReadonlyMap<string, unknown>;
}

/** A trip that is being read, with what is wrong with it alone. */
type ReadTrip = FeedTrip & { rows: CallRow[]; own: FeedReport };

/**
 * Trips with their calls in order, checked against the stops, routes and services. A few with a mistake are
 * left out with a warning: the others sail. Guarded by gtfs-slips.spec.ts.
 *
 * @param isStrict refuses them
 */
export function readTrips(
  files: FeedFiles,
  known: Known,
  report: FeedReport,
  isStrict: boolean,
): FeedTrip[] {
  const file = 'trips.txt';
  const trips = new Map<string, ReadTrip>();
  for (const row of readRequiredTable(files, file, ['route_id', 'service_id', 'trip_id'], report)) {
    const id = row.get('trip_id');
    const [routeId, serviceId] = [row.get('route_id'), row.get('service_id')];
    const own = trips.get(id)?.own ?? new FeedReport();
    if (trips.has(id)) own.add(file, row.line, `trip_id "${id}" is used twice`);
    if (!known.routes.has(routeId)) own.add(file, row.line, `there is no route "${routeId}"`);
    if (!known.services.has(serviceId)) {
      own.add(file, row.line, `there is no service "${serviceId}"`);
    }
    const direction = row.get('direction_id') === '1' ? 'inbound' : 'outbound';
    trips.set(id, { id, routeId, serviceId, direction, calls: [], line: row.line, rows: [], own });
  }
  const strays = readCalls(files, known, trips, report);
  report.slips(strays, { of: trips.size, isStrict });
  const read = [...trips.values()].map(({ rows, own, ...trip }) => {
    if (rows.length < 2) own.add(file, trip.line, `trip "${trip.id}" has fewer than two stops`);
    const { calls, taken } = withTimes(sorted(rows), own);
    return { trip: { ...trip, calls: checkOrder(calls, own) }, taken, problems: own.problems };
  });
  report.slips(
    read
      .filter(({ problems }) => problems.length > 0)
      .map(({ trip: { id }, problems }) => ({ problems, leftOut: `trip "${id}" is left out` })),
    { of: read.length, isStrict },
  );
  const right = read.filter(({ problems }) => problems.length === 0);
  report.warnings.push(...right.flatMap(({ taken }) => taken));
  return right.map(({ trip }) => trip);
}

/** @returns calls of trips that are not there, by trip */
function readCalls(
  files: FeedFiles,
  known: Known,
  trips: ReadonlyMap<string, ReadTrip>,
  report: FeedReport,
) {
  const file = 'stop_times.txt';
  const strays = new Map<string, Row>();
  const columns = ['trip_id', 'arrival_time', 'departure_time', 'stop_id', 'stop_sequence'];
  for (const row of readRequiredTable(files, file, columns, report)) {
    const [tripId, stopId] = [row.get('trip_id'), row.get('stop_id')];
    const trip = trips.get(tripId);
    if (!trip) {
      if (!strays.has(tripId)) strays.set(tripId, row);
      continue;
    }
    const { rows, own } = trip;
    if (!known.stops.has(stopId)) own.add(file, row.line, `there is no stop "${stopId}"`);
    const sequence = Number(row.get('stop_sequence') || Number.NaN);
    if (!Number.isInteger(sequence) || sequence < 0) {
      own.add(file, row.line, `stop_sequence is "${row.get('stop_sequence')}", not a number`);
    } else if (rows.some((other) => other.sequence === sequence)) {
      own.add(file, row.line, `trip "${tripId}" has stop_sequence ${sequence} twice`);
    }
    const isBlank = row.get('arrival_time') === '' && row.get('departure_time') === '';
    const times = isBlank ? undefined : readTimes(row, own);
    if (!times && !isBlank) continue;
    rows.push({
      times,
      stopId,
      position: known.stops.get(stopId),
      sequence,
      boarding: row.get('pickup_type') !== '1',
      landing: row.get('drop_off_type') !== '1',
      line: row.line,
    });
  }
  return [...strays].map(([id, { line }]) => ({
    problems: [{ file, line, reason: `there is no trip "${id}"` }],
    leftOut: 'its calls are left out',
  }));
}

/** Either time is taken for both when the other is empty, as at the ends of a trip. */
function readTimes(row: Row, report: FeedReport): Times | undefined {
  const file = 'stop_times.txt';
  const arrival = readTime(row, 'arrival_time', 'departure_time', report);
  const departure = readTime(row, 'departure_time', 'arrival_time', report);
  if (arrival === undefined || departure === undefined) return undefined;
  if (departure < arrival) report.add(file, row.line, 'the departure is before the arrival');
  return { arrival, departure };
}

function readTime(row: Row, column: string, other: string, report: FeedReport): number | undefined {
  const text = row.get(column) || row.get(other);
  const match = /^(\d{1,2}):([0-5]\d)(?::[0-5]\d)?$/.exec(text);
  if (match) return Number(match[1]) * 60 + Number(match[2]);
  report.add('stop_times.txt', row.line, `${column} is "${text}", not a time (H:MM:SS)`);
  return undefined;
}

const sorted = (rows: readonly CallRow[]): CallRow[] =>
  rows.toSorted((one, other) => one.sequence - other.sequence);

function checkOrder(calls: readonly TimedCall[], report: FeedReport): FeedCall[] {
  for (const [index, call] of calls.entries()) {
    const before = calls[index - 1];
    if (!before || call.arrival > before.departure) continue;
    const [arrival, departure] = [call.arrival, before.departure].map(serviceTimeOf);
    const reason = `the arrival (${arrival}) is not after the departure from the stop before (${departure})`;
    report.add('stop_times.txt', call.line, reason);
  }
  return calls.map(({ line: _, ...call }) => call);
}
