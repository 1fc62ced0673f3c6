import type { CancellationLine, Refund, Reservation } from '@ferry/api/customer-server';
import { formatDateTime } from '@ferry/format/date';
import { groupsOfFour } from '@ferry/format/reservation-number';
import { toPayYen } from '@ferry/format/to-pay';
import { formatYen } from '@ferry/format/yen';
import { accountLink } from './account-link.ts';
import type { MailPart } from './mail-parts.ts';

/**
 * The last cancellation of a reservation: its number, what it has ended and for what price, what was kept,
 * and how the money comes back.
 */
export function cancellationParts(
  reservation: Reservation,
  cancelled: readonly CancellationLine[],
): MailPart[] {
  const done = reservation.cancellations.at(-1);
  if (!done) return [];
  const { id, number, at, feeYen, usedYen, isFeeWaived, refundYen, transferFeeYen, refundState } =
    done;
  const refunds = reservation.refunds.filter(({ cancellationId }) => cancellationId === id);
  const isRefunded = refundState !== 'none';
  return [
    { kind: 'heading', text: isRefunded ? '取消と払い戻し' : '取消' },
    {
      kind: 'facts',
      rows: [
        ['取消番号', groupsOfFour(number)],
        ['取消の日時', formatDateTime(at)],
        ...cancelledRows(cancelled),
        ...(usedYen > 0 ? [['使った分', formatYen(usedYen)] as const] : []),
        ['取消手数料', isFeeWaived ? 'いただきません' : formatYen(feeYen - usedYen)],
        ...(transferFeeYen > 0 ? [['振込手数料', formatYen(transferFeeYen)] as const] : []),
        ...(isRefunded ? [['払い戻し額', formatYen(refundYen - transferFeeYen)] as const] : []),
      ],
    },
    ...(isRefunded ? refundTexts(refunds) : [text(howUnpaid(reservation))]),
    ...(refunds.some(({ way }) => way === 'account')
      ? [accountLink(reservation.reservationNumber)]
      : []),
  ];
}

const LEG_WORDS = { outbound: '往路', return: '復路' } as const;

/** What has ended, with its prices. */
function cancelledRows(cancelled: readonly CancellationLine[]): [string, string][] {
  const isOnBoth = new Set(cancelled.map(({ leg }) => leg)).size > 1;
  return cancelled.map(({ leg, label, paidYen }) => [
    isOnBoth ? `取り消したもの(${LEG_WORDS[leg]})` : '取り消したもの',
    `${label} ${formatYen(paidYen)}`,
  ]);
}

const text = (each: string): MailPart => ({ kind: 'text', text: each });

/** Of several payments each with its part. */
export const refundTexts = (refunds: readonly Refund[]): MailPart[] =>
  refunds.map((refund) =>
    text(
      refunds.length === 1
        ? howRefunded(refund)
        : `${formatYen(refund.amountYen)}:${howRefunded(refund)}`,
    ),
  );

const WAYS: Record<string, string> = {
  card: 'お支払いに使われたカードに払い戻します。払い戻しの時期は、カード会社によって異なります。',
  wallet:
    'お支払いに使われた方法に払い戻します。払い戻しの時期は、カード会社や決済会社によって異なります。',
  account: 'お客様の口座に振り込みます。下のリンクから、払い戻し先の口座を登録してください。',
  accountByProvider:
    'お客様の口座に振り込みます。口座の登録の手続きは、このメールとは別に、決済会社からのメールでご案内します。',
  port: '乗船港の窓口で払い戻します。',
};

const howRefunded = (refund: Pick<Refund, 'way'> | undefined): string =>
  WAYS[refund?.way ?? ''] ?? '';

const NEW_NUMBER =
  'これまでのお支払い番号は使えません。新しい番号は、決まりしだいメールでお知らせします。';

function howUnpaid({ state, quote, waivedYen, payment }: Reservation): string {
  if (payment?.state === 'captured') return '払い戻しはありません。';
  if (state === 'cancelled') return 'お支払いの必要はなくなりました。';
  const yen = formatYen(toPayYen(quote.totalYen, waivedYen));
  // Until the provider has made it.
  const isNumberNew = payment?.method === 'convenienceStore' && !payment.instructions;
  return `これからお支払いいただく金額は、${yen}です。${isNumberNew ? NEW_NUMBER : ''}`;
}
