import * as v from 'valibot';
import { Amount, DateSpan, Grade, Id, Period } from './schema-parts.ts';

const SectionEntries = {
  fromPortId: Id('port'),
  toPortId: Id('port'),
  /** The same holds from the second port to the first. */
  bothWays: v.optional(v.boolean(), false),
};
const ByPeriod = v.record(Period, Amount);

export const Fare = v.strictObject({
  routeId: Id('route'),
  ...SectionEntries,
  grade: Grade,
  /** Adult fare in yen, tax included, by period. */
  adultYen: ByPeriod,
  /** Child fare where the printed table has one; else the share that `passengers` says. */
  childYen: v.optional(ByPeriod),
  /** What residents pay, in the place of their discount's percent. */
  residentAdultYen: v.optional(ByPeriod),
  residentChildYen: v.optional(ByPeriod),
  /** For a room of the grade's `perRoom` cabin types, beside each person's fare. */
  roomYen: v.optional(ByPeriod),
});

/** Fares of vehicles on a section, by class and period. A class without one is not carried. */
export const VehicleFare = v.strictObject({
  routeId: Id('route'),
  ...SectionEntries,
  yen: v.record(Id('vcl'), ByPeriod),
  /** Of a class with `metresFromCm`: for each metre that is begun above it. */
  perMetreYen: v.optional(v.record(Id('vcl'), ByPeriod), {}),
});

/** Surcharge by boarding date; where entries overlap, the last one wins; none: 0 yen. */
export const FuelAdjustment = v.pipe(
  v.strictObject({
    ...DateSpan.entries,
    routeIds: v.optional(v.array(Id('route'))),
    /** Only between these ports. */
    sections: v.optional(v.pipe(v.array(v.strictObject(SectionEntries)), v.minLength(1))),
    /** Only for people in these grades; an entry with grades says nothing of vehicles. */
    grades: v.optional(v.pipe(v.array(Grade), v.minLength(1))),
    adultYen: Amount,
    childYen: Amount,
    /** By vehicle class; none: 0 yen. A driver whom the vehicle fare includes pays no other. */
    vehicleYen: v.optional(v.record(Id('vcl'), Amount), {}),
  }),
  v.check((rule) => rule.childYen <= rule.adultYen, 'a child pays at most what an adult pays'),
  v.check(
    ({ grades, vehicleYen }) => !grades || Object.keys(vehicleYen).length === 0,
    'an adjustment of some grades has no vehicleYen: a vehicle has no grade',
  ),
);

export type FuelAdjustment = v.InferOutput<typeof FuelAdjustment>;
export type Fare = v.InferOutput<typeof Fare>;
