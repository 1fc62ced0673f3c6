import { listReservationsOptions } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { Card } from '@ferry/ui/Card';
import { Checkbox } from '@ferry/ui/Checkbox';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Heading } from '@ferry/ui/Heading';
import { RetentionLine } from '@ferry/ui/RetentionLine';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { errorText } from '../../../copy/error-texts.ts';
import { withdrawalUntickedText } from '../../../copy/profile-texts.ts';
import { useForm } from '../../../forms/use-form.ts';
import { retentionSteps } from '../model/retention-steps.ts';
import { useWithdraw } from '../model/use-withdraw.ts';
import { ConfirmPassword } from './ConfirmPassword.tsx';

const ID = 'withdrawal-understood';
/** The end of the membership: first what it means, then the tick, then the button. */
export function WithdrawalSection() {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack as="section" gap={4}>
      <Heading level={2} id="withdrawal" ref={heading} isFocusable>
        退会
      </Heading>
      <Card padding="roomy">
        <Stack gap={6}>
          <Stack gap={1}>
            <Heading level={3}>何が、いつ削除されるか</Heading>
            <Text size="dense" tone="quiet">
              退会したあとも、期限までは法令などのために残るものがあります。
            </Text>
          </Stack>
          <RetentionLine steps={retentionSteps()} />
          <Upcoming />
          <WithdrawalForm onConfirmed={() => heading.current?.focus()} />
        </Stack>
      </Card>
    </Stack>
  );
}

type WithdrawalFormProps = { onConfirmed: () => void };

function WithdrawalForm({ onConfirmed }: WithdrawalFormProps) {
  const [isUnderstood, setUnderstood] = useState(false);
  const withdrawal = useWithdraw();
  const form = useForm({
    check: () => (isUnderstood ? [] : [{ id: ID, message: withdrawalUntickedText }]),
    send: () => {
      withdrawal.run();
      return undefined;
    },
  });
  const goOn = () => {
    onConfirmed();
    // Not the withdrawal itself: the tick may have been taken back since it was asked for.
    form.submit();
  };
  return (
    <>
      <form method="post" noValidate onSubmit={form.submit} aria-label="退会">
        <Stack gap={4}>
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          <Checkbox
            id={ID}
            label="削除されるものを確かめました。元には戻せません。"
            isSelected={isUnderstood}
            error={form.errorOf(ID)}
            onChange={setUnderstood}
          />
          <div>
            <Button type="submit" isPending={withdrawal.isPending} pendingLabel="退会しています">
              退会する
            </Button>
          </div>
        </Stack>
      </form>
      {withdrawal.isPasswordNeeded && (
        <ConfirmPassword
          id="withdrawal-password"
          level={3}
          action="確認して退会する"
          onConfirmed={goOn}
        />
      )}
      {withdrawal.failure && (
        <Alert tone="error" announce="assertive">
          {errorText(withdrawal.failure)}
        </Alert>
      )}
    </>
  );
}

/** What becomes of the bookings to come. */
function Upcoming() {
  const { data } = useQuery(listReservationsOptions({ query: { period: 'upcoming' } }));
  const count = data?.items.length ?? 0;
  const title =
    count > 0
      ? `これからの予約 ${count}件${data?.nextCursor ? '以上' : ''}は、そのまま有効です。`
      : 'ご予約は、退会した後もそのまま有効です。';
  return (
    <Alert tone="info" title={title}>
      退会した後は、予約番号と、ご予約のときの電話番号またはメールアドレスで確認できます。予約番号は退会のメールでもお知らせします。
    </Alert>
  );
}
