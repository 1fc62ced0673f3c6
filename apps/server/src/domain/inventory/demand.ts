import type { PoolDemand } from '../../database/pool-demand.ts';

/** Places on one section of one sailing, from each pool that is named. */
export interface StockDemand {
  sailingId: string;
  /** Positions in the sailing's calls, 0 for the first; every leg between them is needed. */
  fromCall: number;
  toCall: number;
  pools: PoolDemand[];
}
