import { serviceTimeOf } from '@ferry/format/service-time';
import { distanceKm, type Position } from '../../domain/addresses/distance.ts';
import type { FeedReport } from './feed-error.ts';

export interface FeedCall {
  stopId: string;
  /** Minutes after 0:00 of the service day; seconds are cut off. */
  arrival: number;
  departure: number;
  boarding: boolean;
  landing: boolean;
}

export type Times = Pick<FeedCall, 'arrival' | 'departure'>;

/** A line of `stop_times.txt`, whose times may be missing. */
export interface CallRow extends Omit<FeedCall, keyof Times> {
  times: Times | undefined;
  position: Position | undefined;
  sequence: number;
  line: number;
}

export type TimedCall = FeedCall & { line: number };

/**
 * The calls of a trip in order with all of their times, and a line for each that was taken. GTFS lets a
 * publisher leave out those of a stop that is no timepoint; they are taken from the calls before and after
 * by the distance on the way, in whole minutes. At the ends of a trip nothing can be taken. Guarded by
 * gtfs-ports.spec.ts.
 */
export function withTimes(
  rows: readonly CallRow[],
  report: FeedReport,
): { calls: TimedCall[]; taken: string[] } {
  const taken: string[] = [];
  const calls = rows.flatMap((row, index) => {
    const { times, position: _, sequence: __, ...call } = row;
    if (times) return { ...call, ...times };
    const minutes = interpolated(rows, index);
    if (minutes === undefined) {
      report.add('stop_times.txt', row.line, 'arrival_time is "", not a time (H:MM:SS)');
      return [];
    }
    taken.push(
      `stop_times.txt:${row.line}: no time at "${row.stopId}": ${serviceTimeOf(minutes)} is taken, by the distance from the stops before and after`,
    );
    return { ...call, arrival: minutes, departure: minutes };
  });
  return { calls, taken };
}

/** Minutes of a call between the nearest ones that have a time. */
function interpolated(rows: readonly CallRow[], index: number): number | undefined {
  const first = rows.slice(0, index).findLastIndex(({ times }) => times !== undefined);
  const last = rows.findIndex(({ times }, at) => at > index && times !== undefined);
  const [from, until] = [rows[first]?.times?.departure, rows[last]?.times?.arrival];
  if (from === undefined || until === undefined) return undefined;
  const whole = lengthOf(rows.slice(first, last + 1));
  const share =
    whole > 0 ? lengthOf(rows.slice(first, index + 1)) / whole : (index - first) / (last - first);
  return Math.round(from + (until - from) * share);
}

/** Kilometres from the first to the last of some calls, straight from one to the next. */
const lengthOf = (rows: readonly CallRow[]): number =>
  rows.reduce((sum, { position }, index) => {
    const before = rows[index - 1]?.position;
    return before && position ? sum + distanceKm(before, position) : sum;
  }, 0);
