import { isDeepStrictEqual } from 'node:util';
import type {
  CancellationTerm,
  DiscountComparison,
  FareQuote,
  LegName,
} from '@ferry/api/customer-server';
import type { CancellationRules, OptionKind } from '../../rules/cancellation-rules.ts';
import { type FeeSubject, feeSteps, termsFor } from './cancellation-fee.ts';

/** A leg that could be cancelled. */
export interface CancellableLeg {
  leg: LegName;
  /** From the passenger's own port, RFC 3339. */
  departureAt: string;
  hasVehicles: boolean;
  /** What there is of options. */
  options: readonly OptionKind[];
  /** Discounts that some item is sold with. */
  discounts: readonly AppliedDiscount[];
  /** Those of the leg's route. */
  rules: CancellationRules;
}

/**
 * What the cancellation of an item costs, by when it is made ({@link feeSteps}): of each leg by its own
 * departure. Rooms, options and what is sold with a discount have terms of their own only where these differ
 * from the fare's; discounts of the same terms are together, and so are meals and pets.
 * @returns leg after leg, fares before vehicles; of each at least one term, only the last without end
 */
export const cancellationTerms = (legs: readonly CancellableLeg[]): CancellationTerm[] =>
  legs.flatMap((leg) =>
    subjectsOf(leg).flatMap(([item, subject, discountNames = []]) =>
      feeSteps(leg.rules, subject, leg.departureAt).map((step) => ({
        leg: leg.leg,
        item,
        discountNames,
        ...step,
      })),
    ),
  );

/** A discount, as it is called. */
type AppliedDiscount = Pick<DiscountComparison, 'discountId' | 'name'>;

/** Discounts that some item of a quote has. */
export const appliedDiscounts = ({
  comparisons,
}: Pick<FareQuote, 'comparisons'>): AppliedDiscount[] =>
  comparisons.filter(({ isApplied }) => isApplied);

/** What there is of options on a leg. */
export const optionsOf = ({
  pets,
  meals,
}: {
  pets: readonly unknown[];
  meals: readonly unknown[];
}): OptionKind[] => [
  ...(meals.length > 0 ? ['meal' as const] : []),
  ...(pets.length > 0 ? ['pet' as const] : []),
];

type Subject = [item: CancellationTerm['item'], subject: FeeSubject, discountNames?: string[]];

function subjectsOf(leg: CancellableLeg): Subject[] {
  const { rules, hasVehicles } = leg;
  const fare: FeeSubject = { kind: 'passenger' };
  const room: FeeSubject = { kind: 'room' };
  return [
    ['fare', fare],
    ...(isAlike(rules, room, fare) ? [] : [['room', room] satisfies Subject]),
    ...(hasVehicles ? [['vehicle', { kind: 'vehicle' }] satisfies Subject] : []),
    ...optionSubjects(leg, fare),
    ...campaigns(leg, fare),
  ];
}

/** One for all options, or one for each kind where the kinds differ. */
function optionSubjects({ rules, options }: CancellableLeg, fare: FeeSubject): Subject[] {
  const kinds = options.map((option): Subject => [option, { kind: 'option', option }]);
  const [first, second] = kinds;
  const isOne = !first || !second || isAlike(rules, first[1], second[1]);
  const subjects: Subject[] = isOne && first ? [['option', first[1]]] : kinds;
  return subjects.filter(([, subject]) => !isAlike(rules, subject, fare));
}

/** Fares sold with a discount, by their terms. */
function campaigns({ rules, discounts }: CancellableLeg, fare: FeeSubject): Subject[] {
  const found: { subject: FeeSubject; names: string[] }[] = [];
  for (const { discountId, name } of discounts) {
    const subject: FeeSubject = { kind: 'passenger', discountId };
    if (isAlike(rules, subject, fare)) continue;
    const alike = found.find((each) => isAlike(rules, each.subject, subject));
    if (alike) alike.names.push(name);
    else found.push({ subject, names: [name] });
  }
  return found.map(({ subject, names }) => ['campaignFare', subject, names]);
}

const isAlike = (rules: CancellationRules, one: FeeSubject, other: FeeSubject): boolean =>
  isDeepStrictEqual(termsFor(rules, one), termsFor(rules, other));
