import type { MailedLink } from '@ferry/api/external';
import { formatTime } from '@ferry/format/date';
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
import { resetIds as ids, useReset } from '../model/use-reset.ts';

export type ResetFormProps = { link: MailedLink; onErrors: (hasErrors: boolean) => void };

/** One field: nobody has to type a password twice that can be shown. */
export function ResetForm({ link, onErrors }: ResetFormProps) {
  const { password, setPassword, form, failure } = useReset(onErrors);
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
          <EmailField
            label="会員のメールアドレス"
            id={ids.email}
            name="email"
            autoComplete={autocompleteOf(ids.email)}
            value={link.email}
            onChange={() => undefined}
            isReadOnly
          />
          <PasswordField
            label="新しいパスワード"
            purpose="new"
            support="10文字以上。空白や日本語も使えます。記号や数字の決まりはありません。"
            id={ids.password}
            name="password"
            value={password}
            error={form.errorOf(ids.password)}
            onChange={setPassword}
          />
          <Text>{`このリンクは${formatTime(link.expiresAt)}まで使えます。変更すると、すべての端末からログアウトします。`}</Text>
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
