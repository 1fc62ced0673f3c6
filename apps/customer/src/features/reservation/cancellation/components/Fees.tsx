import type { CancellationQuote, Reservation } from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import { Alert } from '@ferry/ui/Alert';
import { Card } from '@ferry/ui/Card';
import { EvenColumns } from '@ferry/ui/Columns';
import { FeeStairs } from '@ferry/ui/FeeStairs';
import { Heading } from '@ferry/ui/Heading';
import { Stack } from '@ferry/ui/Stack';
import { Text } from '@ferry/ui/Text';
import { minimumText, otherwiseText } from '../../../booking/shared/model/cancellation-text.ts';
import { BEGUN_TEXT } from '../../../booking/shared/vouchers/begun-text.ts';
import { timeLeft } from '../../model/time-left.ts';
import { feeStairs } from '../model/fee-stairs.ts';
import { isPartlyUsed, keptWord, netYen, transferFeeText } from '../model/texts.ts';
import type { FeeNews } from '../model/use-fee-news.ts';

const newsTitle = ({ before, now }: FeeNews, { lines }: CancellationQuote): string =>
  `${keptWord(lines)}が${formatYen(before.feeYen)}から${formatYen(now.feeYen)}に変わりました`;

/** What is said aloud when something else is picked, or when the amounts have become others. */
export function sayAmounts(
  news: FeeNews | undefined,
  picked: CancellationQuote | undefined,
): string {
  if (!picked) return '';
  const { isPaid, feeYen, refundYen, lines } = picked;
  const sum = isPaid
    ? `${keptWord(lines)}は${formatYen(feeYen)}、払い戻し額は${formatYen(netYen(picked))}${transferFeeText(picked)}です。`
    : `お支払いは${formatYen(refundYen)}減ります。`;
  return news ? `${newsTitle(news, picked)}。${sum}` : sum;
}

/** The amounts have become others while the page was open. */
export const FeeNewsAlert = ({ news, quote }: { news: FeeNews; quote: CancellationQuote }) => (
  <Alert tone="warning" title={newsTitle(news, quote)}>
    {`払い戻し額は${formatYen(netYen(news.now))}${transferFeeText(news.now)}です。まだ取り消していません。お選びのものは、そのまま残っています。`}
  </Alert>
);

/** The minute at which the fee of what is picked rises next. */
export function NextRise({ quote }: { quote: CancellationQuote }) {
  const { feeRises, feeYen, serverTime } = quote;
  if (!feeRises) return null;
  // A transfer costs no more than what comes back.
  const transferFeeYen = Math.min(quote.transferFeeYen, feeRises.refundYen);
  const risen = { ...feeRises, transferFeeYen };
  const kept = keptWord(quote.lines);
  return (
    <Alert tone="warning" title={`${kept}は、${formatDateTimeShort(feeRises.at)}に上がります`}>
      {`${timeLeft(serverTime, feeRises.at)}です(${formatDateTimeShort(serverTime)}現在)。${kept}は${formatYen(feeYen)}から${formatYen(feeRises.feeYen)}に、払い戻し額は${formatYen(netYen(risen))}${transferFeeText(risen)}になります。`}
    </Alert>
  );
}

type FeeTideProps = { reservation: Reservation; quote: CancellationQuote };

/** How the fee rises until each departure; no picture where cancelling is free. */
export function FeeTide({ reservation, quote }: FeeTideProps) {
  const { isPaid, serverTime, lines } = quote;
  if (isPartlyUsed(lines)) {
    return <Text>{BEGUN_TEXT}</Text>;
  }
  const isFree = lines.every(({ freeBecause }) => freeBecause !== null);
  const stairs = isPaid && !isFree ? feeStairs({ ...reservation, serverTime }) : [];
  if (stairs.length === 0) {
    return (
      <Text>
        {isPaid
          ? '運航会社の都合のため、手数料はかかりません。'
          : 'お支払い前のため、手数料はかかりません。'}
      </Text>
    );
  }
  const pictures = stairs.map((each) => <FeeStairs key={each.caption} {...each} />);
  const others = otherwiseText(reservation.cancellationTerms);
  return (
    <Stack gap={3}>
      <Heading level={2}>手数料の上がり方</Heading>
      <Card>{pictures.length > 1 ? <EvenColumns>{pictures}</EvenColumns> : pictures}</Card>
      <Text size="dense">
        {`${reservation.partnerTicket ? 'きっぷ1枚' : 'お一人・1室'}の手数料です。${minimumText(reservation.cancellationTerms)}`}
        {others && `${others}の手数料はこれと違います。下のそれぞれの欄でご確認ください。`}
      </Text>
    </Stack>
  );
}
