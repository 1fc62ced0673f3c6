import { commitReservation, createDraft, holdReservation } from '@ferry/api/customer';
import { newBookingLinks } from './new-booking-links.ts';
import type { Flow } from './shared/model/flow.ts';

/** A new booking: from the conditions to the completion. */
export const newBooking: Flow = {
  links: newBookingLinks,
  steps: (hasReturn) => [
    { step: 'sailings', name: hasReturn ? '往路の便' : '便と客室' },
    ...(hasReturn ? [{ step: 'return', name: '復路の便' } as const] : []),
    { step: 'customers', name: 'お客様情報' },
    { step: 'payment', name: 'お支払い' },
    { step: 'check', name: '内容の確認' },
    { step: 'confirm', name: '予約の確定' },
    { step: 'completion', name: '完了' },
  ],
  createDraft: async (body) => (await createDraft({ body })).data,
  hold: async ({ id, version, totalYen }, headers) => {
    const { data } = await holdReservation({
      // No page asks yet what is to be done about another booking of the same person.
      body: { draftId: id, totalYen, allowsDuplicate: true },
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
