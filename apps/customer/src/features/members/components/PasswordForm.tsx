import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { EmailField } from '@ferry/ui/EmailField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { autocompleteOf } from '../../../page/autocomplete.ts';
import type { useForm } from '../../../page/use-form.ts';

export type PasswordFormProps = {
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
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={6}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {failure && (
          <Alert tone="error" title="変更できませんでした" announce="assertive">
            {errorText(failure)}
          </Alert>
        )}
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
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={form.isPending}
          pendingLabel="変更しています"
        >
          パスワードを変更する
        </Button>
      </Stack>
    </form>
  </Card>
);
