import type {
  LegName,
  Passenger,
  ReservedVehicle,
  VehicleChoice,
  VehicleInput,
} from '@ferry/api/customer-server';
import {
  findNumberPlateProblem,
  formatPlateNumber,
  type NumberPlate,
  normaliseNumberPlate,
} from '@ferry/format/number-plate';
import { codePointLength, normaliseText } from '@ferry/format/width';
import type { VehicleType } from '../../rules/vehicle-rules.ts';
import { mayDrive } from '../people/may-drive.ts';
import { type Problems, type Report, reporter } from '../people/problems.ts';
import { CABIN_OF } from '../trips/trip.ts';
import type { CheckFacts } from './check-facts.ts';

/** What the customers say of a vehicle, in the kept form. */
export type CheckedVehicle = Pick<
  ReservedVehicle,
  'driver' | 'model' | 'plateUndecided' | 'plate' | 'isLow'
>;

const MODEL_MAX_LENGTH = 40;

interface VehicleContext {
  leg: LegName;
  facts: CheckFacts;
  passengers: readonly Passenger[];
}

/** The vehicles of a leg: each its own driver aboard, and a number plate or that it is undecided. */
export function checkVehicleInputs(
  inputs: readonly VehicleInput[],
  context: VehicleContext,
  problems: Problems,
): CheckedVehicle[] {
  const { leg, facts } = context;
  const choices: readonly VehicleChoice[] = facts.trip[leg]?.vehicles ?? [];
  return inputs.map((input, index) => {
    const report = reporter(problems, `${leg}Vehicles.${index}`);
    const id = choices[index]?.vehicleTypeId;
    const type = facts.rules.vehicles.types.find((each) => each.id === id);
    const driver = type?.needsDriver ? checkDriver(inputs, index, context, report) : null;
    const model = normaliseText(input.model);
    if (codePointLength(model) > MODEL_MAX_LENGTH) report('model', 'TOO_LONG');
    const plateUndecided = type?.hasPlate === true && input.plateUndecided;
    return {
      driver,
      model,
      plateUndecided,
      plate: plateUndecided || !type?.hasPlate ? '' : checkPlate(input.plate, type, report),
      isLow: input.isLow,
    };
  });
}

function checkDriver(
  inputs: readonly VehicleInput[],
  index: number,
  { leg, passengers }: VehicleContext,
  report: Report,
): number | null {
  const driver = inputs[index]?.driver ?? null;
  if (driver === null) {
    report('driver', 'REQUIRED');
    return null;
  }
  const passenger = passengers[driver];
  const isAboard = passenger?.[CABIN_OF[leg]] !== null;
  if (!passenger || !isAboard) report('driver', 'UNKNOWN_VALUE');
  // A typed age that is missing or wrong is a problem of its own.
  else if (!mayDrive(passenger)) report('driver', 'NOT_AN_ADULT');
  if (inputs.findIndex((each) => each.driver === driver) !== index) {
    report('driver', 'NOT_DISTINCT');
  }
  return driver;
}

/** `函館 300 あ 12-34`; motorcycles have no class. */
export function checkPlate(
  input: NumberPlate,
  { kind }: Pick<VehicleType, 'kind'>,
  report: Report,
): string {
  const plate = normaliseNumberPlate(input);
  const { place, classNumber, kana, number } = plate;
  const isCar = kind !== 'motorcycle';
  const required = { place, kana, number, ...(isCar && { classNumber }) };
  const missing = Object.entries(required).filter(([, value]) => value === '');
  for (const [part] of missing) report(`plate.${part}`, 'REQUIRED');
  const problem = findNumberPlateProblem(plate);
  if (missing.length === 0 && problem === 'unusedKana') report('plate.kana', 'INVALID_CHARACTER');
  else if (missing.length === 0 && problem) report(`plate.${problem}`, 'INVALID_FORMAT');
  const parts = [place, classNumber, kana, formatPlateNumber(number)];
  return parts.filter((part) => part !== '').join(' ');
}
