import {
  createPassengerLink,
  listPassengerLinksOptions,
  type PassengerLinkRequest,
  type Reservation,
  withdrawPassengerLinkMutation,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useOneEffect } from '../../../../page/use-one-effect.ts';

/** Where a companion enters. The token is in the fragment, which no server sees. */
const linkOf = (token: string) =>
  `${window.location.origin}${import.meta.env.BASE_URL}companion#${token}`;

/**
 * Links of a reservation with which companions enter themselves: made, listed, withdrawn.
 *
 * @param onWithdrawn a link counts no more, and its button is about to go
 */
export function usePassengerLinks({ id, version }: Reservation, onWithdrawn: () => void) {
  const queryClient = useQueryClient();
  const path = { reservationId: id };
  const { data, error: unread, refetch } = useQuery(listPassengerLinksOptions({ path }));
  const onSuccess = () => invalidateTag(queryClient, 'passengerLinks');
  const oneEffect = useOneEffect();
  const send = useMutation({
    mutationFn: async (body: PassengerLinkRequest) =>
      (
        await oneEffect({ body, version }, (headers) =>
          createPassengerLink({ path, body, headers: { ...headers, 'if-match': `"${version}"` } }),
        )
      ).data,
    onSuccess,
    // A companion has entered something meanwhile, or it was changed: the next press is for what is shown then.
    onError: (failure) =>
      asApiError(failure).code === 'VERSION_CONFLICT'
        ? invalidateTag(queryClient, 'reservations')
        : undefined,
  });
  const withdraw = useMutation({
    ...withdrawPassengerLinkMutation(),
    onSuccess: () => {
      onWithdrawn();
      return onSuccess();
    },
  });
  const failed = send.error ?? withdraw.error;
  return {
    links: data?.links,
    unread: !data && unread ? asApiError(unread) : undefined,
    readAgain: () => void refetch(),
    /** The link that was sent last; its address can be read only now, where it was not mailed. */
    made: send.data && {
      passenger: send.data.link.passenger,
      email: send.data.link.email,
      address: send.data.token === null ? undefined : linkOf(send.data.token),
    },
    error: failed ? asApiError(failed) : undefined,
    /** The passenger for whom a link is being made. */
    sending: send.isPending ? send.variables.passenger : undefined,
    withdrawing: withdraw.isPending ? withdraw.variables.path.passengerLinkId : undefined,
    isWithdrawn: withdraw.isSuccess,
    send: async (request: PassengerLinkRequest) => {
      withdraw.reset();
      return send.mutateAsync(request);
    },
    withdraw: (passengerLinkId: string) => {
      // One at a time: a second press of the same button would find no link.
      if (withdraw.isPending) return;
      send.reset();
      withdraw.mutate({ path: { reservationId: id, passengerLinkId } });
    },
  };
}

export type PassengerLinks = ReturnType<typeof usePassengerLinks>;
