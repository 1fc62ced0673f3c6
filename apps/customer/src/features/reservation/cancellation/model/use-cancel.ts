import {
  type CancelRequest,
  cancelReservation,
  getReservationQueryKey,
  type Reservation,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { useQueryClient } from '@tanstack/react-query';
import { useIdempotentMutation } from '../../../booking/shared/model/use-idempotent-mutation.ts';

/**
 * Cancels what was shown, once. After a refusal the latest state is loaded: amounts that have become
 * others are a new quote, what another tab has changed is shown.
 */
export function useCancel(
  { id, version }: Reservation,
  onDone: (reservation: Reservation) => void,
) {
  const queryClient = useQueryClient();
  const path = { reservationId: id };
  return useIdempotentMutation(
    async (body: CancelRequest, headers) => {
      const { data } = await cancelReservation({
        path,
        body,
        headers: { ...headers, 'if-match': `"${version}"` },
      });
      return data;
    },
    (answer: Reservation) => {
      onDone(answer);
      storeResponse(queryClient, getReservationQueryKey({ path }), answer);
      void invalidateTag(queryClient, 'reservations');
    },
    () => invalidateTag(queryClient, 'reservations'),
  );
}
