import type { ApiError } from '@ferry/api/errors';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Heading } from '@ferry/ui/Heading';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import type { ReactNode } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { changedElsewhereTexts } from '../../../copy/profile-texts.ts';
import type { useForm } from '../../../forms/use-form.ts';
import { useFocusAtStart } from '../model/use-focus-at-start.ts';
import { LeavingEntry } from './LeavingEntry.tsx';

type EntryFormFrameProps = {
  title: string;
  form: ReturnType<typeof useForm>;
  failure: ApiError | undefined;
  /** What the one button does. */
  action: string;
  cancel: string;
  onCancel: () => void;
  children: ReactNode;
};

/** The form of one entry: what is wrong, its fields, and the buttons that keep it or leave it. */
export function EntryFormFrame({ title, form, ...props }: EntryFormFrameProps) {
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const { failure, action, cancel, onCancel, children } = props;
  return (
    <form method="post" noValidate onSubmit={form.submit} aria-label={title}>
      <Stack gap={5}>
        <Heading level={2} size={3} ref={heading} isFocusable>
          {title}
        </Heading>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {children}
        <LeavingEntry />
        {failure && (
          <Alert tone="error" announce="assertive">
            {changedElsewhereTexts[failure.code] ?? errorText(failure)}
          </Alert>
        )}
        <Inline gap={4}>
          <Button
            type="submit"
            tone="primary"
            isPending={form.isPending}
            pendingLabel="保存しています"
          >
            {action}
          </Button>
          <Button tone="quiet" onPress={onCancel}>
            {cancel}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
