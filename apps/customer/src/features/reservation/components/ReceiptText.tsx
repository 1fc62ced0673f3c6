import { getReceiptOptions, type Receipt } from '@ferry/api/customer';
import { formatDate, formatDateTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { formatSailingTime } from '@ferry/format/service-time';
import { formatYen } from '@ferry/format/yen';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { useQuery } from '@tanstack/react-query';
import {
  breakdownLine,
  correctedTerm,
  dayTerm,
  legTitle,
  paperName,
  receiptRefundText,
  receivedBy,
  reissueText,
  untaxedBeside,
  withSalutation,
} from '../model/receipt-texts.ts';
import { ReceiptQuery } from './ReceiptQuery.tsx';

/** What is printed on a receipt, as text. */
export function ReceiptText({ receiptId }: { receiptId: string }) {
  const { data, error, refetch } = useQuery(getReceiptOptions({ path: { receiptId } }));
  if (!data) return <ReceiptQuery label="領収書の内容" {...{ error }} onRetry={refetch} />;
  return (
    <Stack gap={3}>
      <DescriptionList rows={factsOf(data)} />
      <FareBreakdown
        lines={data.lines.map((line, index) => breakdownLine(line, index, data))}
        total={data.amountYen}
        totalLabel={data.taxes.length > 0 ? '合計(税込)' : '合計(消費税の対象外)'}
        caption={`${paperName(data)}${data.number}の明細`}
        isCaptionHidden
      />
      {data.taxes.map(({ ratePercent, amountYen, taxYen }) => (
        <Text key={ratePercent}>
          {`${ratePercent}%対象 ${formatYen(amountYen)}(税込)、うち消費税 ${formatYen(taxYen)}`}
        </Text>
      ))}
      {untaxedBeside(data) > 0 && <Text>{`消費税の対象外 ${formatYen(untaxedBeside(data))}`}</Text>}
      {data.refundedYen > 0 && <Text>{receiptRefundText(data.refundedYen)}</Text>}
    </Stack>
  );
}

const factsOf = (receipt: Receipt) => {
  const reissue = reissueText(receipt.issue);
  return [
    {
      term: receipt.corrects ? '番号' : '領収書番号',
      value: reissue ? `${receipt.number}(${reissue})` : receipt.number,
    },
    { term: '発行日時', value: formatDateTime(receipt.issuedAt) },
    { term: '宛名', value: withSalutation(receipt.recipient) },
    { term: '但し書き', value: receipt.proviso },
    ...(receipt.cancellationNumber
      ? [{ term: '取消番号', value: groupsOfFour(receipt.cancellationNumber) }]
      : []),
    ...(receipt.corrects
      ? [
          {
            term: correctedTerm(receipt),
            value: receipt.corrects.number ?? '窓口でお渡ししたもの',
          },
        ]
      : []),
    {
      term: dayTerm(receipt),
      value: formatDate(receipt.receivedOn),
    },
    { term: 'お支払い方法', value: receivedBy(receipt) },
    ...receipt.voyages.map(({ leg, fromPortName, toPortName, departureAt }) => ({
      term: legTitle(leg, receipt) || '乗船区間',
      value: `${fromPortName} → ${toPortName} ${formatSailingTime(departureAt)}出港`,
    })),
    { term: '発行者', value: receipt.issuer.name },
    { term: '登録番号', value: receipt.issuer.registrationNumber },
  ];
};
