import type { Reservation } from '@ferry/api/customer';
import { isToPay } from '../../booking/shared/model/check-in.ts';

/**
 * What is said of tickets that may not be there yet; empty where they are. With a number to pay at a store there are
 * none before it is paid; whether there are before a payment at the port is the operator's to say.
 */
export const ticketsDetail = (reservation: Reservation): string => {
  if (!isToPay(reservation)) return '';
  return reservation.paymentMethod === 'convenienceStore'
    ? 'お支払いの後に見られます'
    : 'いつ見られるかが分かります';
};

/** What is said of a change before it is begun: of a purchase only the sailings are changed there. */
export const changeDetail = ({ partnerTicket }: Pick<Reservation, 'partnerTicket'>): string =>
  partnerTicket ? '便を選び直せます' : '便・人数・お名前など';
