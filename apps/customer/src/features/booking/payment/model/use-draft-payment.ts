import {
  type DraftPaymentRequest,
  getDraftOptions,
  getDraftQueryKey,
  listDraftPaymentMethodsQueryKey,
  type PaymentMethods,
  setDraftPaymentMutation,
} from '@ferry/api/customer';
import { type ApiError, asApiError } from '@ferry/api/errors';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../../../copy/error-texts.ts';
import type { Flow } from '../../shared/model/flow.ts';
import { CARD_GONE, type PaymentStep } from './payment-step.ts';

/** Stores a choice in the draft; afterwards draft and methods are read again. */
function useStoreChoice(draftId: string) {
  const queryClient = useQueryClient();
  const send = useMutation(setDraftPaymentMutation());
  const path = { draftId };
  const readAgain = (queryKey: QueryKey) => queryClient.invalidateQueries({ queryKey });
  /** Not found is the card or the draft itself: the draft is read again before the card is blamed. */
  const isCardGone = async ({ cardId }: DraftPaymentRequest, failure: ApiError) => {
    if (cardId === undefined) return false;
    if (failure.code !== 'NOT_FOUND') return failure.fieldErrors.cardId !== undefined;
    const draft = queryClient.fetchQuery({
      ...getDraftOptions({ path }),
      staleTime: 0,
      retry: false,
    });
    return draft.then(
      () => true,
      () => false,
    );
  };
  /** @returns why it could not be stored */
  return async (body: DraftPaymentRequest): Promise<string | undefined> => {
    try {
      await send.mutateAsync({ path, body });
    } catch (error) {
      const failure = asApiError(error);
      if (!(await isCardGone(body, failure))) return errorText(failure);
      await readAgain(listDraftPaymentMethodsQueryKey({ path }));
      return CARD_GONE;
    }
    await Promise.all([
      readAgain(listDraftPaymentMethodsQueryKey({ path })),
      readAgain(getDraftQueryKey({ path })),
    ]);
    return undefined;
  };
}

/** What each method leads to in a booking. */
const OF_BOOKING: PaymentStep['words'] = {
  card: '今すぐ予約が確定します。',
  store:
    '予約を確定すると、お支払い番号をお知らせします。期限を過ぎると、予約は自動的に取り消されます。',
  port: '乗船当日、窓口でお支払いください。',
};

/** The choice that is stored in a draft and paid with when its hold is confirmed. */
export const useDraftPayment = (
  draftId: string,
  offered: PaymentMethods,
  goOn: PaymentStep['goOn'],
  { firstMethod, words: { methods = OF_BOOKING } }: Pick<Flow, 'firstMethod' | 'words'>,
): PaymentStep => ({
  offered,
  first: firstMethod,
  words: methods,
  send: useStoreChoice(draftId),
  goOn,
});
