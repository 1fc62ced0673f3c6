import { commitReservation, createDraft, extendHold, holdReservation } from '@ferry/api/customer';
import { newBookingLinks } from './new-booking-links.ts';
import { isPaymentChosen } from './shared/model/draft-trip.ts';
import type { BookingFlow } from './shared/model/flow.ts';
import { heldReservation } from './shared/model/held.ts';
import { returnSearch } from './shared/model/return-conditions.ts';

/** A new booking: from the conditions to the completion. */
export const newBooking: BookingFlow = {
  links: newBookingLinks,
  words: {
    steps: '予約の進み具合',
    total: '合計',
    toPay: '合計',
    confirm: '予約の確定',
    kept: '予約はまだ確定していません。',
  },
  steps: ({ hasReturn }) => [
    { step: 'sailings', name: hasReturn ? '往路の便' : '便と客室' },
    ...(hasReturn ? [{ step: 'return', name: '復路の便' } as const] : []),
    { step: 'customers', name: 'お客様情報' },
    { step: 'payment', name: 'お支払い' },
    { step: 'check', name: '内容の確認' },
    { step: 'confirm', name: '予約の確定' },
    { step: 'completion', name: '完了' },
  ],
  next: {
    sailings: (chosen, conditions) =>
      conditions.returnDate
        ? newBookingLinks.selectReturn(returnSearch(chosen, conditions))
        : newBookingLinks.customerInput(chosen.id),
    return: ({ id }) => newBookingLinks.customerInput(id),
    // A customer who came back to change something goes straight to the check of the answers.
    customers: (answered) =>
      isPaymentChosen(answered)
        ? { ...newBookingLinks.contentConfirm(answered.id), step: 'check' }
        : { ...newBookingLinks.paymentInput(answered.id), step: 'payment' },
  },
  hasLinkForDevices: true,
  createDraft: async (body, headers) => (await createDraft({ body, headers })).data,
  heldOf: heldReservation,
  extend: async (reservationId, headers) =>
    (await extendHold({ path: { reservationId }, headers })).data,
  hold: async ({ id, version, ...seen }, headers) => {
    const { data } = await holdReservation({
      body: { draftId: id, ...seen },
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
