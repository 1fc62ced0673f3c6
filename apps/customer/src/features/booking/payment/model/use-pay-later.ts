import {
  type DraftPaymentRequest,
  getPaymentInfoQueryKey,
  type Payment,
  type PaymentInfo,
  type Reservation,
  startPaymentMutation,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { holdReloads } from '../../../../page/hold-reloads.ts';
import type { WalletSheetState } from '../../shared/model/use-wallet-sheet.ts';
import { CARD_GONE, type PaymentStep } from './payment-step.ts';

/** What the server says of a card that was chosen, and not of the reservation. */
const isCardGone = ({ cardId }: DraftPaymentRequest, { code, fieldErrors }: ApiError): boolean =>
  cardId !== undefined && (code === 'NOT_FOUND' || fieldErrors.cardId !== undefined);

/** The server has said no, and the same again would be no again. */
const isDefinite = ({ status }: ApiError): boolean =>
  status >= 400 && status < 500 && status !== 419 && status !== 429;

/**
 * Pays what is due on a reservation at once. Without an answer the next press of the same is the same request,
 * so the server tells what it has done already; whatever it was, what is due is read again.
 *
 * @param given.onPaid it is paid, or there is a number to pay by
 */
export function usePayLater(
  { reservationId, version, totalYen, ...info }: PaymentInfo,
  { reservationNumber }: Pick<Reservation, 'reservationNumber'>,
  { sheet, onPaid }: { sheet: WalletSheetState; onPaid: (payment: Payment) => unknown },
): PaymentStep {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const lookUp = useLookUp();
  const pay = useMutation(startPaymentMutation());
  const attempt = useRef<{ body: string; key: string }>(undefined);
  const path = { reservationId };
  const readAgain = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: getPaymentInfoQueryKey({ path }) }),
      invalidateTag(queryClient, 'reservations'),
    ]);
  /** To the card company, to where its answer is waited for, or to what this page says then. */
  const follow = async (payment: Payment) => {
    if (payment.action) {
      // Replaced: Back from the card company leads to before the payment.
      window.location.replace(payment.action.url);
    } else if (payment.state === 'captured' || payment.state === 'awaitingPayment') {
      await readAgain();
      onPaid(payment);
    } else {
      await navigate({ to: '/tds', search: { payment: payment.id }, replace: true });
    }
  };
  const send = async (choice: DraftPaymentRequest): Promise<string | undefined> => {
    const body = { ...choice, totalYen };
    const text = JSON.stringify(body);
    if (attempt.current?.body !== text) attempt.current = { body: text, key: crypto.randomUUID() };
    const headers = { 'idempotency-key': attempt.current.key, 'if-match': `"${version}"` };
    const release = holdReloads();
    try {
      const payment = await pay.mutateAsync({ path, body, headers });
      sheet.end({ isPaid: payment.state === 'captured', isKnown: true });
      await follow(payment);
      return undefined;
    } catch (error) {
      const failure = asApiError(error);
      if (isDefinite(failure)) attempt.current = undefined;
      sheet.end({ isPaid: false, isKnown: isDefinite(failure) });
      if (isCardGone(choice, failure)) {
        await readAgain();
        return CARD_GONE;
      }
      if (failure.code === 'NOT_FOUND') return lookUp(reservationNumber);
      await readAgain();
      return errorText(failure);
    } finally {
      release();
    }
  };
  return {
    offered: { ...info, chosen: null },
    words: wordsOf(info),
    askWallet: (method) => sheet.ask({ method, amountYen: totalYen }),
    send,
    // It went with the answer.
    goOn: async () => undefined,
  };
}

/** What each method leads to: of a booking, or of the difference of a change. */
const wordsOf = ({ changeId }: Pick<PaymentInfo, 'changeId'>): PaymentStep['words'] => {
  const end = changeId
    ? '変更だけがなくなり、元の予約が残ります。'
    : '予約は自動的に取り消されます。';
  return {
    card: '今すぐお支払いが済みます。',
    store: `お支払い番号をお知らせします。期限を過ぎると、${end}`,
    port: changeId ? '差額を、窓口でお支払いください。' : '乗船当日、窓口でお支払いください。',
  };
};

/** The right to it has ended, as after an hour of doing something else: it is looked up, and gone on with. */
function useLookUp() {
  const navigate = useNavigate();
  return async (number: string): Promise<undefined> => {
    const search = { number, to: 'payment' as const };
    await navigate({ to: '/reservation-search', search, state: { notice: 'lookUpFirst' } });
  };
}
