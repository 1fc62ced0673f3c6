import type { Reservation } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Inline } from '@ferry/ui/Inline';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../../copy/field-errors.ts';
import { ButtonLink, Link } from '../../../../page/links.tsx';
import { useForm } from '../../../../page/use-form.ts';
import type { BookingFlow } from '../../shared/model/flow.ts';
import { useCommit } from '../model/use-commit.ts';
import type { PaymentChoice } from '../model/use-payment-choice.ts';
import { CancelHold } from './CancelHold.tsx';
import { CONSENT_ID, ConsentField, consentName, consentsOf } from './ConsentField.tsx';

function CommitFailure({ error, number }: { error: ApiError; number: string }) {
  const title = '予約を確定できませんでした';
  if (error.code !== 'NOT_FOUND') {
    return (
      <Alert tone="error" title={title} announce="assertive">
        {errorText(error)}
      </Alert>
    );
  }
  return (
    <Alert
      tone="error"
      title={title}
      announce="assertive"
      action={
        <ButtonLink to="/reservation-search" tone="secondary">
          予約を照会して続ける
        </ButtonLink>
      }
    >
      しばらく操作がなかったか、Cookieが削除されました。お席はお取り置きしたままです。予約番号{' '}
      {groupsOfFour(number)} とご連絡先で照会すると、続きから確定できます。
    </Alert>
  );
}

const missing = {
  id: CONSENT_ID,
  message: fieldErrorText('NOT_ACCEPTED', { label: consentName, kind: 'choose' }),
};

export type CommitFormProps = {
  flow: BookingFlow;
  reservation: Reservation;
  choice: PaymentChoice;
};

/** The consent and the one button that makes the reservation; the way to the page before, and out. */
export function CommitForm({ flow, reservation, choice }: CommitFormProps) {
  const { draftId, quote } = reservation;
  const amount = formatYen(quote.totalYen);
  const [given, setGiven] = useState(false);
  const commit = useCommit(flow, reservation);
  const form = useForm({
    check: () => (given ? [] : [missing]),
    send: () => {
      commit.run({
        paymentMethod: choice.method,
        ...(choice.id !== undefined && { draftPaymentId: choice.id }),
        totalYen: quote.totalYen,
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
          <CommitFailure error={commit.error} number={reservation.reservationNumber} />
        )}
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={commit.isPending}
          pendingLabel="処理中です。画面を閉じないでください"
        >
          {choice.method === 'card'
            ? `${amount}を支払って予約を確定する`
            : `${amount}の予約を確定する`}
        </Button>
        <Text size="dense" tone="quiet">
          {choice.method === 'card'
            ? '通信が途切れても、二重に請求されることはありません。'
            : '通信が途切れても、二重に予約されることはありません。'}
          規約のリンクは、新しいタブで開きます。
        </Text>
        {draftId && (
          <Inline gap={6}>
            <Link {...flow.links.contentConfirm(draftId)}>内容の確認に戻る</Link>
            <CancelHold flow={flow} held={{ id: reservation.id, draftId }} />
          </Inline>
        )}
      </Stack>
    </form>
  );
}
