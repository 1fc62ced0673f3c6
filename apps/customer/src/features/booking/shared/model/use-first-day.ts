import type { ListRoutesResponse } from '@ferry/api/customer';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ConditionsInput } from './search-conditions.ts';

/**
 * The first day on which a ship between the ports can still be booked: in the evening today is none.
 * Asked for once for each pair of ports, and never before both are known.
 *
 * @param isAsked no day has been chosen so far
 * @returns the day; undefined until it is known, and where it is unavailable
 */
export function useFirstDay(
  input: ConditionsInput,
  timetable: ListRoutesResponse | undefined,
  isAsked: boolean,
): string | undefined {
  const client = useQueryClient();
  const { fromPortId, toPortId } = input;
  const section = fromPortId && toPortId && `${fromPortId} ${toPortId}`;
  const [found, setFound] = useState<{ section: string; date: string | undefined }>();
  const find = useEffectEvent(async (of: string) => {
    if (!timetable) return;
    try {
      const { loadFirstDay } = await import('./load-fare-marks.ts');
      const date = await loadFirstDay(client, input, timetable);
      setFound({ section: of, date });
    } catch {
      // Today stays: the results say what can be booked.
    }
  });
  const isReady = isAsked && timetable !== undefined;
  useEffect(() => {
    if (isReady && section) void find(section);
  }, [isReady, section]);
  return found?.section === section ? found?.date : undefined;
}
