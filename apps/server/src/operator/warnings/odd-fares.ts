import type { OperatorDocument } from '../../rules/schema.ts';
import { type DocumentIssue, fareDirections, periodsOnRoute } from '../document-issue.ts';
import { sectionsOf, tripShapes } from '../timetable.ts';

/** A fare so many times its likes, or so small a part of them, has a digit too many or too few. */
const TIMES = 4;
/** So few fares to compare with say nothing. */
const LEAST_LIKES = 2;

/** One fare in yen, and its place in the document. */
interface FareAt {
  path: string;
  routeId: string;
  section: string;
  /** Grade, or id of the vehicle class. */
  what: string;
  period: string;
  yen: number;
}

/** Fares that are possible and hardly meant. Guarded by `test/operator/warnings.spec.ts`. */
export function oddFares(document: OperatorDocument): DocumentIssue[] {
  const fares = adultFares(document);
  const vehicles = vehicleFares(document);
  return [
    ...[...fares, ...vehicles].filter(({ yen }) => yen === 0).map(at('it is 0 yen')),
    ...outliers(fares, placeOf),
    ...outliers(vehicles),
    ...cheaperGrades(fares),
    ...shorterIsDearer(document, vehicles),
    ...missingFares(document, fares, vehicles),
    ...neverUsed(document),
    ...neverSailed(document),
  ];
}

const at =
  (reason: string) =>
  ({ path }: FareAt): DocumentIssue => ({ path, reason });

/** In both directions where a fare holds for both. */
const adultFares = ({ fares }: OperatorDocument): FareAt[] =>
  fares.flatMap((fare, index) =>
    Object.entries(fare.adultYen).flatMap(([period, yen]) =>
      fareDirections(fare).map((section) => ({
        path: `fares.${index}.adultYen.${period}`,
        routeId: fare.routeId,
        section: section.join(' → '),
        what: fare.grade,
        period,
        yen,
      })),
    ),
  );

const vehicleFares = ({ vehicleFares: fares }: OperatorDocument): FareAt[] =>
  fares.flatMap((fare, index) =>
    Object.entries(fare.yen).flatMap(([what, byPeriod]) =>
      Object.entries(byPeriod).flatMap(([period, yen]) =>
        fareDirections(fare).map((section) => ({
          path: `vehicleFares.${index}.yen.${what}.${period}`,
          routeId: fare.routeId,
          section: section.join(' → '),
          what,
          period,
          yen,
        })),
      ),
    ),
  );

const placeOf = ({ routeId, section, period }: FareAt) => [routeId, section, period].join('/');

/** Against the same in other periods and on other sections, and against what else is compared. */
function outliers(fares: readonly FareAt[], neighbour?: (fare: FareAt) => string): DocumentIssue[] {
  const likes = [
    Map.groupBy(fares, ({ routeId, section, what }) => [routeId, section, what].join('/')),
    Map.groupBy(fares, ({ routeId, what, period }) => [routeId, what, period].join('/')),
    ...(neighbour ? [Map.groupBy(fares, neighbour)] : []),
  ];
  const found = new Map<string, DocumentIssue>();
  for (const group of likes.flatMap((groups) => [...groups.values()])) {
    for (const fare of group) {
      const others = group.filter((other) => other.path !== fare.path && other.yen > 0);
      if (others.length < LEAST_LIKES || fare.yen === 0 || found.has(fare.path)) continue;
      const yen = others.map((other) => other.yen);
      const isHigh = fare.yen >= TIMES * Math.max(...yen);
      if (!isHigh && fare.yen * TIMES > Math.min(...yen)) continue;
      const reason = `${fare.yen} yen, beside ${Math.min(...yen)} to ${Math.max(...yen)} for its likes`;
      found.set(fare.path, { path: fare.path, reason });
    }
  }
  return [...found.values()];
}

/** A grade that is dearer than another on most sections and periods of a route, and cheaper here. */
function cheaperGrades(fares: readonly FareAt[]): DocumentIssue[] {
  const places = Map.groupBy(fares, placeOf);
  const pairs = [...places.values()].flatMap((here) =>
    here.flatMap((one) =>
      here
        .filter((other) => other.what < one.what)
        .map((other) => ({ one, other, pair: [one.routeId, one.what, other.what].join('/') })),
    ),
  );
  return [...Map.groupBy(pairs, ({ pair }) => pair).values()].flatMap((same) => {
    const dearer = same.filter(({ one, other }) => one.yen > other.yen);
    const cheaper = same.filter(({ one, other }) => one.yen < other.yen);
    const [few, many] = dearer.length < cheaper.length ? [dearer, cheaper] : [cheaper, dearer];
    if (few.length === 0 || few.length >= many.length) return [];
    return few.map(({ one, other }) => {
      const [low, high] = one.yen < other.yen ? [one, other] : [other, one];
      return {
        path: low.path,
        reason: `${low.yen} yen, less than ${high.what} (${high.yen}), which is cheaper everywhere else`,
      };
    });
  });
}

