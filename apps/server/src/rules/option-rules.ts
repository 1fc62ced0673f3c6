import * as v from 'valibot';
import { Amount, Id, Text, UniqueList } from './schema-parts.ts';

const OptionYen = v.pipe(Amount, v.maxValue(1_000_000));

/** A meal that can be ordered with the booking. */
const Meal = v.strictObject({
  id: Id('meal'),
  name: Text(60),
  description: v.pipe(v.string(), v.maxLength(300)),
  yen: OptionYen,
  routeIds: v.optional(v.array(Id('route'))),
});
export const Meals = UniqueList(Meal, 0, 20);

export const PET_SIZES = ['small', 'medium', 'large'] as const;

/** Where a pet can stay, for how much, and how large it may be. */
const PetStay = v.strictObject({
  stay: v.picklist(['petRoom', 'cabin', 'vehicle']),
  yen: OptionYen,
  largest: v.picklist(PET_SIZES),
  description: v.pipe(v.string(), v.maxLength(300)),
  routeIds: v.optional(v.array(Id('route'))),
});
export const PetStays = v.pipe(v.array(PetStay), v.maxLength(10));
