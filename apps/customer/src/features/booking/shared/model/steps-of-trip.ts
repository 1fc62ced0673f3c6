import type { Draft, Reservation } from '@ferry/api/customer';
import type { Flow, FlowStep, StepLink } from './flow.ts';
import { outboundSearch } from './return-conditions.ts';

/** What the line of steps has to know of a trip. */
export type StepsOfTrip = {
  /** The choice of the return leg is a step of its own. */
  hasReturn: boolean;
  /** Where the steps are that can be gone back to. */
  back?: Partial<Record<FlowStep, StepLink>>;
};

const answered = ({ links }: Flow, draftId: string) => ({
  customers: links.customerInput(draftId),
  payment: links.paymentInput(draftId),
  check: links.contentConfirm(draftId),
});

/**
 * The steps of a trip that is being entered.
 *
 * @param returnDate day of a return leg that is still to be chosen
 */
export const stepsOfDraft = (flow: Flow, draft: Draft, returnDate?: string): StepsOfTrip => ({
  hasReturn: draft.return !== null || returnDate !== undefined,
  back: {
    sailings: flow.links.selectSchedule({
      ...outboundSearch(draft),
      ...(returnDate && { returnDate }),
    }),
    return: flow.links.selectReturn({ draft: draft.id }),
    ...answered(flow, draft.id),
  },
});

/** The steps of a trip whose places are held: to its answers as long as they can be changed. */
export const stepsOfHeld = (flow: Flow, held: Reservation): StepsOfTrip => ({
  hasReturn: held.return !== null,
  back: held.draftId ? answered(flow, held.draftId) : {},
});
