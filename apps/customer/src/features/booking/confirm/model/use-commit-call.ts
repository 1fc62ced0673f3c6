import { getReservationQueryKey, type Payment, type Reservation } from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { leaveSteps } from '../../../../page/leave-steps.ts';
import type { FlowLinks } from '../../shared/model/flow.ts';
import { useIdempotentMutation } from '../../shared/model/use-idempotent-mutation.ts';

/** A call that makes something binding, and what depends on what that is. */
type CommitCall<Request> = {
  links: FlowLinks;
  reservationId: string;
  /** Where the payment can be chosen again. */
  draftId: string | null;
  call: (request: Request, headers: { 'idempotency-key': string }) => Promise<Reservation>;
  /** The payment that is not at its end after the call. */
  openPaymentOf: (answer: Reservation) => Payment | null | undefined;
  /** Whether an address is a step on the way: Back must not lead into it again. */
  isStep: (address: URL) => boolean;
  /** Called once the completion is there. */
  onMade?: () => void;
};

/**
 * Makes it binding and goes on: to the completion, or to the card company and `/tds` when the payment
 * is not at its end. After a refusal the latest state is loaded: what another tab has chosen to pay
 * with is shown, answers that it has changed lead back to the check. A card that was refused, or is
 * no longer there, leads back to the payment methods, which say why.
 */
export function useCommitCall<Request>(of: CommitCall<Request>) {
  const { links, reservationId, draftId, call, openPaymentOf, isStep, onMade } = of;
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const router = useRouter();
  // The payment methods say what was refused: said here as well, it would be heard twice.
  const [isLeaving, setIsLeaving] = useState(false);
  const commit = useIdempotentMutation(
    call,
    async (answer) => {
      storeResponse(queryClient, getReservationQueryKey({ path: { reservationId } }), answer);
      const payment = openPaymentOf(answer);
      if (!payment) {
        const { replace } = await leaveSteps(router.history, isStep);
        await navigate({ ...links.completion(reservationId), replace });
        onMade?.();
      } else if (payment.action) {
        // Replaced: Back from the card company leads to before the confirmation, not into it.
        window.location.replace(payment.action.url);
      } else {
        await navigate({ to: '/tds', search: { payment: payment.id }, replace: true });
      }
    },
    async ({ status, code, fieldErrors }) => {
      const leadsBack = status === 402 || Boolean(fieldErrors.paymentMethod);
      setIsLeaving(leadsBack && draftId !== null);
      await invalidateTag(queryClient, 'reservations');
      if (code === 'VERSION_CONFLICT') await router.invalidate();
      if (!draftId || !leadsBack) return;
      await invalidateTag(queryClient, 'drafts');
      const { pathname } = router.state.location;
      await navigate({ ...links.paymentInput(draftId), replace: true });
      if (router.state.location.pathname === pathname) setIsLeaving(false);
    },
  );
  return {
    ...commit,
    isPending: commit.isPending || isLeaving,
    error: isLeaving ? undefined : commit.error,
  };
}
