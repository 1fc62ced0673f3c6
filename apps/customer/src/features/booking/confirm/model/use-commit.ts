import {
  type CommitRequest,
  commitReservationMutation,
  getReservationQueryKey,
  type Reservation,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { leaveSteps } from '../../../../page/leave-steps.ts';
import { useIdempotentMutation } from './use-idempotent-mutation.ts';

/**
 * Makes the hold a reservation and goes on: to the completion, or to the card company and `/tds` when
 * the payment is not at its end. After a refusal the latest state is loaded; a card that was refused
 * leads back to the payment methods, which say why.
 */
export function useCommit({ id, version, draftId }: Reservation) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { history } = useRouter();
  const path = { reservationId: id };
  const send = useMutation(commitReservationMutation());
  return useIdempotentMutation(
    (body: CommitRequest, headers) =>
      send.mutateAsync({ path, body, headers: { ...headers, 'if-match': `"${version}"` } }),
    async (answer: Reservation) => {
      queryClient.setQueryData(getReservationQueryKey({ path }), answer);
      const { payment } = answer;
      if (answer.state !== 'paymentProcessing' || !payment) {
        const { replace } = await leaveSteps(history, isStepOf({ id, draftId }));
        const search = { reservation: id };
        await navigate({ to: '/reservation/reservation-completion', search, replace });
      } else if (payment.action) {
        // Replaced: Back from the card company leads to before the confirmation, not into it.
        window.location.replace(payment.action.url);
      } else {
        await navigate({ to: '/tds', search: { payment: payment.id }, replace: true });
      }
    },
    async ({ status }) => {
      await invalidateTag(queryClient, 'reservations');
      if (status !== 402 || !draftId) return;
      await invalidateTag(queryClient, 'drafts');
      const search = { draft: draftId };
      await navigate({ to: '/reservation/payment-input', search, replace: true });
    },
  );
}

/** Whether an address is a step on the way to this reservation: Back must not lead into it again. */
export const isStepOf =
  ({ id, draftId }: Pick<Reservation, 'id' | 'draftId'>) =>
  ({ searchParams }: URL): boolean =>
    [searchParams.get('reservation'), searchParams.get('draft')].some(
      (step) => step !== null && (step === id || step === draftId),
    );
