import type { VehicleChoice, VehicleProblem } from '@ferry/api/customer-server';
import type { SailingRow } from '../sailings/sailing-rows.ts';
import { isProblem, judgeVehicle, type KnownVehicle } from '../trips/vehicles.ts';

/** The vehicles of a search as a sailing carries them, or why it does not. */
export function judgeWanted(
  row: SailingRow,
  wanted: readonly VehicleChoice[],
): { vehicles: KnownVehicle[]; problem: VehicleProblem | null } {
  const judged = wanted.map((choice) => {
    const type = row.rules.vehicles.types.find(({ id }) => id === choice.vehicleTypeId);
    return type ? judgeVehicle(row, type, choice) : 'NOT_CARRIED';
  });
  const problem = judged.find(isProblem) ?? null;
  return {
    vehicles: problem ? [] : judged.flatMap((each) => (isProblem(each) ? [] : [each])),
    problem,
  };
}
