import { QueryClient } from '@tanstack/react-query';
import { asApiError } from './errors.ts';
import {
  listPortsQueryKey,
  listRoutesQueryKey,
} from './generated/customer/@tanstack/react-query.gen.ts';

/** How long ports and timetable count as new, in milliseconds: several parts of a page show them. */
const MASTER_DATA_FRESH_MS = 60_000;

/**
 * The operations of what is shown of a booking and filled in nowhere. A payment at a store, a link in a mail,
 * another device and the operator change it outside the tab. They are named: their keys would bring the code
 * of bookings into the first page.
 */
const SHOWN_OF_BOOKINGS: ReadonlySet<unknown> = new Set([
  'listReservations',
  'getPaymentInfo',
  'listTickets',
]);

/** The operation of a generated query key. */
const operationOf = ([part]: readonly unknown[]): unknown =>
  typeof part === 'object' && part !== null && '_id' in part ? part._id : undefined;

/** Whether asking again by itself can help: a gap in the network or a failing server, nothing else. */
function isWorthRetrying(error: unknown): boolean {
  const { code, status } = asApiError(error);
  return code === 'OFFLINE' || (status >= 500 && status !== 503);
}

/**
 * The app's query client. Reads are retried twice after network and server failures; calls that
 * change something are never repeated by themselves, and neither is anything after a 429 or 503.
 * What a page shows of bookings is read again when the tab is looked at again.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a call shall fail at once and say so, not wait silently.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnWindowFocus: ({ queryKey }) => SHOWN_OF_BOOKINGS.has(operationOf(queryKey)),
        // What a page shows or could not get is asked for again when the network returns.
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  for (const queryKey of [listPortsQueryKey(), listRoutesQueryKey()]) {
    client.setQueryDefaults(queryKey, { staleTime: MASTER_DATA_FRESH_MS });
  }
  return client;
}
