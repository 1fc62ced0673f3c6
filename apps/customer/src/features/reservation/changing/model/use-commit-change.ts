import {
  type CommitChangeRequest,
  commitChange,
  getReservationQueryKey,
  type Reservation,
  type ReservationChange,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { leaveSteps } from '../../../../page/leave-steps.ts';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { useIdempotentMutation } from '../../../booking/shared/model/use-idempotent-mutation.ts';

/** Whether an address is a step of the change of a reservation: Back must not lead into it again. */
const isStepOf =
  (id: string) =>
  ({ pathname, searchParams }: URL): boolean =>
    pathname.includes(`/reservation/${id}`) &&
    (searchParams.has('draft') || pathname.endsWith('/reservation-confirm'));

/**
 * Makes a change binding and goes on: to the completion, or to the card company and `/tds` when the
 * payment is not at its end. After a refusal the latest state is loaded; a card that was refused leads
 * back to the payment methods, which say why.
 */
export function useCommitChange(
  { links }: Flow,
  { id, version }: Reservation,
  { draftId }: ReservationChange,
) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  const path = { reservationId: id };
  return useIdempotentMutation(
    async (body: CommitChangeRequest, headers) => {
      const { data } = await commitChange({
        path,
        body,
        headers: { ...headers, 'if-match': `"${version}"` },
      });
      return data;
    },
    async (answer: Reservation) => {
      queryClient.setQueryData(getReservationQueryKey({ path }), answer);
      const payment = answer.change?.payment;
      if (answer.change?.state === 'paymentProcessing' && payment) {
        // Replaced: Back from the card company leads to before the confirmation, not into it.
        if (payment.action) window.location.replace(payment.action.url);
        else await navigate({ to: '/tds', search: { payment: payment.id }, replace: true });
        return;
      }
      const { replace } = await leaveSteps(router.history, isStepOf(id));
      await navigate({ ...links.completion(id), replace });
      void invalidateTag(queryClient, 'drafts');
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
