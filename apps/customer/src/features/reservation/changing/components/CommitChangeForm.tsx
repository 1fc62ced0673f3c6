import type { Reservation, ReservationChange } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { fieldErrorText } from '../../../../copy/field-errors.ts';
import { Link } from '../../../../page/links.tsx';
import { useForm } from '../../../../page/use-form.ts';
import {
  CONSENT_ID,
  ConsentField,
  consentName,
  consentsOf,
} from '../../../booking/confirm/components/ConsentField.tsx';
import type { PaymentChoice } from '../../../booking/confirm/model/use-payment-choice.ts';
import type { Flow } from '../../../booking/shared/model/flow.ts';
import { useCommitChange } from '../model/use-commit-change.ts';
import { ChangeFailure } from './ChangeFailure.tsx';
import { DropChange } from './DropChange.tsx';

const missing = {
  id: CONSENT_ID,
  message: fieldErrorText('NOT_ACCEPTED', { label: consentName, kind: 'choose' }),
};

export type CommitChangeFormProps = {
  flow: Flow;
  reservation: Reservation;
  change: ReservationChange;
  /** How the difference is paid; undefined where there is none. */
  choice: PaymentChoice | undefined;
};

/** The consent and the one button that makes the change; how to go back, or to give it up. */
export function CommitChangeForm({ flow, reservation, change, choice }: CommitChangeFormProps) {
  const [given, setGiven] = useState(false);
  const commit = useCommitChange(flow, reservation, change);
  const { feeYen, payYen, refundYen, quote, draftId } = change;
  const form = useForm({
    check: () => (given ? [] : [missing]),
    send: () => {
      commit.run({
        ...(choice && {
          paymentMethod: choice.method,
          ...(choice.id !== undefined && { draftPaymentId: choice.id }),
        }),
        ...{ newYen: quote.totalYen, feeYen, payYen, refundYen },
        consents: consentsOf(given),
      });
      // The call itself ignores presses while it runs.
      return undefined;
    },
  });
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={3}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <ConsentField isGiven={given} onChange={setGiven} error={form.errorOf(CONSENT_ID)} />
        {commit.error && (
          <ChangeFailure
            title="変更を確定できませんでした"
            error={commit.error}
            {...{ reservation, draftId }}
          />
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={commit.isPending}
          pendingLabel="処理中です。画面を閉じないでください"
        >
          {choice?.method === 'card'
            ? `${formatYen(payYen)}を支払って変更を確定する`
            : '変更を確定する'}
        </Button>
        <Text size="dense" tone="quiet">
          通信が途切れても、二重に変更されたり請求されたりすることはありません。規約のリンクは、新しいタブで開きます。
        </Text>
        <Inline gap={6}>
          {draftId && <Link {...flow.links.contentConfirm(draftId)}>内容の確認に戻る</Link>}
          <DropChange reservation={reservation} />
        </Inline>
      </Stack>
    </form>
  );
}
