import {
  type Draft,
  getPartnerTicketOptions,
  listRoutesOptions,
  type PartnerTicket,
} from '@ferry/api/customer';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { loadDraft } from '../../booking/shared/model/draft-guard.ts';
import { loadHold, loadReservation } from '../../booking/shared/model/reservation-guard.ts';
import type { ReturnSearch } from '../../booking/shared/model/return-conditions.ts';
import type { ConditionsInput } from '../../booking/shared/model/search-conditions.ts';
import {
  loadCustomerInput,
  loadLegChoice,
  loadPaymentInput,
  loadSchedule,
} from '../../booking/step-pages.ts';
import { loadTicket } from '../model/ticket-queries.ts';
import { buyingTicket } from './buying.ts';
import { checkSection } from './model/check-section.ts';

// The steps of buying a partner ticket for the loaders of their routes: one chunk, which only customers load
// who buy one. Each page that a booking has as well is a chunk of its own.

/** A ticket that is sold now. */
async function loadSold(queryClient: QueryClient, ticketId: string | undefined) {
  if (!ticketId) {
    throw redirect({
      to: '/partner-tickets',
      replace: true,
      state: { notice: 'chooseTicketFirst' },
    });
  }
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
export async function loadOutbound(queryClient: QueryClient, search: ConditionsInput) {
  const ticket = await loadSold(queryClient, search.partnerTicketId);
  const flow = buyingTicket(ticket.id);
  const result = checkSection(search, ticket);
  // The form says what is missing.
  if ('errors' in result) throw redirect({ ...flow.links.conditions(search), replace: true });
  const loaded = await loadSchedule(queryClient, flow.links, result.conditions);
  return { flow, ...loaded, note: noteOf(ticket), ticketGrade: ticket.crossing.grade };
}

/** What a ticket says of the days of its crossing. */
function noteOf({ name, crossing }: PartnerTicket): string {
  const days = crossing.returnWithinDays;
  const returnRule = days === null ? '' : `:復路は、往路の乗船日から${days}日以内の便に乗れます。`;
  return `${name}${returnRule}`;
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
  const draft = await loadDraft(queryClient, flow.links, draftId, 'contentConfirm');
  const { ContentConfirmPage } = await import('../../booking/confirm/ContentConfirmPage.tsx');
  return { flow, draftId: draft.id, ContentConfirmPage };
}

/** What is bought on which terms. */
export async function loadConfirm(queryClient: QueryClient, reservationId: string | undefined) {
  const flow = buyingTicket();
  const { id } = await loadHold(queryClient, flow.links, reservationId);
  const [{ ReservationConfirmPage }] = await Promise.all([
    import('../../booking/confirm/ReservationConfirmPage.tsx'),
    // Its terms are read before the button is pressed: they come with the page.
    import('../../booking/shared/vouchers/PartlyUsed.tsx'),
  ]);
  return { flow, reservationId: id, ReservationConfirmPage };
}

/** That it is bought; what is not yet is confirmed first. */
export async function loadDone(queryClient: QueryClient, reservationId: string | undefined) {
  const flow = buyingTicket();
  const { id, state } = await loadReservation(queryClient, flow.links, reservationId);
  if (state !== 'confirmedUnpaid' && state !== 'confirmed') {
    throw redirect({ ...flow.links.reservationConfirm(id), replace: true });
  }
  const { CompletionPage } = await import('../../booking/completion/CompletionPage.tsx');
  return { flow, reservationId: id, CompletionPage };
}
