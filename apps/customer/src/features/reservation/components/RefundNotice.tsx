import type { Reservation } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { ButtonLink } from '@ferry/ui/ButtonLink';
import { operator } from '../../../copy/operator.ts';

/** Where money stands that goes back: pending, without the customer's account, or returned. */
export function RefundNotice({ payment, refunds }: Pick<Reservation, 'payment' | 'refunds'>) {
  // Its account is asked for on this page.
  const isOurs = refunds.some(({ cancellationId, way }) => !cancellationId && way === 'account');
  const yen = formatYen(payment?.amountYen ?? 0);
  switch (payment?.state) {
    case 'refundNeedsAccount':
      if (isOurs)
        return (
          <Alert tone="warning" title="払い戻し先の登録が必要です">
            下の欄で、口座を登録してください。
          </Alert>
        );
      return (
        <Alert
          tone="warning"
          title="払い戻し先の登録が必要です"
          action={
            <ButtonLink href={`tel:${operator.phone.number}`} tone="secondary" size="small">
              電話で問い合わせる({operator.phone.number})
            </ButtonLink>
          }
        >
          {`${yen}を払い戻します。口座を登録する手続きは、決済会社からのメールでご案内しています。メールが届かないときは、お電話でお問い合わせください。受付時間は${operator.phone.hours}です。`}
        </Alert>
      );
    case 'refundPending':
      return (
        <Alert tone="info" title="払い戻しの手続き中">
          {`${yen}を払い戻す手続きをしています。`}
        </Alert>
      );
    case 'refunded':
      return (
        <Alert tone="info" title="払い戻し済み">
          {`${yen}を払い戻しました。お手元に届く時期は、ご利用のカード会社などによって異なります。`}
        </Alert>
      );
    default:
      return null;
  }
}
