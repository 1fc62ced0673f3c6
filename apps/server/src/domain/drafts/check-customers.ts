import type { CustomerInput, LegName, Passenger } from '@ferry/api/customer-server';
import { type Problems, reporter } from '../people/problems.ts';
import { checkDiscounts } from './check-discounts.ts';
import type { CheckFacts } from './check-facts.ts';
import { checkPassenger } from './check-passenger.ts';
import { type CheckedRepresentative, checkRepresentative } from './check-representative.ts';
import { type CheckedVehicle, checkVehicleInputs } from './check-vehicle-inputs.ts';

/** The customers as a reservation keeps them. Only meaningful where there are no problems. */
export interface CheckedCustomers {
  problems: Problems;
  representative: CheckedRepresentative;
  passengers: Passenger[];
  vehicles: Record<LegName, CheckedVehicle[]>;
}

/**
 * Checks the customers for a reservation, after bringing every field into its kept form: widths
 * unified, readings in katakana, phone and mail address normalised, age a number.
 */
export function checkCustomers(input: CustomerInput, facts: CheckFacts): CheckedCustomers {
  const problems: Problems = {};
  const representative = checkRepresentative(
    input.representative,
    reporter(problems, 'representative'),
  );
  const passengers = input.passengers.map((passenger, index) =>
    checkPassenger(passenger, facts, reporter(problems, `passengers.${index}`)),
  );
  checkDiscounts(input, facts.rules.discounts, problems);
  const ofLeg = (leg: LegName) =>
    checkVehicleInputs(
      leg === 'outbound' ? input.outboundVehicles : input.returnVehicles,
      { leg, facts, passengers },
      problems,
    );
  return {
    problems,
    representative,
    passengers,
    vehicles: { outbound: ofLeg('outbound'), return: ofLeg('return') },
  };
}
