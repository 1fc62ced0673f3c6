import { distanceKm } from '../../domain/addresses/distance.ts';
import type { FeedReport } from './feed-error.ts';
import type { Stop } from './stops.ts';
import type { FeedTrip } from './trips.ts';
import type { FeedCall } from './with-times.ts';

/** One of our ports: a stop, or all stops that are one place to a customer. */
export interface FeedPort extends Omit<Stop, 'station' | 'zoneId' | 'unplaced'> {
  /** Of its first stop in the feed. */
  id: string;
  /** Of all of its stops: a fare of any of them holds. */
  zoneIds: string[];
  /** All of its stops, and the stations that they are piers of. */
  stopIds: string[];
}

/** Piers of one name that are nearer to each other are one port. */
const ONE_PORT_KM = 1;

/**
 * The ports at which ferries call, and their trips from port to port. Stops of one `parent_station`, and
 * those of one name that are less than a kilometre apart, are one port: a customer chooses a port, and
 * not one of its piers. Where a ferry only crosses between two stops of one name, both stay ports. Guarded by gtfs-ports.spec.ts.
 * @param trips of ferries: a bus stop of the same name is no pier
 * @param isStrict refuses a trip that stays at one port, which is else left out
 */
export function portsOf(
  stops: ReadonlyMap<string, Stop>,
  trips: readonly FeedTrip[],
  report: FeedReport,
  isStrict: boolean,
): { ports: Map<string, FeedPort>; trips: FeedTrip[] } {
  const used = new Set(trips.flatMap(({ calls }) => calls.map(({ stopId }) => stopId)));
  const crossed = crossedNames(stops, trips);
  const groups: Stop[][] = [];
  for (const stop of stops.values()) {
    if (!used.has(stop.id)) continue;
    const group = groups.find((piers) => piers.some((pier) => isOnePort(pier, stop, crossed)));
    if (group) group.push(stop);
    else groups.push([stop]);
  }
  const ports = new Map<string, FeedPort>();
  const portIds = new Map<string, string>();
  for (const piers of groups) {
    const port = portOf(piers);
    ports.set(port.id, port);
    for (const { id } of piers) portIds.set(id, port.id);
  }
  const between = trips.map((trip) => {
    const calls = trip.calls.map((call) => ({
      ...call,
      stopId: portIds.get(call.stopId) ?? call.stopId,
    }));
    return { ...trip, calls: onePortOnce(calls) };
  });
  const staying = between.filter(({ calls }) => calls.length < 2);
  report.slips(
    staying.map(({ id, line }) => ({
      problems: [{ file: 'trips.txt', line, reason: `trip "${id}" stays at one port` }],
      leftOut: `trip "${id}" is left out`,
    })),
    { of: between.length, isStrict },
  );
  const sailing = between.filter((trip) => !staying.includes(trip));
  const called = new Set(sailing.flatMap(({ calls }) => calls.map(({ stopId }) => stopId)));
  return { ports: new Map([...ports].filter(([id]) => called.has(id))), trips: sailing };
}

/**
 * Trips without their calls at stops that have no position: those are no ports, with a warning for each.
 * @param isStrict refuses them
 */
export function withPlacedCalls(
  stops: ReadonlyMap<string, Stop>,
  trips: readonly FeedTrip[],
  report: FeedReport,
  isStrict: boolean,
): FeedTrip[] {
  const called = new Set(trips.flatMap(({ calls }) => calls.map(({ stopId }) => stopId)));
  for (const { id, unplaced } of stops.values()) {
    if (!unplaced || !called.has(id)) continue;
    const { file, line, reason } = unplaced;
    if (isStrict) report.add(file, line, reason);
    else report.warnings.push(`${file}:${line}: ${reason}: nothing is sold there`);
  }
  const placed = trips
    .map((trip) => ({
      ...trip,
      calls: trip.calls.filter(({ stopId }) => !stops.get(stopId)?.unplaced),
    }))
    .filter(({ calls }) => calls.length > 1);
  if (trips.length > 0 && placed.length === 0) {
    report.add('stops.txt', undefined, 'no trip has two stops with a position');
  }
  return placed;
}

/** Names between whose stops a ferry does nothing but cross: the landings on both sides of a river. */
function crossedNames(
  stops: ReadonlyMap<string, Stop>,
  trips: readonly FeedTrip[],
): ReadonlySet<string> {
  const namesOf = ({ calls }: FeedTrip) =>
    new Set(calls.map(({ stopId }) => stops.get(stopId)?.name));
  return new Set(
    trips
      .map(namesOf)
      .flatMap((names) => (names.size === 1 ? [...names] : []))
      .filter((name) => name !== undefined),
  );
}

function isOnePort(one: Stop, other: Stop, crossed: ReadonlySet<string>): boolean {
  if (one.station && one.station.id === other.station?.id) return true;
  const isOneName = one.name === other.name && !crossed.has(one.name);
  return isOneName && distanceKm(one, other) < ONE_PORT_KM;
}

/** Piers of a station have numbers, and the station the name of the port. */
function portOf(piers: readonly Stop[]): FeedPort {
  const [first] = piers;
  if (!first) throw new TypeError('a port without a stop');
  const { station, zoneId: _, unplaced: __, ...own } = first;
  const hasOneName = piers.every(({ name }) => name === first.name);
  const { name, nameKana } = station && !hasOneName ? station : own;
  const stopIds = piers.flatMap((pier) => [pier.id, ...(pier.station ? [pier.station.id] : [])]);
  return {
    ...own,
    name,
    nameKana,
    zoneIds: [...new Set(piers.map(({ zoneId }) => zoneId))],
    stopIds: [...new Set(stopIds)],
  };
}

/** Two piers of one port in a row are one call there. */
function onePortOnce(calls: readonly FeedCall[]): FeedCall[] {
  const once: FeedCall[] = [];
  for (const call of calls) {
    const before = once.at(-1);
    if (before?.stopId !== call.stopId) {
      once.push({ ...call });
      continue;
    }
    before.departure = call.departure;
    before.boarding ||= call.boarding;
    before.landing ||= call.landing;
  }
  return once;
}
