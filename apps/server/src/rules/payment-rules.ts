import { WALLET_METHODS } from '@ferry/format/wallet-methods';
import * as v from 'valibot';
import { UnpaidLimits } from './unpaid-rules.ts';

const Days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));
const Yen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000_000));

const Store = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^store_[0-9A-Za-z_-]{1,40}$/, 'an id like store_name')),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
});

/**
 * How reservations may be paid. Payment at a store takes until the end of a day in Japan: the
 * `payWithinDays`th day, counted from and with the day of the booking, or the day that is
 * `closesDaysBefore` the departure's, whichever comes first.
 */
export const PaymentRules = v.strictObject({
  convenienceStore: v.strictObject({
    /** Fewer days before the departure's day it is not offered. */
    minimumDaysBefore: Days,
    payWithinDays: v.pipe(Days, v.minValue(1)),
    closesDaysBefore: Days,
    maximumYen: Yen,
    /** What a refund to a bank account costs. */
    refundFeeYen: Yen,
    /** Chains to choose from; without one it is not offered. */
    stores: v.pipe(v.array(Store), v.maxLength(20)),
  }),
  port: v.strictObject({ isOffered: v.boolean() }),
  card: v.strictObject({ isOffered: v.boolean() }),
  /** Wallet payments that are offered, where the provider and the customer's device have them. */
  walletMethods: v.optional(v.pipe(v.array(v.picklist(WALLET_METHODS)), v.maxLength(3))),
  /** How much may be booked without being paid. */
  unpaid: v.optional(UnpaidLimits),
});

export type PaymentRules = v.InferOutput<typeof PaymentRules>;

/** For documents that say nothing about it: card and port. */
export const defaultPaymentRules: PaymentRules = {
  convenienceStore: {
    minimumDaysBefore: 3,
    payWithinDays: 4,
    closesDaysBefore: 2,
    maximumYen: 300_000,
    refundFeeYen: 550,
    stores: [],
  },
  port: { isOffered: true },
  card: { isOffered: true },
};
