import type { PaymentMethod, PaymentMethodOption, Store } from '@ferry/api/customer-server';
import { addDays, diffDays, jstDate } from '@ferry/format/date';
import { WALLET_METHODS, type WalletMethod } from '@ferry/format/wallet-methods';
import { jstInstant } from '../../domain/instant.ts';
import type { UnpaidRefusal } from '../../domain/unpaid/admit-unpaid.ts';
import type { PaymentRules } from '../../rules/payment-rules.ts';
import type { ProviderLimits } from '../services/payment-provider.ts';

/** The state of the payment provider of cards, wallets and stores: `none` where the operator has no provider. */
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
 * offered. Wallets that operator or provider do not have are not among them at all.
 */
export function paymentOptions(given: PaymentCase): PaymentMethodOption[] {
  const wallets = WALLET_METHODS.filter((method) => hasWallet(given, method));
  return [
    ...wallets.map((method) => optionAtOnce(given, method)),
    optionAtOnce(given, 'card'),
    storeOption(given),
    portOption(given),
  ];
}

export function optionOf(given: PaymentCase, method: PaymentMethod): PaymentMethodOption {
  if (method === 'convenienceStore') return storeOption(given);
  return method === 'port' ? portOption(given) : optionAtOnce(given, method);
}

function optionAtOnce(given: PaymentCase, method: WalletMethod | 'card'): PaymentMethodOption {
  const reason = whyNotAtOnce(given, method);
  return { method, ...availability(reason), deadline: null, ...NOT_AT_A_STORE };
}

function whyNotAtOnce(
  given: PaymentCase,
  method: WalletMethod | 'card',
): PaymentMethodOption['reason'] {
  const { limits, rules, totalYen, provider } = given;
  const amounts = method === 'card' ? limits.card : limits.walletMethods[method];
  const isOffered = method === 'card' ? rules.card.isOffered : hasWallet(given, method);
  if (isNothing(given)) return 'NOTHING_TO_PAY';
  if (given.isClosed) return 'CLOSED';
  if (!amounts || !isOffered || provider === 'none') return 'NOT_OFFERED';
  if (totalYen < amounts.leastYen || totalYen > amounts.mostYen) return 'AMOUNT';
  return provider === 'up' ? null : 'PROVIDER_DOWN';
}

const hasWallet = ({ rules, limits }: PaymentCase, method: WalletMethod): boolean =>
  (rules.walletMethods ?? []).includes(method) && limits.walletMethods[method] !== undefined;

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
