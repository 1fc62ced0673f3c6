import type { ListRoutesResponse } from '@ferry/api/customer';
import type { CalendarMarks } from '@ferry/ui/Calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { OutboundLeg } from './fare-marks.ts';
import type { ConditionsInput } from './search-conditions.ts';

/** Marks of a calendar and the moments at which it asks for more. */
export type FareMarks = CalendarMarks & {
  onOpen?: () => void;
  onMonthChange?: (month: string) => void;
};

/**
 * Fares, periods, holidays and availability for a calendar of sailing days. Nothing of it is loaded,
 * code and data, before the calendar opens; a month that is unavailable stays without marks.
 *
 * @param date the day chosen so far
 * @param outbound where the days are those of a return leg
 */
export function useFareMarks(
  input: ConditionsInput,
  date: string | undefined,
  timetable: ListRoutesResponse | undefined,
  outbound?: OutboundLeg,
): FareMarks {
  const client = useQueryClient();
  const [loaded, setLoaded] = useState<Record<string, CalendarMarks>>({});
  /** Months that have been in view. */
  const seen = useRef(new Set<string>());
  const { date: _, ...of } = input;
  const key = JSON.stringify([of, outbound]);
  if (!timetable || !input.fromPortId || !input.toPortId) return {};
  const { today, bookableUntil } = timetable;

  const load = async (month: string) => {
    seen.current.add(month);
    try {
      const { loadFareMarks } = await import('./load-fare-marks.ts');
      const add = await loadFareMarks(client, input, { month, outbound }, timetable);
      setLoaded((all) => ({ ...all, [key]: add(all[key] ?? {}) }));
    } catch {
      // The days can be chosen without their marks.
    }
  };
  const first = date && date >= today && date <= bookableUntil ? date : today;
  return {
    // Marks that are to come have their room from the beginning.
    days: {},
    ...loaded[key],
    // Of another party, when it has changed meanwhile.
    onOpen: () => {
      for (const month of seen.current.add(first.slice(0, 7))) void load(month);
    },
    onMonthChange: (month) => void load(month),
  };
}
