import { isDeepStrictEqual } from 'node:util';
import type { Draft, VehicleType } from '@ferry/api/customer-server';
import type { MemberVehicle } from '@ferry/api/external-server';
import type { EntryContent } from '../domain/members/entry-rows.ts';
import { checkMemberVehicle } from './check-member-vehicle.ts';

type Vehicle = EntryContent<'member_vehicle'>;

/**
 * The vehicles of a draft as a profile keeps them, each once: the same one is often on both legs.
 * What has no plate cannot be told from another one, and is left out.
 */
export function vehiclesOf(
  { outbound, return: returnLeg, customers }: Draft,
  types: readonly VehicleType[],
  now: Date,
): Vehicle[] {
  const legs = [
    { choice: outbound.choice, inputs: customers.outboundVehicles },
    ...(returnLeg ? [{ choice: returnLeg.choice, inputs: customers.returnVehicles }] : []),
  ];
  const vehicles = legs.flatMap(({ choice, inputs }) =>
    choice.vehicles.flatMap(({ vehicleTypeId, lengthCm }, index) => {
      const input = inputs[index];
      if (!input || input.plateUndecided) return [];
      const { model, plate, isLow } = input;
      const length = lengthCm === null ? '' : `${lengthCm}cm`;
      const typed = { name: '', vehicleTypeId, model, length, plate, isLow };
      const wrong: string[] = [];
      const vehicle = checkMemberVehicle(
        { ...typed, inspectionExpiresOn: '' },
        types,
        (field) => wrong.push(field),
        now,
      );
      return wrong.length > 0 || vehicle.plate === null ? [] : [vehicle];
    }),
  );
  return vehicles.filter(
    (vehicle, index) => vehicles.findIndex((other) => isSameVehicle(other, vehicle)) === index,
  );
}

/** Whether it is the same vehicle: by its plate, or by type and length where it has none yet. */
export function isSameVehicle(entry: Vehicle, found: Vehicle): boolean {
  if (entry.plate !== null) return isDeepStrictEqual(entry.plate, found.plate);
  return entry.vehicleTypeId === found.vehicleTypeId && entry.lengthCm === found.lengthCm;
}

/** The vehicle as the booking has it, with what a booking does not ask. */
export const withOwnWords = (entry: MemberVehicle, found: Vehicle): Vehicle => ({
  ...found,
  name: entry.name,
  model: found.model || entry.model,
  inspectionExpiresOn: entry.inspectionExpiresOn,
});
