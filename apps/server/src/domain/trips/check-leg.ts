import type { FieldErrorCode, LegChoice, LegName } from '@ferry/api/customer-server';
import { DomainError } from '../domain-error.ts';
import { berthsFor, checkParty, PARTY_CLASSES, sizeOf } from '../fares/party.ts';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { checkOptions } from './check-options.ts';
import { evaluateVehicle, isMeasured, isProblem, type KnownVehicle } from './vehicles.ts';

/**
 * Checks a leg against the rules of its sailing, whatever is free.
 * @returns the vehicles with their classes
 * @throws DomainError `NO_ADULT`, `PARTY_TOO_LARGE`, `CAPACITY_MISMATCH`, `VEHICLE_TOO_LONG`,
 *   `VEHICLE_TOO_HIGH`, `VEHICLE_TYPE_PHONE_ONLY`, `VALIDATION_FAILED` with the field, all with the
 *   leg; `NOT_FOUND` for a cabin type without a fare
 */
export function checkLeg(row: SailingRow, leg: LegName, choice: LegChoice): KnownVehicle[] {
  checkParty(choice.party, row.rules.passengers, leg);
  checkCabins(row, leg, choice);
  const vehicles = checkLegVehicles(row, leg, choice);
  checkOptions(row, leg, choice, vehicles);
  return vehicles;
}

function checkCabins(row: SailingRow, leg: LegName, { party, cabins }: LegChoice): void {
  for (const key of PARTY_CLASSES) {
    const inCabins = cabins.reduce((sum, cabin) => sum + cabin.party[key], 0);
    if (inCabins !== party[key]) mismatch(leg, 'cabins');
  }
  for (const [index, cabin] of cabins.entries()) {
    const place = `cabins.${index}`;
    const type = row.cabin_types.find(({ id }) => id === cabin.cabinTypeId);
    if (!type || !row.fares?.[type.grade]) throw new DomainError('NOT_FOUND');
    const isRoom = type.tariff === 'perRoom' || cabin.privateUse;
    if (cabin.privateUse && !type.canBePrivate) refuse(leg, `${place}.privateUse`, 'NOT_AVAILABLE');
    if (cabin.infantBerths > cabin.party.infants) {
      refuse(leg, `${place}.infantBerths`, 'OUT_OF_RANGE');
    }
    const berths = berthsFor(cabin, row.rules.passengers);
    if (sizeOf(cabin.party) === 0 || berths === 0) mismatch(leg, place);
    if (isRoom && berths > (type.roomBerths ?? 0)) mismatch(leg, place);
    // They share an adult's berth, or at least need one beside them.
    if (cabin.party.adults === 0 && cabin.party.infants + cabin.party.babies > 0) {
      const path = `${leg}.${place}.party.adults`;
      throw new DomainError('NO_ADULT', { leg, errors: { [path]: ['NO_ADULT'] } });
    }
  }
}

function checkLegVehicles(
  row: SailingRow,
  leg: LegName,
  { party, vehicles }: LegChoice,
): KnownVehicle[] {
  const known = vehicles.map((choice, index) => {
    const place = `vehicles.${index}`;
    const type = row.rules.vehicles.types.find(({ id }) => id === choice.vehicleTypeId);
    if (!type) return refuse(leg, `${place}.vehicleTypeId`, 'NOT_AVAILABLE');
    if (!type.isPhoneOnly && isMeasured(type) && choice.lengthCm === null) {
      refuse(leg, `${place}.lengthCm`, 'REQUIRED');
    }
    if (choice.loadedLengthCm !== null && choice.loadedLengthCm < (choice.lengthCm ?? 0)) {
      refuse(leg, `${place}.loadedLengthCm`, 'OUT_OF_RANGE');
    }
    const found = evaluateVehicle(row, type, choice);
    return isProblem(found) ? refuseVehicle(leg, place, found) : found;
  });
  const driven = known.filter(({ type }) => type.needsDriver).length;
  const ridden = known.length - driven;
  if (driven > party.adults || ridden > party.adults + party.children) {
    refuse(leg, 'vehicles', 'TOO_MANY_VEHICLES');
  }
  return known;
}

function refuseVehicle(
  leg: LegName,
  place: string,
  problem: Exclude<ReturnType<typeof evaluateVehicle>, KnownVehicle>,
): never {
  const path = `${leg}.${place}`;
  switch (problem) {
    case 'NOT_CARRIED':
      return refuse(leg, `${place}.vehicleTypeId`, 'NOT_AVAILABLE');
    case 'VEHICLE_TYPE_PHONE_ONLY':
      throw new DomainError(problem, {
        leg,
        errors: { [`${path}.vehicleTypeId`]: ['PHONE_ONLY'] },
      });
    case 'VEHICLE_TOO_LONG':
      throw new DomainError(problem, { leg, errors: { [`${path}.lengthCm`]: [problem] } });
    case 'VEHICLE_TOO_HIGH':
      throw new DomainError(problem, { leg, errors: { [`${path}.heightCm`]: [problem] } });
  }
}

function mismatch(leg: LegName, place: string): never {
  const errors = { [`${leg}.${place}`]: ['CAPACITY_MISMATCH' as const] };
  throw new DomainError('CAPACITY_MISMATCH', { leg, errors });
}

/** @throws DomainError `VALIDATION_FAILED` with one field of the leg */
export function refuse(leg: LegName, place: string, code: FieldErrorCode): never {
  throw new DomainError('VALIDATION_FAILED', { leg, errors: { [`${leg}.${place}`]: [code] } });
}
