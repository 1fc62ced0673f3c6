import {
  type CommitChangeRequest,
  commitChange,
  type Reservation,
  type ReservationChange,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { useQueryClient } from '@tanstack/react-query';
import { useCommitCall } from '../../../booking/confirm/model/use-commit-call.ts';
import type { Flow } from '../../../booking/shared/model/flow.ts';

/** Whether an address is a step of the change of a reservation: Back must not lead into it again. */
const isStepOf =
  (id: string) =>
  ({ pathname, searchParams }: URL): boolean =>
    pathname.includes(`/reservation/${id}`) &&
    (searchParams.has('draft') || pathname.endsWith('/reservation-confirm'));

/** Makes a change binding, and goes on. */
export function useCommitChange(
  { links }: Flow,
  { id, version }: Reservation,
  { draftId }: ReservationChange,
) {
  const queryClient = useQueryClient();
  return useCommitCall({
    links,
    reservationId: id,
    draftId,
    call: async (body: CommitChangeRequest, headers) => {
      const { data } = await commitChange({
        path: { reservationId: id },
        body,
        headers: { ...headers, 'if-match': `"${version}"` },
      });
      return data;
    },
    openPaymentOf: ({ change }) => (change?.state === 'paymentProcessing' ? change.payment : null),
    isStep: isStepOf(id),
    onMade: () => void invalidateTag(queryClient, 'drafts'),
  });
}
