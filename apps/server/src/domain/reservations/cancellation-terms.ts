import type { CancellationTerm, LegName } from '@ferry/api/customer-server';
import { addDays, jstDate } from '@ferry/format/date';
import { instantOf } from '@ferry/format/service-time';
import type { SellingRules } from '../../rules/selling-rules.ts';

/** A leg that could be cancelled. */
export interface CancellableLeg {
  leg: LegName;
  /** From the passenger's own port, RFC 3339. */
  departureAt: string;
  hasVehicles: boolean;
}

/**
 * What the cancellation of an item costs, by when it is made: of each leg by its own departure, and
 * of its vehicles by their own rule. Days are those of the Japanese calendar, counted back from the
 * day of the departure: a term of two days or more ends when the day before the departure begins, one
 * of 0 days with the departure. After the last term nothing is refunded.
 * @param rules the operator's, the earliest term first
 * @returns leg after leg, fares before vehicles; of each at least one term, only the last without end
 */
export const cancellationTerms = (
  rules: SellingRules['cancellation'],
  legs: readonly CancellableLeg[],
): CancellationTerm[] =>
  legs.flatMap((each) => [
    ...termsOf(rules, each, 'fare'),
    ...(each.hasVehicles ? termsOf(rules, each, 'vehicle') : []),
  ]);

function termsOf(
  rules: SellingRules['cancellation'],
  { leg, departureAt }: CancellableLeg,
  item: CancellationTerm['item'],
): CancellationTerm[] {
  const day = jstDate(departureAt);
  const terms = rules.map(({ daysBefore, percent, minimumYen, vehicleMinimumYen }) => ({
    leg,
    item,
    until: daysBefore === 0 ? departureAt : instantOf(addDays(day, 1 - daysBefore), '00:00'),
    percent,
    minimumYen: item === 'vehicle' ? (vehicleMinimumYen ?? minimumYen) : minimumYen,
  }));
  return [...terms, { leg, item, until: null, percent: 100, minimumYen: 0 }];
}
