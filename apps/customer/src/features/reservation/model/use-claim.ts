import { claimReservationMutation, type GuestSessionRequest } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Brings a booking that was made without a login into the member's list. */
export function useClaim() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...claimReservationMutation(),
    onSuccess: () => invalidateTag(queryClient, 'reservations'),
  });
  return {
    /** @returns whether it is in the list now */
    claim: (body: GuestSessionRequest) =>
      mutation.mutateAsync({ body }).then(
        () => true,
        () => false,
      ),
    /** Number of the reservation that was the last one to come into the list. */
    claimed: mutation.data?.reservationNumber,
    isPending: mutation.isPending,
    failure: mutation.error ? asApiError(mutation.error) : undefined,
  };
}
