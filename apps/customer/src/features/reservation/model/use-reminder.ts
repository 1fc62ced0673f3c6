import { remindReservationNumberMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import type { FieldProblem } from '@ferry/ui/ErrorSummary';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from '../../../forms/use-form.ts';

/** Not 「メールアドレス」: the look-up above asks for one too. */
export const reminderLabel = '番号を受け取るアドレス';

export const reminderId = 'reminder-email';

/** State of the form that has the number sent to its owner. */
export function useReminder() {
  const [email, setEmail] = useState('');
  const remind = useMutation(remindReservationNumberMutation());
  const form = useForm({
    check: () => checkReminder(email),
    send: async () => {
      await remind.mutateAsync({ body: { email } }).catch(() => undefined);
      return undefined;
    },
  });
  return {
    email,
    setEmail,
    form,
    isSent: remind.isSuccess,
    failure: remind.error ? asApiError(remind.error) : undefined,
  };
}

function checkReminder(email: string): FieldProblem[] {
  if (isEmail(normaliseEmail(email))) return [];
  const message = `${reminderLabel}を${email.trim() ? '正しく' : ''}入力してください。`;
  return [{ id: reminderId, message }];
}
