import { DomainError } from '../../domain/domain-error.ts';
import { type CheckedCustomers, checkCustomers } from '../../domain/drafts/check-customers.ts';
import type { StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { checkFacts, shownTrip } from '../../domain/drafts/to-draft.ts';
import type { Problems } from '../../domain/people/problems.ts';
import type { TripOffer } from '../../domain/trips/find-trip-offer.ts';

/**
 * The customers of a draft that is to be held, of a new booking or of a change.
 * @param others what else is wrong with the draft
 * @throws DomainError with the customers' problems, under the one code that says what to do
 */
export function checkHeldCustomers(
  draft: StoredDraft,
  offer: TripOffer,
  others: Problems = {},
): CheckedCustomers {
  const facts = checkFacts(draft, shownTrip(offer), offer.outbound.rules);
  const customers = checkCustomers(draft.customers, facts);
  const problems = { ...customers.problems, ...others };
  const codes = Object.values(problems).flat();
  if (codes.length === 0) return customers;
  const isOnly = (field: RegExp) => Object.keys(problems).every((path) => field.test(path));
  if (codes.every((code) => code === 'WOMEN_ONLY')) {
    throw new DomainError('WOMEN_ONLY', { errors: problems });
  }
  if (isOnly(/Vehicles\.\d+\.driver$/)) {
    throw new DomainError('DRIVER_MISSING', { errors: problems });
  }
  throw new DomainError('VALIDATION_FAILED', { errors: problems });
}
