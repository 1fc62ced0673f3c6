import type { FlowLinks } from './shared/model/flow.ts';

/** The steps of a new booking, below `/reservation`. */
export const newBookingLinks: FlowLinks = {
  conditions: (search = {}) => ({ to: '/reservation', search }),
  selectSchedule: (search) => ({ to: '/reservation/select-schedule', search }),
  selectReturn: (search) => ({ to: '/reservation/select-schedule-return', search }),
  customerInput: (draft) => ({ to: '/reservation/customer-input', search: { draft } }),
  paymentInput: (draft) => ({ to: '/reservation/payment-input', search: { draft } }),
  contentConfirm: (draft) => ({ to: '/reservation/content-confirm', search: { draft } }),
  reservationConfirm: (reservation) => ({
    to: '/reservation/reservation-confirm',
    search: { reservation },
  }),
  completion: (reservation) => ({
    to: '/reservation/reservation-completion',
    search: { reservation },
  }),
  paymentInfo: (id) => ({ to: '/reservation/$id/payment-info', params: { id } }),
};
