import type {
  AlsoCancelled,
  Cancellation,
  CancellationChange,
  CancellationLine,
  LegName,
  Reservation,
} from '@ferry/api/customer';
import { formatDateTimeShort } from '@ferry/format/short-time';
import { formatYen } from '@ferry/format/yen';
import { methodNames } from '../../../../copy/method-names.ts';
import { operator } from '../../../../copy/operator.ts';

const free: Partial<Record<NonNullable<CancellationLine['freeBecause']>, string>> = {
  beforePayment: 'お支払い前のため無料',
  serviceCancelled: '運航会社の都合のため無料',
  fuel: '全額払い戻します',
};

/**
 * Until when all fees of a leg hold, which is said once above its table.
 * @returns undefined where they rise at different minutes, or do not rise
 */
export function sharedUntil(lines: readonly CancellationLine[]): string | undefined {
  const rising = lines.filter(({ freeBecause, paidYen }) => !freeBecause && paidYen > 0);
  const [first] = rising;
  if (!first?.until || rising.some(({ until }) => until !== first.until)) return undefined;
  return first.until;
}

/** Whether something of a partner ticket was used: then not the rule alone says what it costs. */
export const isPartlyUsed = (lines: readonly CancellationLine[]): boolean =>
  lines.some(({ used }) => used.length > 0);

/** What is kept of the money: of a ticket that is partly used the fee or what was used, whichever is more. */
export const keptWord = (lines: readonly CancellationLine[]): string =>
  isPartlyUsed(lines) ? '使った分と取消手数料' : '手数料';

/**
 * The rule of a fee: 「10%(最低200円)・12月3日(木) 0:00まで」; of a partner ticket that is partly used,
 * what was used.
 * @param isUntilSaid the minute stands above the table
 */
export function cancellationRuleText(line: CancellationLine, isUntilSaid = false): string {
  if (isPartlyUsed([line])) return usedText(line, isUntilSaid);
  return line.freeBecause ? (free[line.freeBecause] ?? '無料') : percentText(line, isUntilSaid);
}

/** 「使ったもの:往路の運賃 1,800円、島の食堂 500円券 500円」, and why the fee is not their sum. */
function usedText(line: CancellationLine, isUntilSaid: boolean): string {
  const { used, feeYen, paidYen } = line;
  const usedYen = used.reduce((sum, { yen }) => sum + yen, 0);
  const parts = used.map(({ label, yen }) => `${label} ${formatYen(yen)}`).join('、');
  const text = `使ったもの:${parts}`;
  if (feeYen > usedYen) return `${text}。これより高い手数料:${percentText(line, isUntilSaid)}`;
  return feeYen < usedYen && feeYen === paidYen ? `${text}(お支払いの額まで)` : text;
}

function percentText(line: CancellationLine, isUntilSaid: boolean): string {
  const { percent, minimumYen, until, feeYen } = line;
  // What was used costs more than the passenger's first part: the rest of it is kept of this one.
  if (feeYen > 0 && percent === 0 && minimumYen === 0) return '使ったものの料金の残り';
  const least = minimumYen > 0 ? formatYen(minimumYen) : '';
  const fee =
    percent > 0 ? `${percent}%${least && `(最低${least})`}` : least ? `一律${least}` : '無料';
  return until && !isUntilSaid ? `${fee}・${formatDateTimeShort(until)}まで` : fee;
}

const reasons: Partial<Record<AlsoCancelled['reason'], string>> = {
  noDriver: '運転者がいなくなるため',
  noAdult: '同伴の大人がいなくなるため',
  noPlace: '過ごす場所がなくなるため',
  nobodyAboard: '乗船する方がいなくなるため',
};

/** Why something may not stay. A newer server may have another reason. */
export const companyReason = ({ reason }: AlsoCancelled): string =>
  reasons[reason] ?? 'これだけでは残せないため';

const changes: Partial<Record<CancellationChange['reason'], string>> = {
  discount: '割引がなくなるか、変わるため',
  noVehicle: '車両がなくなり、運転者が乗船者の運賃になるため',
  driver: '運転者が替わり、運賃が入れ替わるため',
  infant: '同伴の大人が減り、小人の運賃になるため',
  emptyBerths: 'お部屋に空きができ、貸切の料金が変わるため',
};

