import { type Draft, getDraftOptions, listRoutesOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { readAnew } from '@ferry/api/read-anew';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import type { NoticeKey } from '../../../../copy/notices.ts';
import { forgetDraft, rememberDraft } from '../../../../trips/draft-in-progress.ts';
import { settleAnswers } from './draft-savers.ts';
import type { FlowLinks } from './flow.ts';

/** To the begin of a flow, with the reason. */
export const toStart = (links: FlowLinks, notice: NoticeKey) =>
  redirect({ ...links.conditions(), replace: true, state: { notice } });

/** Steps that need a draft, in order. */
export type DraftStep = 'customerInput' | 'paymentInput' | 'contentConfirm';

/**
 * The draft of a step, fresh from the server, after answers that are still on their way to it.
 *
 * @throws a redirect to the first step that is missing: no draft → the search, input incomplete →
 *   customer input, already committed → completion
 */
export async function loadDraft(
  queryClient: QueryClient,
  links: FlowLinks,
  draftId: string | undefined,
  step: DraftStep,
): Promise<Draft> {
  if (!draftId) throw toStart(links, 'chooseSailingFirst');
  // Names of vehicles and meals.
  void queryClient.prefetchQuery(listRoutesOptions());
  await settleAnswers(draftId);
  const options = getDraftOptions({ path: { draftId } });
  const draft = await readAnew(queryClient, options).catch((error: unknown) => {
    if (asApiError(error).code !== 'NOT_FOUND') throw error;
    forgetDraft();
    throw toStart(links, 'draftGone');
  });
  if (draft.nextStep === 'completed' && draft.reservationId) {
    forgetDraft();
    throw redirect({ ...links.completion(draft.reservationId), replace: true });
  }
  // A change is found again where its reservation is.
  if (!draft.change) rememberDraft(draft.id);
  if (step !== 'customerInput' && draft.nextStep === 'customerInput') {
    // Everything is answered, and as it was.
    if (draft.change && Object.keys(draft.problems).length === 0) {
      throw toStart(links, 'nothingChanged');
    }
    throw redirect({
      ...links.customerInput(draftId),
      replace: true,
      state: { notice: 'completeInputFirst' },
    });
  }
  if (step === 'contentConfirm' && draft.nextStep === 'paymentInput') {
    throw toPayment(links, draftId);
  }
  return draft;
}

/** To the choice of a payment method, with the reason. */
export const toPayment = (links: FlowLinks, draftId: string) =>
  redirect({
    ...links.paymentInput(draftId),
    replace: true,
    state: { notice: 'choosePaymentFirst' },
  });
