import {
  type ChangeQuote,
  getChangeTermsOptions,
  quoteChangeOptions,
  type Reservation,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { loadReservation } from '../../../booking/shared/model/reservation-guard.ts';
import { changingLinks } from '../changing-links.ts';

/** The reservation that is changed, fresh from the server; without a right to it, the look-up, with the number of a mail. */
export const loadChanged = (
  queryClient: QueryClient,
  id: string,
  number?: string,
): Promise<Reservation> =>
  loadReservation(queryClient, changingLinks(id), id, number ? { number, to: 'change' } : {});

/** What can be changed of a reservation, by the clock and what other tabs have done. */
export async function loadTerms(queryClient: QueryClient, id: string, number?: string) {
  const reservation = await loadChanged(queryClient, id, number);
  const terms = getChangeTermsOptions({ path: { reservationId: reservation.id } });
  await queryClient.fetchQuery({ ...terms, staleTime: 0 });
  return { reservationId: reservation.id };
}

/** What a change comes to, or why that is not known any more: its page says it and leads on. */
export const loadQuote = (
  queryClient: QueryClient,
  draftId: string,
): Promise<ChangeQuote | ApiError> =>
  queryClient
    .fetchQuery({ ...quoteChangeOptions({ path: { draftId } }), staleTime: 0 })
    .catch((error: unknown) => {
      const failure = asApiError(error);
      if (failure.status === 409) return failure;
      throw error;
    });

/**
 * The change whose places are held and are to be made binding.
 *
 * @throws a redirect: to the payment while it is going on or waited for; to the completion, or to the
 *   begin with the reason, when there is none any more
 */
export async function loadHeldChange(queryClient: QueryClient, id: string): Promise<Reservation> {
  const reservation = await loadChanged(queryClient, id);
  const { change } = reservation;
  const links = changingLinks(reservation.id);
  if (!change) {
    throw redirect({ ...links.conditions(), replace: true, state: { notice: 'changeGone' } });
  }
  if (change.state === 'paymentProcessing' && change.payment) {
    throw redirect({ to: '/tds', search: { payment: change.payment.id }, replace: true });
  }
  if (change.state === 'awaitingPayment') {
    throw redirect({ ...links.completion(id), replace: true });
  }
  if (change.state !== 'held') {
    throw redirect({ to: '/reservation-detail/$id', params: { id }, replace: true });
  }
  return reservation;
}
