import { addDays, diffDays } from '@ferry/format/date';

/** Days shown at once: the chosen one with three before and three after it. */
export const stripLength = 7;

/**
 * The days of the strip. At an end of what can be booked the strip stands still and the chosen day
 * moves in it, so that there are seven as long as there are so many.
 *
 * @param value the chosen day; one outside of `min` and `max` counts as the nearest of them
 */
export const stripDays = (value: string, min: string, max: string): string[] => {
  const chosen = value < min ? min : value > max ? max : value;
  const last = addDays(max, 1 - stripLength);
  const centred = addDays(chosen, -Math.floor(stripLength / 2));
  const requested = centred > last ? last : centred;
  const first = requested < min ? min : requested;
  const count = Math.min(stripLength, diffDays(first, max) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
};
