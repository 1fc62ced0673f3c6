import { asApiError } from '@ferry/api/errors';
import { resetPassword } from '@ferry/api/external';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { useForm } from '../../../forms/use-form.ts';
import { forgetLinkToken, RESET_LINK, takeLinkToken } from '../../../page/link-token.ts';
import { checkNewPassword } from './check-new-password.ts';
import { linkReason } from './link-errors.ts';

/** Ids of the fields. */
export const resetIds = { email: 'reset-email', password: 'reset-password' } as const;

const label = fieldLabels.newPassword;

/** State of the form for a new password; afterwards one logs in with it. */
export function useReset() {
  const [password, setPassword] = useState('');
  const [removed, setRemoved] = useState<string[]>([]);
  const navigate = useNavigate();
  const reset = useMutation({
    mutationFn: async () => {
      const token = takeLinkToken(RESET_LINK) ?? '';
      await resetPassword({ body: { token, password, removedPasskeyIds: removed } });
      forgetLinkToken(RESET_LINK);
      await navigate({ to: '/signin', replace: true, state: { notice: 'passwordReset' } });
    },
  });
  const form = useForm({
    check: () => checkNewPassword(password, resetIds.password, label),
    send: async () => {
      try {
        await reset.mutateAsync();
      } catch (error) {
        const found = asApiError(error).body?.errors?.password?.[0];
        if (found) {
          reset.reset();
          return [
            { id: resetIds.password, message: fieldErrorText(found, { label, kind: 'type' }) },
          ];
        }
        const reason = linkReason(error, 'reset');
        if (!reason) return undefined;
        forgetLinkToken(RESET_LINK);
        await navigate({ to: '/errors/mail-error', search: { reason }, replace: true });
      }
      return undefined;
    },
  });
  return {
    password,
    setPassword: (next: string) => {
      setPassword(next);
      form.clear();
    },
    removed,
    setRemoved,
    form,
    failure: reset.error ? asApiError(reset.error) : undefined,
  };
}
