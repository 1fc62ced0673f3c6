import type { StockDemand } from './demand.ts';

/** What has to be taken, and what can go back, so that what is taken is something else; each may be empty. */
interface MovedStock {
  taken: StockDemand[];
  freed: StockDemand[];
}

/** Places by sailing, by leg between two calls, and by pool. */
type Places = Map<string, Map<number, Map<string, number>>>;

/**
 * The difference between what is taken and what is to be taken instead, on every leg between two calls and in
 * every pool: what is in both neither goes back nor is taken again, so that a vehicle may stay on a deck that is
 * full. Neighbouring legs with the same difference are one section.
 * @param before what is taken now, of however many sailings
 * @param after what is to be taken then
 */
export function movedStock(
  before: readonly StockDemand[],
  after: readonly StockDemand[],
): MovedStock {
  const difference: Places = new Map();
  for (const demand of after) add(difference, demand, 1);
  for (const demand of before) add(difference, demand, -1);
  return { taken: sectionsOf(difference, 1), freed: sectionsOf(difference, -1) };
}

function add(places: Places, { sailingId, fromCall, toCall, pools }: StockDemand, sign: number) {
  const legs = places.get(sailingId) ?? new Map<number, Map<string, number>>();
  places.set(sailingId, legs);
  for (let leg = fromCall; leg < toCall; leg += 1) {
    const byPool = legs.get(leg) ?? new Map<string, number>();
    legs.set(leg, byPool);
    for (const { poolId, quantity } of pools) {
      byPool.set(poolId, (byPool.get(poolId) ?? 0) + sign * quantity);
    }
  }
}

function sectionsOf(places: Places, sign: number): StockDemand[] {
  return [...places.keys()].toSorted().flatMap((sailingId) => {
    const legs = [...(places.get(sailingId) ?? [])].toSorted(([one], [other]) => one - other);
    const sections: StockDemand[] = [];
    for (const [leg, byPool] of legs) {
      const pools = poolsOf(byPool, sign);
      if (pools.length === 0) continue;
      const last = sections.at(-1);
      const isSame = last?.toCall === leg && JSON.stringify(last.pools) === JSON.stringify(pools);
      if (last && isSame) last.toCall = leg + 1;
      else sections.push({ sailingId, fromCall: leg, toCall: leg + 1, pools });
    }
    return sections;
  });
}

const poolsOf = (byPool: ReadonlyMap<string, number>, sign: number) =>
  [...byPool]
    .map(([poolId, quantity]) => ({ poolId, quantity: sign * quantity }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => (one.poolId < other.poolId ? -1 : 1));
