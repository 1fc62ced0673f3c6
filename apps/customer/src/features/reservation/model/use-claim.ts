import { claimReservationMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { invalidateTag } from '@ferry/api/invalidate';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../../page/use-form.ts';
import { checkLookup, type LookupInput } from './check-lookup.ts';

/** Brings a booking that was made without a login into the member's list. */
export function useClaim() {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    ...claimReservationMutation(),
    onSuccess: () => invalidateTag(queryClient, 'reservations'),
  });
  return {
    /** @returns whether it is in the list now */
    claim: (body: LookupInput) =>
      mutation.mutateAsync({ body }).then(
        () => true,
        () => false,
      ),
    /** Number of the reservation that was the last one to come into the list. */
    claimed: mutation.data?.reservationNumber,
    isPending: mutation.isPending,
    failure: mutation.error ? asApiError(mutation.error) : undefined,
  };
}

const EMPTY: LookupInput = { reservationNumber: '', contactKind: 'phone', contact: '' };

/** State of the form below the list. */
export function useClaimForm() {
  const { claim, claimed, failure } = useClaim();
  const [input, setInput] = useState(EMPTY);
  const form = useForm({
    check: () => checkLookup(input),
    send: async () => {
      if (await claim(input)) setInput(EMPTY);
      return undefined;
    },
  });
  const change = (part: Partial<LookupInput>) => setInput((last) => ({ ...last, ...part }));
  return { input, change, form, claimed, failure };
}
