import type { ApiError } from '@ferry/api/errors';
import { Card } from '@ferry/ui/Card';
import { EmailField } from '@ferry/ui/EmailField';
import type { ReactNode } from 'react';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { SubmitForm } from '../../../forms/SubmitForm.tsx';
import type { useForm } from '../../../forms/use-form.ts';

type PasswordFormProps = {
  form: ReturnType<typeof useForm>;
  /** What the change failed with, apart from the fields. */
  failure: ApiError | undefined;
  /** Of the member: what a password manager keeps the new password under. */
  email: string;
  emailId: string;
  /** That the password has been changed. */
  notice?: ReactNode;
  children: ReactNode;
};

/** Around the fields of a new password: problems, the member's address, the button. */
export const PasswordForm = ({
  form,
  failure,
  email,
  emailId,
  notice,
  children,
}: PasswordFormProps) => (
  <Card padding="roomy">
    <SubmitForm
      {...{ form, failure }}
      failureTitle="変更できませんでした"
      action="パスワードを変更する"
      pendingLabel="変更しています"
    >
      {notice}
      <EmailField
        label="会員のメールアドレス"
        id={emailId}
        name="email"
        autoComplete={autocompleteOf(emailId)}
        value={email}
        onChange={() => undefined}
        isReadOnly
      />
      {children}
    </SubmitForm>
  </Card>
);
