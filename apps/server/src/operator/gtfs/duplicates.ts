import { addDays } from '@ferry/format/date';
import { serviceTimeOf } from '@ferry/format/service-time';
import type { FeedProblem } from './feed-error.ts';
import type { FeedTrip } from './trips.ts';

const DAY_MINUTES = 24 * 60;

/** A section of a route, and a time of the day at which something leaves for it. */
interface Departure {
  from: string;
  to: string;
  /** Minutes after 0:00 of the calendar day, also after midnight: 24:10 is 0:10 of the next one. */
  minutes: number;
  /** Service dates by the calendar day of the departure. */
  leaving: { trip: FeedTrip; days: Map<string, string> }[];
}

/** A trip, the service dates on which it would sell a departure once more, and the first of them in words. */
interface DuplicateTrip {
  trip: FeedTrip;
  dates: Set<string>;
  problem: FeedProblem;
}

/**
 * Trips that would sell a departure of their route's only vessel once more: the later one of the feed each time.
 * @param datesOf service dates of a trip
 */
export function duplicateTrips(
  trips: readonly FeedTrip[],
  datesOf: (trip: FeedTrip) => readonly string[],
): DuplicateTrip[] {
  const found = new Map<FeedTrip, DuplicateTrip>();
  for (const departure of departuresOf(trips, datesOf)) {
    for (const [index, { trip, days }] of departure.leaving.entries()) {
      for (const [day, date] of days) {
        const other = departure.leaving.slice(0, index).find((each) => each.days.has(day))?.trip;
        if (!other) continue;
        const duplicate = found.get(trip) ?? {
          trip,
          dates: new Set(),
          problem: problemOf(trip, departure, { other, day }),
        };
        duplicate.dates.add(date);
        found.set(trip, duplicate);
      }
    }
  }
  return [...found.values()];
}

function departuresOf(
  trips: readonly FeedTrip[],
  datesOf: (trip: FeedTrip) => readonly string[],
): Iterable<Departure> {
  const departures = new Map<string, Departure>();
  for (const trip of trips) {
    const dates = datesOf(trip);
    for (const [start, { stopId: from, boarding, departure: leavesAt }] of trip.calls.entries()) {
      const nextDays = Math.floor(leavesAt / DAY_MINUTES);
      const minutes = leavesAt % DAY_MINUTES;
      const days = new Map(dates.map((date) => [addDays(date, nextDays), date]));
      for (const { stopId: to, landing } of trip.calls.slice(start + 1)) {
        if (!boarding || !landing) continue;
        const key = JSON.stringify([trip.routeId, from, to, minutes]);
        const departure = departures.get(key) ?? { from, to, minutes, leaving: [] };
        departure.leaving.push({ trip, days });
        departures.set(key, departure);
      }
    }
  }
  return departures.values();
}

interface Clash {
  other: FeedTrip;
  day: string;
}

function problemOf(trip: FeedTrip, { from, to, minutes }: Departure, clash: Clash): FeedProblem {
  const { other, day } = clash;
  const what = `the vessel of route "${trip.routeId}" leaves "${from}" for "${to}" at ${serviceTimeOf(minutes)} on ${day}`;
  const reason = `trip "${trip.id}" is trip "${other.id}" (line ${other.line}) once more: ${what} in both`;
  return { file: 'trips.txt', line: trip.line, reason };
}
