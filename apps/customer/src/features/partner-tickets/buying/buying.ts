import { createDraft, type Draft } from '@ferry/api/customer';
import { newBooking } from '../../booking/new-booking.ts';
import { isPaymentChosen } from '../../booking/shared/model/draft-trip.ts';
import type { BookingFlow } from '../../booking/shared/model/flow.ts';
import { returnSearch } from '../../booking/shared/model/return-conditions.ts';
import { buyingLinks as links } from './buying-links.ts';

/** Where the sailings of a ticket lead: to the other leg as long as that is missing. */
const afterSailings = (chosen: Draft) =>
  chosen.problems.return
    ? links.selectReturn({ draft: chosen.id })
    : links.customerInput(chosen.id);

/**
 * Buying a partner ticket: the steps of a booking, held and made binding as one, for the days,
 * sections and prices of the ticket.
 *
 * @param ticketId of which a draft is begun; undefined where there is one already
 */
export const buyingTicket = (ticketId?: string): BookingFlow => ({
  ...newBooking,
  links,
  words: { ...newBooking.words, steps: 'きっぷの購入の進み具合', confirm: '購入の確定' },
  steps: ({ hasReturn }) => [
    { step: 'parts', name: '区間と日' },
    { step: 'sailings', name: hasReturn ? '往路の便' : '便と客室' },
    ...(hasReturn ? [{ step: 'return', name: '復路の便' } as const] : []),
    { step: 'customers', name: 'お客様情報' },
    { step: 'payment', name: 'お支払い' },
    { step: 'check', name: '内容の確認' },
    { step: 'confirm', name: '購入の確定' },
    { step: 'completion', name: '完了' },
  ],
  next: {
    sailings: (chosen, conditions) =>
      conditions.returnDate
        ? links.selectReturn(returnSearch(chosen, conditions))
        : afterSailings(chosen),
    return: afterSailings,
    // Also what is missing of the ticket itself is asked there.
    customers: (answered) =>
      isPaymentChosen(answered)
        ? { ...links.contentConfirm(answered.id), step: 'check' }
        : { ...links.paymentInput(answered.id), step: 'payment' },
  },
  firstMethod: 'card',
  createDraft: async (trip, headers, last) => {
    const partnerTicketId = ticketId ?? last?.partnerTicket?.partnerTicketId;
    return (await createDraft({ body: { ...trip, partnerTicketId }, headers })).data;
  },
});
