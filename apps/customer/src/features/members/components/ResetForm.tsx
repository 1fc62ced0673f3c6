import type { PasswordResetLink } from '@ferry/api/external';
import { formatDate, formatTime, jstDate } from '@ferry/format/date';
import { CheckboxGroup } from '@ferry/ui/CheckboxGroup';
import { Text } from '@ferry/ui/Text';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { resetIds as ids, useReset } from '../model/use-reset.ts';
import { NewPassword } from './NewPassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';

type ResetFormProps = { link: PasswordResetLink };

/** The new password and nothing else: the link says whose it is. */
export function ResetForm({ link }: ResetFormProps) {
  const { password, setPassword, removed, setRemoved, form, failure } = useReset();
  return (
    <PasswordForm emailId={ids.email} email={link.email} {...{ form, failure }}>
      <NewPassword
        label={fieldLabels.newPassword}
        id={ids.password}
        name="password"
        value={password}
        error={form.errorOf(ids.password)}
        onChange={setPassword}
      />
      {link.passkeys.length > 0 && (
        <CheckboxGroup
          label="登録を外すパスキー"
          requirement="optional"
          support="失くした端末のものや、覚えのないものを選んでください。ほかは残ります。"
          options={link.passkeys.map(({ id, name, addedAt }) => ({
            value: id,
            label: name,
            support: `${formatDate(jstDate(addedAt))}に追加`,
          }))}
          value={removed}
          onChange={setRemoved}
        />
      )}
      <Text>{`このリンクは${formatTime(link.expiresAt)}まで使えます。変更すると、すべての端末からログアウトします。`}</Text>
    </PasswordForm>
  );
}
