import { asApiError } from '@ferry/api/errors';
import { applyForSignUpMutation } from '@ferry/api/external';
import { normaliseEmail } from '@ferry/format/email';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { typedEmail } from '../../../forms/typed-email.ts';
import { useTypedText } from '../../../forms/typed-parts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { checkEmail } from './check-email.ts';
import { changeRegistration, registration } from './registration.ts';

/** Ids of the fields. */
export const applyIds = { email: 'sign-up-email', consent: 'sign-up-consent' } as const;

const notAgreed: FieldProblem = {
  id: applyIds.consent,
  message: fieldErrorText('NOT_ACCEPTED', {
    label: '会員規約と個人情報の取扱い',
    kind: 'choose',
  }),
};

/** State of the application. The address is kept for a customer who comes back to correct it. */
export function useApply() {
  const typed = useTypedText(applyIds.email, registration().email ?? typedEmail());
  const { text: email, setText: setEmail } = typed;
  const [agrees, setAgrees] = useState(false);
  const apply = useMutation(applyForSignUpMutation());
  const navigate = useNavigate();
  const form = useForm({
    check: () => [...checkEmail(email, applyIds.email), ...(agrees ? [] : [notAgreed])],
    send: async () => {
      const tidy = normaliseEmail(email);
      setEmail(tidy);
      changeRegistration({ email: tidy });
      const consents = { memberTerms: true, privacyPolicy: true };
      try {
        await apply.mutateAsync({ body: { email: tidy, consents } });
      } catch (error) {
        if (asApiError(error).code !== 'MAIL_UNAVAILABLE') return undefined;
        await navigate({ to: '/errors/mail-error', search: { reason: 'send' } });
        return undefined;
      }
      changeRegistration({ sentAt: Date.now() });
      typed.forget();
      await navigate({ to: '/signup/applied' });
      return undefined;
    },
  });
  const failure = apply.error ? asApiError(apply.error) : undefined;
  return { email, setEmail, agrees, setAgrees, form, failure };
}
