import type { Reservation } from '@ferry/api/customer';
import { sails } from '../../../page/needs-payment.ts';

/** Whether a leg is left that the server would cancel: it has not departed, or does not sail at all. */
export const hasLegToCancel = ({ outbound, return: returnLeg, serverTime }: Reservation): boolean =>
  [outbound, returnLeg].some(
    (leg) => leg && (!sails(leg) || Date.parse(leg.sailing.departureAt) > Date.parse(serverTime)),
  );
