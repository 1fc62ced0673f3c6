import type { CustomerInput } from '@ferry/api/customer-server';
import type { DiscountRule } from '../../rules/discount-rules.ts';
import type { Problems } from '../people/problems.ts';
import { requestProblems } from '../trips/check-requests.ts';
import { requestsOfCustomers } from '../trips/priced-trip.ts';

/**
 * The discounts that passengers ask for, and the consent without which we must not keep what they
 * tell about disabilities and health.
 */
export function checkDiscounts(
  input: CustomerInput,
  rules: readonly DiscountRule[],
  problems: Problems,
): void {
  const note = (path: string, code: Problems[string][number]) => {
    problems[path] ??= [code];
  };
  const requests = requestsOfCustomers(input);
  const trip = { requests, travellers: input.passengers };
  for (const { index, field, code } of requestProblems(trip, [rules])) {
    const passenger = requests[index]?.passenger ?? 0;
    note(`passengers.${passenger}.discount.${field === 'passenger' ? 'discountId' : field}`, code);
  }
  let isSensitive = false;
  for (const [index, passenger] of input.passengers.entries()) {
    const { discount, assistance, assistanceNote, passengerClass } = passenger;
    const rule = rules.find(({ id }) => id === discount?.discountId);
    // It would give nothing, and its document would be asked for on the day of travel.
    if (rule?.classes && !rule.classes.some((each) => each === passengerClass)) {
      note(`passengers.${index}.discount.discountId`, 'NOT_AVAILABLE');
    }
    if (assistance.length > 0 || assistanceNote !== '' || rule?.kind === 'disabled') {
      isSensitive = true;
    }
    if (rule?.kind !== 'disabled' || !discount) continue;
    const place = `passengers.${index}.discount`;
    if (discount.certificate === '') note(`${place}.certificate`, 'REQUIRED');
    if (discount.disabilityClass === '') note(`${place}.disabilityClass`, 'REQUIRED');
  }
  if (isSensitive && !input.sensitiveDataConsent) note('sensitiveDataConsent', 'NOT_ACCEPTED');
}
