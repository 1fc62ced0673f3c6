import * as v from 'valibot';
import { Percent } from './schema-parts.ts';

const Count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** The hash of an address is kept for a week. */
const AddressHours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(168));
const Hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720));

/** Places follow the largest party where the document says no number. */
const Places = v.optional(Count(1_000_000));
/** Reservations and people in them; a contact over one of the two is over. */
const Allowance = v.strictObject({ reservations: Count(100_000), places: Places });

/**
 * How many places may be booked without being paid (at the port, at a store). A contact is a
 * session, a member, a phone number or a mail address.
 */
export const UnpaidLimits = v.strictObject({
  /** All of a contact's together; of a session also what is only held. */
  ofContact: Allowance,
  /**
   * What a contact may have whose mail address is not confirmed, without being asked to confirm it.
   */
  withoutConfirmation: Allowance,
  /** Beyond that the places go back after so many hours unless it is confirmed. */
  confirmWithinHours: Hours,
  /**
   * The hours in a pool of which the share below is less than one unit (barrier-free rooms), for all of it; and
   * where the check-in closes before the hours above are over.
   */
  confirmSoonWithinHours: v.optional(Hours, 3),
  /**
   * Share of each pool of a sailing for all customers together whose mail address is not confirmed; never less than
   * one unit.
   */
  unconfirmedPercentOfPool: Percent,
  /** Their people by client address, within so many hours. */
  unconfirmedOfAddress: v.strictObject({ places: Places, hours: AddressHours }),
});

export type UnpaidLimits = v.InferOutput<typeof UnpaidLimits>;

/** {@link UnpaidLimits} with every number of places. */
export interface UnpaidRules extends UnpaidLimits {
  ofContact: Required<UnpaidLimits['ofContact']>;
  withoutConfirmation: Required<UnpaidLimits['withoutConfirmation']>;
  unconfirmedOfAddress: Required<UnpaidLimits['unconfirmedOfAddress']>;
}

/** For documents that say nothing about it. */
const defaultLimits: UnpaidLimits = {
  ofContact: { reservations: 5 },
  withoutConfirmation: { reservations: 2 },
  confirmWithinHours: 24,
  confirmSoonWithinHours: 3,
  unconfirmedPercentOfPool: 20,
  unconfirmedOfAddress: { hours: 24 },
};

/**
 * What may be booked without being paid where a booking has at most so many people: without a number of the document
 * one such party without a confirmed mail address, three of a contact and of a client address. Guarded by
 * `test/operator/limits-of-places.spec.ts`.
 */
export const unpaidRules = (
  largestParty: number,
  limits: UnpaidLimits = defaultLimits,
): UnpaidRules => ({
  ...limits,
  ofContact: { places: 3 * largestParty, ...limits.ofContact },
  withoutConfirmation: { places: largestParty, ...limits.withoutConfirmation },
  unconfirmedOfAddress: { places: 3 * largestParty, ...limits.unconfirmedOfAddress },
});
