import { settleAnswers } from '../../booking/shared/model/draft-savers.ts';

/**
 * The code of the steps of a purchase. What was typed is on the server before it is asked for: a page
 * whose code is gone is loaded again.
 */
export async function loadBuyingSteps(draftId?: string) {
  if (draftId) await settleAnswers(draftId);
  return import('./buying-steps.ts');
}