/** Why the price of the remaining items changes. */
export const changeReason = (reason: CancellationChange['reason']): string =>
  changes[reason] ?? '残りの内容で、料金を計算し直すため';

const legWords: Partial<Record<LegName, string>> = { outbound: '往路', return: '復路' };

/** 「往路」 where there are two legs. A newer server may name another one. */
export const legWord = (leg: LegName, hasReturn: boolean): string =>
  hasReturn ? (legWords[leg] ?? 'その行程') : '';

/** How and when money comes back. */
export function refundWay({ paymentMethod, payment }: Reservation): { way: string; when: string } {
  switch (paymentMethod) {
    case 'card':
      return {
        way: `お支払いのカード${payment?.card ? `(下4桁 ${payment.card.last4})` : ''}`,
        when: '手続きは数日で済みます。お手元に届く時期は、カード会社の締め日によります。',
      };
    case 'applePay':
    case 'googlePay':
    case 'payPay':
      return {
        way: `お支払いに使った${methodNames[paymentMethod]}`,
        when: '手続きは数日で済みます。お手元に届く時期は、カード会社や決済会社によります。',
      };
    case 'convenienceStore':
      return {
        way: 'お客様の口座への振り込み',
        when: '口座の登録が必要です。取り消したあとにご案内します。',
      };
    case 'port':
      return { way: '乗船港の窓口', when: '窓口でお受け取りください。' };
    default:
      return {
        way: 'お支払いと同じ方法',
        when: `時期は、お電話(${operator.phone.number})でご案内します。`,
      };
  }
}

/** What comes to the customer: a transfer's own cost is taken off. */
export const netYen = ({
  refundYen,
  transferFeeYen,
}: Pick<Cancellation, 'refundYen' | 'transferFeeYen'>): number => refundYen - transferFeeYen;

/** 「(振込手数料550円を引いた額)」; empty where a transfer costs the customer nothing. */
export const transferFeeText = ({
  transferFeeYen,
}: Pick<Cancellation, 'transferFeeYen'>): string =>
  transferFeeYen > 0 ? `(振込手数料${formatYen(transferFeeYen)}を引いた額)` : '';

type Told = {
  tone: 'info' | 'success' | 'warning';
  title: string;
  text: string;
  /** Its account is still to be registered, on the reservation's page. */
  isAccountMissing?: boolean;
};

/** Where the money of a cancellation is; undefined where none comes back. */
export function refundState(
  cancellation: Cancellation,
  reservation: Reservation,
): Told | undefined {
  const { way, when } = refundWay(reservation);
  const yen = `${formatYen(netYen(cancellation))}${transferFeeText(cancellation)}`;
  const refund = reservation.refunds.find((each) => each.cancellationId === cancellation.id);
  const isOurTransfer = refund?.way === 'account';
  const isTransfer = isOurTransfer || refund?.way === 'accountByProvider';
  switch (cancellation.refundState) {
    case 'none':
      return undefined;
    case 'refunded':
      return {
        tone: 'success',
        title: '払い戻し済み',
        text: isTransfer
          ? `${yen}を、お客様の口座に振り込みました。`
          : `${yen}を、${way}に払い戻しました。お手元に届く時期は、カード会社などによって異なります。`,
      };
    case 'needsAccount':
      return {
        tone: 'warning',
        title: '払い戻し先の登録が必要です',
        ...(isOurTransfer
          ? { text: `${yen}を、お客様の口座に振り込みます。`, isAccountMissing: true }
          : {
              text: `${yen}を払い戻します。口座を登録する手続きは、決済会社からのメールでご案内しています。`,
            }),
      };
    // A state of a newer server is on its way.
    default:
      return {
        tone: 'info',
        title: '払い戻し手続き中',
        text: isTransfer
          ? `${yen}を、お客様の口座に振り込みます。${isOurTransfer ? '振り込みが済むと、メールでお知らせします。' : ''}`
          : `${yen}を払い戻します。方法:${way}。${when}`,
      };
  }
}
