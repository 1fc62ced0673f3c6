import type { StockDemand } from '../inventory/demand.ts';
import type { SailingRow } from './sailing-rows.ts';

/** A sailing with the places as free that a customer has of it already. */
export function withOwnPlaces<Row extends Pick<SailingRow, 'id' | 'free' | 'pool_ids'>>(
  row: Row,
  own: readonly StockDemand[],
): Row {
  const mine = own.filter(({ sailingId }) => sailingId === row.id);
  if (mine.length === 0) return row;
  const free = row.free.map((places, leg) =>
    places.map((count, index) => {
      const poolId = row.pool_ids[index];
      const taken = mine
        .filter(({ fromCall, toCall }) => leg >= fromCall && leg < toCall)
        .flatMap(({ pools }) => pools.filter((pool) => pool.poolId === poolId));
      return taken.reduce((sum, { quantity }) => sum + quantity, count);
    }),
  );
  return { ...row, free };
}
