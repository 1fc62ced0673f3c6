import {
  type Draft,
  getDraftQueryKey,
  type Reservation,
  setDraftCustomers,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type OneEffect, useOneEffect } from '../../../../page/use-one-effect.ts';
import { isLocked } from '../../../booking/shared/model/draft-trip.ts';
import type { Flow, StepLink } from '../../../booking/shared/model/flow.ts';
import { outboundSearch, searchLegAgain } from '../../../booking/shared/model/return-conditions.ts';
import { type PartyChange, partyAfter, withLeaversLast } from './leaving.ts';
import { begin } from './use-begin.ts';

/** A draft of the change in which those who leave are the last of their class, and on to the sailings for the others. */
export function useBeginParty(flow: Flow, reservation: Reservation) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const oneEffect = useOneEffect();
  const mutation = useMutation({
    mutationFn: async (change: PartyChange) => {
      const asked = [...change.leaving, change.added];
      const begun = await oneEffect(asked, (headers: OneEffect) =>
        begin(reservation.id, ['passengers'], headers),
      );
      return change.leaving.size > 0 ? await leaversLast(begun, change) : begun;
    },
    onSuccess: (draft, change) => {
      storeResponse(queryClient, getDraftQueryKey({ path: { draftId: draft.id } }), draft);
      return navigate(sailingsFor(flow, reservation, draft, change));
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

async function leaversLast(draft: Draft, { leaving }: PartyChange): Promise<Draft> {
  const { data } = await setDraftCustomers({
    path: { draftId: draft.id },
    body: withLeaversLast(draft.customers, leaving),
    headers: { 'if-match': `"${draft.version}"` },
  });
  return data;
}

/** Of a trip whose outbound leg is used, the return leg. */
function sailingsFor(
  flow: Flow,
  reservation: Reservation,
  draft: Draft,
  change: PartyChange,
): StepLink {
  const party = partyAfter(reservation, change);
  const { return: returnLeg } = reservation;
  if (!isLocked(draft, 'outbound') || !returnLeg) {
    return flow.links.selectSchedule({ ...outboundSearch(draft), ...party });
  }
  const { fromPortId: _, toPortId: __, ...search } = searchLegAgain(returnLeg);
  return flow.links.selectReturn({ ...search, ...party, draft: draft.id });
}