function shorterIsDearer(
  { vehicles: { classes } }: OperatorDocument,
  fares: readonly FareAt[],
): DocumentIssue[] {
  const below = new Map(classes.map((each) => [each.id, each]));
  const places = Map.groupBy(fares, placeOf);
  return [...places.values()].flatMap((here) =>
    here.flatMap((fare) => {
      const { lengthBelowCm, typeIds } = below.get(fare.what) ?? {};
      const shorter = here.find((other) => {
        const its = below.get(other.what);
        const isSameKind = its?.typeIds.some((id) => typeIds?.includes(id));
        return (
          isSameKind &&
          (its?.lengthBelowCm ?? Infinity) < (lengthBelowCm ?? Infinity) &&
          other.yen > fare.yen
        );
      });
      if (!shorter) return [];
      const reason = `${fare.yen} yen, less than the shorter class ${shorter.what} (${shorter.yen})`;
      return [{ path: fare.path, reason }];
    }),
  );
}

/** What a vessel of the route offers and a section has no fare for: nobody can buy it there. */
function missingFares(
  document: OperatorDocument,
  fares: readonly FareAt[],
  vehicles: readonly FareAt[],
): DocumentIssue[] {
  return sectionsOf(tripShapes(document)).flatMap(({ route_id, from_port_id, to_port_id }) => {
    const section = [from_port_id, to_port_id].join(' → ');
    const path = `routes.${document.routes.findIndex(({ id }) => id === route_id)}`;
    const ofRoute = ({ routeId }: FareAt) => routeId === route_id;
    const here = (list: readonly FareAt[]) =>
      new Set(
        list.filter((fare) => ofRoute(fare) && fare.section === section).map(({ what }) => what),
      );
    const grades = here(fares);
    const classes = here(vehicles);
    const anywhere = new Set(vehicles.filter(ofRoute).map(({ what }) => what));
    if (grades.size === 0) return [{ path, reason: `${section} has no fare, and is not sold` }];
    const missing = [...gradesOn(document, route_id)].filter((grade) => !grades.has(grade));
    const notCarried = [...anywhere].filter((id) => !classes.has(id));
    const noVehicle = `${section} has no fare for any vehicle, and carries none`;
    return [
      ...missing.map((grade) => `${section} has no fare for ${grade}, and does not sell it`),
      ...(classes.size === 0 && anywhere.size > 0
        ? [noVehicle]
        : notCarried.map((id) => `${section} has no fare for ${id}, and does not carry it`)),
    ].map((reason) => ({ path, reason }));
  });
}

function gradesOn({ trips, vessels }: OperatorDocument, routeId: string): Set<string> {
  const ids = new Set(
    trips.filter((trip) => trip.routeId === routeId).map((trip) => trip.vesselId),
  );
  const sailing = vessels.filter(({ id }) => ids.has(id));
  return new Set(sailing.flatMap(({ cabinTypes }) => cabinTypes.map(({ grade }) => grade)));
}

/** Fares of a section that no trip of their route sails, in neither direction that they hold for. */
function neverSailed(document: OperatorDocument): DocumentIssue[] {
  const sailed = new Set(
    sectionsOf(tripShapes(document)).map(({ route_id, from_port_id, to_port_id }) =>
      [route_id, from_port_id, to_port_id].join('/'),
    ),
  );
  return (['fares', 'vehicleFares'] as const).flatMap((list) =>
    document[list].flatMap((fare, index) =>
      fareDirections(fare).some((section) => sailed.has([fare.routeId, ...section].join('/')))
        ? []
        : [{ path: `${list}.${index}`, reason: `no trip of ${fare.routeId} sails the section` }],
    ),
  );
}

/** Fares of a period that no day of the route has. */
const neverUsed = (document: OperatorDocument): DocumentIssue[] =>
  document.fares.flatMap((fare, index) => {
    const periods = periodsOnRoute(document, fare.routeId);
    return Object.keys(fare.adultYen)
      .filter((period) => !periods.has(period))
      .map((period) => ({
        path: `fares.${index}.adultYen`,
        reason: `no day of the route has the period ${period}`,
      }));
  });
