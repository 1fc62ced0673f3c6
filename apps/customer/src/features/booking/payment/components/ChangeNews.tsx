import type { ReservationChange } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Stack } from '@ferry/ui/Stack';
import { useEffect, useRef } from 'react';
import { PaymentInstructions } from '../../shared/components/PaymentInstructions.tsx';

type ChangeNewsProps = {
  change: ReservationChange;
  isPayable: boolean;
  /** By a press on this page, whose button is gone. */
  isJustPaid: boolean;
};

/** The difference of a change that is waited for: until when, how, and what stays until then. */
export function ChangeNews({ change, isPayable, isJustPaid }: ChangeNewsProps) {
  const { payYen, limitTime, payment } = change;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isJustPaid) box.current?.focus();
  }, [isJustPaid]);
  return (
    <Stack gap={4}>
      <div ref={box} tabIndex={-1}>
        <Alert
          tone="warning"
          title={`変更の差額${formatYen(payYen)}のお支払いをお待ちしています`}
          announce="polite"
        >
          {`期限は${formatDateTime(limitTime)}です。お支払いが済むと変更が確定します。それまで、元の予約はそのまま残っています。過ぎると、変更だけがなくなります。`}
          {!payment?.instructions && !isPayable && '乗船港の窓口でお支払いください。'}
        </Alert>
      </div>
      {payment?.instructions && (
        <PaymentInstructions
          instructions={payment.instructions}
          amountYen={payment.amountYen}
          after="お支払いの後、変更が自動的に確定します。"
        />
      )}
    </Stack>
  );
}
