import { createGuestSessionMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { useMutation } from '@tanstack/react-query';
import { useHydrated, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { checkLookup, type LookupInput } from './check-lookup.ts';

/** State of the look-up form. A success opens the reservation's page. */
export function useLookup(number: string | undefined, onErrors: (hasErrors: boolean) => void) {
  // What the first paint shows knows of no query.
  const isHydrated = useHydrated();
  const [typed, setInput] = useState<
    Omit<LookupInput, 'reservationNumber'> & { reservationNumber: string | undefined }
  >({
    reservationNumber: undefined,
    contactKind: 'phone',
    contact: '',
  });
  const brought = isHydrated && number ? groupsOfFour(number) : '';
  const input = { ...typed, reservationNumber: typed.reservationNumber ?? brought };
  const [errors, setErrors] = useState<ReturnType<typeof checkLookup>>({});
  const [attempt, setAttempt] = useState(0);
  const navigate = useNavigate();
  const lookup = useMutation({
    ...createGuestSessionMutation(),
    onSuccess: ({ reservationId }) =>
      navigate({ to: '/reservation-detail/$id', params: { id: reservationId } }),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkLookup(input);
    const hasErrors = Object.keys(found).length > 0;
    setErrors(found);
    setAttempt((last) => last + 1);
    onErrors(hasErrors);
    if (!hasErrors && !lookup.isPending) lookup.mutate({ body: input });
  };
  const change = (part: Partial<LookupInput>) => setInput((last) => ({ ...last, ...part }));

  return {
    input,
    change,
    errors,
    attempt,
    submit,
    isPending: lookup.isPending,
    failure: lookup.error ? asApiError(lookup.error) : undefined,
  };
}
