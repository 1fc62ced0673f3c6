import * as v from 'valibot';
import { DateSpan, Grade, Id, Percent, Period, Text, UniqueList } from './schema-parts.ts';

/** What a discount lowers. The fuel adjustment, meals and pets are never among it. */
export const DISCOUNT_TARGETS = ['passengers', 'rooms', 'vehicles'] as const;

const Dates = v.pipe(v.array(DateSpan), v.minLength(1), v.maxLength(50));

const common = {
  id: Id('dis'),
  name: Text(60),
  description: v.pipe(v.string(), v.maxLength(300)),
  percent: Percent,
  targets: v.pipe(v.array(v.picklist(DISCOUNT_TARGETS)), v.minLength(1)),
  /** Everywhere and always where these are missing. */
  routeIds: v.optional(v.array(Id('route'))),
  periods: v.optional(v.array(Period)),
  /** Boarding dates, and days of the booking, of which one is asked for. */
  boardingDates: v.optional(Dates),
  bookingDates: v.optional(Dates),
  grades: v.optional(v.array(Grade)),
  classes: v.optional(v.array(v.picklist(['adult', 'child', 'infant']))),
};
/** What is shown on the day of travel. */
const document = Text(100);

const Web = v.strictObject({ ...common, kind: v.literal('web') });
const Early = v.strictObject({
  ...common,
  kind: v.literal('early'),
  /** Booked so many days before the boarding date, or earlier. */
  daysBefore: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(400)),
});
/** On the return leg, within `returnTrips.validDays`, back over the same section. */
const Return = v.strictObject({ ...common, kind: v.literal('return') });
const Student = v.strictObject({ ...common, kind: v.literal('student'), document });
const Resident = v.strictObject({ ...common, kind: v.literal('resident'), document });
const Disabled = v.strictObject({
  ...common,
  kind: v.literal('disabled'),
  document,
  /** Also lowers the share of a driver's berth that the vehicle fare includes. */
  includesDriverShare: v.boolean(),
});

/** They never combine: of those that hold for an item, the one that lowers it most is applied. */
export const Discounts = UniqueList(
  v.variant('kind', [Web, Early, Return, Student, Resident, Disabled]),
  0,
  50,
);

export type DiscountRule = v.InferOutput<typeof Discounts>[number];
