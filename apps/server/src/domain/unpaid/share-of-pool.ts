import type { StockDemand } from '../inventory/demand.ts';
import type { LegCapacity } from './unpaid-rows.ts';

/**
 * Whether the requested places, with those that are taken, are more than so many percent of some pool on
 * some leg. One unit of each may be taken, however small the pool. More than there is at all is sold out
 * for every customer, and no question of a share.
 */
export function isShareExceeded(
  requested: readonly StockDemand[],
  taken: readonly StockDemand[],
  legs: readonly LegCapacity[],
  percent: number,
): boolean {
  return legs.some(({ sailingId, leg, poolIds, capacity }) =>
    poolIds.some((poolId, position) => {
      const on = { sailingId, leg, poolId };
      const mine = placesOn(requested, on);
      const all = mine + placesOn(taken, on);
      const places = capacity[position] ?? 0;
      return mine > 0 && mine <= places && all > unitsOfShare(places, percent);
    }),
  );
}

/** Whether the requested places need a pool of which so many percent are less than one unit. */
export function needsSmallPool(
  requested: readonly StockDemand[],
  legs: readonly LegCapacity[],
  percent: number,
): boolean {
  return legs.some(({ sailingId, leg, poolIds, capacity }) =>
    poolIds.some((poolId, position) => {
      const isSmall = (capacity[position] ?? 0) * percent < 100;
      return isSmall && placesOn(requested, { sailingId, leg, poolId }) > 0;
    }),
  );
}

/** How many units of a pool are so many percent of it; one at least. */
export const unitsOfShare = (places: number, percent: number): number =>
  Math.max(1, Math.floor((places * percent) / 100));

function placesOn(
  demands: readonly StockDemand[],
  { sailingId, leg, poolId }: { sailingId: string; leg: number; poolId: string },
): number {
  return demands
    .filter((each) => each.sailingId === sailingId && each.fromCall <= leg && leg < each.toCall)
    .flatMap(({ pools }) => pools)
    .reduce((sum, pool) => (pool.poolId === poolId ? sum + pool.quantity : sum), 0);
}
