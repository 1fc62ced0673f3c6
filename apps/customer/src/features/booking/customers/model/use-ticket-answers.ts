import {
  type Draft,
  type DraftPartnerTicketRequest,
  setDraftPartnerTicketMutation,
  type TicketOfTrip,
} from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CustomerForm } from './use-customer-form.ts';

/** What is stored of a ticket's answers, as it is sent. */
const storedOf = ({ includes, mayInformPartners }: TicketOfTrip): DraftPartnerTicketRequest => ({
  mayInformPartners,
  slots: includes.flatMap(({ slot }, include) => (slot ? [{ include, ...slot }] : [])),
});

/** What was pressed and is not stored yet: of the slots, those of the includes that were pressed. */
type Pressed = Partial<DraftPartnerTicketRequest>;

const withPressed = (
  { slots, mayInformPartners }: DraftPartnerTicketRequest,
  pressed: Pressed,
): DraftPartnerTicketRequest => {
  const others = slots.filter(
    ({ include }) => !pressed.slots?.some((slot) => slot.include === include),
  );
  return {
    mayInformPartners: pressed.mayInformPartners ?? mayInformPartners,
    slots: [...others, ...(pressed.slots ?? [])].sort((a, b) => a.include - b.include),
  };
};

/**
 * Slots and consent of a draft's ticket. A change is stored at once, between two saves of what is typed.
 * What is shown follows the draft, also one of another tab that is adopted; what was pressed stays until
 * the customer has said which of both counts.
 */
export function useTicketAnswers(
  draftId: Draft['id'],
  ticket: TicketOfTrip,
  runBetween: CustomerForm['autosave']['runBetween'],
) {
  // Ahead of what is stored until that has come: the next press counts from what is seen.
  const [ahead, setAhead] = useState<Pressed>({});
  const chosen = withPressed(storedOf(ticket), ahead);
  const replace = useMutation(setDraftPartnerTicketMutation());
  const store = useMutation({
    mutationFn: (pressed: Pressed) =>
      runBetween(({ version, partnerTicket }) =>
        replace.mutateAsync({
          path: { draftId },
          headers: { 'if-match': `"${version}"` },
          body: withPressed(storedOf(partnerTicket ?? ticket), pressed),
        }),
      ),
  });
  const change = (part: Pressed) => {
    const next = { ...ahead, ...part };
    setAhead(next);
    // Called for the last press alone: those before it are behind what is seen.
    store.mutate(next, { onSettled: () => setAhead({}) });
  };
  const failure = store.error && asApiError(store.error);
  return {
    mayInformPartners: chosen.mayInformPartners,
    setMayInform: (mayInformPartners: boolean) => change({ mayInformPartners }),
    slotOf: (include: number) => chosen.slots.find((slot) => slot.include === include),
    setSlot: (include: number, day: string, at: string) =>
      change({
        slots: [
          ...(ahead.slots ?? []).filter((slot) => slot.include !== include),
          { include, day, at },
        ],
      }),
    /** That another tab has saved meanwhile is said, and settled, with the saves of what is typed. */
    error: failure?.code === 'VERSION_CONFLICT' ? null : failure,
  };
}
