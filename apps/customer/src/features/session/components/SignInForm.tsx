import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { EmailField } from '@ferry/ui/EmailField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { PasswordField } from '@ferry/ui/PasswordField';
import { Stack } from '@ferry/ui/Stack';
import { errorText } from '../../../copy/error-texts.ts';
import { fieldLabels } from '../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { ButtonLink, Link } from '../../../page/links.tsx';
import { signInIds as ids } from '../model/check-sign-in.ts';
import { useSignIn } from '../model/use-sign-in.ts';

/** E-mail and password. Pasting and password managers are welcome; there is no puzzle. */
export function SignInForm() {
  const { input, change, form, failure } = useSignIn();
  const isLocked = failure?.code === 'LOGIN_LOCKED';
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={6}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        {failure && (
          <Alert
            tone="error"
            title="ログインできませんでした"
            announce="assertive"
            action={isLocked && <ResetLink />}
          >
            {errorText(failure)}
          </Alert>
        )}
        <EmailField
          label={fieldLabels.email}
          id={ids.email}
          name="email"
          autoComplete={autocompleteOf(ids.email)}
          value={input.email}
          error={form.errorOf(ids.email)}
          onChange={(email) => change({ email })}
        />
        <PasswordField
          label={fieldLabels.password}
          purpose="current"
          id={ids.password}
          name="password"
          value={input.password}
          error={form.errorOf(ids.password)}
          onChange={(password) => change({ password })}
        />
        <Link to="/reset-password/forgot">パスワードを忘れた方</Link>
        <Button
          type="submit"
          tone={isLocked ? 'secondary' : 'primary'}
          size="large"
          isWide
          isPending={form.isPending}
          pendingLabel="ログインしています"
        >
          ログインする
        </Button>
      </Stack>
    </form>
  );
}

/** While the right password would not help either, this is what does. */
const ResetLink = () => (
  <ButtonLink to="/reset-password/forgot" tone="primary">
    パスワードを再設定する
  </ButtonLink>
);
