import type { PaymentInfo } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { Part } from '../../shared/components/Part.tsx';
import { methodName } from '../../shared/model/payment-texts.ts';

const yenRow = (term: string, yen: number) => (yen > 0 ? [{ term, value: formatYen(yen) }] : []);

/** What is due, until when, what was received and what goes back. */
export const MoneyPart = ({
  info: { method, totalYen, payBy, paidYen, refundingYen, refundedYen },
}: {
  info: PaymentInfo;
}) => (
  <Part id="money" title="お支払いの状況">
    <DescriptionList
      rows={[
        ...(method ? [{ term: 'お支払い方法', value: methodName(method) }] : []),
        { term: 'これからのお支払い', value: formatYen(totalYen) },
        ...(payBy ? [{ term: 'お支払い期限', value: formatDateTime(payBy) }] : []),
        { term: 'お支払い済み', value: formatYen(paidYen) },
        ...yenRow('払い戻しの手続き中', refundingYen),
        ...yenRow('払い戻し済み', refundedYen),
      ]}
    />
  </Part>
);
