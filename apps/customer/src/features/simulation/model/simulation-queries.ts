import {
  createFareQuoteOptions,
  searchSailingsOptions,
  type TripChoice,
} from '@ferry/api/customer';
import type { QueryClient } from '@tanstack/react-query';
import {
  type SearchConditions,
  sailingsQuery,
} from '../../booking/shared/model/search-conditions.ts';
import { discountRequests, readDiscounts } from './requestable-discounts.ts';
import {
  chosenSailing,
  type SimulationRow,
  type SimulationSearch,
  simulationRows,
} from './simulation.ts';

/** The page is rendered from what its loader has just received. */
const FRESH_MS = 30_000;

export const outboundQuery = (conditions: SearchConditions) => ({
  ...searchSailingsOptions({ query: sailingsQuery(conditions) }),
  staleTime: FRESH_MS,
});

/** @param outboundId the chosen sailing of the outbound leg; undefined while there is none */
export const returnQuery = (conditions: SearchConditions, outboundId: string | undefined) => {
  const { fromPortId, toPortId, date, returnDate } = conditions;
  const section = { fromPortId: toPortId, toPortId: fromPortId, date: returnDate ?? date };
  return {
    ...searchSailingsOptions({ query: sailingsQuery({ ...conditions, ...section }, outboundId) }),
    staleTime: FRESH_MS,
  };
};

export const quoteQuery = (trip: TripChoice) => ({
  ...createFareQuoteOptions({ body: trip }),
  staleTime: FRESH_MS,
});

export const chosenRow = (rows: readonly SimulationRow[], { cabin }: SimulationSearch) =>
  rows.find(({ id }) => id === cabin) ?? rows[0];

/**
 * The rows that need a quote of their own: the one whose lines are shown, and all of them where
 * discounts are asked for, which the offers of the sailings do not know.
 */
export function quotedRows(rows: readonly SimulationRow[], search: SimulationSearch) {
  const chosen = chosenRow(rows, search);
  const hasRequests = chosen?.trip.discountRequests?.length;
  return rows.filter((row) => hasRequests || row === chosen);
}

/**
 * Asks for everything that the first render shows, so that nothing moves when it arrives. What
 * fails is shown by the page itself.
 */
export async function loadSimulation(
  client: QueryClient,
  conditions: SearchConditions,
  search: SimulationSearch,
): Promise<void> {
  try {
    const found = await client.fetchQuery(outboundQuery(conditions));
    const outbound = chosenSailing(found, search.sailing);
    if (!outbound) return;
    const foundReturn =
      conditions.returnDate &&
      (await client.fetchQuery(returnQuery(conditions, outbound.sailing.id)));
    const returning = foundReturn ? chosenSailing(foundReturn, search.returnSailing) : undefined;
    if (foundReturn && !returning) return;
    const requests = discountRequests(readDiscounts(search.discounts), conditions);
    const rows = simulationRows(outbound, returning, conditions, requests);
    await Promise.all(
      quotedRows(rows, search).map(({ trip }) => client.fetchQuery(quoteQuery(trip))),
    );
  } catch {
    // The page asks again and says what is wrong.
  }
}
