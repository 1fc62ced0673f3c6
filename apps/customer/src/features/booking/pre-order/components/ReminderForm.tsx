import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { errorText } from '../../../../copy/error-texts.ts';
import { fieldLabels } from '../../../../copy/field-labels.ts';
import { autocompleteOf } from '../../../../forms/autocomplete.ts';
import { NewEmailField } from '../../../../forms/NewEmailField.tsx';
import { remindId, useRemind } from '../model/use-remind.ts';

type ReminderFormProps = Parameters<typeof useRemind>[0];

/** One mail at the opening: a visitor's address is asked for, a member's is known. */
export function ReminderForm(props: ReminderFormProps) {
  const { email, setEmail, form, failure } = useRemind(props);
  return (
    <Card as="section" padding="roomy">
      <form method="post" noValidate onSubmit={form.submit}>
        <Stack gap={5}>
          <Heading level={2} size={3}>
            メールで知らせを受け取る
          </Heading>
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          {failure && (
            <Alert tone="error" title="登録できませんでした" announce="assertive">
              {errorText(failure)}
            </Alert>
          )}
          {!props.isMember && (
            <NewEmailField
              id={remindId}
              name="email"
              label={fieldLabels.email}
              support="登録のリンクと、受付開始のお知らせだけをお送りします。"
              autoComplete={autocompleteOf(remindId)}
              value={email}
              error={form.errorOf(remindId)}
              onChange={setEmail}
            />
          )}
          <Text size="dense">
            受付を始めたときに1通だけお送りし、登録は削除します。いつでも取りやめられます。
          </Text>
          <Button
            type="submit"
            tone="primary"
            size="large"
            isWide
            isPending={form.isPending}
            pendingLabel="登録しています"
          >
            お知らせを登録する
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
