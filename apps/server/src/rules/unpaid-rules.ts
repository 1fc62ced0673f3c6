import * as v from 'valibot';
import { Percent } from './schema-parts.ts';

const Count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
/** The hash of an address is kept for a week. */
const AddressHours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(168));
const Hours = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720));

/** Reservations and people in them; a contact over one of the two is over. */
const Allowance = v.strictObject({ reservations: Count(100_000), places: Count(1_000_000) });

/**
 * How many places may be booked without being paid (at the port, at a store). A contact is a
 * session, a member, a phone number or a mail address.
 */
export const UnpaidRules = v.strictObject({
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
  unconfirmedOfAddress: v.strictObject({ places: Count(1_000_000), hours: AddressHours }),
});

export type UnpaidRules = v.InferOutput<typeof UnpaidRules>;

/** For documents that say nothing about it. */
export const defaultUnpaidRules: UnpaidRules = {
  ofContact: { reservations: 5, places: 27 },
  withoutConfirmation: { reservations: 2, places: 9 },
  confirmWithinHours: 24,
  confirmSoonWithinHours: 3,
  unconfirmedPercentOfPool: 20,
  unconfirmedOfAddress: { places: 27, hours: 24 },
};
