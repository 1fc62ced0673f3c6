import type { StockDemand } from '../inventory/demand.ts';
import type { SailingRow } from './sailing-rows.ts';

/** What a customer has of sailings already. */
export interface OwnPlaces {
  /** All of it: it is free for them. */
  stock: readonly StockDemand[];
  /** What of it is booked, and therefore stays on offer to them until it departs. */
  booked?: readonly StockDemand[];
}

/** A sailing as it is for a customer who has places of it already. */
export function withOwnPlaces<Row extends Pick<SailingRow, 'id' | 'free' | 'pool_ids' | 'booked'>>(
  row: Row,
  { stock, booked }: OwnPlaces,
): Row {
  const isHere = ({ sailingId }: StockDemand) => sailingId === row.id;
  const mine = stock.filter(isHere);
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
  return { ...row, free, ...(booked && { booked: booked.filter(isHere) }) };
}
