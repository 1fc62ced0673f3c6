import * as v from 'valibot';
import { Whole } from './schema-parts.ts';

/** What customers may change of a booking by themselves. Everything else is for the telephone and the port. */
export const ChangeRules = v.strictObject({
  /** Changes that cost no fee; from the next one on the fee is that of cancelling what is given up. */
  freeChanges: Whole(0, 100),
  /** Changes of one reservation; more are for the telephone. */
  mostChanges: Whole(0, 200),
  /** Minutes before a leg's check-in closes, from which on the leg is not changed any more. */
  closesMinutesBeforeCheckIn: Whole(0, 20_160),
  /** A leg whose tickets are shown already may be changed: they end, and new ones come. */
  afterTicketIssue: v.boolean(),
  /** A passenger may give their place to another person; if not, names can still be corrected. */
  replacesPassengers: v.boolean(),
  /** A difference that is paid at a store or at the port: for so many hours the new places are held. */
  payWithinHours: Whole(1, 720),
  /** But until so many minutes before the earlier check-in, of the booking and of what it is to be. */
  payMinutesBeforeCheckIn: Whole(0, 20_160),
  /** In the place of a sailing that the operator does not sail, one within so many days costs nothing more. */
  rebookWithinDays: v.optional(Whole(0, 365), 14),
  /** So long the chosen one is held, in minutes. */
  rebookHoldMinutes: v.optional(Whole(1, 1_440), 30),
  /** A delay of so many minutes or more gives the same choice as a sailing that is cancelled. */
  chooseFromDelayMinutes: v.optional(Whole(1, 1_440), 60),
  /** So many days after its departure a leg that the operator does not sail can still be changed. */
  chooseWithinDays: v.optional(Whole(0, 365), 7),
});

export type ChangeRules = v.InferOutput<typeof ChangeRules>;

/** For documents that say nothing about it. */
export const defaultChangeRules: ChangeRules = {
  freeChanges: 1,
  mostChanges: 20,
  closesMinutesBeforeCheckIn: 0,
  afterTicketIssue: true,
  replacesPassengers: true,
  payWithinHours: 72,
  payMinutesBeforeCheckIn: 60,
  rebookWithinDays: 14,
  rebookHoldMinutes: 30,
  chooseFromDelayMinutes: 60,
  chooseWithinDays: 7,
};
