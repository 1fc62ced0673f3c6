import type { ChangeLine, ChangeQuote, Draft, LegName } from '@ferry/api/customer';
import type { ChangedRow, ChangedSection, ChangeTableProps } from '@ferry/ui/ChangeTable';
import type { TripSummaryProps } from '@ferry/ui/TripSummary';
import { priceWord, totalWord } from '../../../booking/shared/model/sold-words.ts';
import { FEES_BACK, feeLines, resultOf } from './change-texts.ts';

const quantityText = ({ beforeQuantity, afterQuantity }: ChangeLine): string[] =>
  beforeQuantity > 0 && afterQuantity > 0 && beforeQuantity !== afterQuantity
    ? [`数量 ${beforeQuantity} → ${afterQuantity}`]
    : [];

const rowOf = (line: ChangeLine, index: number): ChangedRow => ({
  id: `${line.ruleId} ${index}`,
  name: line.label,
  details: quantityText(line),
  before: line.beforeQuantity > 0 ? line.beforeYen : null,
  after: line.afterQuantity > 0 ? line.afterYen : null,
});

const sectionOf = (lines: readonly ChangeLine[], leg: LegName, title: string): ChangedSection[] => {
  const rows = lines.filter((line) => line.leg === leg).map(rowOf);
  return rows.length > 0 ? [{ id: leg, title, rows }] : [];
};

/** Lines whose amount is another one; those that stay are read elsewhere. */
const changedLines = ({ lines }: ChangeQuote) =>
  lines.filter(({ differenceYen }) => differenceYen !== 0);

/** What a change is told in words by. */
type ChangedDraft = Pick<Draft, 'return' | 'partnerTicket'>;

/** Every yen of a change for its table: the column adds up to the result. */
export function changeTable(quote: ChangeQuote, draft: ChangedDraft): ChangeTableProps {
  const lines = changedLines(quote);
  const hasReturn = draft.return !== null || quote.lines.some(({ leg }) => leg === 'return');
  const { fee, feesBackYen, isPaid, waivedBeforeYen, waivedYen, previousYen, newYen } = quote;
  const waived = waivedBeforeYen - waivedYen;
  return {
    caption: '変更の前と後の金額',
    sections: [
      ...sectionOf(lines, 'outbound', hasReturn ? '往路' : priceWord(draft)),
      ...sectionOf(lines, 'return', '復路'),
    ],
    total: { name: `${totalWord(draft)}(税込)`, before: previousYen, after: newYen },
    sums: [
      ...(waived === 0 ? [] : [{ id: 'waived', name: 'いただかない額の差', amount: waived }]),
      ...(isPaid
        ? [{ id: 'fee', name: '変更手数料', details: feeLines(quote), amount: fee.feeYen }]
        : []),
      ...(feesBackYen > 0 ? [{ id: 'feesBack', name: FEES_BACK, amount: -feesBackYen }] : []),
    ],
    result: resultOf(quote),
  };
}

/**
 * What a change comes to beside its table, in yen: the column adds up. Of what is still to be paid, that is
 * the new fare; of what is paid, the difference with its fee, which goes back where it is negative.
 */
export function resultSums(
  quote: ChangeQuote,
  draft: ChangedDraft,
): Pick<TripSummaryProps, 'sums' | 'total' | 'totalLabel' | 'isRefund'> {
  const { isPaid, previousYen, differenceYen, fee, feesBackYen, refundYen } = quote;
  const { waivedBeforeYen, waivedYen } = quote;
  const { name, amount } = resultOf(quote);
  const isRefund = refundYen > 0;
  const sign = isRefund ? -1 : 1;
  const sums = [
    ...(isPaid ? [] : [{ label: `いまの${priceWord(draft)}`, amount: previousYen }]),
    { label: `${priceWord(draft)}の差`, amount: sign * differenceYen },
    { label: '変更手数料', amount: sign * fee.feeYen },
    { label: FEES_BACK, amount: -sign * feesBackYen },
    {
      label: 'いただかない額',
      amount: isPaid ? sign * (waivedBeforeYen - waivedYen) : -waivedYen,
    },
  ];
  const shown = sums.filter((sum) => sum.amount !== 0);
  return {
    // One alone would be the total once more.
    sums: shown.length > 1 ? shown : [],
    total: amount,
    totalLabel: name,
    isRefund,
  };
}
