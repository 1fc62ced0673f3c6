import {
  getReservationQueryKey,
  type PartnerSlotsRequest,
  type PartnerTicketSlot,
  type PartnerTicketSlotChoice,
  type Reservation,
  setPartnerSlots,
} from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { storeResponse } from '@ferry/api/store-response';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTypedPart } from '../../../../forms/typed-parts.ts';
import { useForm } from '../../../../forms/use-form.ts';
import { fieldId, slotPath } from '../../../booking/shared/model/customer-fields.ts';
import { useIdempotentMutation } from '../../../booking/shared/model/use-idempotent-mutation.ts';
import { refusedSlots } from './slot-refusals.ts';

/** What was chosen in the place of what is booked, by include. */
type Chosen = Record<number, PartnerTicketSlot>;

const nothing: Chosen = {};

const isSame = (one: PartnerTicketSlot | null | undefined, other: PartnerTicketSlot): boolean =>
  one?.day === other.day && one.at === other.at;

const without = (chosen: Chosen, includes: readonly number[]): Chosen =>
  Object.fromEntries(
    Object.entries(chosen).filter(([include]) => !includes.includes(Number(include))),
  );

const problemAt = (include: number, message: string): FieldProblem => ({
  id: fieldId(slotPath(include)),
  message,
});

const SAME = 'いまとは別の時間枠をお選びください。';

/** Puts slots in the place of those that are booked, once, and leads back to the purchase. */
function useSendSlots({ id, version }: Pick<Reservation, 'id' | 'version'>, onDone: () => void) {
  const path = { reservationId: id };
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const readAgain = (...tags: string[]) =>
    Promise.all(tags.map((tag) => invalidateTag(queryClient, tag)));
  return useIdempotentMutation(
    async (body: PartnerSlotsRequest, key) => {
      const headers = { ...key, 'if-match': `"${version}"` };
      return (await setPartnerSlots({ path, headers, body })).data;
    },
    async (changed: Reservation) => {
      storeResponse(queryClient, getReservationQueryKey({ path }), changed);
      onDone();
      void readAgain('tickets', 'partnerTickets');
      await navigate({
        to: '/reservation-detail/$id',
        params: { id },
        state: { notice: 'slotsChanged' },
      });
    },
    // What is booked, used and left is another thing than what this page has read.
    () => readAgain('reservations', 'tickets', 'partnerTickets'),
  );
}

/**
 * State of the form of a purchase's slots. What is booked is chosen to begin with; only what is chosen in
 * its place is sent. A slot that is refused goes back to what is booked, the others stay as chosen.
 *
 * @param open includes whose slot can be changed
 */
export function useSlotForm(
  { id: reservationId, version, partnerTicket }: Reservation,
  open: readonly number[],
) {
  const bookedOf = (include: number) => partnerTicket?.includes[include]?.slot ?? undefined;
  const { typed, change, forget } = useTypedPart(
    `slots ${reservationId}`,
    nothing,
    (chosen) => Object.keys(chosen).length === 0,
  );
  // What has begun meanwhile, or was booked by another tab, is no change any more.
  const slots = open.flatMap((include): PartnerTicketSlotChoice[] => {
    const slot = typed[include];
    return slot && !isSame(bookedOf(include), slot) ? [{ include, ...slot }] : [];
  });
  const send = useSendSlots({ id: reservationId, version }, forget);
  const refusedBy = (error: ApiError) => refusedSlots(error, slots);
  const form = useForm({
    check: () => (slots.length === 0 ? open.slice(0, 1).map((at) => problemAt(at, SAME)) : []),
    send: async () => {
      const failed = await send.run({ slots });
      const refused = failed ? refusedBy(failed) : [];
      if (refused.length > 0) {
        change((chosen) =>
          without(
            chosen,
            refused.map(({ include }) => include),
          ),
        );
      }
      return refused.map(({ include, message }) => problemAt(include, message));
    },
  });
  return {
    slotOf: (include: number) => typed[include] ?? bookedOf(include),
    bookedOf,
    choose: (include: number, day: string, at: string) => {
      const slot = { day, at };
      change((chosen) =>
        isSame(bookedOf(include), slot)
          ? without(chosen, [include])
          : { ...chosen, [include]: slot },
      );
      form.clear();
      send.reset();
    },
    errorOf: (include: number) => form.errorOf(fieldId(slotPath(include))),
    problems: form.problems,
    attempt: form.attempt,
    submit: form.submit,
    isPending: form.isPending,
    /** Why nothing was changed, where it is not said at a slot. */
    failure: form.problems.length > 0 ? undefined : send.error,
  };
}
