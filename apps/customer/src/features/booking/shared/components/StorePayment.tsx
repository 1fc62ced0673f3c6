import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { Alert } from '@ferry/ui/Alert';
import { ButtonLink } from '@ferry/ui/ButtonLink';
import { Disclosure } from '@ferry/ui/Disclosure';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import type { ReactNode } from 'react';
import { operator } from '../../../../copy/operator.ts';
import { isToPay, sailsInPart } from '../model/check-in.ts';
import { PaymentInstructions } from './PaymentInstructions.tsx';

/** How a reservation is paid at a store; nothing for one that is not, or not any more. */
export function StorePayment({ reservation }: { reservation: Reservation }) {
  const { payment } = reservation;
  if (!payment?.instructions || !isToPay(reservation)) return null;
  const { instructions, amountYen } = payment;
  const whole = <PaymentInstructions {...{ instructions, amountYen }} />;
  return sailsInPart(reservation) ? <AskFirst payBy={instructions.payBy}>{whole}</AskFirst> : whole;
}

/**
 * The number of the store stands for the whole amount, and what a customer owes for the leg that sails
 * is not in the contract: staff settle it. The number stays at hand, so that nobody who cannot ring up
 * in time loses the leg that sails.
 */
const AskFirst = ({ payBy, children }: { payBy: string; children: ReactNode }) => (
  <Stack gap={4}>
    <Alert
      tone="warning"
      title="お支払いの前に、お電話ください"
      action={
        <ButtonLink href={`tel:${operator.phone.number}`} tone="secondary" size="small">
          電話で金額を確かめる({operator.phone.number})
        </ButtonLink>
      }
    >
      <Stack gap={2}>
        <Text>欠航した便の運賃はいただきません。お支払いの金額は、お電話でご案内します。</Text>
        <Text>{`お支払い期限は${formatDateTime(payBy)}です。`}</Text>
        <Text>{`お電話の受付時間は${operator.phone.hours}です。`}</Text>
      </Stack>
    </Alert>
    <Disclosure summary="期限までにお電話ができないとき">
      <Stack gap={4}>
        <Text>
          下のお支払い番号は、往復の全額の番号です。お支払いになると、運航する便のお席が残ります。欠航した便の運賃は、払い戻します。
        </Text>
        {children}
      </Stack>
    </Disclosure>
  </Stack>
);
