import { Card } from '@ferry/ui/Card';
import { EmailField } from '@ferry/ui/EmailField';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { SubmitForm } from '../../../forms/SubmitForm.tsx';
import { FORGOT_EMAIL, type useForgot } from '../model/use-forgot.ts';

type ForgotFormProps = Pick<
  ReturnType<typeof useForgot>,
  'email' | 'setEmail' | 'form' | 'failure'
>;

/** Which account's password is to be another one. */
export const ForgotForm = ({ email, setEmail, form, failure }: ForgotFormProps) => (
  <Card padding="roomy">
    <SubmitForm
      {...{ form, failure }}
      failureTitle="メールを送信できませんでした"
      action="再設定用のメールを送る"
      pendingLabel="送信しています"
    >
      <EmailField
        label={fieldLabels.email}
        support="会員登録に使ったアドレス"
        id={FORGOT_EMAIL}
        name="email"
        autoComplete={autocompleteOf(FORGOT_EMAIL)}
        value={email}
        error={form.errorOf(FORGOT_EMAIL)}
        onChange={setEmail}
      />
    </SubmitForm>
  </Card>
);
