import type { DiscountRequest, FieldErrorCode } from '@ferry/api/customer-server';
import type { DiscountRule } from '../../rules/discount-rules.ts';
import { DomainError } from '../domain-error.ts';
import type { PricedTrip } from './trip.ts';

const ASKED_FOR: readonly DiscountRule['kind'][] = ['student', 'disabled', 'resident'];

/** What is wrong with the request for a discount. */
interface RequestProblem {
  index: number;
  field: 'passenger' | 'discountId' | 'carer';
  code: FieldErrorCode;
}

type Requests = Pick<PricedTrip, 'requests' | 'travellers'>;

/**
 * Problems of the discounts that passengers ask for: each is one of the legs' routes, for a
 * passenger who travels, one for each passenger; a carer is another adult, cares for one, and only
 * in class 1 of the disabled.
 */
export function requestProblems(
  { requests, travellers }: Requests,
  rulesOfLegs: readonly (readonly DiscountRule[])[],
): RequestProblem[] {
  const rules = rulesOfLegs.flat().filter(({ kind }) => ASKED_FOR.includes(kind));
  return requests.flatMap((request, index): RequestProblem[] => {
    const rule = rules.find(({ id }) => id === request.discountId);
    if (!rule) return [{ index, field: 'discountId', code: 'NOT_AVAILABLE' }];
    if (!travellers[request.passenger])
      return [{ index, field: 'passenger', code: 'OUT_OF_RANGE' }];
    const first = requests.findIndex(({ passenger }) => passenger === request.passenger);
    if (first !== index) return [{ index, field: 'passenger', code: 'NOT_DISTINCT' }];
    const code = carerProblem(request, index, rule, { requests, travellers });
    return code ? [{ index, field: 'carer', code }] : [];
  });
}

function carerProblem(
  { carer, passenger, disabilityClass }: DiscountRequest,
  index: number,
  rule: DiscountRule,
  { requests, travellers }: Requests,
): FieldErrorCode | undefined {
  if (carer === null) return undefined;
  const mayHaveCarer = rule.kind === 'disabled' && disabilityClass === 'class1';
  if (!mayHaveCarer || carer === passenger) return 'UNKNOWN_VALUE';
  if (travellers[carer]?.passengerClass !== 'adult') return 'NOT_AN_ADULT';
  return requests.findIndex((each) => each.carer === carer) === index ? undefined : 'NOT_DISTINCT';
}

/** @throws DomainError `VALIDATION_FAILED` with the first field that is wrong */
export function checkRequests(
  trip: Requests,
  rulesOfLegs: readonly (readonly DiscountRule[])[],
): void {
  const [problem] = requestProblems(trip, rulesOfLegs);
  if (!problem) return;
  const { index, field, code } = problem;
  throw new DomainError('VALIDATION_FAILED', {
    errors: { [`discountRequests.${index}.${field}`]: [code] },
  });
}

/** The requests that can be priced while the form is still being filled in. */
export function usableRequests(
  trip: Requests,
  rulesOfLegs: readonly (readonly DiscountRule[])[],
): DiscountRequest[] {
  const problems = requestProblems(trip, rulesOfLegs);
  return trip.requests.flatMap((request, index) => {
    const problem = problems.find((each) => each.index === index);
    if (!problem) return [request];
    return problem.field === 'carer' ? [{ ...request, carer: null }] : [];
  });
}
