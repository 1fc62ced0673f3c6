import type { CabinFareInput, FareRules } from '../../database/fare-input.ts';
import type { Rounding } from '../../rules/selling-rules.ts';

const WAYS: Record<Rounding, (steps: number) => number> = {
  up: Math.ceil,
  down: Math.floor,
  nearest: Math.round,
};

/** Up to the next multiple of the step. */
export const roundUp = (yen: number, step: number): number => Math.ceil(yen / step) * step;

/**
 * A share of an amount, rounded to a step, and never more than the amount itself. The product is
 * divided once, so that no fraction of a yen comes from the machine.
 */
export function shareOf(
  yen: number,
  percent: number,
  step: number,
  rounding: Rounding = 'up',
): number {
  return Math.min(yen, WAYS[rounding]((yen * percent) / 100 / step) * step);
}

/** Child fare by the rules (rule `fare.child`): a share of the adult fare, usually half, rounded up to 10 yen. */
export function childFare(
  adultYen: number,
  { passengers, rounding }: Pick<FareRules, 'passengers' | 'rounding'>,
): number {
  const { childPercentOfAdult, childRoundedUpToYen } = passengers;
  return shareOf(adultYen, childPercentOfAdult, childRoundedUpToYen, rounding);
}

/** Child fare of a cabin's grade: the table's where it has one. */
export const childYenOf = (
  { adultYen, childYen }: Pick<CabinFareInput, 'adultYen' | 'childYen'>,
  rules: Pick<FareRules, 'passengers' | 'rounding'>,
): number => childYen ?? childFare(adultYen, rules);
