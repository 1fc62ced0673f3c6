import { asApiError } from '@ferry/api/errors';
import type { LoginRequest } from '@ferry/api/external';
import { normaliseEmail } from '@ferry/format/email';
import { useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';
import { checkSignIn } from './check-sign-in.ts';
import { useLogIn } from './use-log-in.ts';

/** State of the sign-in form. A success leads to the remembered page, or home. */
export function useSignIn() {
  const [input, setInput] = useState<LoginRequest>({ email: '', password: '' });
  const logIn = useLogIn();
  const form = useForm({
    check: () => checkSignIn(input),
    send: async () => {
      // Not only on leaving the field: Enter submits without leaving it.
      const tidy = { ...input, email: normaliseEmail(input.email) };
      setInput(tidy);
      await logIn.mutateAsync(tidy).catch(() => undefined);
      return undefined;
    },
  });
  return {
    input,
    change: (part: Partial<LoginRequest>) => setInput((last) => ({ ...last, ...part })),
    form,
    failure: logIn.error ? asApiError(logIn.error) : undefined,
  };
}
