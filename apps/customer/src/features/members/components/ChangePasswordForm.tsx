import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { EmailField } from '@ferry/ui/EmailField';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { PasswordField } from '@ferry/ui/PasswordField';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { errorText } from '../../../copy/error-texts.ts';
import { autocompleteOf } from '../../../page/autocomplete.ts';
import { changeIds as ids, useChangePassword } from '../model/use-change-password.ts';

export type ChangePasswordFormProps = { email: string; onErrors: (hasErrors: boolean) => void };

/** The password of now and the new one, each once. */
export function ChangePasswordForm({ email, onErrors }: ChangePasswordFormProps) {
  const { current, setCurrent, next, setNext, form, failure, isChanged } =
    useChangePassword(onErrors);
  return (
    <Card padding="roomy">
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap={6}>
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          {failure && (
            <Alert tone="error" title="変更できませんでした" announce="assertive">
              {errorText(failure)}
            </Alert>
          )}
          {isChanged && <Changed />}
          <EmailField
            label="会員のメールアドレス"
            id={ids.email}
            name="email"
            autoComplete={autocompleteOf(ids.email)}
            value={email}
            onChange={() => undefined}
            isReadOnly
          />
          <PasswordField
            label="今のパスワード"
            purpose="current"
            id={ids.current}
            name="current-password"
            value={current}
            error={form.errorOf(ids.current)}
            onChange={setCurrent}
          />
          <PasswordField
            label="新しいパスワード"
            purpose="new"
            support="10文字以上。空白や日本語も使えます。記号や数字の決まりはありません。"
            id={ids.next}
            name="new-password"
            value={next}
            error={form.errorOf(ids.next)}
            onChange={setNext}
          />
          <Text>変更すると、ほかの端末からはログアウトします。</Text>
          <Button
            type="submit"
            tone="primary"
            size="large"
            isWide
            isPending={form.isPending}
            pendingLabel="変更しています"
          >
            パスワードを変更する
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

const Changed = () => (
  <Alert tone="success" title="パスワードを変更しました" announce="polite">
    ほかの端末からログアウトしました。お知らせをメールでお送りします。
  </Alert>
);
