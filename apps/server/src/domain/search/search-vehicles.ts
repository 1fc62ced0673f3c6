import type { VehicleChoice } from '@ferry/api/customer-server';
import { DomainError } from '../domain-error.ts';

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
