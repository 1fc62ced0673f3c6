import { asApiError } from '@ferry/api/errors';
import type { LoginRequest } from '@ferry/api/external';
import { normaliseEmail } from '@ferry/format/email';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useTabSession } from '../../../session/use-tab-session.ts';
import { checkSignIn } from './check-sign-in.ts';

/** State of the sign-in form. A success leads to the remembered page, or home. */
export function useSignIn(onErrors: (hasErrors: boolean) => void) {
  const [input, setInput] = useState<LoginRequest>({ email: '', password: '' });
  const [errors, setErrors] = useState<Partial<LoginRequest>>({});
  const [attempt, setAttempt] = useState(0);
  const logIn = useLogIn();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkSignIn(input);
    const hasErrors = Object.keys(found).length > 0;
    setErrors(found);
    setAttempt((last) => last + 1);
    onErrors(hasErrors);
    if (hasErrors || logIn.isPending) return;
    // Not only on leaving the field: Enter submits without leaving it.
    const tidy = { ...input, email: normaliseEmail(input.email) };
    setInput(tidy);
    logIn.mutate(tidy);
  };

  return {
    input,
    change: (part: Partial<LoginRequest>) => setInput((last) => ({ ...last, ...part })),
    errors,
    attempt,
    submit,
    isPending: logIn.isPending,
    failure: logIn.error ? asApiError(logIn.error) : undefined,
  };
}

function useLogIn() {
  const tab = useTabSession();
  const router = useRouter();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: LoginRequest) => {
      const { session, remembered } = await tab.open();
      await session.login(credentials);
      tab.shown.set({ notice: undefined });
      queryClient.clear();
      return remembered.take();
    },
    onSuccess: (path) =>
      path === undefined
        ? router.navigate({ to: '/', replace: true })
        : router.navigate({ href: `/customer${path}`, replace: true }),
  });
}
