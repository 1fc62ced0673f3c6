import { asApiError } from '@ferry/api/errors';
import type { LoginRequest } from '@ferry/api/external';
import { normaliseEmail } from '@ferry/format/email';
import { useState } from 'react';
import { useTypedText } from '../../../forms/typed-parts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { checkSignIn } from './check-sign-in.ts';
import { useLogIn } from './use-log-in.ts';

/** State of the sign-in form. A success leads to the remembered page, or home. */
export function useSignIn() {
  const email = useTypedText('sign-in-email');
  const [password, setPassword] = useState('');
  const input = { email: email.text, password };
  const logIn = useLogIn();
  const form = useForm({
    check: () => checkSignIn(input),
    send: async () => {
      // Not only on leaving the field: Enter submits without leaving it.
      const tidy = { ...input, email: normaliseEmail(input.email) };
      email.setText(tidy.email);
      await logIn.mutateAsync(tidy).then(email.forget, () => undefined);
      return undefined;
    },
  });
  return {
    input,
    change: (part: Partial<LoginRequest>) => {
      if (part.email !== undefined) email.setText(part.email);
      if (part.password !== undefined) setPassword(part.password);
    },
    form,
    failure: logIn.error ? asApiError(logIn.error) : undefined,
  };
}
