import type { FieldErrorCode, VehicleChoice } from '@ferry/api/customer-server';
import type { RouteRules } from '../../rules/route-rules.ts';
import { DomainError } from '../domain-error.ts';
import type { Party } from '../fares/party.ts';
import { isMeasured } from '../trips/vehicles.ts';

const SHORTEST = 100;
const LONGEST = 2500;
const LOWEST = 50;
const HIGHEST = 500;

/**
 * Vehicles as the search has them: `veh_car:469:155,veh_bicycle` is a car of 469 × 155 cm and a
 * bicycle. The contract has checked the form, not the numbers.
 * @throws DomainError `VALIDATION_FAILED`
 */
export function parseVehicles(text: string): VehicleChoice[] {
  if (text === '') return [];
  return text.split(',').map((each) => {
    const [vehicleTypeId = '', length = '', height = '', loaded = ''] = each.split(':');
    return {
      vehicleTypeId,
      lengthCm: size(length, SHORTEST, LONGEST),
      heightCm: size(height, LOWEST, HIGHEST),
      loadedLengthCm: size(loaded, SHORTEST, LONGEST),
    };
  });
}

function size(text: string, least: number, most: number): number | null {
  if (text === '') return null;
  const cm = Number(text);
  if (cm >= least && cm <= most) return cm;
  throw new DomainError('VALIDATION_FAILED', { errors: { vehicles: ['OUT_OF_RANGE'] } });
}

/**
 * How many vehicles there may be; what they are is said sailing by sailing.
 * @throws DomainError `VALIDATION_FAILED` for `vehicles`
 */
export function checkRequestedVehicles(
  { party, vehicles }: { party: Party; vehicles: readonly VehicleChoice[] },
  { vehicles: { types } }: Pick<RouteRules, 'vehicles'>,
): void {
  const refuse = (code: FieldErrorCode) => {
    throw new DomainError('VALIDATION_FAILED', { errors: { vehicles: [code] } });
  };
  const known = vehicles.map((each) => types.find(({ id }) => id === each.vehicleTypeId));
  const isWithoutLength = vehicles.some(({ lengthCm }, index) => {
    const type = known[index];
    return type && !type.isPhoneOnly && isMeasured(type) && lengthCm === null;
  });
  if (isWithoutLength) refuse('REQUIRED');
  const driven = known.filter((type) => type?.needsDriver ?? true).length;
  if (driven > party.adults) refuse('TOO_MANY_VEHICLES');
  if (known.length - driven > party.adults + party.children) refuse('TOO_MANY_VEHICLES');
}
