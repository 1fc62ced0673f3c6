import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Disclosure } from '@ferry/ui/Disclosure';
import { EmailField } from '@ferry/ui/EmailField';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { errorText } from '../../../copy/error-texts.ts';
import { operator } from '../../../copy/operator.ts';
import { autocompleteOf } from '../../../forms/autocomplete.ts';
import { reminderId, reminderLabel, useReminder } from '../model/use-reminder.ts';

/**
 * For a customer who has lost the number: it comes by mail. Whether there is
 * a reservation is never said here.
 */
export function NumberReminder() {
  const { email, setEmail, form, isSent, failure } = useReminder();
  return (
    <Disclosure summary="番号がわからないとき">
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap={4}>
          <Text>
            ご予約時のメールアドレスに、予約番号をお送りします。アドレスがわからないときは、お電話(
            {operator.phone.number})でお問い合わせください。
          </Text>
          <EmailField
            label={reminderLabel}
            support="ご予約時に入力されたメールアドレスです。"
            id={reminderId}
            autoComplete={autocompleteOf(reminderId)}
            value={email}
            error={form.errorOf(reminderId)}
            onChange={setEmail}
          />
          <Button
            type="submit"
            tone="secondary"
            isPending={form.isPending}
            pendingLabel="送信しています"
          >
            予約番号をメールで受け取る
          </Button>
          {isSent && (
            <Alert tone="success" announce="polite" title="送信しました">
              {`このアドレスでのご予約があれば、予約番号をお送りしました。数分たっても届かないときは、アドレスの誤りや迷惑メールのフォルダー、受信の制限をご確認ください。それでも届かないときは、お電話(${operator.phone.number})でお問い合わせください。`}
            </Alert>
          )}
          {failure && (
            <Alert tone="error" announce="assertive" title="送信できませんでした">
              {errorText(failure)}
            </Alert>
          )}
        </Stack>
      </form>
    </Disclosure>
  );
}
