import { addDays } from '@ferry/format/date';
import { serviceTimeOf } from '@ferry/format/service-time';
import type { OperatorDocumentInput } from '../../rules/schema.ts';
import { sellingRulesOf } from '../../rules/selling-rules.ts';
import { datesOf } from './calendar.ts';
import type { ImportDefaults } from './defaults.ts';
import { duplicateTrips } from './duplicates.ts';
import type { Feed } from './feed.ts';
import { FeedError } from './feed-error.ts';
import { partsOf, vesselOf } from './from-defaults.ts';
import { type IdMaker, idMaker, shortened } from './ids.ts';
import { repeatServices } from './repeat.ts';
import type { FeedTrip } from './trips.ts';

export interface ImportOptions {
  defaults: ImportDefaults;
  /** Lay the feed's pattern over the days from here on, instead of its own calendar. */
  repeatFrom?: string | undefined;
  /** Refuse what is else left out with a warning. */
  isStrict?: boolean;
}

/** An operator's document made from a feed, and what the person who imports it should know. */
interface ImportedOperator {
  document: OperatorDocumentInput;
  warnings: string[];
}

const REPEAT_DAYS = 400;
// A feed has one fare for all days.
const PERIOD = 'A';

/**
 * Turns a checked feed into an operator's document: stops become ports, each route gets a vessel
 * with one pool and one cabin type from the defaults, fares become one fare for each section.
 * A departure that two trips have is sold once: the later trip is left out on that day, with a warning.
 * @throws FeedError when no section has a fare; when strict, for departures that two trips have
 */
export function toOperatorDocument(feed: Feed, options: ImportOptions): ImportedOperator {
  const ids = idMaker(feed.agency);
  const { fares, warnings } = faresOf(feed, options.defaults, ids);
  if (fares.length === 0) {
    const reason = 'no section has a fare; give fallbackAdultYen in the defaults to sell it anyway';
    throw new FeedError([{ file: feed.faresFile, reason }]);
  }
  const { defaults } = options;
  const services = servicesOf(feed, options.repeatFrom);
  const once = soldOnce(feed, services, options.isStrict === true);
  return {
    document: {
      version: 1,
      id: ids.sourceId,
      name: feed.agency.name,
      ports: portsOf(feed, ids),
      vessels: [...feed.routes.keys()].map((routeId) => vesselOf(routeId, defaults, ids)),
      routes: [...feed.routes.values()].map((route) => ({
        id: ids.route(route.id),
        name: cut(route.name, LONGEST_ROUTE),
        ...(route.nameKana && { nameKana: route.nameKana }),
        description: '',
        checkInClosesMinutesBefore: defaults.checkInClosesMinutesBefore,
        webClosesMinutesBefore: defaults.webClosesMinutesBefore,
      })),
      services: [...services.map(({ id, days }) => ({ id, days })), ...once.services],
      trips: feed.trips.map((trip) => tripOf(trip, ids, once.serviceIds.get(trip))),
      farePeriods: { usual: PERIOD, spans: [] },
      fares,
      allotments: [],
      ...partsOf(defaults, feed, ids),
      ...sellingRulesOf(defaults),
    },
    warnings: [...feed.warnings, ...longNames(feed), ...warnings, ...once.warnings],
  };
}

/** Letters of a name that a page has room for; see the document's schema. */
const LONGEST_PORT = 60;
const LONGEST_ROUTE = 80;

const cut = (name: string, longest: number): string =>
  name.length > longest ? `${name.slice(0, longest - 1)}…` : name;

function longNames({ ports, routes }: Feed): string[] {
  const tooLong = (list: Iterable<{ name: string }>, longest: number, file: string) =>
    [...list]
      .filter(({ name }) => name.length > longest)
      .map(({ name }) => `${file}: "${name}" has more than ${longest} letters: it is cut off`);
  return [
    ...tooLong(ports.values(), LONGEST_PORT, 'stops.txt'),
    ...tooLong(routes.values(), LONGEST_ROUTE, 'routes.txt'),
  ];
}

function portsOf(feed: Feed, ids: IdMaker): OperatorDocumentInput['ports'] {
  return [...feed.ports.values()].map((port) => ({
    id: ids.port(port.id),
    name: cut(port.name, LONGEST_PORT),
    ...(port.nameKana && { nameKana: port.nameKana }),
    description: '',
    address: '',
    phone: feed.agency.phone,
    latitude: port.latitude,
    longitude: port.longitude,
  }));
}

