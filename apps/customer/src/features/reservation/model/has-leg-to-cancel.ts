import type { Reservation } from '@ferry/api/customer';
import { sails } from '../../../page/needs-payment.ts';
import type { Boarding } from './boarding.ts';

/**
 * Whether a leg is left that the server would cancel: it has not departed, or does not sail at all.
 *
 * @param boarding how far the party is at the port: who has checked in cannot cancel here
 */
export const hasLegToCancel = (
  { outbound, return: returnLeg, serverTime }: Reservation,
  boarding?: Boarding,
): boolean =>
  [
    boarding?.leg === 'outbound' ? null : outbound,
    boarding?.leg === 'return' ? null : returnLeg,
  ].some(
    (leg) => leg && (!sails(leg) || Date.parse(leg.sailing.departureAt) > Date.parse(serverTime)),
  );
