import type { ChangeFee, ChangeQuote, ChangeTerm, ChangeTerms } from '@ferry/api/customer';
import { changedPartText } from '@ferry/format/changed-parts';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import { isOffered } from '../../../../page/offered.ts';

/** What is changed, in a word, of what is offered: 「ペット・お食事」. */
export const partText = (part: string): string => changedPartText(part, isOffered('pets'));

/**
 * Until when most parts can be changed that are open: it is said once, above them.
 * @returns RFC 3339; undefined where no two have the same end
 */
export function commonUntil({ parts }: Pick<ChangeTerms, 'parts'>): string | undefined {
  const times = new Map<string, number>();
  for (const { until, isOpen } of parts) {
    if (isOpen && until) times.set(until, (times.get(until) ?? 0) + 1);
  }
  const [most] = [...times].sort(([, one], [, other]) => other - one);
  return most && most[1] > 1 ? most[0] : undefined;
}

/** What is said of it above the parts; nothing where no two have the same end. */
export function commonUntilText(terms: Pick<ChangeTerms, 'parts'>): string {
  const common = commonUntil(terms);
  if (!common) return '';
  const isForAll = terms.parts.every(({ until, isOpen }) => !isOpen || !until || until === common);
  const others = isForAll ? '' : '日時のある項目は、その日時までです。';
  return `${formatDateTimeShort(common)}まで変更できます。${others}`;
}

/**
 * Until when and for what a part can be changed: 「8月9日(月) 5:40まで・変更手数料は最大800円」. That nothing
 * is taken is said once, above all parts.
 *
 * @param common the end that is said above all parts
 * @param dropping what is said of the fee in its place, where something can be dropped: that costs what
 *   cancelling it does, on a free change as well
 */
export function termText(
  { until, feeYen }: ChangeTerm,
  common?: string,
  dropping?: string,
): string {
  const moving = feeYen > 0 ? `変更手数料は最大${formatYen(feeYen)}` : '';
  const own = until && until !== common && `${formatDateTimeShort(until)}まで`;
  const parts = [own, dropping ?? moving];
  return parts.filter(Boolean).join('・');
}

/**
 * What a change costs by the operator's rule, whatever is changed; before the payment, nothing.
 *
 * @param isTicket a partner ticket, of which nothing but the sailings can be another
 */
export function changeRuleText(
  { freeChangesLeft }: ChangeTerms,
  isPaid: boolean,
  isTicket = false,
): string {
  if (isTicket && freeChangesLeft > 0) {
    return `あと${freeChangesLeft}回、変更手数料なしで変更できます。きっぷの料金の差額は、変更の前にお知らせします。`;
  }
  if (!isPaid) return 'お支払い前の変更には、手数料がかかりません。';
  return freeChangesLeft > 0
    ? `あと${freeChangesLeft}回、変更手数料なしで変更できます。減らす人${isOffered('vehicles') ? '・車両' : ''}・オプション・区間には取消手数料がかかります。運賃の差額は、変更の前にお知らせします。`
    : '2回目からの変更には、変更手数料がかかります。取消手数料と同じ計算で、最初の変更のときと今の高い方です。お名前の訂正と連絡先の変更は無料です。';
}

/** Fees of earlier changes that come back with a leg that the operator has ended. */
export const FEES_BACK = '変更手数料の払い戻し';

/** Why the fee of a change is what it is, a line each. */
export function feeLines({ fee, feeRises }: Pick<ChangeQuote, 'fee' | 'feeRises'>): string[] {
  const rise = feeRises
    ? [`${formatDateTimeShort(feeRises.at)}から、${formatYen(feeRises.feeYen)}になります`]
    : [];
  return [feeReason(fee), ...rise];
}

function feeReason({ reason, nowYen, firstYen }: ChangeFee): string {
  switch (reason) {
    case 'freeChange':
      return '無料で変更できる回数のうちです';
    case 'beforePayment':
      return 'お支払い前のため無料です';
    case 'nothingGivenUp':
      return '手放すお席がないため無料です';
    case 'serviceCancelled':
      return '運航会社の都合のため無料です';
    case 'cancellationFee':
      return firstYen > 0
        ? `取消手数料と同じ額です(最初の変更のとき${formatYen(firstYen)}、今${formatYen(nowYen)}の高い方)`
        : '取消手数料と同じ額です';
    // A newer server may have another reason.
    default:
      return '運航会社の規則による額です';
  }
}

const ways: Partial<Record<NonNullable<ChangeQuote['refundWay']>, string>> = {
  card: 'お支払いに使ったカードに払い戻します。',
  wallet: 'お支払いに使ったApple Pay・Google Pay・PayPayに払い戻します。',
  port: '乗船港の窓口で払い戻します。',
  account: 'お客様の口座に振り込みます。変更のあと、予約の詳細で口座を登録してください。',
  accountByProvider:
    'お客様の口座に振り込みます。口座を登録する手続きは、決済会社からのメールでご案内します。',
};

/** How money of a change comes back; nothing where none does. */
export function changeRefundText({ refundYen, refundWay, transferFeeYen }: ChangeQuote): string {
  if (refundYen === 0) return '';
  const fee = transferFeeYen > 0 ? `振込手数料${formatYen(transferFeeYen)}を差し引きます。` : '';
  return `${(refundWay && ways[refundWay]) || 'お支払いの方法に応じて払い戻します。'}${fee}`;
}

/** What a change comes to for its customer, by name and amount in yen. */
export function resultOf(quote: ChangeQuote): { name: string; amount: number } {
  if (!quote.isPaid) return { name: '変更後のお支払い金額', amount: quote.dueYen };
  if (quote.refundYen > 0) return { name: '差額の払い戻し', amount: quote.refundYen };
  return { name: '差額のお支払い', amount: quote.payYen };
}