function tripOf(
  trip: FeedTrip,
  ids: IdMaker,
  serviceId = serviceKey(trip),
): OperatorDocumentInput['trips'][number] {
  const last = trip.calls.length - 1;
  return {
    id: ids.trip(trip.id),
    routeId: ids.route(trip.routeId),
    vesselId: ids.vessel(trip.routeId),
    serviceId,
    direction: trip.direction,
    calls: trip.calls.map((call, index) => ({
      portId: ids.port(call.stopId),
      ...(index > 0 ? { arrival: serviceTimeOf(call.arrival) } : {}),
      ...(index < last ? { departure: serviceTimeOf(call.departure) } : {}),
      boarding: call.boarding,
      landing: call.landing,
    })),
  };
}

/** A hash where the feed's ids are long: cut off, two of them could be the same. */
function serviceKey({ routeId, serviceId }: Pick<FeedTrip, 'routeId' | 'serviceId'>): string {
  return shortened(`${routeId} ${serviceId}`, 80);
}

interface ServiceDays {
  id: string;
  days: OperatorDocumentInput['services'][number]['days'];
  /** What `days` contains. */
  dates: readonly string[];
}

/** Services route by route, because a repeated pattern depends on the route's other services. */
function servicesOf(feed: Feed, repeatFrom: string | undefined): ServiceDays[] {
  return [...feed.routes.keys()].flatMap((routeId) => {
    const trips = feed.trips.filter((trip) => trip.routeId === routeId);
    const serviceIds = new Set(trips.map((trip) => trip.serviceId));
    const services = [...feed.services.values()].filter((service) => serviceIds.has(service.id));
    const repeated =
      repeatFrom &&
      repeatServices(services, addDays(repeatFrom, -1), addDays(repeatFrom, REPEAT_DAYS));
    return services.map((service): ServiceDays => {
      const id = serviceKey({ routeId, serviceId: service.id });
      const added = repeated ? (repeated.get(service.id) ?? []) : [...service.added];
      if (repeated) return { id, days: { added }, dates: added };
      const days = { ...service.week, added, removed: [...service.removed] };
      return { id, days, dates: datesOf(service) };
    });
  });
}

/** Trips that double a departure get a service of their own, without those days. */
function soldOnce(feed: Feed, services: readonly ServiceDays[], isStrict: boolean) {
  const byId = new Map(services.map((service) => [service.id, service]));
  const serviceOf = (trip: FeedTrip) => byId.get(serviceKey(trip));
  const duplicates = duplicateTrips(feed.trips, (trip) => serviceOf(trip)?.dates ?? []);
  if (isStrict && duplicates.length > 0) {
    throw new FeedError(duplicates.map(({ problem }) => problem));
  }
  const own = duplicates.map(({ trip, dates }) => {
    const days = serviceOf(trip)?.days ?? {};
    const id = shortened(`${serviceKey(trip)} without ${trip.id}`, 80);
    const removed = [...(days.removed ?? []), ...dates];
    return { id, days: { ...days, removed } };
  });
  return {
    services: own,
    serviceIds: new Map(duplicates.map(({ trip }, index) => [trip, own[index]?.id])),
    warnings: duplicates.map(
      ({ problem: { file, line, reason }, dates }) =>
        `${file}:${line}: ${reason}: it is left out on ${dates.size === 1 ? 'that day' : `${dates.size} days`}`,
    ),
  };
}

/** The fare of each section that some trip makes possible. */
function faresOf(feed: Feed, defaults: ImportDefaults, ids: IdMaker) {
  const sections = new Map<string, { routeId: string; from: string; to: string }>();
  for (const { routeId, calls } of feed.trips) {
    for (const [start, { stopId: from, boarding }] of calls.entries()) {
      for (const { stopId: to, landing } of calls.slice(start + 1)) {
        if (!boarding || !landing || from === to) continue;
        sections.set(JSON.stringify([routeId, from, to]), { routeId, from, to });
      }
    }
  }
  const fares: OperatorDocumentInput['fares'] = [];
  const warnings: string[] = [];
  for (const { routeId, from, to } of sections.values()) {
    const [start, end] = [feed.ports.get(from), feed.ports.get(to)];
    if (!start || !end) continue;
    const { adult: prices, child } = feed.faresFor({ routeId, from: start, to: end });
    const yen = prices[0] ?? defaults.fallbackAdultYen;
    const section = `${start.name} → ${end.name} (route ${routeId})`;
    if (yen === undefined) {
      warnings.push(`no fare for ${section}: it is not sold`);
      continue;
    }
    if (prices.length > 1) {
      warnings.push(`several fares for ${section}: of ${prices.join(', ')} yen the lowest is sold`);
    }
    fares.push({
      routeId: ids.route(routeId),
      fromPortId: ids.port(from),
      toPortId: ids.port(to),
      grade: defaults.cabinType.grade,
      adultYen: { [PERIOD]: yen },
      ...(child[0] !== undefined && { childYen: { [PERIOD]: child[0] } }),
    });
  }
  return { fares, warnings };
}
