import type { Draft, LegName } from '@ferry/api/customer';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { daysOfMonth } from '../../shared/model/fare-marks.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';
import type { FareMarks } from '../../shared/model/use-fare-marks.ts';
import { differencesQuery, withDifferences } from './differences.ts';

type ByDay = Readonly<Record<string, number | null>>;

/**
 * What each day of a calendar makes of what is paid for a changed leg: one call for a month, as it comes into
 * view. A month that is unavailable stays without amounts.
 */
export function useMonthDifferences(draft: Draft, leg: LegName, conditions: SearchConditions) {
  const client = useQueryClient();
  const { date: _, ...of } = conditions;
  const key = JSON.stringify([draft.version, leg, of]);
  const [known, setKnown] = useState<Record<string, ByDay>>({});

  const load = async (range: ReturnType<typeof daysOfMonth>) => {
    if (!range) return;
    try {
      const { days } = await client.fetchQuery(differencesQuery(draft, leg, conditions, range));
      const loaded = Object.fromEntries(days.map((day) => [day.date, day.differenceYen]));
      setKnown((all) => ({ ...all, [key]: { ...all[key], ...loaded } }));
    } catch {
      // The days can be chosen without their amounts.
    }
  };
  /**
   * @param min the first day that can be chosen
   * @param max the last one
   */
  return (fares: FareMarks, min: string, max: string): FareMarks => ({
    ...withDifferences(fares, (date) => known[key]?.[date] ?? undefined),
    onMonthChange: (month) => {
      fares.onMonthChange?.(month);
      void load(daysOfMonth(month, min, max));
    },
  });
}
