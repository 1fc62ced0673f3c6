import { createChangeDraft, type Draft, getDraftQueryKey, setDraftTrip } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type OneEffect, useOneEffect } from '../../../../page/use-one-effect.ts';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { firstStep, partsOf, type Wish } from './part-options.ts';

/** A draft of the change beside its reservation, and on to its first step. */
export function useBegin(flow: Flow, reservationId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const oneEffect = useOneEffect();
  const mutation = useMutation({
    mutationFn: (wishes: readonly Wish[]) =>
      oneEffect(wishes, (headers) => begin(reservationId, wishes, headers)),
    onSuccess: (draft, wishes) => {
      storeResponse(queryClient, getDraftQueryKey({ path: { draftId: draft.id } }), draft);
      return navigate(firstStep(flow, draft, wishes));
    },
    // What can be changed is another thing now.
    onError: () => invalidateTag(queryClient, 'reservations'),
  });
  return {
    begin: mutation.mutateAsync,
    isPending: mutation.isPending,
    error: mutation.error ? asApiError(mutation.error) : undefined,
  };
}

/** A draft of a change with these wishes. */
export async function begin(
  reservationId: string,
  wishes: readonly Wish[],
  headers: OneEffect,
): Promise<Draft> {
  const { data } = await createChangeDraft({
    path: { reservationId },
    body: { parts: partsOf(wishes) },
    headers,
  });
  if (!wishes.includes('dropReturn')) return data;
  const dropped = await setDraftTrip({
    path: { draftId: data.id },
    body: { outbound: data.outbound.choice, return: null },
    headers: { 'if-match': `"${data.version}"` },
  });
  return dropped.data;
}
