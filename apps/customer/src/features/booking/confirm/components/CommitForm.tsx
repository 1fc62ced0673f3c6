import type { Reservation } from '@ferry/api/customer';
import type { ApiError } from '@ferry/api/errors';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useState } from 'react';
import { errorText } from '../../../../copy/error-texts.ts';
import { fieldErrorText } from '../../../../copy/field-errors.ts';
import { ButtonLink } from '../../../../page/links.tsx';
import { useForm } from '../../../../page/use-form.ts';
import type { Flow } from '../../shared/model/flow.ts';
import { useCommit } from '../model/use-commit.ts';
import type { PaymentChoice } from '../model/use-payment-choice.ts';
import { type Consent, ConsentFields, consentNames, consents } from './ConsentFields.tsx';

function CommitFailure({ error }: { error: ApiError }) {
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
      しばらく操作がなかったか、Cookieが削除されました。お席はお取り置きしたままです。上の予約番号とご連絡先で照会すると、続きから確定できます。
    </Alert>
  );
}

const missing = (consent: Consent) => ({
  id: consent,
  message: fieldErrorText('NOT_ACCEPTED', { label: consentNames[consent], kind: 'choose' }),
});

export type CommitFormProps = { flow: Flow; reservation: Reservation; choice: PaymentChoice };

/** The consents and the one button that makes the reservation. */
export function CommitForm({ flow, reservation, choice }: CommitFormProps) {
  const [given, setGiven] = useState<ReadonlySet<Consent>>(new Set());
  const commit = useCommit(flow, reservation);
  const form = useForm({
    check: () => consents.filter((consent) => !given.has(consent)).map(missing),
    send: () => {
      commit.run({
        paymentMethod: choice.method,
        ...(choice.id !== undefined && { draftPaymentId: choice.id }),
        totalYen: reservation.quote.totalYen,
        consents: { conditionsOfCarriage: true, bookingConditions: true, privacyPolicy: true },
      });
      // The call itself ignores presses while it runs.
      return undefined;
    },
  });

  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <Stack gap={5}>
        <ErrorSummary problems={form.problems} attempt={form.attempt} />
        <ConsentFields given={given} onChange={setGiven} errorOf={form.errorOf} />
        {commit.error && <CommitFailure error={commit.error} />}
        <Button
          type="submit"
          tone="primary"
          size="large"
          isWide
          isPending={commit.isPending}
          pendingLabel="処理中です。画面を閉じないでください"
        >
          {choice.method === 'card'
            ? `${formatYen(reservation.quote.totalYen)}を支払って予約を確定する`
            : '予約を確定する'}
        </Button>
        <Text size="dense" tone="quiet">
          {choice.method === 'card'
            ? '通信が途切れても、もう一度押して二重に請求・予約されることはありません。'
            : '通信が途切れても、もう一度押して二重に予約されることはありません。'}
        </Text>
      </Stack>
    </form>
  );
}
