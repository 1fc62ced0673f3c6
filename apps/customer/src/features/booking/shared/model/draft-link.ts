import type { DraftSummary } from '@ferry/api/customer';
import type { FlowLinks, StepLink } from './flow.ts';

/** The page on which a draft goes on. */
export function draftLink(
  links: FlowLinks,
  { id, nextStep, reservationId }: Pick<DraftSummary, 'id' | 'nextStep' | 'reservationId'>,
): StepLink {
  if (nextStep === 'reservationConfirm' && reservationId) {
    return links.reservationConfirm(reservationId);
  }
  if (nextStep === 'paymentInput' || nextStep === 'contentConfirm') return links[nextStep](id);
  // Whatever else may follow one day: the customers' input is there for every draft.
  return links.customerInput(id);
}
