import { type CalendarDay, withLowest } from '../../private/calendar-days.ts';
import type { Availability } from '../AvailabilityMark/AvailabilityMark.tsx';

/** What is known of one day. */
export type DateStripDay = CalendarDay & {
  /** The best answer of the day's sailings for this party. */
  availability?: Availability;
};

/** The days with those marked that can be booked for the least. */
export function withLowestOf(
  days: Readonly<Record<string, DateStripDay>>,
  shown: readonly string[],
) {
  const isOpen = ({ availability }: DateStripDay) =>
    availability === 'available' || availability === 'few';
  const open = shown.flatMap((date) => {
    const day = days[date];
    return day && isOpen(day) ? [[date, day] as const] : [];
  });
  return { ...days, ...withLowest(Object.fromEntries(open)) };
}
