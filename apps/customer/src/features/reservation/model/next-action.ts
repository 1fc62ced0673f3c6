import type { Reservation } from '@ferry/api/customer';
import { sails } from '../../../page/needs-payment.ts';
import { isToPay, sailsInPart } from '../../booking/shared/model/check-in.ts';
import { openPlates } from './vehicle-plates.ts';

/** What the page's one action leads to: the first of what is open, by how much hangs on it. */
export type NextAction =
  /** The hold is still to be confirmed. */
  | 'confirm'
  /** The card company still asks for something. */
  | 'authenticate'
  /** The outcome of a payment is not known yet. */
  | 'followPayment'
  | 'payAtStore'
  /** The port needs a number plate that was left open. */
  | 'completePlates'
  /** It is paid at the port, and may be paid before. */
  | 'payByCard'
  /** Nothing is missing: on to the port. */
  | 'showTickets'
  | 'searchAgain';

/** @returns undefined when nothing is open */
export function nextAction(reservation: Reservation): NextAction | undefined {
  const { state, payment } = reservation;
  switch (state) {
    case 'held':
      return 'confirm';
    case 'paymentProcessing':
      if (!payment) return undefined;
      return payment.state === 'requiresAction' ? 'authenticate' : 'followPayment';
    case 'expired':
      return 'searchAgain';
    case 'confirmed':
    case 'confirmedUnpaid':
      if (isToPay(reservation) && payment?.instructions) return 'payAtStore';
      if (openPlates(reservation).length > 0) return 'completePlates';
      if (isPayable(reservation)) return 'payByCard';
      return state === 'confirmed' && isAhead(reservation) ? 'showTickets' : undefined;
    default:
      return undefined;
  }
}

/** Whether what is paid at the port can be paid before: all of it takes place, and the check-in is open. */
const isPayable = (reservation: Reservation): boolean =>
  reservation.paymentMethod === 'port' &&
  isToPay(reservation) &&
  !sailsInPart(reservation) &&
  Date.parse(reservation.limitTime) > Date.parse(reservation.serverTime);

/** Whether a leg that sails has not arrived. */
const isAhead = ({ outbound, return: returnLeg, serverTime }: Reservation): boolean =>
  [outbound, returnLeg].some(
    (leg) =>
      leg &&
      sails(leg) &&
      Date.parse(leg.service.arrivalAt ?? leg.sailing.arrivalAt) > Date.parse(serverTime),
  );
