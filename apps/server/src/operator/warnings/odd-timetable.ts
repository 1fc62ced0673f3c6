import { addDays } from '@ferry/format/date';
import { serviceMinutes } from '@ferry/format/service-time';
import { distanceKm } from '../../domain/addresses/distance.ts';
import { matchesDay } from '../../domain/calendar/day-pattern.ts';
import type { OperatorDocument, Trip } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';

/** No ferry is faster; kilometres an hour. */
const FASTEST_KMH = 90;
/** No crossing takes longer; minutes. */
const LONGEST_MINUTES = 72 * 60;

/** Trips and days that are possible and hardly meant. Guarded by `test/operator/warnings.spec.ts`. */
export function oddTimetable(document: OperatorDocument, days: readonly string[]): DocumentIssue[] {
  const runs = new Map(
    document.services.map(({ id, days: pattern }) => [
      id,
      days.filter((day) => matchesDay(pattern, day)),
    ]),
  );
  return [
    ...oddServices(document, days, runs),
    ...document.trips.flatMap((trip, index) => oddTrip(document, trip, `trips.${index}`)),
    ...twoPlaces(document, runs),
    ...neverSailed(document, runs),
    ...alwaysCancelled(document, runs),
    ...oddDirections(document),
    ...unused(document),
  ];
}

type Runs = ReadonlyMap<string, readonly string[]>;

function oddServices(
  { services, trips }: OperatorDocument,
  days: readonly string[],
  runs: Runs,
): DocumentIssue[] {
  return services.flatMap(({ id, days: { from, until, added } }, index) => {
    const path = `services.${index}`;
    const said = (reason: string) => [{ path, reason }];
    if (!trips.some(({ serviceId }) => serviceId === id)) return said('no trip has it');
    if (from && until && from > until)
      return said(`it ends on ${until}, before it begins on ${from}`);
    if (runs.get(id)?.length) return [];
    const last = [until, ...added]
      .filter((day) => day !== undefined)
      .sort()
      .at(-1);
    return said(
      last && last < (days[0] ?? '')
        ? `it ended on ${last}: its trips sail no more, and are withdrawn`
        : `it has no day between ${days[0]} and ${days.at(-1)}`,
    );
  });
}

function oddTrip({ ports }: OperatorDocument, { calls }: Trip, path: string): DocumentIssue[] {
  const place = new Map(ports.map((port) => [port.id, port]));
  return calls.slice(1).flatMap((call, index) => {
    const before = calls[index];
    const [one, other] = [place.get(before?.portId ?? ''), place.get(call.portId)];
    const minutes =
      timeOf(call.arrival ?? call.departure) - timeOf(before?.departure ?? before?.arrival);
    const at = `${path}.calls.${index + 1}`;
    if (one && one === other) return [{ path: at, reason: 'the port is that of the call before' }];
    if (minutes > LONGEST_MINUTES) {
      return [{ path: at, reason: `${Math.round(minutes / 60)} hours from the call before` }];
    }
    const km = one && other ? distanceKm(one, other) : 0;
    const kmh = Math.round(km / (minutes / 60));
    if (kmh <= FASTEST_KMH) return [];
    return [{ path: at, reason: `${Math.round(km)} km in ${minutes} minutes: ${kmh} km an hour` }];
  });
}

const timeOf = (time: string | undefined): number => serviceMinutes(time ?? '0:00');

/** A vessel that sails two trips at once; the first day of it, one line a vessel. */
function twoPlaces({ vessels, trips }: OperatorDocument, runs: Runs): DocumentIssue[] {
  return vessels.flatMap(({ id }, index) => {
    const sailed = trips
      .filter(({ vesselId }) => vesselId === id)
      .flatMap((trip) => (runs.get(trip.serviceId) ?? []).map((day) => sailedOn(trip, day)))
      .sort((one, other) => one.from - other.from);
    const at = sailed.findIndex(({ from }, n) => from < (sailed[n - 1]?.until ?? 0));
    const [one, other] = [sailed[at - 1], sailed[at]];
    if (!one || !other) return [];
    const reason = `it is in two places on ${other.day}: trips ${one.trip.id} and ${other.trip.id}`;
    return [{ path: `vessels.${index}`, reason }];
  });
}

/** Minutes since 1970. */
function sailedOn(trip: Trip, day: string) {
  const start = Date.parse(day) / 60_000;
  const times = trip.calls.map((call) => start + timeOf(call.departure ?? call.arrival));
  return { trip, day, from: times[0] ?? 0, until: times.at(-1) ?? 0 };
}

/** Rules for days on which none of their trips sails. */
function neverSailed(document: OperatorDocument, runs: Runs): DocumentIssue[] {
  const service = new Map(document.trips.map(({ id, serviceId }) => [id, serviceId]));
  const sails = ({ tripIds, days }: OperatorDocument['serviceCancellations'][number]) =>
    tripIds.some((id) => runs.get(service.get(id) ?? '')?.some((day) => matchesDay(days, day)));
  const reason = 'none of its trips sails on its days: it does nothing';
  return document.serviceCancellations.flatMap((rule, index) =>
    sails(rule) ? [] : [{ path: `serviceCancellations.${index}`, reason }],
  );
}

/** Trips that are cancelled on all of their days to come. */
function alwaysCancelled(document: OperatorDocument, runs: Runs): DocumentIssue[] {
  const service = new Map(document.trips.map(({ id, serviceId }) => [id, serviceId]));
  return document.serviceCancellations.flatMap(({ tripIds, days }, index) => {
    const never = tripIds.find((id) => {
      const sailed = runs.get(service.get(id) ?? '') ?? [];
      return sailed.length > 0 && sailed.every((day) => matchesDay(days, day));
    });
    const reason = `${never} sails on none of its days`;
    return never ? [{ path: `serviceCancellations.${index}`, reason }] : [];
  });
}

/** A trip in the other direction than most from its first port to its last one: fares and periods go by it. */
function oddDirections({ trips }: OperatorDocument): DocumentIssue[] {
  const wayOf = ({ routeId, calls }: Trip) =>
    [routeId, calls[0]?.portId, calls.at(-1)?.portId].join(' ');
  const ways = Map.groupBy(trips, wayOf);
  return trips.flatMap((trip, index) => {
    const same = ways.get(wayOf(trip)) ?? [];
    const others = same.filter(({ direction }) => direction !== trip.direction);
    if (others.length * 2 <= same.length) return [];
    const reason = `${trip.direction}, and ${others.length} trips over the same ports are not`;
    return [{ path: `trips.${index}.direction`, reason }];
  });
}

function unused({ ports, vessels, routes, trips }: OperatorDocument): DocumentIssue[] {
  const called = new Set(trips.flatMap(({ calls }) => calls.map(({ portId }) => portId)));
  const sailing = new Set(trips.map(({ vesselId }) => vesselId));
  const sailed = new Set(trips.map(({ routeId }) => routeId));
  const missing = (list: readonly { id: string }[], used: ReadonlySet<string>, name: string) =>
    list.flatMap(({ id }, index) =>
      used.has(id) ? [] : [{ path: `${name}.${index}`, reason: 'no trip has it' }],
    );
  return [
    ...missing(ports, called, 'ports'),
    ...missing(vessels, sailing, 'vessels'),
    ...missing(routes, sailed, 'routes'),
  ];
}

/** The days that a check looks at: as many as sailings are made for. */
export function coming(today: string, count = 400): string[] {
  return Array.from({ length: count }, (_, index) => addDays(today, index));
}
