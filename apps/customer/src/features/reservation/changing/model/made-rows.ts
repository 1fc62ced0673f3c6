import type { MadeChange } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';
import type { Description } from '@ferry/ui/DescriptionList';
import { FEES_BACK, partText } from './change-texts.ts';

const refundStates: Partial<Record<MadeChange['refundState'], string>> = {
  pending: '払い戻しの手続き中です',
  refunded: '払い戻し済みです',
  needsAccount: '払い戻し先の口座の登録が必要です',
};

/** What was changed, and what became of the money, in the order of the page. */
export function madeRows(made: MadeChange): Description[] {
  const { at, parts, feeYen, feesBackYen, payYen, refundYen, transferFeeYen, refundState } = made;
  const state = refundStates[refundState];
  const transfer = transferFeeYen > 0 ? `(振込手数料${formatYen(transferFeeYen)}を引いた額)` : '';
  return [
    { term: '変更した日時', value: formatDateTime(at) },
    { term: '変更した項目', value: parts.map(partText).join('、') },
    ...(payYen > 0 ? [{ term: '差額のお支払い', value: formatYen(payYen) }] : []),
    ...(refundYen > 0
      ? [
          {
            term: '払い戻し',
            value: `${formatYen(refundYen - transferFeeYen)}${transfer}${state ? `(${state})` : ''}`,
          },
        ]
      : []),
    ...(payYen === 0 && refundYen === 0
      ? [{ term: '差額', value: 'お支払いも払い戻しもありません' }]
      : []),
    { term: '変更手数料', value: feeYen > 0 ? formatYen(feeYen) : '無料' },
    ...(feesBackYen > 0 ? [{ term: FEES_BACK, value: formatYen(feesBackYen) }] : []),
  ];
}
