import type { MinutesBefore, OperatorDocument } from './schema.ts';
import { type SellingRules, sellingRulesOf } from './selling-rules.ts';

/** The rules that hold for a route, stored with it so that a search finds them at once. */
export interface RouteRules extends SellingRules {
  checkInClosesMinutesBefore: MinutesBefore;
  webClosesMinutesBefore: MinutesBefore;
  /** The highest vehicle that some vessel of the route takes; undefined where nothing says. */
  highestDeckCm?: number | undefined;
}

export function routeRules(
  document: OperatorDocument,
  route: OperatorDocument['routes'][number],
): RouteRules {
  return {
    checkInClosesMinutesBefore: route.checkInClosesMinutesBefore,
    webClosesMinutesBefore: route.webClosesMinutesBefore,
    highestDeckCm: highestDeckCm(document, route.id),
    ...ofRoute(document, route.id),
  };
}

/** The rules of selling as they are on one route: only what it has. */
function ofRoute(document: OperatorDocument, routeId: string): SellingRules {
  const rules = sellingRulesOf(document);
  const here = <Rule extends { routeIds?: string[] | undefined }>(list: Rule[]) =>
    list.filter((rule) => rule.routeIds?.includes(routeId) ?? true);
  const carried = new Set(
    document.vehicleFares
      .filter((fare) => fare.routeId === routeId)
      .flatMap((fare) => Object.keys(fare.yen)),
  );
  const classes = rules.vehicles.classes.filter(({ id }) => carried.has(id));
  const types = rules.vehicles.types.filter(
    ({ id, isPhoneOnly }) =>
      classes.some(({ typeIds }) => typeIds.includes(id)) || (isPhoneOnly && classes.length > 0),
  );
  return {
    ...rules,
    vehicles: { ...rules.vehicles, types, classes },
    cancellationRules: here(rules.cancellationRules),
    discounts: here(rules.discounts),
    meals: here(rules.meals),
    petStays: here(rules.petStays),
  };
}

function highestDeckCm(document: OperatorDocument, routeId: string): number | undefined {
  const vesselIds = new Set(
    document.trips.filter((trip) => trip.routeId === routeId).map((trip) => trip.vesselId),
  );
  const heights = document.vessels
    .filter(({ id }) => vesselIds.has(id))
    .flatMap(({ pools }) => pools.flatMap(({ maxHeightCm }) => maxHeightCm ?? []));
  return heights.length > 0 ? Math.max(...heights) : undefined;
}
