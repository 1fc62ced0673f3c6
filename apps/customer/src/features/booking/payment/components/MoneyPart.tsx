import type { Payment, PaymentInfo, Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Text } from '@ferry/ui/Text';
import { Part } from '../../shared/components/Part.tsx';
import { methodName } from '../../shared/model/payment-texts.ts';

type MoneyPartProps = { info: PaymentInfo; reservation: Pick<Reservation, 'refunds'> };

const yenRow = (term: string, yen: number) => (yen > 0 ? [{ term, value: formatYen(yen) }] : []);

/** What is due, until when, what was received, what goes back and what is kept of it. */
export const MoneyPart = ({ info, reservation }: MoneyPartProps) => {
  const { method, totalYen, payBy, paidYen, refundingYen, refundedYen, payments } = info;
  const backYen = refundingYen + refundedYen;
  const transferYen = reservation.refunds.reduce((sum, each) => sum + each.transferFeeYen, 0);
  return (
    <Part id="money" title="お支払いの状況">
      <DescriptionList
        rows={[
          ...(method ? [{ term: 'お支払い方法', value: methodName(method) }] : []),
          { term: 'これからのお支払い', value: formatYen(totalYen) },
          ...(payBy ? [{ term: 'お支払い期限', value: formatDateTime(payBy) }] : []),
          { term: 'お支払い済み', value: formatYen(paidYen) },
          ...yenRow('払い戻しの手続き中', refundingYen),
          ...yenRow('払い戻し済み', refundedYen),
          ...yenRow('払い戻しから引いた振込手数料', transferYen),
          ...(backYen > 0
            ? [{ term: '払い戻しを引いた金額', value: formatYen(Math.max(paidYen - backYen, 0)) }]
            : []),
        ]}
      />
      {payments
        .filter(({ failure }) => failure === 'ALREADY_PAID')
        .map((payment) => (
          <Text key={payment.id} size="dense">
            {lateText(payment, reservation)}
          </Text>
        ))}
    </Part>
  );
};

/** Money that came although another payment had been received. */
function lateText(
  { amountYen, state }: Payment,
  { refunds }: MoneyPartProps['reservation'],
): string {
  const late = `ほかのお支払いが済んでいたため、後から届いた${formatYen(amountYen)}を払い戻`;
  switch (state) {
    case 'refunded':
      return `${late}しました。`;
    case 'refundNeedsAccount': {
      const isOurs = refunds.some(
        ({ cancellationId, way }) => !cancellationId && way === 'account',
      );
      return isOurs
        ? `${late}します。口座の登録が必要です。`
        : `${late}します。口座を登録する手続きは、決済会社からのメールでご案内しています。`;
    }
    default:
      return `${late}す手続きをしています。`;
  }
}
