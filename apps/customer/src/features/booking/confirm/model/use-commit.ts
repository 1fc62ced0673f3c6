import type { CommitRequest, Reservation } from '@ferry/api/customer';
import type { BookingFlow } from '../../shared/model/flow.ts';
import { useCommitCall } from './use-commit-call.ts';

/** Makes the hold a reservation, and goes on. */
export const useCommit = ({ links, commit }: BookingFlow, { id, version, draftId }: Reservation) =>
  useCommitCall({
    links,
    reservationId: id,
    draftId,
    call: (request: CommitRequest, headers) => commit({ id, version }, request, headers),
    openPaymentOf: ({ state, payment }) => (state === 'paymentProcessing' ? payment : null),
    isStep: isStepOf({ id, draftId }),
  });

/** Whether an address is a step on the way to this reservation: Back must not lead into it again. */
export const isStepOf =
  ({ id, draftId }: Pick<Reservation, 'id' | 'draftId'>) =>
  ({ searchParams }: URL): boolean =>
    [searchParams.get('reservation'), searchParams.get('draft')].some(
      (step) => step !== null && (step === id || step === draftId),
    );
