import type { Reservation } from '@ferry/api/customer-server';
import { formatDateTime } from '@ferry/format/date';
import { toPayYen } from '@ferry/format/to-pay';
import { formatYen } from '@ferry/format/yen';
import type { MailPart } from './mail-parts.ts';

/** The last cancellation of a reservation: its number, the fee, and how the money comes back. */
export function cancellationParts(reservation: Reservation): MailPart[] {
  const done = reservation.cancellations.at(-1);
  if (!done) return [];
  const { id, at, feeYen, refundYen, refundState } = done;
  const isRefunded = refundState !== 'none';
  return [
    { kind: 'heading', text: '取消と払い戻し' },
    {
      kind: 'facts',
      rows: [
        ['取消番号', id],
        ['取消の日時', formatDateTime(at)],
        ['取消手数料', formatYen(feeYen)],
        ...(isRefunded ? [['払い戻し額', formatYen(refundYen)] satisfies [string, string]] : []),
      ],
    },
    { kind: 'text', text: isRefunded ? BY_CARD : howUnpaid(reservation) },
  ];
}

const BY_CARD =
  'お支払いに使われたカードに払い戻します。払い戻しの時期は、カード会社によって異なります。';

function howUnpaid({ state, quote, waivedYen, payment }: Reservation): string {
  if (payment?.state === 'captured') return '払い戻しはありません。';
  if (state === 'cancelled') return 'お支払いの必要はなくなりました。';
  return `これからお支払いいただく金額は、${formatYen(toPayYen(quote.totalYen, waivedYen))}です。`;
}
