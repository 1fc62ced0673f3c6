import { serviceMinutes } from '@ferry/format/service-time';
import type { OperatorDocument, Trip } from '../rules/schema.ts';
import { checkDates } from './check-dates.ts';
import { checkOffers } from './check-offers.ts';
import { checkPartnerTickets } from './check-partner-tickets.ts';
import { checkPlaces } from './check-places.ts';
import { checkVehicleRules } from './check-vehicle-rules.ts';
import { type DocumentIssue, fareDirections, periodsOnRoute } from './document-issue.ts';

/** Relations between the parts of a document that has the right shape. */
export function crossCheck(document: OperatorDocument): DocumentIssue[] {
  const known = knownIds(document);
  return [
    ...document.vessels.flatMap(checkVessel),
    ...document.trips.flatMap((trip, index) => checkTrip(trip, `trips.${index}`, known)),
    ...checkFares(document, known),
    ...checkDates(document),
    ...checkTripRules(document, known),
    ...checkReports(document, known),
    ...checkPlaces(document),
    ...checkVehicleRules(document),
    ...checkOffers(document),
    ...checkPartnerTickets(document),
  ];
}

type KnownIds = ReturnType<typeof knownIds>;

function knownIds(document: OperatorDocument) {
  const ids = (list: { id: string }[]) => new Set(list.map((item) => item.id));
  return {
    ports: ids(document.ports),
    vessels: ids(document.vessels),
    routes: ids(document.routes),
    services: ids(document.services),
    trips: new Map(document.trips.map((trip) => [trip.id, trip])),
    pools: new Map(document.vessels.map((vessel) => [vessel.id, ids(vessel.pools)])),
  };
}

function checkReports({ serviceReports }: OperatorDocument, known: KnownIds): DocumentIssue[] {
  return serviceReports.flatMap(({ routeIds }, report) =>
    routeIds.flatMap((id, index) =>
      known.routes.has(id)
        ? []
        : [
            {
              path: `serviceReports.${report}.routeIds.${index}`,
              reason: `there is no route "${id}"`,
            },
          ],
    ),
  );
}

function checkVessel(vessel: OperatorDocument['vessels'][number], index: number): DocumentIssue[] {
  const pools = new Set(vessel.pools.map((pool) => pool.id));
  return vessel.cabinTypes.flatMap((cabinType, position) =>
    pools.has(cabinType.poolId)
      ? []
      : [unknown(`vessels.${index}.cabinTypes.${position}.poolId`, 'pool', cabinType.poolId)],
  );
}

function checkTrip(trip: Trip, path: string, known: KnownIds): DocumentIssue[] {
  const issues: DocumentIssue[] = [];
  if (!known.routes.has(trip.routeId))
    issues.push(unknown(`${path}.routeId`, 'route', trip.routeId));
  if (!known.vessels.has(trip.vesselId)) {
    issues.push(unknown(`${path}.vesselId`, 'vessel', trip.vesselId));
  }
  if (!known.services.has(trip.serviceId)) {
    issues.push(unknown(`${path}.serviceId`, 'service', trip.serviceId));
  }
  for (const [index, call] of trip.calls.entries()) {
    if (known.ports.has(call.portId)) continue;
    issues.push(unknown(`${path}.calls.${index}.portId`, 'port', call.portId));
  }
  return [...issues, ...checkTimes(trip, path)];
}

/** Each time is later than the one before it; only a stop may take no time. */
function checkTimes(trip: Trip, path: string): DocumentIssue[] {
  let left = -1;
  const issues: DocumentIssue[] = [];
  for (const [index, call] of trip.calls.entries()) {
    const at = `${path}.calls.${index}`;
    const isFirst = index === 0;
    const isLast = index === trip.calls.length - 1;
    if (!isFirst && !call.arrival) issues.push({ path: at, reason: 'the arrival is missing' });
    if (!isLast && !call.departure) issues.push({ path: at, reason: 'the departure is missing' });
    const arrival = minutesOf(call.arrival ?? call.departure);
    const departure = minutesOf(call.departure ?? call.arrival);
    if (arrival <= left) {
      issues.push({ path: at, reason: 'the arrival is not after the departure before it' });
    }
    if (departure < arrival)
      issues.push({ path: at, reason: 'the departure is before the arrival' });
    left = departure;
  }
  return issues;
}

const minutesOf = (time: string | undefined) =>
  time === undefined ? Number.NaN : serviceMinutes(time);

/** Keys of a fare that are optional; a document that has one has it for all periods. */
const MORE_FARES = ['roomYen', 'childYen', 'residentAdultYen', 'residentChildYen'] as const;

function checkFares(document: OperatorDocument, known: KnownIds): DocumentIssue[] {
  const grades = new Set(
    document.vessels.flatMap((vessel) => vessel.cabinTypes.map((cabinType) => cabinType.grade)),
  );
  const seen = new Set<string>();
  return document.fares.flatMap((fare, index) => {
    const path = `fares.${index}`;
    const issues: DocumentIssue[] = [];
    if (!known.routes.has(fare.routeId))
      issues.push(unknown(`${path}.routeId`, 'route', fare.routeId));
    for (const key of ['fromPortId', 'toPortId'] as const) {
      if (!known.ports.has(fare[key])) issues.push(unknown(`${path}.${key}`, 'port', fare[key]));
    }
    if (!grades.has(fare.grade)) issues.push(unknown(`${path}.grade`, 'grade', fare.grade));
    for (const period of periodsOnRoute(document, fare.routeId)) {
      if (fare.adultYen[period] !== undefined) continue;
      issues.push({ path: `${path}.adultYen`, reason: `no fare for the period ${period}` });
    }
    for (const key of MORE_FARES) {
      for (const period of fare[key] ? periodsOnRoute(document, fare.routeId) : []) {
        if (fare[key]?.[period] !== undefined) continue;
        issues.push({ path: `${path}.${key}`, reason: `no yen for the period ${period}` });
      }
    }
    for (const [from, to] of fareDirections(fare)) {
      const key = JSON.stringify([fare.routeId, from, to, fare.grade]);
      if (seen.has(key)) issues.push({ path, reason: 'the section and grade have a fare already' });
      seen.add(key);
    }
    return issues;
  });
}

function checkTripRules(document: OperatorDocument, known: KnownIds): DocumentIssue[] {
  const cancelled = document.serviceCancellations.flatMap((rule, index) =>
    unknownTrips(rule.tripIds, `serviceCancellations.${index}.tripIds`, known),
  );
  const allotted = document.allotments.flatMap((rule, index) => {
    const path = `allotments.${index}`;
    const issues = unknownTrips(rule.tripIds, `${path}.tripIds`, known);
    const without = rule.tripIds.filter((id) => {
      const trip = known.trips.get(id);
      return trip && known.pools.get(trip.vesselId)?.has(rule.poolId) === false;
    });
    return [
      ...issues,
      ...without.map((id) => ({
        path: `${path}.poolId`,
        reason: `the vessel of trip "${id}" has no pool "${rule.poolId}"`,
      })),
    ];
  });
  return [...cancelled, ...allotted];
}

function unknownTrips(ids: string[], path: string, known: KnownIds): DocumentIssue[] {
  return ids.filter((id) => !known.trips.has(id)).map((id) => unknown(path, 'trip', id));
}

function unknown(path: string, kind: string, id: string): DocumentIssue {
  return { path, reason: `there is no ${kind} "${id}"` };
}
