import type { Reservation } from '@ferry/api/customer';
import { hasPlace } from '../../../trips/needs-payment.ts';

/** Whether it is booked, before the voyage and after it. */
export const isBooked = ({ state }: Pick<Reservation, 'state'>): boolean =>
  state === 'confirmed' || state === 'confirmedUnpaid';

type Legs = Pick<Reservation, 'outbound' | 'return' | 'serverTime'>;

const hasNotArrived = ({ sailing, service }: Reservation['outbound'], now: string): boolean =>
  Date.parse(service.arrivalAt ?? sailing.arrivalAt) > Date.parse(now);

/** Whether another sailing can still be chosen for one that the operator has ended. */
export const isToChoose = ({ outbound, return: returnLeg, serverTime }: Legs): boolean =>
  [outbound, returnLeg].some(
    (leg) => Date.parse(leg?.service.choiceUntil ?? '') > Date.parse(serverTime),
  );

/** Whether another sailing can still be taken for a leg whose customer was late. */
export const isOnStandBy = ({ outbound, return: returnLeg }: Legs): boolean =>
  [outbound, returnLeg].some((leg) => leg?.service.standBy?.state === 'waiting');

/** Whether a leg is on stand-by, in time or not: then nothing of the booking is changed on the site. */
export const hasStandBy = ({ outbound, return: returnLeg }: Legs): boolean =>
  [outbound, returnLeg].some((leg) => leg?.service.state === 'standBy');

/**
 * Whether there is still something to come, so that its news are worth something: it is booked, and the
 * last leg has not arrived, or another sailing can be chosen or taken. What does not sail is to come until it
 * would have arrived: its customer has to read so.
 */
export const isToCome = (reservation: Reservation): boolean =>
  isBooked(reservation) &&
  (hasNotArrived(reservation.return ?? reservation.outbound, reservation.serverTime) ||
    isToChoose(reservation) ||
    isOnStandBy(reservation));

/** Whether a leg sails and has not arrived. */
export const isVoyageAhead = ({ outbound, return: returnLeg, serverTime }: Legs): boolean =>
  [outbound, returnLeg].some((leg) => leg && hasPlace(leg) && hasNotArrived(leg, serverTime));

/** Whether tickets and an entry in a calendar are worth something. */
export const mayHaveTickets = (reservation: Reservation): boolean =>
  isBooked(reservation) && isVoyageAhead(reservation);
