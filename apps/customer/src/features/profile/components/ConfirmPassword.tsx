import { type ApiError, asApiError } from '@ferry/api/errors';
import { confirmLogin } from '@ferry/api/external';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Heading } from '@ferry/ui/Heading';
import { PasswordField } from '@ferry/ui/PasswordField';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../copy/field-errors.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { useForm } from '../../../forms/use-form.ts';
import { useFocusAtStart } from '../model/use-focus-at-start.ts';
import { OwnUsername } from './OwnUsername.tsx';

const label = fieldLabels.currentPassword;

type ConfirmPasswordProps = {
  /** Id of the field. */
  id: string;
  /** Of its heading: one below that of the part it stands in. */
  level: 2 | 3;
  /** What follows: 「確認して受け取る」. */
  action: string;
  /** What was pressed may go away with it: this is to give the focus its new place. */
  onConfirmed: () => void;
};

/** The answer, and what is wrong with it. */
function useConfirmation({ id, onConfirmed }: Omit<ConfirmPasswordProps, 'level' | 'action'>) {
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<ApiError>();
  const required = { id, message: fieldErrorText('REQUIRED', { label, kind: 'type' }) };
  const form = useForm({
    check: () => (password === '' ? [required] : []),
    send: async () => {
      setFailure(undefined);
      try {
        await confirmLogin({ body: { password } });
      } catch (caught) {
        const error = asApiError(caught);
        const [code] = error.fieldErrors.password ?? [];
        if (code) return [{ id, message: fieldErrorText(code, { label, kind: 'type' }) }];
        setFailure(error);
        return undefined;
      }
      onConfirmed();
      return undefined;
    },
  });
  return { password, setPassword, failure, form };
}

/** The password once more, because the last login was too long ago for what was pressed. */
export function ConfirmPassword({ id, level, action, ...on }: ConfirmPasswordProps) {
  const heading = useFocusAtStart<HTMLHeadingElement>();
  const { password, setPassword, failure, form } = useConfirmation({ id, ...on });
  return (
    <form method="post" noValidate onSubmit={form.submit} aria-label="本人の再確認">
      <Stack gap={4}>
        <Heading level={level} size={3} ref={heading} isFocusable>
          もう一度、本人の確認をします
        </Heading>
        <Text>
          最後のログインから時間がたっています。安全のため、パスワードを入力してください。
        </Text>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <OwnUsername />
        <PasswordField
          label={label}
          purpose="current"
          id={id}
          name="password"
          value={password}
          error={form.errorOf(id)}
          onChange={(next) => {
            setPassword(next);
            form.clear();
          }}
        />
        {failure && (
          <Alert tone="error" announce="assertive">
            {errorText(failure)}
          </Alert>
        )}
        <div>
          <Button type="submit" isPending={form.isPending} pendingLabel="確認しています">
            {action}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
