import type { PaymentState, Reservation } from '@ferry/api/customer-server';

/** Whether the money that goes back is that of a number in whose place there is another one. */
export const isOfOldNumber = ({ payment }: Reservation): boolean =>
  payment !== null && IS_OF_BOOKING.includes(payment.state);

const IS_OF_BOOKING: readonly PaymentState[] = [
  'pending',
  'unknown',
  'awaitingPayment',
  'captured',
];

/** Why money goes back; what is given back by hand has no reason that we know. */
export const lateness = (reservation: Reservation): string => {
  const { payment, state } = reservation;
  if (isOfOldNumber(reservation)) return '前のお支払い番号でお支払いがあったため、その';
  if (payment?.failure !== 'HOLD_EXPIRED') return '';
  return state === 'cancelled'
    ? 'ご予約の取消の後にお支払いが行われたため、'
    : 'お取り置きの期限の後にお支払いが行われたため、';
};
