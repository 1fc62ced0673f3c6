import type { VehicleChoice, VehicleProblem } from '@ferry/api/customer-server';
import type { PoolDemand } from '../../database/pool-demand.ts';
import type { Pool } from '../../rules/schema.ts';
import type { VehicleClass, VehicleRules, VehicleType } from '../../rules/vehicle-rules.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';

/** Where each kind stands. */
export const POOL_KINDS = {
  car: 'deck',
  kei: 'deck',
  other: 'deck',
  motorcycle: 'motorcycles',
  bicycle: 'bicycles',
} as const satisfies Record<VehicleType['kind'], Pool['kind']>;

/** A chosen vehicle with its type and tariff class. */
export interface KnownVehicle {
  type: VehicleType;
  tariffClass: VehicleClass;
  /** Includes {@link metres}. */
  yen: number;
  /** Metres above the class that are paid for. */
  metres: number;
  /** With load and trailer; 0 for what is not measured in length. */
  lengthCm: number;
}

/** Whether a length has to be given: only cars without a usual one are measured. */
export function isMeasured(type: VehicleType): boolean {
  return POOL_KINDS[type.kind] === 'deck' && type.lengthCm === undefined;
}

/** Whether it stands on the deck, in centimetres of lane. */
export const isOnDeck = (type: VehicleType): boolean => POOL_KINDS[type.kind] === 'deck';

/** Motorcycles and cars close and check in earlier than people on foot; bicycles on sale as those. */
export const isDriven = (type: VehicleType): boolean => type.needsDriver;

/**
 * The tariff class: of the type's classes the shortest that the length is below. 5.00 m is not
 * below 5 m (rule `vehicle.class`).
 */
function classOf(
  { classes }: Pick<VehicleRules, 'classes'>,
  type: VehicleType,
  lengthCm: number,
): VehicleClass | undefined {
  return classes
    .filter(({ typeIds }) => typeIds.includes(type.id))
    .filter(({ lengthBelowCm }) => lengthBelowCm === undefined || lengthCm < lengthBelowCm)
    .toSorted((one, other) => (one.lengthBelowCm ?? Infinity) - (other.lengthBelowCm ?? Infinity))
    .at(0);
}

/** Metres that are begun above a class (rule `vehicle.metres`): of 12.00 m from 12 m on it is one, as 5.00 m is the 6 m class. */
const metresAbove = ({ metresFromCm }: VehicleClass, lengthCm: number): number =>
  metresFromCm === undefined || lengthCm < metresFromCm
    ? 0
    : Math.floor((lengthCm - metresFromCm) / 100) + 1;

/** The whole length, as it is measured for the fare and on the deck. */
function lengthOf(type: VehicleType, choice: VehicleChoice): number {
  return Math.max(type.lengthCm ?? choice.lengthCm ?? 0, choice.loadedLengthCm ?? 0);
}

/**
 * A vehicle as a sailing carries it, or why it does not.
 * @param type the choice's, of the route's rules
 */
export function evaluateVehicle(
  row: Pick<SailingRow, 'rules' | 'pools' | 'vehicle_fares'>,
  type: VehicleType,
  choice: VehicleChoice,
): KnownVehicle | VehicleProblem {
  if (type.isPhoneOnly) return 'VEHICLE_TYPE_PHONE_ONLY';
  const lengthCm = lengthOf(type, choice);
  if (type.tooLongCm !== undefined && lengthCm >= type.tooLongCm) return 'VEHICLE_TOO_LONG';
  const tariffClass = classOf(row.rules.vehicles, type, lengthCm);
  if (!tariffClass) return isMeasured(type) ? 'VEHICLE_TOO_LONG' : 'NOT_CARRIED';
  const pool = row.pools.find(({ kind }) => kind === POOL_KINDS[type.kind]);
  if (pool?.maxHeightCm !== undefined && (choice.heightCm ?? 0) > pool.maxHeightCm) {
    return 'VEHICLE_TOO_HIGH';
  }
  const fare = row.vehicle_fares?.[tariffClass.id];
  if (!pool || fare === undefined) return 'NOT_CARRIED';
  if (typeof fare === 'number') return { type, tariffClass, yen: fare, metres: 0, lengthCm };
  const metres = metresAbove(tariffClass, lengthCm);
  return { type, tariffClass, yen: fare.yen + metres * fare.metreYen, metres, lengthCm };
}

/** What a vehicle takes: centimetres of lane with the gap to the next one, or one place. */
export function spaceFor(
  row: Pick<SailingRow, 'rules' | 'pools'>,
  { type, lengthCm }: KnownVehicle,
): PoolDemand[] {
  const kind = POOL_KINDS[type.kind];
  const pool = row.pools.find((each) => each.kind === kind);
  if (!pool) return [];
  const quantity = kind === 'deck' ? lengthCm + row.rules.vehicles.gapCm : 1;
  return [{ poolId: pool.id, quantity }];
}

/** Whether a pet may stay in it during the crossing. */
export const takesPets = ({ type }: KnownVehicle): boolean =>
  type.kind === 'car' || type.kind === 'kei';

export const isProblem = (found: KnownVehicle | VehicleProblem): found is VehicleProblem =>
  typeof found === 'string';
