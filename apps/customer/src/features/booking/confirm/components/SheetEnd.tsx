import type { PaymentMethod } from '@ferry/api/customer';
import { Alert } from '@ferry/ui/Alert';
import { notOpenedText, sheetClosedText } from '../../shared/model/wallet-texts.ts';

/** The message beside the one button after a wallet's sheet has ended without a payment. */
export function SheetEnd({
  end,
  method,
  isChange = false,
}: {
  end: 'closed' | 'failed';
  method: PaymentMethod;
  isChange?: boolean;
}) {
  const isClosed = end === 'closed';
  return (
    <Alert
      tone={isClosed ? 'info' : 'error'}
      title={
        isClosed ? 'まだ確定していません' : `${isChange ? '変更' : '予約'}を確定できませんでした`
      }
      announce={isClosed ? 'polite' : 'assertive'}
    >
      {isClosed ? sheetClosedText(method) : notOpenedText(method)}
    </Alert>
  );
}
