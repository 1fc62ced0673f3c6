import { listPortsOptions, listTicketsOptions } from '@ferry/api/customer';
import { ApiError, asApiError } from '@ferry/api/errors';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { type KeptTickets, readKept, removeKept } from './kept-tickets.ts';

/** How long a customer with kept tickets waits for the server, in milliseconds. */
const PATIENCE_MS = 4_000;

/** What is kept on this device, and why it is shown. */
export type ShownKept = {
  kept: KeptTickets;
  /** The server was reached and knows no right to the tickets: the login has ended. */
  isRefused: boolean;
};

/** The server's words for a right that there is not, or no more. */
const REFUSALS = ['NOT_FOUND', 'SESSION_EXPIRED'];

/**
 * Loads the tickets of a reservation, fresh from the server.
 *
 * @returns what is kept on this device, where the server cannot be reached or does not know who asks;
 *   undefined where it has given the tickets
 * @throws a redirect to the reservation when it has no tickets, to the look-up when there is no such
 *   reservation, or no right to it
 */
export async function loadTickets(
  queryClient: QueryClient,
  reservationId: string,
): Promise<ShownKept | undefined> {
  const kept = await readKept(reservationId);
  const options = listTicketsOptions({ path: { reservationId } });
  try {
    const asked = queryClient.fetchQuery(kept ? { ...options, retry: false } : options);
    await (kept ? Promise.race([asked, tooLong()]) : asked);
    // Without it the page lacks an address and a telephone number.
    await queryClient.ensureQueryData(listPortsOptions()).catch(() => undefined);
    return undefined;
  } catch (error) {
    return withoutTickets(error, reservationId, kept);
  }
}

async function withoutTickets(
  error: unknown,
  reservationId: string,
  kept: KeptTickets | undefined,
): Promise<ShownKept> {
  const { code, status } = asApiError(error);
  if (code === 'RESERVATION_STATE') {
    // They would be shown at the port as if they counted.
    await removeKept(reservationId).catch(() => undefined);
    throw redirect({
      to: '/reservation-detail/$id',
      params: { id: reservationId },
      replace: true,
      state: { notice: kept ? 'keptTicketsVoid' : 'noTickets' },
    });
  }
  const isRefused = REFUSALS.includes(code);
  if (kept && (isRefused || isAway(code, status))) return { kept, isRefused };
  if (code !== 'NOT_FOUND') throw error;
  throw redirect({ to: '/reservation-search', replace: true, state: { notice: 'lookUpFirst' } });
}

/** Also a server that is asked too often: at the port what is kept is more than an error. */
const isAway = (code: string, status: number) =>
  code === 'OFFLINE' || status === 429 || status >= 500;

const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new ApiError('OFFLINE', 0)), PATIENCE_MS);
  });
