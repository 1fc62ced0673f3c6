import type { FlowLinks } from '../../booking/shared/model/flow.ts';

/** The steps of a change, below `/reservation/{id}` of the reservation that is changed. */
export const changingLinks = (id: string): FlowLinks => {
  const params = { id };
  return {
    conditions: () => ({ to: '/reservation/$id', params }),
    selectSchedule: ({ fromPortId: _, toPortId: __, returnDate: ___, ...search }) => ({
      to: '/reservation/$id/select-schedule-return',
      params,
      search: { ...search, leg: 'outbound' },
    }),
    selectReturn: (search) => ({
      to: '/reservation/$id/select-schedule-return',
      params,
      search,
    }),
    customerInput: (draft) => ({
      to: '/reservation/$id/customer-input',
      params,
      search: { draft },
    }),
    paymentInput: (draft) => ({ to: '/reservation/$id/payment-info', params, search: { draft } }),
    contentConfirm: (draft) => ({
      to: '/reservation/$id/content-confirm',
      params,
      search: { draft },
    }),
    reservationConfirm: () => ({ to: '/reservation/$id/reservation-confirm', params }),
    completion: () => ({ to: '/reservation/$id/reservation-completion', params }),
    paymentInfo: () => ({ to: '/reservation/$id/payment-info', params }),
  };
};
