import { getChangeTermsOptions, listVouchersOptions } from '@ferry/api/customer';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { newBookingLinks } from '../../booking/new-booking-links.ts';
import { loadReservation } from '../../booking/shared/model/reservation-guard.ts';

/**
 * A purchase with what can be changed of it, by the clock and what partners have taken.
 *
 * @throws a redirect: without a right to it, to the look-up; of a crossing alone, to its change
 */
export async function loadOtherSchedule(queryClient: QueryClient, id: string) {
  const { partnerTicket } = await loadReservation(queryClient, newBookingLinks, id);
  if (!partnerTicket) throw redirect({ to: '/reservation/$id', params: { id }, replace: true });
  const path = { reservationId: id };
  const [{ OtherSchedulePage }] = await Promise.all([
    import('./OtherSchedulePage.tsx'),
    queryClient.fetchQuery({ ...listVouchersOptions({ path }), staleTime: 0 }),
    queryClient.fetchQuery({ ...getChangeTermsOptions({ path }), staleTime: 0 }),
  ]);
  return { reservationId: id, OtherSchedulePage };
}
