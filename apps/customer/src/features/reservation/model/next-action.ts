import type { Reservation } from '@ferry/api/customer';
import { isToPay, sailsAtAll, sailsInPart } from '../../booking/shared/model/check-in.ts';
import { isOnStandBy, isToChoose, isVoyageAhead } from './is-to-come.ts';
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
  /** The voyage is over: the same may be booked again. */
  | 'bookAgain'
  /** The hold is over: the same may still be there. */
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
      return state === 'confirmed' ? afterPayment(reservation) : undefined;
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

/** To the port; once all that sails has arrived and nothing is to be chosen, perhaps once more. */
function afterPayment(reservation: Reservation) {
  if (!sailsAtAll(reservation)) return undefined;
  if (isVoyageAhead(reservation)) return 'showTickets';
  return isToChoose(reservation) || isOnStandBy(reservation) ? undefined : 'bookAgain';
}
