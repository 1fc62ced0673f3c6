import type { CancellationQuote, FareQuote, Reservation } from '@ferry/api/customer';
import { toPayYen } from '@ferry/format/to-pay';
import { formatYen } from '@ferry/format/yen';
import { DescriptionList } from '@ferry/ui/DescriptionList';
import { FareBreakdown } from '@ferry/ui/FareBreakdown';
import { Text } from '@ferry/ui/Text';
import type { TripSum } from '@ferry/ui/TripSummary';
import { fareLines } from '../../../booking/shared/model/fare-lines.ts';
import { legsOf } from '../model/picks.ts';
import { isPartlyUsed, keptWord, legWord, refundWay } from '../model/texts.ts';

/** The column adds up to what comes back, or to what is not demanded any more. */
export function sumsOf(reservation: Reservation, quote: CancellationQuote): TripSum[] {
  const { isPaid, paidYen, lines, restYen, waivedYen, transferFeeYen } = quote;
  return [
    { label: isPaid ? 'お支払い済み' : 'いまのご請求', amount: paidYen },
    ...keptSums(reservation, lines).filter(({ amount }) => amount !== 0),
    ...(transferFeeYen > 0 ? [{ label: '振込手数料', amount: -transferFeeYen }] : []),
    ...(restYen > 0 ? [{ label: '残るご予約の料金', amount: -restYen }] : []),
    ...(waivedYen > 0 ? [{ label: 'いただかない差額', amount: waivedYen }] : []),
  ];
}

/**
 * What is kept, of each leg. A ticket is one for both; once something of it was used it is the fee or what that
 * costs, whichever is more, across both legs: one sum with both words.
 */
function keptSums(reservation: Reservation, lines: CancellationQuote['lines']): TripSum[] {
  const keptOf = (some: CancellationQuote['lines']) =>
    -some.reduce((sum, { feeYen }) => sum + feeYen, 0);
  if (isPartlyUsed(lines)) return [{ label: keptWord(lines), amount: keptOf(lines) }];
  if (reservation.partnerTicket) return [{ label: '取消手数料', amount: keptOf(lines) }];
  const hasReturn = reservation.return !== null;
  return legsOf(reservation).map((leg) => ({
    label: `${hasReturn ? `${legWord(leg, true)}の` : ''}取消手数料`,
    amount: keptOf(lines.filter((line) => line.leg === leg)),
  }));
}

type AmountsNoteProps = { reservation: Reservation; quote: CancellationQuote };

/** How and when the money comes, or what is to be paid instead. */
export function AmountsNote({ reservation, quote }: AmountsNoteProps) {
  const { isPaid, refundYen, restYen, waivedYen } = quote;
  if (!isPaid) {
    return (
      <Text size="dense">
        {restYen > 0
          ? `お支払い前のため、手数料はかかりません。これからのお支払いは${formatYen(toPayYen(restYen, waivedYen))}です。`
          : 'お支払い前のため、手数料はかかりません。お支払いの必要もなくなります。'}
      </Text>
    );
  }
  if (refundYen === 0) return <Text size="dense">払い戻しはありません。</Text>;
  const { way, when } = refundWay(reservation);
  return (
    <DescriptionList
      isStacked
      rows={[
        { term: '払い戻しの方法', value: way },
        { term: '時期', value: when },
      ]}
    />
  );
}

/** What the rest of the booking is made of. */
export const RestBreakdown = ({ quote }: { quote: FareQuote }) => (
  <FareBreakdown caption="残るご予約の料金" {...fareLines(quote)} />
);
