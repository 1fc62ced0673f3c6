import type {
  LegName,
  Receipt,
  ReceiptLine,
  ReceiptSource,
  Reservation,
} from '@ferry/api/customer';
import { isWalletMethod } from '@ferry/format/wallet-methods';
import { formatYen } from '@ferry/format/yen';
import { methodNames } from '../../../copy/method-names.ts';

/** How it was paid, as on the paper. */
export function receivedBy({
  method,
  storeName,
}: Pick<ReceiptSource, 'method' | 'storeName'>): string {
  if (method === 'card') return 'クレジットカード利用';
  if (method === 'port') return '乗船港の窓口でのお支払い';
  if (isWalletMethod(method)) return `${methodNames[method]}でのお支払い`;
  if (method !== 'convenienceStore') return 'その他のお支払い方法';
  return storeName ? `コンビニでのお支払い(${storeName})` : 'コンビニでのお支払い';
}

type Words = { title: string; proviso: string };
const kinds: Partial<Record<string, Words>> = {
  payment: { title: 'お支払い', proviso: '乗船運賃として' },
  changeFee: { title: '変更手数料', proviso: '変更手数料として' },
  cancellationFee: { title: '取消手数料', proviso: '取消手数料として' },
  refund: { title: '返還', proviso: '乗船運賃の返還として' },
  refundCorrection: { title: '返還の取消し', proviso: '返還の取消しとして' },
};
/** Of what a cancellation has kept: for what was used of a partner ticket alone, and with a fee. */
const used: Record<'alone' | 'withFee', Words> = {
  alone: { title: '使った分の代金', proviso: '使った分の代金として' },
  withFee: { title: '使った分の代金と取消手数料', proviso: '使った分の代金と取消手数料として' },
};
type Received = Pick<ReceiptSource, 'kind' | 'amountYen' | 'untaxedYen'>;

function wordsOf({ kind, amountYen, untaxedYen }: Received): Words | undefined {
  if (kind !== 'cancellationFee' || untaxedYen === amountYen) return kinds[kind];
  return untaxedYen > 0 ? used.withFee : used.alone;
}

/** A kind of receipt that is not known is named by what all are. */
export const sourceTitle = (source: Received): string =>
  wordsOf(source)?.title ?? 'お受け取りした料金';

/** What is printed where nothing is typed. */
export const provisoHint = (
  source: Received,
  { partnerTicket }: Pick<Reservation, 'partnerTicket'>,
): string => {
  const ofTicket: Partial<Record<string, string>> = {
    payment: '提携きっぷの代金として',
    refund: '提携きっぷの代金の返還として',
  };
  const proviso = (partnerTicket && ofTicket[source.kind]) || wordsOf(source)?.proviso;
  return proviso ? `40文字まで。入力がなければ「${proviso}」になります。` : '40文字まで。';
};

/** Whether the consumption tax is in an amount, and in what of it not. */
export function taxNote({
  amountYen,
  untaxedYen,
}: Pick<ReceiptSource, 'amountYen' | 'untaxedYen'>): string {
  if (untaxedYen === 0) return '(税込)';
  return untaxedYen === amountYen
    ? '(消費税の対象外)'
    : `(税込。うち手数料${formatYen(untaxedYen)}は消費税の対象外)`;
}

/** What of a receipt is outside of the tax, beside what is taxed; in yen. */
export const untaxedBeside = ({
  amountYen,
  taxes,
}: Pick<Receipt, 'amountYen' | 'taxes'>): number =>
  taxes.length > 0 ? taxes.reduce((left, tax) => left - tax.amountYen, amountYen) : 0;

/** Unless it was typed with the name; a line that was left for handwriting says so. */
export function withSalutation(recipient: string): string {
  if (recipient === '') return '空欄(手書き用)';
  return /(様|御中|殿|先生)$/.test(recipient) ? recipient : `${recipient} 様`;
}

/** How often it was issued again; nothing for the first one. */
export const reissueText = (issue: number): string | undefined =>
  issue > 1 ? `再発行${issue - 1}回目` : undefined;

const papers: Partial<Record<string, string>> = {
  refund: '適格返還請求書',
  refundCorrection: '修正した適格返還請求書',
};

/** What a paper is called: a return, and its correction, has its own. */
export const paperName = ({ kind }: Pick<ReceiptSource, 'kind'>): string =>
  papers[kind] ?? '領収書';

/** What the day of a paper's money is called. */
export const dayTerm = ({ kind }: Pick<ReceiptSource, 'kind'>): string => {
  if (kind === 'refund') return '返還日';
  return kind === 'refundCorrection' ? '取消日' : '領収日';
};

/** What the paper is called that another one is about. */
export const correctedTerm = ({ kind }: Pick<ReceiptSource, 'kind'>): string =>
  kind === 'refundCorrection' ? 'もとの適格返還請求書' : 'もとの領収書';

/** The paper that this one is about. */
export const correctedText = ({
  kind,
  corrects,
}: Pick<ReceiptSource, 'kind' | 'corrects'>): string | undefined => {
  if (!corrects) return undefined;
  const paper = `${correctedTerm({ kind })} ${corrects.number ?? '窓口でお渡ししたもの'}。`;
  return kind === 'refundCorrection'
    ? `${paper}発行したあとに返還できないと分かった額で、その返還を取り消します。`
    : `${paper}代金の返還で、手数料を引く前の額です。`;
};

/** What was given back since it was issued has a paper of its own. */
export const returnedText = (refundedYen: number): string | undefined =>
  refundedYen > 0
    ? `このうち${formatYen(refundedYen)}は、発行したあとに返還しました。領収書はそのままで、返還には適格返還請求書があります。`
    : undefined;

/** Of receipts that were issued before returns had papers of their own. */
export const receiptRefundText = (refundedYen: number): string | undefined =>
  refundedYen > 0
    ? `このうち${formatYen(refundedYen)}は、払い戻し済み、または払い戻しの手続き中です。`
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
