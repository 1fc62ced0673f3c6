import {
  type CommitRequest,
  commitReservationMutation,
  getReservationQueryKey,
  type Reservation,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { leaveSteps } from '../../../page/leave-steps.ts';
import { useIdempotentMutation } from './use-idempotent-mutation.ts';

/** Makes the hold a reservation and goes on to the completion; after a refusal loads the latest state. */
export function useCommit({ id, version, draftId }: Reservation) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const path = { reservationId: id };
  const send = useMutation(commitReservationMutation());
  return useIdempotentMutation(
    (body: CommitRequest, headers) =>
      send.mutateAsync({ path, body, headers: { ...headers, 'if-match': `"${version}"` } }),
    async (confirmed: Reservation) => {
      queryClient.setQueryData(getReservationQueryKey({ path }), confirmed);
      const { replace } = await leaveSteps(history, ({ searchParams }) =>
        [searchParams.get('reservation'), searchParams.get('draft')].some(
          (step) => step !== null && (step === id || step === draftId),
        ),
      );
      await navigate({
        to: '/reservation/reservation-completion',
        search: { reservation: id },
        replace,
      });
    },
    () => invalidateTag(queryClient, 'reservations'),
  );
}
