import type { LegChoice } from '@ferry/api/customer-server';
import type { PoolDemand } from '../../database/pool-demand.ts';
import type { CabinType } from '../../rules/schema.ts';
import { berthsFor, type CabinParty } from '../fares/party.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { type KnownVehicle, spaceFor } from './vehicles.ts';

/** What one cabin takes: a room, all berths of a room for private use, or the party's berths. */
export function cabinDemand(
  row: Pick<SailingRow, 'rules'>,
  type: CabinType,
  cabin: CabinParty & { privateUse: boolean },
): PoolDemand {
  const berths = berthsFor(cabin, row.rules.passengers);
  const inRoom = cabin.privateUse ? (type.roomBerths ?? berths) : berths;
  return { poolId: type.poolId, quantity: type.tariff === 'perRoom' ? 1 : inRoom };
}

/** Everything that a leg takes from the stock, each pool once. */
export function legDemand(
  row: SailingRow,
  choice: LegChoice,
  vehicles: readonly KnownVehicle[],
): PoolDemand[] {
  const cabins = choice.cabins.flatMap((cabin) => {
    const type = row.cabin_types.find(({ id }) => id === cabin.cabinTypeId);
    return type ? [cabinDemand(row, type, cabin)] : [];
  });
  const pets = petDemand(row, choice.pets.filter(({ stay }) => stay === 'petRoom').length);
  return merge([...cabins, ...vehicles.flatMap((vehicle) => spaceFor(row, vehicle)), ...pets]);
}

export function petDemand(row: Pick<SailingRow, 'pools'>, count: number): PoolDemand[] {
  const pool = row.pools.find(({ kind }) => kind === 'pets');
  return pool && count > 0 ? [{ poolId: pool.id, quantity: count }] : [];
}

function merge(demands: readonly PoolDemand[]): PoolDemand[] {
  const byPool = new Map<string, number>();
  for (const { poolId, quantity } of demands) {
    byPool.set(poolId, (byPool.get(poolId) ?? 0) + quantity);
  }
  return [...byPool].map(([poolId, quantity]) => ({ poolId, quantity }));
}
