import {
  getDraftOptions,
  getReservationOptions,
  listDraftPaymentMethodsOptions,
  type Reservation,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { readAnew } from '@ferry/api/read-anew';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { toPayment, toStart } from './draft-guard.ts';
import { settleAnswers } from './draft-savers.ts';
import type { FlowLinks } from './flow.ts';

/** An answer to a hold or commit is not asked for again on the page that it leads to. */
const JUST_RECEIVED_MS = 5_000;

const isNotFound = (error: unknown) => asApiError(error).code === 'NOT_FOUND';

/**
 * A hold or reservation that this visitor may see, fresh from the server.
 *
 * @param lookUp what the look-up begins with, and where it leads, where the visitor is led there
 * @throws a redirect: to the search without an id, to the look-up when there is no such reservation
 *   or no right to it (the server does not tell the two apart)
 */
export async function loadReservation(
  queryClient: QueryClient,
  links: FlowLinks,
  reservationId: string | undefined,
  lookUp: { number?: string | undefined; to?: 'payment' | 'cancel' | 'change' } = {},
): Promise<Reservation> {
  if (!reservationId) throw toStart(links, 'chooseSailingFirst');
  return queryClient
    .fetchQuery({
      ...getReservationOptions({ path: { reservationId } }),
      staleTime: JUST_RECEIVED_MS,
    })
    .catch((error: unknown) => {
      if (!isNotFound(error)) throw error;
      throw redirect({
        to: '/reservation-search',
        search: lookUp,
        replace: true,
        state: { notice: 'lookUpFirst' },
      });
    });
}

/**
 * The hold that is to be confirmed.
 *
 * @throws a redirect: as {@link loadReservation}; to the check of the answers when they were changed
 *   after they were held; to the payment while it is going on, or when no method is chosen (a card
 *   works once); to the completion when it is confirmed; to its detail in a state of a newer server
 */
export async function loadHold(
  queryClient: QueryClient,
  links: FlowLinks,
  reservationId: string | undefined,
): Promise<Reservation> {
  const reservation = await loadReservation(queryClient, links, reservationId);
  const { id, state, draftId } = reservation;
  if (state === 'confirmedUnpaid' || state === 'confirmed') {
    throw redirect({ ...links.completion(id), replace: true });
  }
  if (state === 'paymentProcessing' && reservation.payment) {
    throw redirect({ to: '/tds', search: { payment: reservation.payment.id }, replace: true });
  }
  if (!isOnTheWay(reservation)) throw toDetail(id);
  if (state === 'held' && draftId && (await isChanged(queryClient, draftId, id))) {
    throw redirect({
      ...links.contentConfirm(draftId),
      replace: true,
      state: { notice: 'answersChanged' },
    });
  }
  if (state === 'held' && draftId && (await lacksPayment(queryClient, draftId))) {
    throw toPayment(links, draftId);
  }
  return reservation;
}

/** Whether a reservation may still be confirmed, or was until its time was over. */
export const isOnTheWay = ({ state }: Pick<Reservation, 'state'>): boolean =>
  state === 'held' || state === 'expired' || state === 'paymentProcessing';

const toDetail = (id: string) =>
  redirect({ to: '/reservation-detail/$id', params: { id }, replace: true });

/** Whether the draft's customer still has to choose; for a draft that is gone there is nothing to choose. */
async function lacksPayment(queryClient: QueryClient, draftId: string): Promise<boolean> {
  const options = listDraftPaymentMethodsOptions({ path: { draftId } });
  const methods = await orGone(readAnew(queryClient, options));
  return methods !== undefined && methods.chosen === null;
}

async function isChanged(
  queryClient: QueryClient,
  draftId: string,
  reservationId: string,
): Promise<boolean> {
  await settleAnswers(draftId);
  const options = getDraftOptions({ path: { draftId } });
  const draft = await orGone(readAnew(queryClient, options));
  return draft?.reservationId === reservationId && draft.nextStep !== 'reservationConfirm';
}

/** Undefined when the draft is gone, whose time may be over before the hold's. */
const orGone = <Data>(reading: Promise<Data>): Promise<Data | undefined> =>
  reading.catch((error: unknown) => {
    if (isNotFound(error)) return undefined;
    throw error;
  });
