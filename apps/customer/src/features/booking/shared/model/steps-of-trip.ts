import type { Draft, Reservation } from '@ferry/api/customer';
import type { Flow, StepsOfTrip } from './flow.ts';
import { outboundSearch } from './return-conditions.ts';

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
  ...(draft.change && { parts: draft.change.parts }),
  back: {
    parts: flow.links.conditions(),
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
