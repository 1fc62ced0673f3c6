import type { VehicleChoice, VehicleProblem } from '@ferry/api/customer-server';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { evaluateVehicle, isProblem, type KnownVehicle } from '../trips/vehicles.ts';

/** The vehicles of a search as a sailing carries them, or why it does not. */
export function evaluateVehicles(
  row: SailingRow,
  requested: readonly VehicleChoice[],
): { vehicles: KnownVehicle[]; problem: VehicleProblem | null } {
  const evaluated = requested.map((choice) => {
    const type = row.rules.vehicles.types.find(({ id }) => id === choice.vehicleTypeId);
    return type ? evaluateVehicle(row, type, choice) : 'NOT_CARRIED';
  });
  const problem = evaluated.find(isProblem) ?? null;
  return {
    vehicles: problem ? [] : evaluated.flatMap((each) => (isProblem(each) ? [] : [each])),
    problem,
  };
}
