import type { Reservation } from '@ferry/api/customer';
import { addDays } from '@ferry/format/date';
import { isEnded } from '../../../trips/needs-payment.ts';
import type { Boarding } from './boarding.ts';
import { isBooked } from './is-to-come.ts';

/**
 * Whether a leg is left that the server would cancel: it has not departed, or does not sail at all. What is on stand-by
 * is not.
 *
 * @param boarding how far the party is at the port: once checked in it cannot cancel here
 */
export const hasLegToCancel = (
  { outbound, return: returnLeg, serverTime }: Reservation,
  boarding?: Boarding,
): boolean =>
  [
    boarding?.leg === 'outbound' ? null : outbound,
    boarding?.leg === 'return' ? null : returnLeg,
  ].some(
    (leg) =>
      leg &&
      leg.service.state !== 'standBy' &&
      (isEnded(leg) || Date.parse(leg.sailing.departureAt) > Date.parse(serverTime)),
  );

/**
 * Whether the way to cancelling is open: a leg is left, or a partner ticket that can still be used. Of
 * one that is partly used the server gives back the rest until the end of its last day, although
 * every leg has departed.
 */
export const isOpenToCancel = (reservation: Reservation, boarding?: Boarding): boolean =>
  isBooked(reservation) && (hasLegToCancel(reservation, boarding) || isTicketUsable(reservation));

const isTicketUsable = ({ partnerTicket, serverTime }: Reservation): boolean =>
  partnerTicket !== null &&
  Date.parse(serverTime) < Date.parse(`${addDays(partnerTicket.validUntil, 1)}T00:00:00+09:00`);
