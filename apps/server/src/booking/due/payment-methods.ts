import type { PaymentMethod, PaymentMethodOption, Store } from '@ferry/api/customer-server';
import { addDays, diffDays, jstDate } from '@ferry/format/date';
import { jstInstant } from '../../domain/instant.ts';
import type { UnpaidRefusal } from '../../domain/unpaid/admit-unpaid.ts';
import type { PaymentRules } from '../../rules/payment-rules.ts';
import type { ProviderLimits } from '../services/payment-provider.ts';

/** Whether the payment provider answers now, for cards and for stores. */
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
  /** From when on the days to pay at a store are counted, where it is booked already. */
  bookedAt?: Date;
  provider: ProviderState;
  /** Why it cannot be booked now and paid later; null when it can. */
  whyNotLater: UnpaidRefusal | null;
  limits: ProviderLimits;
  /** Nothing is paid here any more: the check-in has closed, or a sailing does not go. */
  isClosed?: boolean;
  /** A payment number does not make the time that a customer has been given longer. */
  latest?: Date | undefined;
  /**
   * Of the difference of a change: until when it may be paid later, at a store or at the port; null where it may
   * not.
   */
  payLaterBy?: Date | null;
}

/** A change that costs nothing more is not paid at all. */
const isNothing = ({ payLaterBy, totalYen }: PaymentCase): boolean =>
  payLaterBy !== undefined && totalYen === 0;

const NOT_AT_A_STORE = { maximumYen: null, refundFeeYen: 0, stores: [] };

/**
 * All methods in the order in which they are shown, each with its deadline or why it is not
 * offered.
 */
export function paymentOptions(given: PaymentCase): PaymentMethodOption[] {
  return [cardOption(given), storeOption(given), portOption(given)];
}

export const optionOf = (given: PaymentCase, method: PaymentMethod): PaymentMethodOption =>
  ({ card: cardOption, convenienceStore: storeOption, port: portOption })[method](given);

function cardOption(given: PaymentCase): PaymentMethodOption {
  const reason = whyNotByCard(given);
  return { method: 'card', ...availability(reason), deadline: null, ...NOT_AT_A_STORE };
}

function whyNotByCard(given: PaymentCase): PaymentMethodOption['reason'] {
  const { leastYen, mostYen } = given.limits.card;
  if (isNothing(given)) return 'NOTHING_TO_PAY';
  if (given.isClosed) return 'CLOSED';
  if (!given.rules.card.isOffered || given.provider === 'none') return 'NOT_OFFERED';
  if (given.totalYen < leastYen || given.totalYen > mostYen) return 'AMOUNT';
  return given.provider === 'up' ? null : 'PROVIDER_DOWN';
}

function portOption(given: PaymentCase): PaymentMethodOption {
  const { checkInCutOff, payLaterBy } = given;
  const reason = whyNotAtThePort(given);
  const latest = payLaterBy ? jstInstant(payLaterBy) : checkInCutOff;
  const deadline = reason ? null : latest;
  return { method: 'port', ...availability(reason), deadline, ...NOT_AT_A_STORE };
}

function whyNotAtThePort(given: PaymentCase): PaymentMethodOption['reason'] {
  if (isNothing(given)) return 'NOTHING_TO_PAY';
  if (!given.rules.port.isOffered) return 'NOT_OFFERED';
  return given.payLaterBy === null ? 'CLOSED' : given.whyNotLater;
}

function storeOption(given: PaymentCase): PaymentMethodOption {
  const { refundFeeYen } = given.rules.convenienceStore;
  const reason = whyNotAtAStore(given);
  return {
    method: 'convenienceStore',
    ...availability(reason),
    deadline: reason ? null : storeDeadline(given),
    maximumYen: mostAtAStore(given),
    refundFeeYen,
    stores: reason === 'NOT_OFFERED' ? [] : storesOf(given),
  };
}

function whyNotAtAStore(given: PaymentCase): PaymentMethodOption['reason'] {
  const { minimumDaysBefore } = given.rules.convenienceStore;
  const { leastYen, leastMinutes } = given.limits.store;
  if (isNothing(given)) return 'NOTHING_TO_PAY';
  if (given.isClosed || given.payLaterBy === null) return 'CLOSED';
  if (storesOf(given).length === 0 || given.provider === 'none') return 'NOT_OFFERED';
  const daysLeft = diffDays(jstDate(given.now), jstDate(given.departureAt));
  const minutesLeft = (Date.parse(storeDeadline(given)) - given.now.getTime()) / 60_000;
  if (daysLeft < minimumDaysBefore || minutesLeft < leastMinutes) return 'CVS_TOO_LATE';
  if (given.totalYen > mostAtAStore(given)) return 'CVS_AMOUNT';
  if (given.totalYen < leastYen) return 'AMOUNT';
  return given.provider === 'up' ? given.whyNotLater : 'PROVIDER_DOWN';
}

const storesOf = ({ rules, limits }: PaymentCase): Store[] =>
  rules.convenienceStore.stores.filter((store) => limits.takesStore(store));

const mostAtAStore = ({ rules, limits }: PaymentCase): number =>
  Math.min(rules.convenienceStore.maximumYen, limits.store.mostYen);

/** The last second of a day in Japan (see `PaymentRules`), or the deadline that there is already. */
function storeDeadline({ rules, departureAt, now, bookedAt = now, ...given }: PaymentCase): string {
  const { payWithinDays, closesDaysBefore } = rules.convenienceStore;
  const byBooking = addDays(jstDate(bookedAt), payWithinDays - 1);
  const byDeparture = addDays(jstDate(departureAt), -closesDaysBefore);
  const day = byBooking < byDeparture ? byBooking : byDeparture;
  const deadline = `${day}T23:59:59+09:00`;
  const latest = given.latest ?? given.payLaterBy;
  return latest && latest < new Date(deadline) ? jstInstant(latest) : deadline;
}

const availability = (reason: PaymentMethodOption['reason']) => ({
  isAvailable: reason === null,
  reason,
});
