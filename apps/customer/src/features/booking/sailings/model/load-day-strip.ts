import { getFareCalendarOptions, listRoutesOptions } from '@ferry/api/customer';
import type { QueryClient } from '@tanstack/react-query';
import { type OutboundLeg, stripQuery } from '../../shared/model/fare-marks.ts';
import type { SearchConditions } from '../../shared/model/search-conditions.ts';

/**
 * The page is rendered from what its loader has just received, however long the slowest of its answers
 * took: a query that mounts later than a second after its own answer would ask again.
 */
export const FRESH_MS = 30_000;

export const dayStripQuery = (
  conditions: SearchConditions,
  earliest: string,
  max: string,
  outbound?: OutboundLeg,
) => ({
  ...getFareCalendarOptions({ query: stripQuery(conditions, earliest, max, outbound) }),
  staleTime: FRESH_MS,
});

/**
 * Asks for what the strip of days shows and for the range of its calendar, so that nothing moves when
 * they arrive. Without an answer the dates alone lead on.
 */
export async function loadDayStrip(
  client: QueryClient,
  conditions: SearchConditions,
): Promise<void> {
  try {
    const { today, bookableUntil } = await client.ensureQueryData(listRoutesOptions());
    await client.fetchQuery(dayStripQuery(conditions, today, bookableUntil));
  } catch {
    // See above.
  }
}
