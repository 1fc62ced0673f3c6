import {
  listTicketSharesOptions,
  shareTicket,
  withdrawTicketShareMutation,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOneEffect } from '../../../../page/use-one-effect.ts';

/** Where a shared ticket is shown. The token is in the fragment, which no server sees. */
const linkOf = (token: string) =>
  `${window.location.origin}${import.meta.env.BASE_URL}ticket#${token}`;

/**
 * Links to single tickets of a reservation: made, listed, withdrawn.
 *
 * @param onWithdrawn a link counts no more, and its row is about to go
 */
export function useTicketShares(reservationId: string, onWithdrawn: () => void) {
  const queryClient = useQueryClient();
  const path = { reservationId };
  const { data, error: unread, refetch } = useQuery(listTicketSharesOptions({ path }));
  const onSuccess = () => invalidateTag(queryClient, 'tickets');
  const oneEffect = useOneEffect();
  const share = useMutation({
    mutationFn: async (body: { ticketId: string }) =>
      (await oneEffect(body, (headers) => shareTicket({ path, body, headers }))).data,
    onSuccess,
  });
  const withdraw = useMutation({
    ...withdrawTicketShareMutation(),
    onSuccess: () => {
      onWithdrawn();
      return onSuccess();
    },
  });
  const failed = share.error ?? withdraw.error;
  return {
    list: data?.shares ?? [],
    /** Why they cannot be listed. */
    unread: !data && unread ? asApiError(unread) : undefined,
    readAgain: () => void refetch(),
    /** The link that was made last: only now can it be read. */
    made: share.data && {
      ticketId: share.data.share.ticketId,
      link: linkOf(share.data.token),
    },
    error: failed ? asApiError(failed) : undefined,
    isPending: share.isPending,
    /** The link that is being withdrawn. */
    withdrawing: withdraw.isPending ? withdraw.variables.path.ticketShareId : undefined,
    isWithdrawn: withdraw.isSuccess,
    share: (ticketId: string) => {
      withdraw.reset();
      share.mutate({ ticketId });
    },
    withdraw: (ticketShareId: string) => {
      // One at a time: a second press of the same button would find no link.
      if (withdraw.isPending) return;
      if (share.data?.share.id === ticketShareId || share.error) share.reset();
      withdraw.mutate({ path: { reservationId, ticketShareId } });
    },
  };
}
