import type { PassengerRules } from '../../rules/selling-rules.ts';

/** Up to the next multiple of the step. */
export function roundUp(yen: number, step: number): number {
  return Math.ceil(yen / step) * step;
}

/**
 * A share of an amount, rounded up to a step, and never more than the amount itself. The product is
 * divided once, so that no fraction of a yen comes from the machine.
 */
export function shareOf(yen: number, percent: number, step: number): number {
  return Math.min(yen, roundUp((yen * percent) / 100, step));
}

/** Child fare (rule `fare.child`): a share of the adult fare, usually half, rounded up to 10 yen. */
export function childFare(adultYen: number, rules: PassengerRules): number {
  return shareOf(adultYen, rules.childPercentOfAdult, rules.childRoundedUpToYen);
}
