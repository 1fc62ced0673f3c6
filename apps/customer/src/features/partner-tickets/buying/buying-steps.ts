import { type Draft, getPartnerTicketOptions, listRoutesOptions } from '@ferry/api/customer';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { ReturnSearch } from '../../booking/shared/model/return-conditions.ts';
import type { SearchConditions } from '../../booking/shared/model/search-conditions.ts';
import {
  loadCompletion,
  loadContentConfirm,
  loadCustomerInput,
  loadLegChoice,
  loadPaymentInput,
  loadReservationConfirm,
  loadSchedule,
} from '../../booking/step-pages.ts';
import { loadTicket } from '../model/ticket-queries.ts';
import { buyingTicket } from './buying.ts';
import { checkSection } from './model/check-section.ts';

// The steps of buying a partner ticket for the loaders of their routes: one chunk, which nobody loads
// who buys none. Each page that a booking has as well is a chunk of its own.

/** A ticket that is sold now. */
async function loadSold(queryClient: QueryClient, ticketId: string | undefined) {
  if (!ticketId) throw redirect({ to: '/partner-tickets', replace: true });
  await Promise.all([
    loadTicket(queryClient, ticketId),
    queryClient.ensureQueryData(listRoutesOptions()),
  ]);
  const ticket = await queryClient.ensureQueryData(
    getPartnerTicketOptions({ path: { partnerTicketId: ticketId } }),
  );
  if (ticket.state !== 'onSale' && ticket.state !== 'few') {
    throw redirect({ to: '/partner-tickets/$id', params: { id: ticketId }, replace: true });
  }
  return ticket;
}

/** Section, days and party. */
export async function loadSection(queryClient: QueryClient, ticketId: string | undefined) {
  const { id } = await loadSold(queryClient, ticketId);
  const { SearchSectionPage } = await import('./SearchSectionPage.tsx');
  return { ticketId: id, SearchSectionPage };
}

/** The sailings of the outbound leg. */
export async function loadOutbound(queryClient: QueryClient, conditions: SearchConditions) {
  const ticket = await loadSold(queryClient, conditions.partnerTicketId);
  const flow = buyingTicket(ticket.id);
  const result = checkSection(conditions, ticket);
  if ('errors' in result) throw redirect({ ...flow.links.conditions(conditions), replace: true });
  return { flow, ...(await loadSchedule(queryClient, flow.links, result.conditions)) };
}

/** The sailings of the return leg. */
export async function loadReturn(queryClient: QueryClient, search: ReturnSearch) {
  const flow = buyingTicket();
  return { flow, ...(await loadLegChoice(queryClient, flow.links, search)) };
}

/** What is asked of the customers; a ticket whose return leg is missing asks for that first. */
export async function loadCustomers(queryClient: QueryClient, draftId: string | undefined) {
  const flow = buyingTicket();
  const loaded = await loadCustomerInput(queryClient, flow.links, draftId);
  if (lacksReturn(loaded.draft)) {
    throw redirect({ ...flow.links.selectReturn({ draft: loaded.draftId }), replace: true });
  }
  return { flow, ...loaded };
}

const lacksReturn = ({ problems }: Draft) => problems.return !== undefined;

/** How it will be paid. */
export async function loadPayment(queryClient: QueryClient, draftId: string | undefined) {
  const flow = buyingTicket();
  return { flow, ...(await loadPaymentInput(queryClient, flow.links, draftId)) };
}

/** The check of the answers. */
export async function loadCheck(queryClient: QueryClient, draftId: string | undefined) {
  const flow = buyingTicket();
  return { flow, ...(await loadContentConfirm(queryClient, flow.links, draftId)) };
}

/** What is bought on which terms. */
export async function loadConfirm(queryClient: QueryClient, reservationId: string | undefined) {
  const flow = buyingTicket();
  return { flow, ...(await loadReservationConfirm(queryClient, flow.links, reservationId)) };
}

/** That it is bought. */
export async function loadDone(queryClient: QueryClient, reservationId: string | undefined) {
  const flow = buyingTicket();
  return { flow, ...(await loadCompletion(queryClient, flow.links, reservationId)) };
}
