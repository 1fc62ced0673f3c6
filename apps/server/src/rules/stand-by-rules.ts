import * as v from 'valibot';

/** Fewer than the shortest time for which names are kept (`passengerListMonths`): the gate has to know who it is. */
const MOST_DAYS = 28;

/** Whether a customer who will be late keeps the value of the leg. */
export const StandByRules = v.strictObject({
  /**
   * Days after the booked sailing's date within which another sailing of the section may be taken where it has a free
   * place; 0: the operator does not offer it.
   */
  withinDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_DAYS)),
});

export type StandByRules = v.InferOutput<typeof StandByRules>;

/** For documents that say nothing about it. */
export const defaultStandByRules = { withinDays: 0 };
