import type { Reservation } from '@ferry/api/customer';
import { formatDateTime } from '@ferry/format/date';
import { formatYen } from '@ferry/format/yen';

/** What the customer does until the departure, in order. */
export function nextSteps(reservation: Reservation): string[] {
  const { outbound, quote, state, paymentMethod, payment } = reservation;
  const { sailing } = outbound;
  const portName = sailing.fromPort.name;
  const checkIn = `${formatDateTime(sailing.checkInClosesAt)}(乗船手続き締切)までに、${portName}の窓口で予約番号をお伝えください。`;
  const keepNumber = '予約番号を控えてください。照会には、予約番号とご予約時の連絡先が必要です。';
  if (state === 'confirmed') return [keepNumber, checkIn];
  if (paymentMethod === 'convenienceStore') {
    const payBy = payment?.instructions?.payBy ?? reservation.limitTime;
    return [
      `${formatDateTime(payBy)}までに、コンビニで${formatYen(quote.totalYen)}をお支払いください。期限を過ぎると、予約は自動的に取り消されます。`,
      keepNumber,
      checkIn,
    ];
  }
  return [keepNumber, checkIn, `窓口で${formatYen(quote.totalYen)}をお支払いください。`];
}
