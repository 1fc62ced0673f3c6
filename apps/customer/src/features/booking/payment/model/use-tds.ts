import {
  completePaymentMutation,
  getPaymentOptions,
  getReservationOptions,
  type Payment,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { readAnew } from '@ferry/api/read-anew';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FlowLinks } from '../../shared/model/flow.ts';

/** The steps of what is paid for: of a booking, or of the change of one. */
export type LinksOf = (payment: Payment) => FlowLinks;

/** Between two questions for the state of the payment; the card company may take minutes. */
const ASK_AGAIN_MS = 2_000;
/** While it waits for the customer, who may authenticate in another tab or in their bank's app. */
const LOOK_AGAIN_MS = 5_000;
/** Of a change that is over, the booking is what is left. */
const gone = { draftId: null, state: 'gone' } as const;

const isOpen = ({ state }: Payment) => state === 'pending' || state === 'unknown';

/** The visitor may not see it: another browser, or a session that is over. */
const isNotOurs = (error: unknown) => error !== null && asApiError(error).code === 'NOT_FOUND';

function askAgainMs(payment: Payment | undefined): number | false {
  if (!payment || isOpen(payment)) return ASK_AGAIN_MS;
  return payment.state === 'requiresAction' && LOOK_AGAIN_MS;
}

/**
 * What became of a payment after the authentication: asks for its completion once, then how it
 * stands until that is known, and goes on to where its end leads. The page may be opened twice,
 * reloaded or come back to: each time it finds the same end.
 */
export function useTds(linksOf: LinksOf, paymentId: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const complete = useMutation(completePaymentMutation());
  const [isAsked, setIsAsked] = useState(false);
  const options = getPaymentOptions({ path: { paymentId } });
  const { data: payment, error } = useQuery({
    ...options,
    enabled: isAsked && paymentId !== '',
    refetchInterval: ({ state }) => (isNotOurs(state.error) ? false : askAgainMs(state.data)),
    staleTime: 0,
  });

  const begin = useEffectEvent(async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    // Refused or not: the payment itself says what state it is in.
    await complete.mutateAsync({ path: { paymentId }, headers }).catch(() => undefined);
    setIsAsked(true);
  });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || paymentId === '') return;
    hasBegun.current = true;
    void begin();
  }, [paymentId]);

  const leave = useEffectEvent(async (ended: Payment) => {
    await Promise.all([
      invalidateTag(queryClient, 'reservations'),
      invalidateTag(queryClient, 'drafts'),
    ]);
    const reservation = ended.reservationId;
    const links = linksOf(ended);
    if (ended.purpose === 'later') {
      await navigate({ ...links.paymentInfo(reservation), replace: true });
      return;
    }
    if (ended.state === 'captured' || ended.state === 'awaitingPayment') {
      await navigate({ ...links.completion(reservation), replace: true });
      return;
    }
    const left = await readAnew(
      queryClient,
      getReservationOptions({ path: { reservationId: reservation } }),
    );
    const { draftId, state } = ended.purpose === 'change' ? (left.change ?? gone) : left;
    if (draftId && state === 'held') {
      await navigate({ ...links.paymentInput(draftId), replace: true });
    } else {
      await navigate({ to: '/reservation-detail/$id', params: { id: reservation }, replace: true });
    }
  });
  const isEnded = payment !== undefined && !isOpen(payment) && payment.state !== 'requiresAction';
  useEffect(() => {
    if (payment && isEnded) void leave(payment);
  }, [payment, isEnded]);

  return {
    payment,
    isForeign: paymentId === '' || isNotOurs(error),
  };
}
