import { useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { checkLookup, type LookupInput } from './check-lookup.ts';
import { useClaim } from './use-claim.ts';

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
