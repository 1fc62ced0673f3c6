import { line, size } from '../tokens/shape.ts';
import { space } from '../tokens/space.ts';

/**
 * Sizes of a month in px, for the panel and for what stands in its place while it loads. Six weeks
 * are the most a month touches: nothing moves from one month to the next.
 */
export const calendarSize = {
  /** With room for the marks of a day below its number. */
  markedCell: size.targetMin + space[2],
  cell: size.targetMin + line.strong,
  weekdays: space[6],
  height: size.targetMin + space[2] + space[6] + 6 * (size.targetMin + line.strong),
  markedMonth: size.targetMin + space[2] + space[6] + 6 * (size.targetMin + space[2]),
  width: 7 * (size.targetMin + space[1]),
  narrow: 7 * size.targetMin + space[1],
} as const;

/** Below the month stand two lines about the day that has focus, and the legend. */
export const markedHeight = calendarSize.markedMonth + space[2] + space[12] + space[6];
