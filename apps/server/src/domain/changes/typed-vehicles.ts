import type { ReservedVehicle, VehicleChoice, VehicleInput } from '@ferry/api/customer-server';
import { isSame } from '../content-hash.ts';
import { vehicleInput } from './vehicle-input.ts';

/** A vehicle as it is chosen, and what is said of it. */
export type TypedVehicle = VehicleChoice & Omit<VehicleInput, 'isLow'>;

/** A booked vehicle, as it would be chosen and typed. */
export const typedVehicle = (vehicle: ReservedVehicle): TypedVehicle => {
  const { vehicleTypeId, lengthCm, heightCm, loadedLengthCm } = vehicle;
  return { vehicleTypeId, lengthCm, heightCm, loadedLengthCm, ...vehicleInput(vehicle) };
};

/**
 * Which vehicle of a changed leg is which of the booked one. Two may be equal but for their plates and drivers, so
 * that those go first who agree in most; a plate tells more than a driver, and a driver more than the place in the
 * list.
 * @param kept of each passenger after the change the position before it; null for another person
 * @returns of each vehicle after the change the position before it; null for another one
 */
export function keptVehicles(
  before: readonly TypedVehicle[],
  after: readonly TypedVehicle[],
  kept: readonly (number | null)[],
): (number | null)[] {
  const left = new Set(before.keys());
  const found = after.map((): number | null => null);
  const hasSameDriver = (one: TypedVehicle, { driver }: TypedVehicle) =>
    one.driver === (driver === null ? null : (kept[driver] ?? null));
  const ways: ((one: TypedVehicle, other: TypedVehicle, isInPlace: boolean) => boolean)[] = [
    (one, other) =>
      hasSamePlate(one, other) && hasSameDriver(one, other) && isSameModel(one, other),
    hasSamePlate,
    hasSameDriver,
    (_one, _other, isInPlace) => isInPlace,
  ];
  for (const fits of ways) {
    for (const [index, vehicle] of after.entries()) {
      if (found[index] !== null) continue;
      const position = [...left].find((each) => {
        const booked = before[each];
        return booked && isSameSize(booked, vehicle) && fits(booked, vehicle, each === index);
      });
      if (position === undefined) continue;
      left.delete(position);
      found[index] = position;
    }
  }
  return found;
}

const sizeOf = ({ vehicleTypeId, lengthCm, heightCm, loadedLengthCm }: TypedVehicle) => [
  vehicleTypeId,
  lengthCm,
  heightCm,
  loadedLengthCm,
];
const isSameSize = (one: TypedVehicle, other: TypedVehicle) => isSame(sizeOf(one), sizeOf(other));

/** Also where neither has one yet. */
export const hasSamePlate = (one: TypedVehicle, other: TypedVehicle): boolean =>
  one.plateUndecided === other.plateUndecided &&
  (one.plateUndecided || isSame(one.plate, other.plate));

const isSameModel = (one: TypedVehicle, other: TypedVehicle) => one.model === other.model;
