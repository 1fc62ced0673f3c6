import { commitReservation, createDraft, holdReservation } from '@ferry/api/customer';
import { newBookingLinks } from './new-booking-links.ts';
import type { Flow } from './shared/model/flow.ts';

/** A new booking: from the conditions to the completion. */
export const newBooking: Flow = {
  links: newBookingLinks,
  steps: [
    { step: 'sailings', name: '便の選択' },
    { step: 'customers', name: 'お客様情報' },
    { step: 'payment', name: 'お支払い方法' },
    { step: 'check', name: '内容の確認' },
    { step: 'confirm', name: '予約の確定' },
    { step: 'completion', name: '完了' },
  ],
  createDraft: async (body) => (await createDraft({ body })).data,
  hold: async ({ id, version, totalYen }, headers) => {
    const { data } = await holdReservation({
      body: { draftId: id, totalYen },
      headers: { ...headers, 'if-match': `"${version}"` },
    });
    return data;
  },
  commit: async ({ id, version }, body, headers) => {
    const { data } = await commitReservation({
      path: { reservationId: id },
      body,
      headers: { ...headers, 'if-match': `"${version}"` },
    });
    return data;
  },
};
