import { type CommitRequest, getReservationQueryKey, type Reservation } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { leaveSteps } from '../../../../page/leave-steps.ts';
import type { BookingFlow } from '../../shared/model/flow.ts';
import { useIdempotentMutation } from '../../shared/model/use-idempotent-mutation.ts';

/**
 * Makes the hold a reservation and goes on: to the completion, or to the card company and `/tds` when
 * the payment is not at its end. After a refusal the latest state is loaded: what another tab has
 * chosen to pay with is shown, answers that it has changed lead back to the check. A card that was
 * refused, or is no longer there, leads back to the payment methods, which say why.
 */
export function useCommit({ links, commit }: BookingFlow, { id, version, draftId }: Reservation) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const path = { reservationId: id };
  return useIdempotentMutation(
    (request: CommitRequest, headers) => commit({ id, version }, request, headers),
    async (answer: Reservation) => {
      queryClient.setQueryData(getReservationQueryKey({ path }), answer);
      const { payment } = answer;
      if (answer.state !== 'paymentProcessing' || !payment) {
        const { replace } = await leaveSteps(router.history, isStepOf({ id, draftId }));
        await navigate({ ...links.completion(id), replace });
      } else if (payment.action) {
        // Replaced: Back from the card company leads to before the confirmation, not into it.
        window.location.replace(payment.action.url);
      } else {
        await navigate({ to: '/tds', search: { payment: payment.id }, replace: true });
      }
    },
    async ({ status, code, fieldErrors }) => {
      await invalidateTag(queryClient, 'reservations');
      if (code === 'VERSION_CONFLICT') await router.invalidate();
      if (!draftId || (status !== 402 && !fieldErrors.paymentMethod)) return;
      await invalidateTag(queryClient, 'drafts');
      await navigate({ ...links.paymentInput(draftId), replace: true });
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
