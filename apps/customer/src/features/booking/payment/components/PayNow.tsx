import type { Payment, PaymentInfo, PaymentMethod, Reservation } from '@ferry/api/customer';
import { isWalletMethod } from '@ferry/format/wallet-methods';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Button } from '@ferry/ui/Button';
import { ErrorSummary } from '@ferry/ui/ErrorSummary';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { TripSummary, type TripSummaryProps } from '@ferry/ui/TripSummary';
import type { ReactNode } from 'react';
import { WalletFrames } from '../../shared/components/WalletFrames.tsx';
import { offeredHere } from '../../shared/model/offered-here.ts';
import { methodName } from '../../shared/model/payment-texts.ts';
import { useWalletSheet } from '../../shared/model/use-wallet-sheet.ts';
import { billingOf, useHostedFields } from '../model/hosted-fields.ts';
import { usePayLater } from '../model/use-pay-later.ts';
import { usePaymentForm } from '../model/use-payment-form.ts';
import { PaymentFields } from './PaymentFields.tsx';

type PayNowProps = {
  info: PaymentInfo;
  reservation: Reservation;
  trip: Pick<TripSummaryProps, 'legs' | 'sums' | 'total' | 'totalLabel'>;
  before: ReactNode;
  after: ReactNode;
  onPaid: (payment: Payment) => void;
};

/** The methods by which the reservation can be paid now, and the one button that does it. */
export function PayNow({ info, reservation, trip, onPaid, ...around }: PayNowProps) {
  const sheet = useWalletSheet(info.walletSheet);
  const step = usePayLater(offeredHere(info, sheet.able), reservation, { sheet, onPaid });
  const { representative } = reservation;
  const hosted = useHostedFields(info.hostedFields, billingOf(representative), () => form.submit());
  const form = usePaymentForm(step, hosted);
  return (
    <form method="post" noValidate onSubmit={form.submit}>
      <TripSummary
        {...trip}
        isActionLast
        action={
          <Button
            type="submit"
            tone="primary"
            size="large"
            isWide
            isPending={form.isPending}
            pendingLabel="処理中です。画面を閉じないでください"
          >
            {actionText(form.method, info.totalYen)}
          </Button>
        }
      >
        <Stack gap={6}>
          <ErrorSummary problems={form.problems} attempt={form.attempt} />
          {around.before}
          <Heading level={2} size={3}>
            {info.changeId ? '差額を支払う' : (headings[info.method ?? 'port'] ?? headings.port)}
          </Heading>
          <PaymentFields {...{ step, form, hosted }} isWaiting={sheet.able === undefined} />
          <WalletFrames sheet={sheet} />
          {form.failure && (
            <Alert tone="error" announce="assertive" title="お支払いが完了しませんでした">
              {form.failure}
            </Alert>
          )}
          <Text size="dense" tone="quiet">
            通信が途切れても、二重に請求されることはありません。お席は、お支払いの手続きの間も残ります。
          </Text>
          {around.after}
        </Stack>
      </TripSummary>
    </form>
  );
}

const headings: Partial<Record<PaymentMethod, string>> & { port: string } = {
  port: '乗船の前に支払う',
  convenienceStore: 'お支払い方法を変える',
};

/** What the press does, in its own words: a card is charged, a store is not. */
function actionText(method: PaymentMethod | undefined, yen: number): string {
  if (method === 'card') return `${formatYen(yen)}をカードで支払う`;
  if (isWalletMethod(method)) return `${formatYen(yen)}を${methodName(method)}で支払う`;
  return method === 'convenienceStore' ? 'お支払い番号を受け取る' : 'お支払いに進む';
}
