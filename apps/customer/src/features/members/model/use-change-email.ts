import { asApiError } from '@ferry/api/errors';
import { type FieldErrorCode, requestEmailChange } from '@ferry/api/external';
import { normaliseEmail } from '@ferry/format/email';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { useTypedText } from '../../../forms/typed-parts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { onForgetMember } from '../../../page/forget-member.ts';
import { checkEmail } from './check-email.ts';

/** Ids of the fields. */
export const changeEmailIds = {
  email: 'change-email-now',
  next: 'change-email-new',
  password: 'change-email-password',
} as const;

const labels = { next: fieldLabels.newEmail, password: fieldLabels.currentPassword } as const;

const problem = (field: keyof typeof labels, code: FieldErrorCode): FieldProblem => ({
  id: changeEmailIds[field],
  message: fieldErrorText(code, { label: labels[field], kind: 'type' }),
});

const sameAddress: FieldProblem = {
  id: changeEmailIds.next,
  message: '今のメールアドレスと同じです。新しいアドレスを入力してください。',
};

/** The new address that was sent, also while the error page is open. In this tab's memory only. */
let kept = '';
const keep = (next: string): void => {
  kept = next;
};
onForgetMember(() => keep(''));

/** State of the form. Once a mail is sent, the same answers send it again. @param now the address of now */
export function useChangeEmail(now: string) {
  const typed = useTypedText(changeEmailIds.next, kept);
  const { text: next, setText: setNext } = typed;
  const [password, setPassword] = useState('');
  const [sentAt, setSentAt] = useState<number>();
  const navigate = useNavigate();
  const request = useMutation({
    /** @returns false when the page is left, because no mail can be sent at all */
    mutationFn: async () => {
      const body = { currentPassword: password, newEmail: normaliseEmail(next) };
      try {
        await requestEmailChange({ body });
      } catch (error) {
        if (asApiError(error).code !== 'MAIL_UNAVAILABLE') throw error;
        keep(body.newEmail);
        await navigate({ to: '/errors/mail-error', search: { reason: 'send' } });
        return false;
      }
      keep(body.newEmail);
      typed.forget();
      setSentAt(Date.now());
      return true;
    },
  });
  const form = useForm({
    check: () => [
      ...checkEmail(next, changeEmailIds.next),
      ...(normaliseEmail(next) === now ? [sameAddress] : []),
      ...(password ? [] : [problem('password', 'REQUIRED')]),
    ],
    send: async () => {
      setNext(normaliseEmail(next));
      try {
        await request.mutateAsync();
      } catch (error) {
        const { currentPassword = [], newEmail = [] } = asApiError(error).body?.errors ?? {};
        const found = [
          ...newEmail.slice(0, 1).map((code) => problem('next', code)),
          ...currentPassword.slice(0, 1).map((code) => problem('password', code)),
        ];
        if (found.length > 0) request.reset();
        return found;
      }
      return undefined;
    },
  });
  const tidy = (set: (text: string) => void) => (text: string) => {
    set(text);
    form.clear();
  };
  return {
    next,
    setNext: tidy(setNext),
    password,
    setPassword: tidy(setPassword),
    form,
    failure: request.error ? asApiError(request.error) : undefined,
    sentAt,
    resend: () => request.mutateAsync(),
  };
}
