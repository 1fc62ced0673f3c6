import {
  getPartnerTicketOptions,
  listPartnerTicketsOptions,
  listRoutesOptions,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { type TicketSearch, ticketQuery } from './ticket-search.ts';

/** The page is rendered from what its loader has just received, in milliseconds. */
const FRESH_MS = 30_000;

/** The tickets that fit, as the page asks for them too. */
export const ticketsOptions = (search: TicketSearch) => ({
  ...listPartnerTicketsOptions({ query: ticketQuery(search) }),
  staleTime: FRESH_MS,
});

/** What the list begins with. What fails to load the page says itself. */
export async function loadPartnerTickets(
  queryClient: QueryClient,
  search: TicketSearch,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(listRoutesOptions()),
    queryClient.prefetchQuery(ticketsOptions(search)),
  ]);
}

/**
 * A ticket for its page.
 *
 * @throws that the page is not found where nobody sells the ticket
 */
export async function loadTicket(queryClient: QueryClient, id: string): Promise<void> {
  const options = getPartnerTicketOptions({ path: { partnerTicketId: id } });
  await queryClient.ensureQueryData(options).catch((error: unknown) => {
    throw asApiError(error).code === 'NOT_FOUND' ? notFound() : error;
  });
}
