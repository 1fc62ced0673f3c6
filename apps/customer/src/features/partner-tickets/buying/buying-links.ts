import { newBookingLinks } from '../../booking/new-booking-links.ts';
import type { FlowLinks, SailingSearch } from '../../booking/shared/model/flow.ts';

/** A ticket's search has no wishes and nothing that comes along. */
const searchOf = ({ vehicles: _, pets: __, needs: ___, ...search }: SailingSearch) => search;

/** The steps of buying a partner ticket, below `/partner-tickets`. */
export const buyingLinks: FlowLinks = {
  conditions: (search = {}) => {
    if (search.partnerTicketId) {
      return { to: '/partner-tickets/search-section', search: searchOf(search) };
    }
    // The return leg after a ticket of one way is a booking.
    return search.fromPortId ? newBookingLinks.conditions(search) : { to: '/partner-tickets' };
  },
  selectSchedule: (search) => ({
    to: '/partner-tickets/select-schedule',
    search: searchOf(search),
  }),
  selectReturn: ({ draft, date }) => ({
    to: '/partner-tickets/select-other-schedule',
    search: { draft, date },
  }),
  customerInput: (draft) => ({ to: '/partner-tickets/customer-input', search: { draft } }),
  paymentInput: (draft) => ({ to: '/partner-tickets/payment-input', search: { draft } }),
  contentConfirm: (draft) => ({ to: '/partner-tickets/content-confirm', search: { draft } }),
  reservationConfirm: (reservation) => ({
    to: '/partner-tickets/reservation-confirm',
    search: { reservation },
  }),
  completion: (reservation) => ({
    to: '/partner-tickets/reservation-completion',
    search: { reservation },
  }),
  paymentInfo: (id) => ({ to: '/reservation/$id/payment-info', params: { id } }),
};
