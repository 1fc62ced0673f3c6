import type { PortPair, SailingRow } from './sailing-rows.ts';

/** A section of one sailing: positions in its calls, 0 for the first. */
export interface CallPair {
  fromCall: number;
  toCall: number;
}

type Calls = Pick<SailingRow, 'call_ports' | 'call_boarding' | 'call_landing'>;

/**
 * Where a passenger from one port to another comes aboard and leaves. A vessel may call at a port
 * twice; then the shortest way counts, and of equal ones the first.
 * @returns undefined when the sailing does not go that way, or nobody may board or land there
 */
export function sectionOf(sailing: Calls, ports: PortPair): CallPair | undefined {
  let best: CallPair | undefined;
  for (const [fromCall, port] of sailing.call_ports.entries()) {
    if (port !== ports.fromPortId || !sailing.call_boarding[fromCall]) continue;
    const toCall = sailing.call_ports.findIndex(
      (other, index) => index > fromCall && other === ports.toPortId && sailing.call_landing[index],
    );
    if (toCall < 0) continue;
    if (!best || toCall - fromCall < best.toCall - best.fromCall) best = { fromCall, toCall };
  }
  return best;
}

/** Berths of a pool that are free on every leg of the section; 0 for a pool it does not have. */
export function freeOnSection(
  sailing: Pick<SailingRow, 'free' | 'pool_ids'>,
  { fromCall, toCall }: CallPair,
  poolId: string,
): number {
  const pool = sailing.pool_ids.indexOf(poolId);
  const legs = sailing.free.slice(fromCall, toCall);
  return pool < 0 ? 0 : Math.min(...legs.map((free) => free[pool] ?? 0));
}
