import type { OperatorDocument } from '../../rules/schema.ts';
import type { DocumentIssue } from '../document-issue.ts';

/** More than any ferry has; centimetres of lane for a deck. */
const MOST_PLACES = {
  berths: 3000,
  rooms: 1000,
  deck: 500_000,
  motorcycles: 500,
  bicycles: 500,
  pets: 100,
};

/** Places that are possible and hardly meant. Guarded by `test/operator/warnings.spec.ts`. */
export function oddPlaces(document: OperatorDocument): DocumentIssue[] {
  const { ports, vessels } = document;
  const outside = ports.flatMap(({ latitude, longitude }, index) => {
    const isInJapan = latitude > 20 && latitude < 46 && longitude > 122 && longitude < 154;
    const reason = `${latitude}, ${longitude} is not in Japan`;
    return isInJapan ? [] : [{ path: `ports.${index}`, reason }];
  });
  const twice = ports.flatMap(({ id, name }, index) => {
    const other = ports.slice(0, index).find((port) => port.name === name);
    return other
      ? [{ path: `ports.${index}`, reason: `${other.id} is called ${name} too (${id})` }]
      : [];
  });
  const large = vessels.flatMap(({ pools }, vessel) =>
    pools.flatMap(({ kind, capacity }, index) => {
      const path = `vessels.${vessel}.pools.${index}.capacity`;
      if (capacity === 0) return [{ path, reason: 'it has no place' }];
      return capacity > MOST_PLACES[kind]
        ? [{ path, reason: `${capacity} ${kind}: no ferry has so many` }]
        : [];
    }),
  );
  return [...outside, ...twice, ...large, ...withoutUse(document)];
}

/** Pools that no cabin sells, allotments that hold nothing back, classes that are carried nowhere. */
function withoutUse({
  vessels,
  trips,
  allotments,
  vehicles,
  vehicleFares,
}: OperatorDocument): DocumentIssue[] {
  const pools = vessels.flatMap(({ pools: list, cabinTypes }, vessel) =>
    list.flatMap(({ id, kind }, index) => {
      const isSold =
        !['berths', 'rooms'].includes(kind) || cabinTypes.some(({ poolId }) => poolId === id);
      return isSold
        ? []
        : [{ path: `vessels.${vessel}.pools.${index}`, reason: 'no cabin type sells it' }];
    }),
  );
  const capacities = new Map(
    vessels.flatMap(({ pools: list }) => list.map(({ id, capacity }) => [id, capacity])),
  );
  const nothing = allotments.flatMap(({ poolId, onSale }, index) => {
    const capacity = capacities.get(poolId) ?? 0;
    const reason = `${onSale} of ${capacity} are on sale: it holds nothing back`;
    return onSale < capacity ? [] : [{ path: `allotments.${index}.onSale`, reason }];
  });
  const carried = new Set(vehicleFares.flatMap(({ yen }) => Object.keys(yen)));
  const nowhere = vehicles.classes.flatMap(({ id }, index) =>
    carried.has(id) || trips.length === 0
      ? []
      : [
          {
            path: `vehicles.classes.${index}`,
            reason: 'no section has a fare for it: it is carried nowhere',
          },
        ],
  );
  return [...pools, ...nothing, ...nowhere];
}
