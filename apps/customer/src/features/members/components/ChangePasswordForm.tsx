import { Alert } from '@ferry/ui/Alert';
import { PasswordField } from '@ferry/ui/PasswordField';
import { Text } from '@ferry/ui/Text';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { changeIds as ids, useChangePassword } from '../model/use-change-password.ts';
import { NewPassword } from './NewPassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';

type ChangePasswordFormProps = { email: string };

/** The password of now and the new one, each once. */
export function ChangePasswordForm({ email }: ChangePasswordFormProps) {
  const { current, setCurrent, next, setNext, form, failure, isChanged } = useChangePassword();
  return (
    <PasswordForm
      emailId={ids.email}
      notice={isChanged && <Changed />}
      {...{ form, failure, email }}
    >
      <PasswordField
        label={fieldLabels.currentPassword}
        purpose="current"
        id={ids.current}
        name="current-password"
        value={current}
        error={form.errorOf(ids.current)}
        onChange={setCurrent}
      />
      <NewPassword
        label={fieldLabels.newPassword}
        id={ids.next}
        name="new-password"
        value={next}
        error={form.errorOf(ids.next)}
        onChange={setNext}
      />
      <Text>変更すると、ほかの端末からはログアウトします。</Text>
    </PasswordForm>
  );
}

const Changed = () => (
  <Alert tone="success" title="パスワードを変更しました" announce="polite">
    ほかの端末からログアウトしました。お知らせをメールでお送りします。
  </Alert>
);
