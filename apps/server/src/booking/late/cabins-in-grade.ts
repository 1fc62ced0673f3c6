import type { ReservedContent } from '../../database/booking-tables.ts';
import type { PoolDemand } from '../../database/pool-demand.ts';
import type { SoldLeg } from '../../database/stored-sale.ts';
import type { SailingRow } from '../../domain/sailings/sailing-rows.ts';
import { type CallPair, freeOnSection } from '../../domain/sailings/section.ts';
import { cabinDemand, petDemand } from '../../domain/trips/leg-demand.ts';
import type { CabinType } from '../../rules/schema.ts';

type Booked = ReservedContent['cabins'][number];

/** Cabins of another sailing in the place of those of a leg, in their order. */
export interface CabinsInGrade {
  types: CabinType[];
  sold: Pick<SoldLeg, 'cabins' | 'petPoolId'>;
  /** All that the leg takes, each pool once. */
  pools: PoolDemand[];
}

/**
 * Cabins of the booked grades that are free on a sailing for the cabins of a leg: the same cabin type where the vessel has it, else one
 * that is sold in the same way. What was booked is not taken away: a room of one's own, a cabin for a wheelchair or for pets.
 * Nobody gets into a women-only cabin who has not booked one. Guarded by `cabins-in-grade.spec.ts`.
 * @returns undefined where it has not enough of them
 */
export function cabinsInGrade(
  row: SailingRow,
  calls: CallPair,
  { cabins, pets }: Pick<ReservedContent, 'cabins' | 'pets'>,
): CabinsInGrade | undefined {
  const left = new Map(row.pool_ids.map((id) => [id, freeOnSection(row, calls, id)]));
  const take = ({ poolId, quantity }: PoolDemand): boolean => {
    const free = left.get(poolId) ?? 0;
    if (free < quantity) return false;
    left.set(poolId, free - quantity);
    return true;
  };
  const hasPets = pets.some(({ stay }) => stay === 'cabin');
  const chosen = cabins.flatMap((cabin) => {
    const likes = row.cabin_types.filter((type) => fits(type, cabin, hasPets));
    const type = likes
      .toSorted((one, other) => unlikeness(one, cabin) - unlikeness(other, cabin))
      .find((each) => take(cabinDemand(row, each, cabin)));
    const isWhole = type?.tariff === 'perRoom' || cabin.privateUse;
    return type ? [{ type, sold: { ...cabinDemand(row, type, cabin), isWhole } }] : [];
  });
  if (chosen.length < cabins.length) return undefined;
  const inRooms = pets.filter(({ stay }) => stay === 'petRoom').length;
  const ofPets = petDemand(row, inRooms);
  if (inRooms > 0 && (ofPets.length === 0 || !ofPets.every(take))) return undefined;
  return {
    types: chosen.map(({ type }) => type),
    sold: {
      cabins: chosen.map(({ sold }) => sold),
      petPoolId: row.pools.find(({ kind }) => kind === 'pets')?.id ?? null,
    },
    pools: merged([...chosen.map(({ sold }) => sold), ...ofPets]),
  };
}

function fits(
  type: CabinType,
  { cabinType, privateUse, party }: Booked,
  hasPets: boolean,
): boolean {
  const isSame = type.grade === cabinType.grade && type.tariff === cabinType.tariff;
  const isRoom = privateUse || type.tariff === 'perRoom';
  const people = party.adults + party.children + party.infants;
  return (
    isSame &&
    (!type.isWomenOnly || cabinType.isWomenOnly) &&
    (type.isAccessible || !cabinType.isAccessible) &&
    (type.takesPets || !(hasPets && cabinType.takesPets)) &&
    (!privateUse || type.canBePrivate) &&
    (!isRoom || (type.roomBerths ?? people) >= Math.min(people, cabinType.roomBerths ?? people))
  );
}

/** 0 for the very cabin type; else one more for each trait that differs. */
function unlikeness(type: CabinType, { cabinType }: Booked): number {
  if (type.id === cabinType.id) return 0;
  const traits = ['isWomenOnly', 'isAccessible', 'takesPets'] as const;
  return 1 + traits.filter((trait) => type[trait] !== cabinType[trait]).length;
}

function merged(demands: readonly PoolDemand[]): PoolDemand[] {
  const byPool = Map.groupBy(demands, ({ poolId }) => poolId);
  return [...byPool].map(([poolId, of]) => ({
    poolId,
    quantity: of.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}
