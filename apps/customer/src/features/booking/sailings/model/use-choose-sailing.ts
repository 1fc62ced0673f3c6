import {
  type Draft,
  getDraftOptions,
  getDraftQueryKey,
  setDraftTripMutation,
  type TripChoice,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { readAnew } from '@ferry/api/read-anew';
import { storeResponse } from '@ferry/api/store-response';
import { isWait } from '@ferry/api/turn';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { useOneEffect } from '../../../../page/use-one-effect.ts';
import { settleAnswers } from '../../shared/model/draft-savers.ts';
import type { Flow } from '../../shared/model/flow.ts';

type ChosenTrip = {
  trip: TripChoice;
  /** The trip without the return leg of before, for the case that this one does not fit any more. */
  fallback?: TripChoice;
};

/**
 * Takes the chosen leg into the draft. With a draft, its customer input is kept; without one, a
 * draft is made. A return leg that no longer fits a new outbound leg is dropped, to be chosen again. Choices
 * made while one is in flight are ignored: two would make two drafts and two entries in the history. So are those made
 * while another search is awaited: what is still shown is of the one before.
 *
 * @param wishes.asksHelp the search asks for help with boarding, which is kept in the draft
 * @param onChosen goes on to the next step
 */
export function useChooseSailing(
  { createDraft }: Flow,
  draftId: string | undefined,
  { asksHelp }: { asksHelp: boolean },
  onChosen: (draft: Draft) => unknown,
) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const oneEffect = useOneEffect();
  const replace = useMutation(setDraftTripMutation());

  const store = async (trip: TripChoice): Promise<Draft> => {
    const withWish = (isKept: boolean) => ({ ...trip, ...((asksHelp || isKept) && { asksHelp }) });
    const body = withWish(false);
    if (!draftId) return oneEffect(body, (headers) => createDraft(body, headers));
    const path = { draftId };
    await settleAnswers(draftId);
    const { version, customers } = await readAnew(queryClient, getDraftOptions({ path }));
    const kept = withWish(customers.asksHelp ?? false);
    return replace.mutateAsync({ path, body: kept, headers: { 'if-match': `"${version}"` } });
  };
  const save = ({ trip, fallback }: ChosenTrip): Promise<Draft> =>
    store(trip).catch((error: unknown) => {
      if (!fallback || asApiError(error).body?.leg !== 'return') throw error;
      return store(fallback);
    });

  const isRunning = useRef(false);
  const mutation = useMutation({
    mutationFn: save,
    onSuccess: (draft) => {
      storeResponse(queryClient, getDraftQueryKey({ path: { draftId: draft.id } }), draft);
      return onChosen(draft);
    },
    onSettled: () => {
      isRunning.current = false;
    },
  });
  return {
    choose: (choice: ChosenTrip) => {
      // Not `isPending`, which is of the last render: the second click of two may come before the next.
      if (isRunning.current || router.state.status === 'pending') return;
      isRunning.current = true;
      mutation.mutate(choice);
    },
    /** What is being taken into the draft right now. */
    pending: mutation.isPending ? mutation.variables.trip : undefined,
    error: isWait(mutation.error) ? null : mutation.error,
  };
}
