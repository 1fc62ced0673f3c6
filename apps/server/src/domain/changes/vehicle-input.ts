import type { ReservedVehicle, VehicleInput } from '@ferry/api/customer-server';
import { parseNumberPlate } from '@ferry/format/number-plate';

const NO_PLATE = { place: '', classNumber: '', kana: '', number: '' };

/** What is said of a booked vehicle, as it would have been typed. */
export const vehicleInput = ({
  driver,
  model,
  plateUndecided,
  plate,
  isLow,
}: ReservedVehicle): VehicleInput => ({
  driver,
  model,
  plateUndecided,
  plate: parseNumberPlate(plate) ?? NO_PLATE,
  isLow,
});
