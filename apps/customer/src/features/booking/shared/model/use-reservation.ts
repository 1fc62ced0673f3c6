import { getReservationOptions, type Reservation } from '@ferry/api/customer';
import { useSuspenseQuery } from '@tanstack/react-query';

/** Between two questions whether a payment has arrived. */
const ASK_AGAIN_MS = 10_000;
/** Half an hour: a page that is left open shall not keep the right to it for ever. */
const MOST_QUESTIONS = 180;

/** Money may arrive, or go back, without anything that is done on this page. */
const awaitsMoney = (reservation: Reservation | undefined): boolean =>
  reservation?.state === 'paymentProcessing' ||
  reservation?.change?.state === 'paymentProcessing' ||
  reservation?.change?.state === 'awaitingPayment' ||
  reservation?.changes.some(({ refundState }) => refundState === 'pending') ||
  reservation?.cancellations.some(({ refundState }) => refundState === 'pending') ||
  (reservation?.state === 'confirmedUnpaid' && reservation.paymentMethod === 'convenienceStore');

/**
 * The reservation of a page that shows it. It follows its money by time, and whatever else may have
 * happened elsewhere when the customer comes back to the tab.
 */
export const useReservation = (reservationId: string): Reservation =>
  useReservationRead(reservationId).data;

/** As {@link useReservation}, with when it was read by this device's clock, in milliseconds since 1970. */
export function useReservationRead(reservationId: string) {
  const { data, dataUpdatedAt } = useSuspenseQuery({
    ...getReservationOptions({ path: { reservationId } }),
    refetchInterval: ({ state }) =>
      awaitsMoney(state.data) && state.dataUpdateCount < MOST_QUESTIONS && ASK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
  });
  return { data, readAt: dataUpdatedAt };
}
