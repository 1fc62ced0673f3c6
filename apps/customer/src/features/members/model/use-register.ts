import { asApiError } from '@ferry/api/errors';
import { createMember, type SignUpLink } from '@ferry/api/external';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { SIGN_UP_LINK, takeLinkToken } from '../../../page/link-token.ts';
import { useTabSession } from '../../../session/use-tab-session.ts';
import { linkReason } from './link-errors.ts';
import { type MemberAnswers, problemsOfMember, toMemberInput } from './member-answers.ts';
import { changeRegistration, forgetRegistration, registration } from './registration.ts';

/** All that the registration needs. */
export type GivenRegistration = {
  token: string;
  link: SignUpLink;
  answers: MemberAnswers;
  password: string;
};

export type RegisterCall = { mutate: () => void; isPending: boolean; error: Error | null };

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The member has just registered, and where they were going. */
    registered?: { path: string | undefined };
  }
}

function givenNow(): GivenRegistration | undefined {
  const { link, answers, password } = registration();
  const token = takeLinkToken(SIGN_UP_LINK);
  if (!token || !link || !answers || !password) return undefined;
  return { token, link, answers, password };
}

/**
 * Registers and logs in. What cannot be registered leads back to its field, or to why the link is
 * over.
 */
export function useRegister() {
  const [given] = useState(givenNow);
  const navigate = useNavigate();
  const logIn = useFirstLogin();
  const register = useMutation({
    mutationFn: async () => {
      if (!given) return;
      const { token, answers, password, link } = given;
      const body = { token, member: toMemberInput(answers), password };
      await createMember({ body });
      // Whatever becomes of the login: nothing of it is kept any longer.
      forgetRegistration();
      try {
        const path = await logIn({ email: link.email, password });
        // With the page's entry in the history: a reload finds it.
        await navigate({ to: '/member/confirm', replace: true, state: { registered: { path } } });
      } catch {
        await navigate({ to: '/signin', replace: true, state: { notice: 'registered' } });
      }
    },
    onError: async (error) => {
      const problems = given ? problemsOfMember(asApiError(error), given.answers) : [];
      if (problems.length > 0) {
        changeRegistration({ problems });
        await navigate({ to: '/member/new' });
        return;
      }
      const reason = linkReason(error, 'signUp');
      if (!reason) return;
      forgetRegistration();
      await navigate({ to: '/errors/mail-error', search: { reason }, replace: true });
    },
  });
  return { given, register };
}

function useFirstLogin() {
  const tab = useTabSession();
  const queryClient = useQueryClient();
  return async (credentials: { email: string; password: string }) => {
    const { session, remembered } = await tab.open();
    await session.login(credentials);
    tab.shown.set({ notice: undefined });
    queryClient.clear();
    return remembered.take();
  };
}
