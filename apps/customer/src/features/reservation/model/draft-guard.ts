import {
  type Draft,
  getDraftOptions,
  getReservationOptions,
  type Reservation,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';

/** Steps that need a draft, in order. */
export type DraftStep = 'customerInput' | 'contentConfirm';

/**
 * The draft of a step, fresh from the server.
 *
 * @throws a redirect to the first step that is missing: no draft → the search, input incomplete →
 *   customer input, already committed → completion
 */
export async function loadDraft(
  queryClient: QueryClient,
  draftId: string | undefined,
  step: DraftStep,
): Promise<Draft> {
  if (!draftId) {
    throw redirect({ to: '/reservation', replace: true, state: { notice: 'chooseSailingFirst' } });
  }
  const draft = await queryClient
    .fetchQuery({ ...getDraftOptions({ path: { draftId } }), staleTime: 0 })
    .catch((error: unknown) => {
      if (asApiError(error).code !== 'NOT_FOUND') throw error;
      throw redirect({ to: '/reservation', replace: true, state: { notice: 'draftGone' } });
    });
  if (draft.nextStep === 'completed' && draft.reservationId) {
    throw redirect({
      to: '/reservation/reservation-completion',
      search: { reservation: draft.reservationId },
      replace: true,
    });
  }
  if (step === 'contentConfirm' && draft.nextStep === 'customerInput') {
    throw redirect({
      to: '/reservation/customer-input',
      search: { draft: draftId },
      replace: true,
      state: { notice: 'completeInputFirst' },
    });
  }
  return draft;
}

/**
 * A hold or reservation that this visitor may see, fresh from the server.
 *
 * @throws a redirect to the look-up when there is none or no right to it (the server does not tell
 *   the two apart)
 */
export async function loadReservation(
  queryClient: QueryClient,
  reservationId: string | undefined,
): Promise<Reservation> {
  const toLookUp = () =>
    redirect({ to: '/reservation-search', replace: true, state: { notice: 'lookUpFirst' } });
  if (!reservationId) throw toLookUp();
  return queryClient
    .fetchQuery({ ...getReservationOptions({ path: { reservationId } }), staleTime: 0 })
    .catch((error: unknown) => {
      throw asApiError(error).code === 'NOT_FOUND' ? toLookUp() : error;
    });
}
