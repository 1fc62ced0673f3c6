import type { CancellationTerm } from '@ferry/api/customer-server';
import { addDays, jstDate } from '@ferry/format/date';
import { instantOf } from '@ferry/format/service-time';
import type { SellingRules } from '../../operator/selling-rules.ts';

/**
 * What a cancellation costs, by when it is made. Days are those of the Japanese calendar, counted
 * back from the day of the departure: a term of two days or more ends when the day before the
 * departure begins, one of 0 days with the departure. After the last term nothing is refunded.
 * @param rules the operator's, the earliest term first
 * @param departureAt from the passenger's own port, RFC 3339
 * @returns at least one term; only the last one has no end
 */
export function cancellationTerms(
  rules: SellingRules['cancellation'],
  departureAt: string,
): CancellationTerm[] {
  const day = jstDate(departureAt);
  const terms = rules.map(({ daysBefore, percent, minimumYen }) => ({
    until: daysBefore === 0 ? departureAt : instantOf(addDays(day, 1 - daysBefore), '00:00'),
    percent,
    minimumYen,
  }));
  return [...terms, { until: null, percent: 100, minimumYen: 0 }];
}
