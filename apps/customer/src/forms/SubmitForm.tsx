import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { errorText } from '../copy/error-texts.ts';
import type { useForm } from './use-form.ts';

type SubmitFormProps = {
  form: ReturnType<typeof useForm>;
  /** What sending failed with, apart from the fields. */
  failure: ApiError | undefined;
  /** 「送信できませんでした」 */
  failureTitle: string;
  /** What the one button does, and what it says while that lasts. */
  action: string;
  pendingLabel: string;
  children: ReactNode;
};

/** A page's one form: what is wrong, its fields, its button. */
export const SubmitForm = ({ form, failure, failureTitle, ...props }: SubmitFormProps) => (
  <form method="post" noValidate onSubmit={form.submit}>
    <Stack gap={6}>
      <ErrorSummary problems={form.problems} attempt={form.attempt} />
      {failure && (
        <Alert tone="error" title={failureTitle} announce="assertive">
          {errorText(failure)}
        </Alert>
      )}
      {props.children}
      <Button
        type="submit"
        tone="primary"
        size="large"
        isWide
        isPending={form.isPending}
        pendingLabel={props.pendingLabel}
      >
        {props.action}
      </Button>
    </Stack>
  </form>
);
