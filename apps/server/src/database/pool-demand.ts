/** What is taken from one stock of places. */
export interface PoolDemand {
  poolId: string;
  quantity: number;
}
