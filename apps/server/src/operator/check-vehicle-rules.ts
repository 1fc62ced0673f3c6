import type { OperatorDocument } from '../rules/schema.ts';
import { type DocumentIssue, fareDirections, periodsOnRoute } from './document-issue.ts';

/** Relations between vehicle types, classes and their fares. */
export function checkVehicleRules(document: OperatorDocument): DocumentIssue[] {
  const { vehicles } = document;
  const types = new Set(vehicles.types.map(({ id }) => id));
  const classes = new Set(vehicles.classes.map(({ id }) => id));
  const ofClasses = vehicles.classes.flatMap(({ typeIds }, index) =>
    missing(types, typeIds, `vehicles.classes.${index}.typeIds`, 'vehicle type'),
  );
  const ofFuel = document.fuelAdjustments.flatMap(({ vehicleYen }, index) =>
    missing(
      classes,
      Object.keys(vehicleYen),
      `fuelAdjustments.${index}.vehicleYen`,
      'vehicle class',
    ),
  );
  return [...ofClasses, ...ofFuel, ...checkVehicleFares(document, classes)];
}

function checkVehicleFares(
  document: OperatorDocument,
  classes: ReadonlySet<string>,
): DocumentIssue[] {
  const routes = new Set(document.routes.map(({ id }) => id));
  const ports = new Set(document.ports.map(({ id }) => id));
  const seen = new Set<string>();
  return document.vehicleFares.flatMap((fare, index) => {
    const path = `vehicleFares.${index}`;
    const issues = [
      ...missing(routes, [fare.routeId], `${path}.routeId`, 'route'),
      ...missing(ports, [fare.fromPortId], `${path}.fromPortId`, 'port'),
      ...missing(ports, [fare.toPortId], `${path}.toPortId`, 'port'),
      ...missing(classes, Object.keys(fare.yen), `${path}.yen`, 'vehicle class'),
      ...checkMetres(document, fare, path),
    ];
    for (const [classId, byPeriod] of Object.entries(fare.yen)) {
      for (const period of periodsOnRoute(document, fare.routeId)) {
        if (byPeriod[period] !== undefined) continue;
        const reason = `no fare for the period ${period}`;
        issues.push({ path: `${path}.yen.${classId}`, reason });
      }
    }
    for (const ports of fareDirections(fare)) {
      const key = JSON.stringify([fare.routeId, ...ports]);
      if (seen.has(key)) issues.push({ path, reason: 'the section has vehicle fares already' });
      seen.add(key);
    }
    return issues;
  });
}

/** Yen by the metre are for classes that say from where, and for all of their periods. */
function checkMetres(
  document: OperatorDocument,
  { routeId, yen, perMetreYen }: OperatorDocument['vehicleFares'][number],
  path: string,
): DocumentIssue[] {
  const measured = document.vehicles.classes.filter(({ metresFromCm }) => metresFromCm);
  const ids = new Set(measured.map(({ id }) => id));
  const ofNone = Object.keys(perMetreYen)
    .filter((id) => !ids.has(id))
    .map((id) => ({
      path: `${path}.perMetreYen.${id}`,
      reason: 'its class has no metresFromCm: nobody knows from where metres count',
    }));
  const lacking = [...ids]
    .filter((id) => yen[id])
    .flatMap((id) =>
      [...periodsOnRoute(document, routeId)]
        .filter((period) => perMetreYen[id]?.[period] === undefined)
        .map((period) => ({
          path: `${path}.perMetreYen.${id}`,
          reason: `no yen by the metre for the period ${period}`,
        })),
    );
  return [...ofNone, ...lacking];
}

function missing(
  known: ReadonlySet<string>,
  ids: readonly string[],
  path: string,
  kind: string,
): DocumentIssue[] {
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({ path, reason: `there is no ${kind} "${id}"` }));
}
