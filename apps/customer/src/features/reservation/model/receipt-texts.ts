import type { LegName, Receipt, ReceiptLine, ReceiptSource } from '@ferry/api/customer';
import { formatYen } from '@ferry/format/yen';

/** How it was paid, as on the paper. */
export function receivedBy({
  method,
  storeName,
}: Pick<ReceiptSource, 'method' | 'storeName'>): string {
  if (method === 'card') return 'クレジットカード利用';
  if (method === 'port') return '乗船港の窓口でのお支払い';
  if (method !== 'convenienceStore') return 'その他のお支払い方法';
  return storeName ? `コンビニでのお支払い(${storeName})` : 'コンビニでのお支払い';
}

const kinds: Partial<Record<string, { title: string; proviso: string; tax: string }>> = {
  payment: { title: 'お支払い', proviso: '乗船運賃として', tax: '(税込)' },
  changeFee: { title: '変更手数料', proviso: '変更手数料として', tax: '(消費税の対象外)' },
  cancellationFee: { title: '取消手数料', proviso: '取消手数料として', tax: '(消費税の対象外)' },
};
type Kind = Pick<ReceiptSource, 'kind'>;

/** A kind of receipt that is not known is named by what all are. */
export const sourceTitle = ({ kind }: Kind): string => kinds[kind]?.title ?? 'お受け取りした料金';

/** What is printed where nothing is typed. */
export const provisoHint = ({ kind }: Kind): string => {
  const proviso = kinds[kind]?.proviso;
  return proviso ? `40文字まで。入力がなければ「${proviso}」になります。` : '40文字まで。';
};

/** Whether the consumption tax is in an amount. */
export const taxNote = ({ kind }: Kind): string => kinds[kind]?.tax ?? '';

/** Unless it was typed with the name. */
export const withSalutation = (recipient: string): string =>
  /(様|御中|殿|先生)$/.test(recipient) ? recipient : `${recipient} 様`;

/** How often it was issued again; nothing for the first one. */
export const reissueText = (issue: number): string | undefined =>
  issue > 1 ? `再発行${issue - 1}回目` : undefined;

/** A transfer that is taken off it is said of the refund: the receipt is of what was paid for. */
export const refundText = (refundedYen: number, isBeforeTransfer = false): string | undefined =>
  refundedYen > 0
    ? `このうち${formatYen(refundedYen)}${isBeforeTransfer ? '(振込手数料を引く前の額)' : ''}は、払い戻し済み、または払い戻しの手続き中です。`
    : undefined;

const legTitles: Record<string, string> = { outbound: '往路', return: '復路' };

/** Which leg, where there are two and it is known. */
export const legTitle = (leg: LegName | null, { voyages }: Pick<Receipt, 'voyages'>): string =>
  voyages.length > 1 && leg ? (legTitles[leg] ?? '') : '';

/** A line as FareBreakdown takes it; with two legs it says which. */
export function breakdownLine(line: ReceiptLine, index: number, receipt: Receipt) {
  return {
    id: String(index),
    label: [legTitle(line.leg, receipt), line.label].filter(Boolean).join(' '),
    note: `${formatYen(line.unitPriceYen)} × ${line.quantity}`,
    amount: line.amountYen,
  };
}
