import { formatDateShort, jstDate } from '@ferry/format/date';
import { instantOf, serviceTimeOf } from '@ferry/format/service-time';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { cancellationText, delayText } from '../service/service-status.ts';
import { compact, directionOf, type FeedTrip, findFeedTrips, firstDayOf } from './gtfs-trips.ts';
import {
  type Effect,
  type RealtimeAlert,
  type RealtimeMessage,
  type RealtimeTrip,
  type TripUpdate,
  unixSeconds,
} from './realtime-message.ts';
import { findRealtimeSailings, type RealtimeSailing } from './realtime-sailings.ts';

type Named = RealtimeSailing & { trip: RealtimeTrip };

/**
 * What does not sail as planned, for route planners: an update for each trip that is cancelled or whose new times are
 * known, and an alert for each route and day, in the words of the service status. Ids are those of the timetable's
 * feed. Three round trips, two on an ordinary day. Guarded by `test/service/gtfs-realtime.spec.ts`.
 */
export async function readRealtime(db: Kysely<Database>, now: Date): Promise<RealtimeMessage> {
  const sailings = await findRealtimeSailings(db, now);
  const tripIds = [...new Set(sailings.map(({ tripId }) => tripId))];
  const from = firstDayOf(jstDate(now));
  const trips = tripIds.length > 0 ? await findFeedTrips(db, { from, tripIds }) : [];
  const ids = new Map(trips.flatMap((trip) => daysOf(trip)));
  const named = sailings.flatMap((sailing): Named[] => {
    const trip = ids.get(keyOf(sailing));
    return trip ? [{ ...sailing, trip }] : [];
  });
  return { updates: named.flatMap(updateOf), alerts: alertsOf(named) };
}

const keyOf = (sailing: Pick<RealtimeSailing, 'routeId' | 'tripId' | 'date'>): string =>
  [sailing.routeId, sailing.tripId, sailing.date].join(' ');

const daysOf = (trip: FeedTrip): [string, RealtimeTrip][] =>
  [...trip.dates, ...trip.cancelled].map((date) => [
    keyOf({ routeId: trip.route_id, tripId: trip.trip_id, date }),
    {
      tripId: trip.id,
      routeId: trip.route_id,
      directionId: directionOf(trip),
      startDate: compact(date),
    },
  ]);

function updateOf(sailing: Named): TripUpdate[] {
  const { trip, isCancelled, delay } = sailing;
  if (isCancelled) return [{ trip, isCancelled, stops: [] }];
  if (delay === 0) return [];
  const last = sailing.ports.length - 1;
  const late = (minutes = 0) => ({
    delaySeconds: delay * 60,
    at: unixSeconds(instantOf(sailing.date, serviceTimeOf(minutes + delay))),
  });
  const stops = sailing.ports.map((stopId, index) => ({
    stopId,
    sequence: index + 1,
    arrival: index > 0 ? late(sailing.arrivals[index]) : undefined,
    departure: index < last ? late(sailing.departures[index]) : undefined,
  }));
  return [{ trip, isCancelled, stops }];
}

/** The kind of news of a sailing. */
type Kind = 'cancelled' | 'delayed' | 'reported';

const kindOf = ({ isCancelled, report }: RealtimeSailing): Kind => {
  if (isCancelled) return 'cancelled';
  return report ? 'reported' : 'delayed';
};

function alertsOf(sailings: readonly Named[]): RealtimeAlert[] {
  const groups = Map.groupBy(sailings, (sailing) =>
    [kindOf(sailing), sailing.routeId, sailing.date].join('.'),
  );
  return [...groups].flatMap(([id, [first, ...others]]) =>
    first ? alertOf(id, [first, ...others]) : [],
  );
}

function alertOf(id: string, sailings: [Named, ...Named[]]): RealtimeAlert {
  const [{ routeId, routeName, date, report }] = sailings;
  const until = Math.max(...sailings.map(({ arrivesAt }) => unixSeconds(arrivesAt)));
  const headed = (word: string) => `${routeName} ${formatDateShort(date)} ${word}`;
  if (report) {
    const { effect, word } = REPORTED[report.state];
    const from = unixSeconds(instantOf(date, report.from));
    const period = { from, until };
    return { id, period, routeId, trips: [], effect, header: headed(word), text: report.message };
  }
  const about = { id, period: { from: undefined, until }, trips: sailings.map(({ trip }) => trip) };
  const said = sailings.map((sailing) => ({
    ...{ minutes: sailing.departures[0] ?? 0, from: sailing.from, to: sailing.to },
    ...{ reason: sailing.reason, late: sailing.delay },
  }));
  return sailings[0].isCancelled
    ? { ...about, effect: 'NO_SERVICE', header: headed('欠航'), text: cancellationText(said) }
    : { ...about, effect: 'SIGNIFICANT_DELAYS', header: headed('遅れ'), text: delayText(said) };
}

const REPORTED: Record<'delayed' | 'conditional', { effect: Effect; word: string }> = {
  delayed: { effect: 'SIGNIFICANT_DELAYS', word: '遅れ' },
  conditional: { effect: 'OTHER_EFFECT', word: '条件付き運航' },
};
