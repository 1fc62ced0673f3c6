import type { PaymentMethod, PaymentMethodOption } from '@ferry/api/customer-server';
import { addDays, diffDays, jstDate } from '@ferry/format/date';
import type { PaymentRules } from '../../operator/payment-rules.ts';
import type { UnpaidRefusal } from '../unpaid/admit-unpaid.ts';

/** Whether who takes the money by card and at stores answers now, or there is nobody. */
export type ProviderState = 'up' | 'down' | 'none';

/** What decides how a reservation may be paid. */
export interface PaymentCase {
  rules: PaymentRules;
  totalYen: number;
  /** Of the first sailing, RFC 3339. */
  departureAt: string;
  /** Of the party, RFC 3339. */
  checkInCutOff: string;
  now: Date;
  provider: ProviderState;
  /** Why it cannot be booked now and paid later; null when it can. */
  whyNotLater: UnpaidRefusal | null;
}

const NOT_AT_A_STORE = { maximumYen: null, refundFeeYen: 0, stores: [] };

/** All methods in the order in which they are shown, each with its deadline or why it is not offered. */
export function paymentOptions(given: PaymentCase): PaymentMethodOption[] {
  return [cardOption(given), storeOption(given), portOption(given)];
}

export const optionOf = (given: PaymentCase, method: PaymentMethod): PaymentMethodOption =>
  ({ card: cardOption, convenienceStore: storeOption, port: portOption })[method](given);

function cardOption({ rules, provider }: PaymentCase): PaymentMethodOption {
  const isOffered = rules.card.isOffered && provider !== 'none';
  const reason = !isOffered ? 'NOT_OFFERED' : provider === 'up' ? null : 'PROVIDER_DOWN';
  return { method: 'card', ...availability(reason), deadline: null, ...NOT_AT_A_STORE };
}

function portOption(given: PaymentCase): PaymentMethodOption {
  const { rules, checkInCutOff, whyNotLater } = given;
  const reason = rules.port.isOffered ? whyNotLater : 'NOT_OFFERED';
  const deadline = reason ? null : checkInCutOff;
  return { method: 'port', ...availability(reason), deadline, ...NOT_AT_A_STORE };
}

function storeOption(given: PaymentCase): PaymentMethodOption {
  const { maximumYen, refundFeeYen, stores } = given.rules.convenienceStore;
  const reason = whyNotAtAStore(given);
  return {
    method: 'convenienceStore',
    ...availability(reason),
    deadline: reason ? null : storeDeadline(given),
    maximumYen,
    refundFeeYen,
    stores: reason === 'NOT_OFFERED' ? [] : stores,
  };
}

function whyNotAtAStore(given: PaymentCase): PaymentMethodOption['reason'] {
  const { stores, minimumDaysBefore, maximumYen } = given.rules.convenienceStore;
  if (stores.length === 0 || given.provider === 'none') return 'NOT_OFFERED';
  const daysLeft = diffDays(jstDate(given.now), jstDate(given.departureAt));
  if (daysLeft < minimumDaysBefore) return 'CVS_TOO_LATE';
  if (given.totalYen > maximumYen) return 'CVS_AMOUNT';
  return given.provider === 'up' ? given.whyNotLater : 'PROVIDER_DOWN';
}

/** The last second of a day in Japan (see `PaymentRules`). */
function storeDeadline({ rules, departureAt, now }: PaymentCase): string {
  const { payWithinDays, closesDaysBefore } = rules.convenienceStore;
  const byBooking = addDays(jstDate(now), payWithinDays - 1);
  const byDeparture = addDays(jstDate(departureAt), -closesDaysBefore);
  const day = byBooking < byDeparture ? byBooking : byDeparture;
  return `${day}T23:59:59+09:00`;
}

const availability = (reason: PaymentMethodOption['reason']) => ({
  isAvailable: reason === null,
  reason,
});
