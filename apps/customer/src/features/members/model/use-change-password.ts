import { asApiError } from '@ferry/api/errors';
import { changePassword, type FieldErrorCode } from '@ferry/api/external';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { useForm } from '../../../forms/use-form.ts';
import { checkNewPassword } from './check-new-password.ts';

/** Ids of the fields. */
export const changeIds = {
  email: 'change-email',
  current: 'change-current-password',
  next: 'change-new-password',
} as const;

const labels = { current: fieldLabels.currentPassword, next: fieldLabels.newPassword } as const;

const problem = (field: keyof typeof labels, code: FieldErrorCode): FieldProblem => ({
  id: changeIds[field],
  message: fieldErrorText(code, { label: labels[field], kind: 'type' }),
});

/** State of the form. Both fields are empty again once the password is another one. */
export function useChangePassword() {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const change = useMutation({
    mutationFn: () => changePassword({ body: { currentPassword: current, newPassword: next } }),
    onSuccess: () => {
      setCurrent('');
      setNext('');
    },
  });
  const form = useForm({
    check: () => [
      ...(current ? [] : [problem('current', 'REQUIRED')]),
      ...checkNewPassword(next, changeIds.next, labels.next),
    ],
    send: async () => {
      try {
        await change.mutateAsync();
      } catch (error) {
        const { currentPassword = [], newPassword = [] } = asApiError(error).body?.errors ?? {};
        const found = [
          ...currentPassword.slice(0, 1).map((code) => problem('current', code)),
          ...newPassword.slice(0, 1).map((code) => problem('next', code)),
        ];
        if (found.length > 0) change.reset();
        return found;
      }
      return undefined;
    },
  });
  const tidy = (set: (text: string) => void) => (text: string) => {
    set(text);
    form.clear();
    if (change.isSuccess) change.reset();
  };
  return {
    current,
    setCurrent: tidy(setCurrent),
    next,
    setNext: tidy(setNext),
    form,
    failure: change.error ? asApiError(change.error) : undefined,
    isChanged: change.isSuccess,
  };
}
