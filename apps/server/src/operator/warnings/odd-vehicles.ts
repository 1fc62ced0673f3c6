import { POOL_KINDS } from '../../domain/trips/vehicles.ts';
import type { OperatorDocument } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';

/** Centimetres: no deck that carries a car is shorter, nor lower. */
const SHORTEST_DECK = 400;
const LOWEST_DECK = 150;
/** Centimetres between two vehicles. */
const WIDEST_GAP = 200;

/** Vehicles that are possible and hardly meant. Guarded by `test/operator/warnings.spec.ts`. */
export const oddVehicles = (document: OperatorDocument): DocumentIssue[] => [
  ...oddClasses(document),
  ...oddBicycles(document),
  ...oddDecks(document),
  ...noPlace(document),
];

function oddClasses({ vehicles: { types, classes, gapCm } }: OperatorDocument): DocumentIssue[] {
  const unclassed = types.flatMap(({ id, isPhoneOnly }, index) =>
    isPhoneOnly || classes.some(({ typeIds }) => typeIds.includes(id))
      ? []
      : [{ path: `vehicles.types.${index}`, reason: 'it has no class: nobody can book it' }],
  );
  const same = classes.flatMap(({ typeIds, lengthBelowCm }, index) => {
    const other = classes
      .slice(0, index)
      .find(
        (each) =>
          each.lengthBelowCm === lengthBelowCm && each.typeIds.some((id) => typeIds.includes(id)),
      );
    const reason = `${other?.id} has the same length and type: one of both has no vehicle`;
    return other ? [{ path: `vehicles.classes.${index}.lengthBelowCm`, reason }] : [];
  });
  const tooLong = types.flatMap(({ id, kind, lengthCm, tooLongCm, isPhoneOnly }, index) => {
    const own = classes.filter(({ typeIds }) => typeIds.includes(id));
    const longest = Math.max(...own.map(({ lengthBelowCm }) => lengthBelowCm ?? Infinity));
    const isMeasured = POOL_KINDS[kind] === 'deck' && lengthCm === undefined && !isPhoneOnly;
    if (!isMeasured || own.length === 0 || (tooLongCm ?? Infinity) <= longest) return [];
    if (longest === Infinity) return [];
    const reason = `from ${longest} cm on it has no class: say so with tooLongCm`;
    return [{ path: `vehicles.types.${index}`, reason }];
  });
  const gap = { path: 'vehicles.gapCm', reason: `${gapCm} cm between two vehicles` };
  return [...unclassed, ...same, ...tooLong, ...(gapCm > WIDEST_GAP ? [gap] : [])];
}

/** A bicycle is a car for a document that does not say otherwise. */
const oddBicycles = ({ vehicles: { types } }: OperatorDocument): DocumentIssue[] =>
  types.flatMap(({ kind, needsDriver, hasPlate }, index) => {
    const path = `vehicles.types.${index}`;
    return [
      ...(needsDriver
        ? [
            {
              path,
              reason: 'a bicycle with a driver, whose fare it includes: say needsDriver: false',
            },
          ]
        : []),
      ...(hasPlate ? [{ path, reason: 'a bicycle with a plate: say hasPlate: false' }] : []),
    ].filter(() => kind === 'bicycle');
  });

function oddDecks({ vessels }: OperatorDocument): DocumentIssue[] {
  return vessels.flatMap(({ pools }, vessel) =>
    pools.flatMap(({ kind, capacity, maxHeightCm = LOWEST_DECK }, index) => {
      if (kind !== 'deck') return [];
      const path = `vessels.${vessel}.pools.${index}`;
      const short = `${capacity} cm of lane: no car fits; is it in metres, or in cars?`;
      return [
        ...(capacity > 0 && capacity < SHORTEST_DECK
          ? [{ path: `${path}.capacity`, reason: short }]
          : []),
        ...(maxHeightCm < LOWEST_DECK
          ? [{ path: `${path}.maxHeightCm`, reason: `${maxHeightCm} cm: no car is so low` }]
          : []),
      ];
    }),
  );
}

/** A section with fares for vehicles whose vessels all have no place for them. */
function noPlace({ vehicleFares, vehicles, vessels, trips }: OperatorDocument): DocumentIssue[] {
  const kindsOf = new Map(vessels.map(({ id, pools }) => [id, pools.map(({ kind }) => kind)]));
  const typeOf = new Map(vehicles.types.map((type) => [type.id, POOL_KINDS[type.kind]]));
  return vehicleFares.flatMap(({ routeId, yen }, index) => {
    const there = new Set(
      trips
        .filter((trip) => trip.routeId === routeId)
        .flatMap(({ vesselId }) => kindsOf.get(vesselId) ?? []),
    );
    const needed = vehicles.classes
      .filter(({ id }) => yen[id])
      .flatMap(({ typeIds }) => typeIds.flatMap((id) => typeOf.get(id) ?? []));
    const lacking = [...new Set(needed)].filter((kind) => !there.has(kind));
    return lacking.map((kind) => ({
      path: `vehicleFares.${index}`,
      reason: `no vessel of ${routeId} has a pool of the kind ${kind}: it carries none`,
    }));
  });
}
