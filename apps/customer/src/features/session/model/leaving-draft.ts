import { type Draft, deleteDraft, getDraftOptions } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import type { QueryClient } from '@tanstack/react-query';
import { forgetMember } from '../../../page/forget-member.ts';
import { draftInProgress, forgetDraft } from '../../../trips/draft-in-progress.ts';

/**
 * The draft that a customer who leaves has been entering in this tab. One that has become a
 * reservation is none; neither is one that cannot be asked for: nobody is kept from leaving by it.
 */
export async function findLeavingDraft(queryClient: QueryClient): Promise<Draft | undefined> {
  const draftId = draftInProgress();
  if (!draftId) return undefined;
  try {
    const options = { ...getDraftOptions({ path: { draftId } }), staleTime: 0, retry: false };
    const draft = await queryClient.fetchQuery(options);
    return draft.nextStep === 'completed' ? undefined : draft;
  } catch {
    return undefined;
  }
}

/**
 * Removes the draft, and what this tab still has of it.
 * @throws ApiError `RESERVATION_STATE` while it is being paid, or why the server was not reached
 */
export async function removeDraft(draftId: string): Promise<void> {
  try {
    await deleteDraft({ path: { draftId } });
  } catch (error) {
    // Removed by another tab, or by time: what was intended.
    if (asApiError(error).code !== 'NOT_FOUND') throw error;
  }
  forgetDraft();
  // Answers that were still to be sent would look for their draft.
  forgetMember();
}
