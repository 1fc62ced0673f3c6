import type { OperatorDocumentInput } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';
import type { ImportDefaults } from './defaults.ts';
import type { Feed } from './feed.ts';
import type { IdMaker } from './ids.ts';
import { noRoute } from './named-routes.ts';

/** Routes, stops and trips that defaults name and the feed does not have. */
export function checkDefaults(defaults: ImportDefaults, feed: Feed): DocumentIssue[] {
  const known = idsOf(feed);
  const lacking = (kind: keyof typeof known, path: string, ids: readonly string[]) =>
    ids
      .filter((id) => !known[kind].includes(id))
      .map((id) => ({
        path,
        reason: kind === 'route' ? noRoute(feed, id) : `there is no ${kind} "${id}"`,
      }));
  const { berths, otherPlaces, vehicleFares, fuelAdjustments } = defaults;
  const { serviceCancellations, serviceReports } = defaults;
  return [
    ...lacking('route', 'berths.byRoute', Object.keys(berths.byRoute)),
    ...lacking('route', 'otherPlaces.byRoute', Object.keys(otherPlaces.byRoute)),
    ...vehicleFares.flatMap(({ routeId, fromPortId, toPortId }, index) => [
      ...lacking('route', `vehicleFares.${index}.routeId`, [routeId]),
      ...lacking('stop', `vehicleFares.${index}.fromPortId`, [fromPortId]),
      ...lacking('stop', `vehicleFares.${index}.toPortId`, [toPortId]),
    ]),
    ...fuelAdjustments.flatMap(({ routeIds = [] }, index) =>
      lacking('route', `fuelAdjustments.${index}.routeIds`, routeIds),
    ),
    ...serviceCancellations.flatMap(({ tripIds }, index) =>
      lacking('trip', `serviceCancellations.${index}.tripIds`, tripIds),
    ),
    ...serviceReports.flatMap(({ routeIds }, index) =>
      lacking('route', `serviceReports.${index}.routeIds`, routeIds),
    ),
  ];
}

/** The ids that defaults may name, by what they are of. */
export const idsOf = (feed: Feed) => ({
  route: [...feed.routes.keys()],
  stop: [...feed.ports.values()].flatMap(({ stopIds }) => stopIds),
  trip: feed.trips.map(({ id }) => id),
});

/** The vessel of a route, with its places. */
export function vesselOf(routeId: string, defaults: ImportDefaults, ids: IdMaker) {
  const { berths, otherPlaces, cabinType } = defaults;
  const capacity = berths.byRoute[routeId] ?? berths.usual;
  const others = otherPlaces.byRoute[routeId] ?? otherPlaces.usual;
  const poolId = ids.pool(routeId);
  return {
    id: ids.vessel(routeId),
    name: defaults.vesselName,
    description: '',
    pools: [
      { id: poolId, kind: 'berths' as const, capacity },
      ...others.map((pool) => ({ id: `${poolId}-${pool.kind}`, ...pool })),
    ],
    cabinTypes: [{ id: ids.cabinType(routeId), ...cabinType, poolId, amenities: [] }],
  };
}

/** Vehicles' fares, fuel and news, with the document's ids in the place of the feed's. */
export function partsOf(
  defaults: ImportDefaults,
  feed: Feed,
  ids: IdMaker,
): Pick<
  OperatorDocumentInput,
  'vehicleFares' | 'fuelAdjustments' | 'serviceCancellations' | 'serviceReports' | 'notices'
> {
  const { vehicleFares, fuelAdjustments, serviceCancellations, serviceReports } = defaults;
  const portOf = (stopId: string) =>
    ids.port([...feed.ports.values()].find((port) => port.stopIds.includes(stopId))?.id ?? stopId);
  return {
    vehicleFares: vehicleFares.map((fare) => ({
      ...fare,
      routeId: ids.route(fare.routeId),
      fromPortId: portOf(fare.fromPortId),
      toPortId: portOf(fare.toPortId),
    })),
    fuelAdjustments: fuelAdjustments.map(({ routeIds, ...rest }) => ({
      ...rest,
      ...(routeIds && { routeIds: routeIds.map(ids.route) }),
    })),
    serviceCancellations: serviceCancellations.map(({ tripIds, ...rest }) => ({
      ...rest,
      tripIds: tripIds.map(ids.trip),
    })),
    serviceReports: serviceReports.map(({ routeIds, ...rest }) => ({
      ...rest,
      routeIds: routeIds.map(ids.route),
    })),
    notices: defaults.notices,
  };
}
