import * as v from 'valibot';
import { Amount, Id, Percent, Whole } from './schema-parts.ts';

const Minimum = v.pipe(Amount, v.maxValue(1_000_000));
/** One less than the contract's list, which has the term after the departure too. */
const MOST_TERMS = 19;

/** Share of an item's fare, and the least that is charged; in yen. */
const fee = {
  percent: Percent,
  minimumYen: Minimum,
  /** Of a vehicle; defaults to that of the others. */
  vehicleMinimumYen: v.optional(Minimum),
};

/** The earliest term first; `daysBefore` 0 holds until the departure. After the last: 100 %. */
const DayTerms = v.pipe(
  v.array(v.strictObject({ daysBefore: Whole(0, 365), ...fee })),
  v.minLength(1),
  v.maxLength(MOST_TERMS),
  v.checkItems(
    ({ daysBefore }, index, list) => index === 0 || daysBefore < (list[index - 1]?.daysBefore ?? 0),
    'daysBefore is not smaller than in the term before',
  ),
);

/** As {@link DayTerms}, each until so many hours before the departure. */
const HourTerms = v.pipe(
  v.array(v.strictObject({ hoursBefore: Whole(0, 8760), ...fee })),
  v.minLength(1),
  v.maxLength(MOST_TERMS),
  v.checkItems(
    ({ hoursBefore }, index, list) =>
      index === 0 || hoursBefore < (list[index - 1]?.hoursBefore ?? 0),
    'hoursBefore is not smaller than in the term before',
  ),
);

/** Kinds of what is paid for. */
export type CancellableItem = 'passenger' | 'room' | 'vehicle' | 'option';
/** What an option is. */
export type OptionKind = 'meal' | 'pet';

/** Kinds as rules of cancelling tell them apart; `option` is both meals and pets. */
const RULE_ITEMS: readonly (CancellableItem | OptionKind)[] = [
  'passenger',
  'room',
  'vehicle',
  'option',
  'meal',
  'pet',
];

/**
 * Terms of their own for some items: on some routes, of some kinds, or sold with a discount (a
 * campaign's). What a rule leaves out it does not ask for; of several the first one holds.
 */
const CancellationRule = v.pipe(
  v.strictObject({
    routeIds: v.optional(v.array(Id('route'))),
    items: v.optional(v.pipe(v.array(v.picklist(RULE_ITEMS)), v.minLength(1))),
    discountIds: v.optional(v.pipe(v.array(Id('dis')), v.minLength(1))),
    days: v.optional(DayTerms),
    hours: v.optional(HourTerms),
  }),
  v.check(({ days, hours }) => !days !== !hours, 'it counts either days or hours'),
);

/** What cancelling costs: the operator's usual terms, and the rules that hold before them. */
export const CancellationRules = v.strictObject({
  cancellation: DayTerms,
  cancellationRules: v.optional(v.pipe(v.array(CancellationRule), v.maxLength(50)), []),
});

export type CancellationRules = v.InferOutput<typeof CancellationRules>;
/** A term of either way of counting. */
export type FeeTerm =
  | v.InferOutput<typeof DayTerms>[number]
  | v.InferOutput<typeof HourTerms>[number];
