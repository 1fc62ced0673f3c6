import { asApiError } from '@ferry/api/errors';
import { requestPasswordReset } from '@ferry/api/external';
import { normaliseEmail } from '@ferry/format/email';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTypedText } from '../../../forms/typed-parts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { checkEmail } from './check-email.ts';
import { changeRegistration, registration } from './registration.ts';

/** Id of the field. */
export const FORGOT_EMAIL = 'forgot-email';

/** State of the page on which a forgotten password begins. The address is there again after an error page. */
export function useForgot() {
  const typed = useTypedText(FORGOT_EMAIL, registration().email);
  const { text: email, setText: setEmail } = typed;
  const [sentAt, setSentAt] = useState<number>();
  const navigate = useNavigate();
  const request = useMutation({
    /** @returns false when the page is left, because no mail can be sent at all */
    mutationFn: async (to: string) => {
      try {
        await requestPasswordReset({ body: { email: to } });
      } catch (error) {
        if (asApiError(error).code !== 'MAIL_UNAVAILABLE') throw error;
        await navigate({ to: '/errors/mail-error', search: { reason: 'send' } });
        return false;
      }
      typed.forget();
      setSentAt(Date.now());
      return true;
    },
  });
  const form = useForm({
    check: () => checkEmail(email, FORGOT_EMAIL),
    send: async () => {
      const tidy = normaliseEmail(email);
      setEmail(tidy);
      changeRegistration({ email: tidy });
      await request.mutateAsync(tidy).catch(() => undefined);
      return undefined;
    },
  });
  return {
    email,
    setEmail,
    form,
    failure: request.error ? asApiError(request.error) : undefined,
    sentAt,
    resend: () => request.mutateAsync(email),
  };
}
