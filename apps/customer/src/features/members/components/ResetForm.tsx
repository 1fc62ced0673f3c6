import type { MailedLink } from '@ferry/api/external';
import { formatTime } from '@ferry/format/date';
import { Text } from '@ferry/ui/Text';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { resetIds as ids, useReset } from '../model/use-reset.ts';
import { NewPassword } from './NewPassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';

export type ResetFormProps = { link: MailedLink; onErrors: (hasErrors: boolean) => void };

/** The new password and nothing else: the link says whose it is. */
export function ResetForm({ link, onErrors }: ResetFormProps) {
  const { password, setPassword, form, failure } = useReset(onErrors);
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
      <Text>{`このリンクは${formatTime(link.expiresAt)}まで使えます。変更すると、すべての端末からログアウトします。`}</Text>
    </PasswordForm>
  );
}
