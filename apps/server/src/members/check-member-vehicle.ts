import type { VehicleType } from '@ferry/api/customer-server';
import type { MemberVehicle, MemberVehicleInput } from '@ferry/api/external-server';
import { jstDate } from '@ferry/format/date';
import { parseLengthCm } from '@ferry/format/length';
import { type NumberPlate, normaliseNumberPlate } from '@ferry/format/number-plate';
import { parseDate } from '@ferry/format/typed-date';
import { codePointLength, normaliseText } from '@ferry/format/width';
import { checkPlate } from '../domain/drafts/check-vehicle-inputs.ts';
import type { Report } from '../domain/people/problems.ts';

const NAME_MAX_LENGTH = 40;
/** Of a length, in cm, as bookings have it. */
const LENGTH = { min: 100, max: 2500 };
/** An inspection is good for three years at most; further away it is a slip of the finger. */
const INSPECTION_YEARS = 4;
const EARLIEST_INSPECTION = '2000-01-01';

type CheckedMemberVehicle = Omit<MemberVehicle, 'id' | 'version'>;

/**
 * A member's vehicle in the kept form.
 * @param types all vehicles that some route carries; one by telephone only cannot be chosen
 */
export function checkMemberVehicle(
  input: MemberVehicleInput,
  types: readonly VehicleType[],
  report: Report,
  now: Date,
): CheckedMemberVehicle {
  const vehicleTypeId = normaliseText(input.vehicleTypeId);
  const type = types.find(({ id, isPhoneOnly }) => id === vehicleTypeId && !isPhoneOnly);
  if (vehicleTypeId === '') report('vehicleTypeId', 'REQUIRED');
  else if (!type) report('vehicleTypeId', 'UNKNOWN_VALUE');
  const text = (field: 'name' | 'model') => {
    const value = normaliseText(input[field]);
    if (codePointLength(value) > NAME_MAX_LENGTH) report(field, 'TOO_LONG');
    return value;
  };
  return {
    name: text('name'),
    vehicleTypeId,
    model: text('model'),
    lengthCm: type?.isMeasured ? checkLength(input.length, report) : null,
    plate: type?.hasPlate ? checkOptionalPlate(input.plate, type, report) : null,
    isLow: input.isLow,
    inspectionExpiresOn: checkInspection(input.inspectionExpiresOn, report, now),
  };
}

function checkLength(typed: string, report: Report): number | null {
  const lengthCm = parseLengthCm(typed);
  if (normaliseText(typed) === '') report('length', 'REQUIRED');
  else if (lengthCm === undefined) report('length', 'INVALID_FORMAT');
  else if (lengthCm < LENGTH.min || lengthCm > LENGTH.max) report('length', 'OUT_OF_RANGE');
  return lengthCm ?? null;
}

/** A member who does not know the plate yet leaves all of it empty; a part alone is none. */
function checkOptionalPlate(
  input: NumberPlate,
  type: VehicleType,
  report: Report,
): NumberPlate | null {
  const plate = normaliseNumberPlate(input);
  if (Object.values(plate).every((part) => part === '')) return null;
  // A kind that this build does not know is a car to a number plate.
  checkPlate(input, { kind: type.kind === 'motorcycle' ? 'motorcycle' : 'car' }, report);
  return plate;
}

function checkInspection(typed: string, report: Report, now: Date): string | null {
  if (normaliseText(typed) === '') return null;
  const date = parseDate(typed);
  const today = jstDate(now.toISOString());
  const latest = `${Number(today.slice(0, 4)) + INSPECTION_YEARS}${today.slice(4)}`;
  if (date === undefined) report('inspectionExpiresOn', 'INVALID_FORMAT');
  else if (date < EARLIEST_INSPECTION || date > latest) {
    report('inspectionExpiresOn', 'OUT_OF_RANGE');
  }
  return date ?? null;
}
