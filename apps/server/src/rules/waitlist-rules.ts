import * as v from 'valibot';
import { Whole } from './schema-parts.ts';

/** Whether customers may wait for places of a sailing that is full. */
export const WaitlistRules = v.pipe(
  v.strictObject({
    /** Hours for which places are held for a waiting customer, at most until the web closes its sales; 0: there is no waitlist. */
    offerHours: Whole(0, 24),
    /** Sailings for which one contact (a member, a mailbox) may wait at a time. */
    entriesOfContact: v.optional(Whole(1, 20), 3),
    /** Hours for which places are held for an order of the time before the sales open; 0: there are no pre-orders. */
    preOrderHours: v.optional(Whole(0, 72), 0),
    /** Days before the opening of the sales from which on it can be ordered. */
    preOrderDays: v.optional(Whole(1, 28), 7),
  }),
  // Orders that get nothing wait for places.
  v.check(
    ({ offerHours, preOrderHours }) => preOrderHours === 0 || offerHours > 0,
    'preOrderHours needs offerHours: orders that get nothing wait for places',
  ),
);

export type WaitlistRules = v.InferOutput<typeof WaitlistRules>;

/** For documents that say nothing about it. */
export const defaultWaitlistRules = {
  offerHours: 0,
  entriesOfContact: 3,
  preOrderHours: 0,
  preOrderDays: 7,
};
