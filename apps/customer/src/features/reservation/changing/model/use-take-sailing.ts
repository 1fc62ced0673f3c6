import {
  type ChangeQuote,
  type Draft,
  getDraftQueryKey,
  getReservationQueryKey,
  holdChange,
  type LegName,
  quoteChangeOptions,
  type Reservation,
  setDraftTrip,
} from '@ferry/api/customer';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { type OneEffect, useOneEffect } from '../../../../page/use-one-effect.ts';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { useIdempotentMutation } from '../../../booking/shared/model/use-idempotent-mutation.ts';
import type { NextSailing } from './next-sailings.ts';
import { SAILING_PARTS } from './part-options.ts';
import { begin } from './use-begin.ts';

type Taken = { leg: LegName; next: NextSailing };

export type TakeSailing = ReturnType<typeof useTakeSailing>;

/**
 * Takes a sailing in the place of one that the operator has ended, by one press: the change's draft, its price and
 * its places, as its steps would one after the other. What still has to be answered, or paid, is its own step.
 */
export function useTakeSailing(flow: Flow, { id }: Reservation) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const oneEffect = useOneEffect();
  const [taken, setTaken] = useState<Taken>();
  const mutation = useIdempotentMutation(
    async ({ leg, next }: Taken, headers) => {
      // The key ends with the beginning: where the answer to the trip is lost, the change is begun again.
      const begun = await oneEffect([leg], (key) => begin(id, [SAILING_PARTS[leg]], key));
      const draft = await chosen(begun, leg, next);
      storeResponse(queryClient, getDraftQueryKey({ path: { draftId: draft.id } }), draft);
      if (Object.keys(draft.problems).length > 0)
        return navigate(flow.links.customerInput(draft.id));
      const quote = await queryClient.fetchQuery({
        ...quoteChangeOptions({ path: { draftId: draft.id } }),
        staleTime: 0,
      });
      if (quote.payYen > 0) return navigate(flow.links.contentConfirm(draft.id));
      const held = await hold(id, draft, quote, headers);
      storeResponse(queryClient, getReservationQueryKey({ path: { reservationId: id } }), held);
      return navigate(flow.links.reservationConfirm(id));
    },
    () => undefined,
    // The places are another matter now, and so is what can be changed.
    () => {
      void invalidateTag(queryClient, 'sailings');
      return invalidateTag(queryClient, 'reservations');
    },
  );
  return {
    /** A press while another one runs is not followed. */
    take: (next: Taken) => {
      if (mutation.run(next)) setTaken(next);
    },
    /** The last one that was taken, or is. */
    taken,
    isPending: mutation.isPending,
    error: mutation.error,
  };
}

/** The draft of the change with the sailing in it. */
async function chosen(draft: Draft, leg: LegName, { offer, cabins }: NextSailing): Promise<Draft> {
  const before = { outbound: draft.outbound.choice, return: draft.return?.choice ?? null };
  const last = before[leg];
  if (!last) throw new Error('A leg of the draft is gone');
  const { data } = await setDraftTrip({
    path: { draftId: draft.id },
    body: { ...before, [leg]: { ...last, sailingId: offer.sailing.id, cabins } },
    headers: { 'if-match': `"${draft.version}"` },
  });
  return data;
}

async function hold(
  reservationId: string,
  { id, version }: Draft,
  { newYen, payYen, refundYen, fee: { feeYen } }: ChangeQuote,
  headers: OneEffect,
): Promise<Reservation> {
  const { data } = await holdChange({
    path: { reservationId },
    body: { draftId: id, newYen, feeYen, payYen, refundYen },
    headers: { ...headers, 'if-match': `"${version}"` },
  });
  return data;
}
