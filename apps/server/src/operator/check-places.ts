import type { CabinType, OperatorDocument, Pool } from '../rules/schema.ts';
import type { DocumentIssue } from './document-issue.ts';

/** Kinds of which a vessel has one pool: nobody chooses between two decks. */
const ONE_OF = ['deck', 'motorcycles', 'bicycles', 'pets'] as const;

/** Relations between a vessel's pools and its cabin types. */
export function checkPlaces({ vessels, fares }: OperatorDocument): DocumentIssue[] {
  const withRoomYen = new Set(fares.filter(({ roomYen }) => roomYen).map(({ grade }) => grade));
  return vessels.flatMap(({ pools, cabinTypes }, vessel) => [
    ...checkPools(pools, `vessels.${vessel}.pools`),
    ...cabinTypes.flatMap((type, index) =>
      checkCabinType(type, pools, withRoomYen).map((reason) => ({
        path: `vessels.${vessel}.cabinTypes.${index}`,
        reason,
      })),
    ),
  ]);
}

function checkPools(pools: readonly Pool[], path: string): DocumentIssue[] {
  return pools.flatMap((pool, index) => {
    const issues: DocumentIssue[] = [];
    const isSecond = pools.findIndex(({ kind }) => kind === pool.kind) < index;
    if (isSecond && ONE_OF.some((kind) => kind === pool.kind)) {
      issues.push({ path: `${path}.${index}.kind`, reason: `a second pool of ${pool.kind}` });
    }
    if (pool.maxHeightCm !== undefined && pool.kind !== 'deck') {
      issues.push({ path: `${path}.${index}.maxHeightCm`, reason: 'only a deck has a height' });
    }
    return issues;
  });
}

function checkCabinType(
  type: CabinType,
  pools: readonly Pool[],
  gradesWithRoomYen: ReadonlySet<string>,
): string[] {
  const reasons: string[] = [];
  const pool = pools.find(({ id }) => id === type.poolId);
  const kind = type.tariff === 'perRoom' ? 'rooms' : 'berths';
  if (pool && pool.kind !== kind) reasons.push(`sold ${type.tariff}, its pool must be of ${kind}`);
  if (type.tariff === 'perRoom' && type.roomBerths === undefined) {
    reasons.push('sold perRoom, it needs roomBerths');
  }
  if (type.tariff === 'perRoom' && !gradesWithRoomYen.has(type.grade)) {
    reasons.push(`sold perRoom, but no fare of the grade "${type.grade}" has roomYen`);
  }
  if (type.canBePrivate && (type.tariff === 'perRoom' || type.roomBerths === undefined)) {
    reasons.push('only a shared room with roomBerths can be booked for private use');
  }
  return reasons;
}
