import type { Payment, Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { methodName } from '../../booking/shared/model/payment-texts.ts';

type Row = { term: string; value: string };

const refunds: Partial<Record<Payment['state'], string>> = {
  refundPending: '払い戻しの手続き中',
  refundNeedsAccount: '払い戻し先の登録が必要',
  refunded: '払い戻し済み',
};

/** Whether it is paid, or goes back; undefined where neither is said. */
export function paymentWord({ state, payment }: Reservation): string | undefined {
  const refund = payment && refunds[payment.state];
  if (refund) return refund;
  if (state === 'confirmed') return 'お支払い済み';
  return state === 'confirmedUnpaid' ? 'お支払い待ち' : undefined;
}

/** How a reservation is paid, whether it is, and when money came or went back; what was kept stands with its cancellation. */
export function paymentRows(reservation: Reservation): Row[] {
  const { paymentMethod, payment, history } = reservation;
  if (!paymentMethod) return [];
  const card = payment?.card;
  const store = payment?.instructions?.storeName;
  const detail = card ? `(${card.brand} 下4桁 ${card.last4})` : store ? `(${store})` : '';
  const state = paymentWord(reservation);
  const moved = (event: 'paid' | 'refunded', term: string): Row[] =>
    history.flatMap((entry) =>
      entry.event === event ? [{ term, value: formatDateTime(entry.at) }] : [],
    );
  return [
    { term: 'お支払い方法', value: `${methodName(paymentMethod)}${detail}` },
    ...(state ? [{ term: '状況', value: state }] : []),
    ...moved('paid', 'お支払い日時'),
    ...moved('refunded', '払い戻し日時'),
  ];
}
