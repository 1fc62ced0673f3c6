import {
  type CommitRequest,
  commitReservationMutation,
  getReservationQueryKey,
  type Reservation,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useIdempotentMutation } from './use-idempotent-mutation.ts';

/** Makes the hold a reservation and goes on to the completion; after a refusal loads the latest state. */
export function useCommit({ id, version }: Reservation) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const path = { reservationId: id };
  const send = useMutation(commitReservationMutation());
  return useIdempotentMutation(
    (body: CommitRequest, headers) =>
      send.mutateAsync({ path, body, headers: { ...headers, 'if-match': `"${version}"` } }),
    async (confirmed: Reservation) => {
      queryClient.setQueryData(getReservationQueryKey({ path }), confirmed);
      await navigate({
        to: '/reservation/reservation-completion',
        search: { reservation: id },
        replace: true,
      });
    },
    () => invalidateTag(queryClient, 'reservations'),
  );
}
