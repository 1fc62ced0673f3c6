import { remindReservationNumberMutation } from '@ferry/api/customer';
import { asApiError } from '@ferry/api/errors';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';

/** Not 「メールアドレス」: the look-up above asks for one too. */
export const reminderLabel = '番号を受け取るアドレス';

/** State of the form that has the number sent to its owner. */
export function useReminder() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const remind = useMutation(remindReservationNumberMutation());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(email);
    setError(problem);
    if (!problem && !remind.isPending) remind.mutate({ body: { email } });
  };

  return {
    email,
    setEmail,
    error,
    submit,
    isPending: remind.isPending,
    isSent: remind.isSuccess,
    failure: remind.error ? asApiError(remind.error) : undefined,
  };
}

function problemOf(email: string): string | undefined {
  if (isEmail(normaliseEmail(email))) return undefined;
  return `${reminderLabel}を${email.trim() ? '正しく' : ''}入力してください。`;
}
