import type { Fuel } from './fare-input.ts';

/** A fuel adjustment of some sections or grades, as a sailing keeps it: what was sold stays. */
export interface FuelPart extends Fuel {
  /** From port to port; missing: everywhere. */
  sections?: [string, string][] | undefined;
  grades?: string[] | undefined;
}
