import type { Fuel } from '../../database/fare-input.ts';
import type { FuelPart } from '../../database/fuel-part.ts';

/** The columns of a sailing that hold its fuel adjustments, in yen. */
interface FuelOfSailing {
  fuel_adult_yen: number;
  fuel_child_yen: number;
  fuel_vehicle_yen: Record<string, number>;
  fuel_parts: readonly FuelPart[] | null;
}

/**
 * The fuel adjustment of a section: the last of the sailing's parts that is for it, else the sailing's own.
 * @param grade people's, where its parts count too; without it what vehicles pay
 */
export function fuelOf(
  row: FuelOfSailing,
  { fromPortId, toPortId }: { fromPortId: string; toPortId: string },
  grade?: string,
): Fuel {
  const part = row.fuel_parts?.findLast(
    ({ sections, grades }) =>
      (sections?.some(([from, to]) => from === fromPortId && to === toPortId) ?? true) &&
      (grades === undefined || (grade !== undefined && grades.includes(grade))),
  );
  if (part) return part;
  return {
    adultYen: row.fuel_adult_yen,
    childYen: row.fuel_child_yen,
    vehicleYen: row.fuel_vehicle_yen,
  };
}
