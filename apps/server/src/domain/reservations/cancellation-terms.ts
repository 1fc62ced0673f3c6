import { isDeepStrictEqual } from 'node:util';
import type { CancellationTerm, FareQuote, LegName } from '@ferry/api/customer-server';
import type { CancellationRules } from '../../rules/cancellation-rules.ts';
import { type FeeSubject, feeSteps, termsFor } from './cancellation-fee.ts';

/** A leg that could be cancelled. */
export interface CancellableLeg {
  leg: LegName;
  /** From the passenger's own port, RFC 3339. */
  departureAt: string;
  hasVehicles: boolean;
  hasOptions: boolean;
  /** Discounts that some item is sold with. */
  discountIds: readonly string[];
  /** Those of the leg's route. */
  rules: CancellationRules;
}

/**
 * What the cancellation of an item costs, by when it is made ({@link feeSteps}): of each leg by its own
 * departure. Rooms and options have terms of their own only where these differ from the fare's.
 * @returns leg after leg, fares before vehicles; of each at least one term, only the last without end
 */
export const cancellationTerms = (legs: readonly CancellableLeg[]): CancellationTerm[] =>
  legs.flatMap((leg) =>
    subjectsOf(leg).flatMap(([item, subject]) =>
      feeSteps(leg.rules, subject, leg.departureAt).map((step) => ({
        leg: leg.leg,
        item,
        ...step,
      })),
    ),
  );

/** Discounts that some item of a quote has. */
export const appliedDiscounts = ({ comparisons }: Pick<FareQuote, 'comparisons'>): string[] =>
  comparisons.flatMap(({ discountId, isApplied }) => (isApplied ? [discountId] : []));

type Subject = [item: CancellationTerm['item'], subject: FeeSubject];

function subjectsOf({ rules, hasVehicles, hasOptions, discountIds }: CancellableLeg): Subject[] {
  const fare: FeeSubject = { kind: 'passenger' };
  const differs = (subject: FeeSubject) =>
    !isDeepStrictEqual(termsFor(rules, subject), termsFor(rules, fare));
  const room: FeeSubject = { kind: 'room' };
  const option: FeeSubject = { kind: 'option' };
  const campaign = discountIds
    .map((discountId): FeeSubject => ({ kind: 'passenger', discountId }))
    .find(differs);
  return [
    ['fare', fare],
    ...(differs(room) ? [['room', room] satisfies Subject] : []),
    ...(hasVehicles ? [['vehicle', { kind: 'vehicle' }] satisfies Subject] : []),
    ...(hasOptions && differs(option) ? [['option', option] satisfies Subject] : []),
    ...(campaign ? [['campaignFare', campaign] satisfies Subject] : []),
  ];
}
