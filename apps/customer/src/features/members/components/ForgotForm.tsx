import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { EmailField } from '@ferry/ui/EmailField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../page/autocomplete.ts';
import { FORGOT_EMAIL, type useForgot } from '../model/use-forgot.ts';

export type ForgotFormProps = Pick<
  ReturnType<typeof useForgot>,
  'email' | 'setEmail' | 'form' | 'failure'
>;

/** Which account's password is to be another one. */
export const ForgotForm = ({ email, setEmail, form, failure }: ForgotFormProps) => (
  <Card padding="roomy">
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={6}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {failure && (
          <Alert tone="error" title="メールを送信できませんでした" announce="assertive">
            {errorText(failure)}
          </Alert>
        )}
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
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={form.isPending}
          pendingLabel="送信しています"
        >
          再設定用のメールを送る
        </Button>
      </Stack>
    </form>
  </Card>
);
