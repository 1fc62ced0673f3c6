import { Card } from '@ferry/ui/Card';
import { EmailField } from '@ferry/ui/EmailField';
import { PasswordField } from '@ferry/ui/PasswordField';
import { Text } from '@ferry/ui/Text';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { NewEmailField } from '../../../forms/NewEmailField.tsx';
import { SubmitForm } from '../../../forms/SubmitForm.tsx';
import { changeEmailIds as ids, type useChangeEmail } from '../model/use-change-email.ts';

type ChangeEmailFormProps = { email: string } & ReturnType<typeof useChangeEmail>;

/** The new address, and the password, by which the member proves to be the member. */
export const ChangeEmailForm = ({ email, form, failure, ...state }: ChangeEmailFormProps) => (
  <Card padding="roomy">
    <SubmitForm
      {...{ form, failure }}
      failureTitle="メールを送信できませんでした"
      action="確認メールを送る"
      pendingLabel="送信しています"
    >
      <EmailField
        label="今のメールアドレス"
        id={ids.email}
        autoComplete={autocompleteOf(ids.email)}
        value={email}
        onChange={() => undefined}
        isReadOnly
      />
      <NewEmailField
        label={fieldLabels.newEmail}
        support="確認のリンクをお送りする宛先です。"
        id={ids.next}
        name="email"
        autoComplete={autocompleteOf(ids.next)}
        value={state.next}
        error={form.errorOf(ids.next)}
        onChange={state.setNext}
      />
      <PasswordField
        label={fieldLabels.currentPassword}
        purpose="current"
        id={ids.password}
        name="current-password"
        value={state.password}
        error={form.errorOf(ids.password)}
        onChange={state.setPassword}
      />
      <Text>リンクを開いて確認が終わるまで、メールアドレスは変わりません。</Text>
    </SubmitForm>
  </Card>
);
