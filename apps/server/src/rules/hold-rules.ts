import * as v from 'valibot';
import { Percent, Whole } from './schema-parts.ts';

const People = Whole(0, 1_000_000);

/** How long places are held: at first, by each extension, and how many of these there are. */
const Length = {
  minutes: Whole(1, 10_080),
  extensionMinutes: Whole(1, 1440),
  maxExtensions: Whole(0, 100),
};

/** What is held beyond {@link HoldLimits.entries.places}. */
const ShortHolds = v.strictObject({
  ...Length,
  /** After its end it counts among those of its client for so many minutes. */
  countedMinutes: Whole(0, 1440),
  /** Share of each pool, slot and quota for all short holds together; one place at least. */
  percentOfPool: Percent,
});

/** How long, and of how many people, places are held without being booked. */
export const HoldLimits = v.strictObject({
  ...Length,
  /** An extension is given in the last minutes only, so one at a time. */
  extensionOpensMinutes: v.optional(Whole(1, 1440), 10),
  /**
   * People for whom holds have the full length: of one client address on a sailing and of a partner ticket, and
   * of one contact (a session, a phone number, a mail address) in all; without numbers of the document three and
   * two times the largest party.
   */
  places: v.optional(v.strictObject({ ofAddress: People, ofContact: People })),
  short: v.optional(ShortHolds, {
    minutes: 10,
    extensionMinutes: 5,
    maxExtensions: 2,
    countedMinutes: 60,
    percentOfPool: 20,
  }),
});

export type HoldLimits = v.InferOutput<typeof HoldLimits>;

/** {@link HoldLimits} with the numbers of places. */
export type Holds = HoldLimits & Required<Pick<HoldLimits, 'places'>>;

/** Holds where a booking has at most so many people. Guarded by `test/operator/limits-of-places.spec.ts`. */
export const holdRules = (largestParty: number, limits: HoldLimits): Holds => ({
  ...limits,
  places: limits.places ?? { ofAddress: 3 * largestParty, ofContact: 2 * largestParty },
});
