import * as v from 'valibot';
import { Whole } from './schema-parts.ts';

/** Whether customers may wait for places of a sailing that is full. */
export const WaitlistRules = v.strictObject({
  /** Hours for which places are held for a waiting customer, at most until the web closes its sales; 0: there is no waitlist. */
  offerHours: Whole(0, 24),
  /** Sailings for which one contact (a member, a mailbox) may wait at a time. */
  entriesOfContact: v.optional(Whole(1, 20), 3),
});

export type WaitlistRules = v.InferOutput<typeof WaitlistRules>;

/** For documents that say nothing about it. */
export const defaultWaitlistRules = { offerHours: 0, entriesOfContact: 3 };
