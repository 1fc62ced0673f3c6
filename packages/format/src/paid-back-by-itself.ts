import { isPaidAtOnce } from './wallet-methods.ts';

type Leg = { service: { state: string } } | null;

/** What decides how the money of a sailing that is cancelled goes back, as the contract has it. */
interface PaidTrip {
  paymentMethod: string | null;
  changes: readonly { payYen: number }[];
  partnerTicket: unknown;
  outbound: Leg;
  return: Leg;
}

/**
 * Whether the fare of what is not sailed goes back to the card or the wallet without a choice of its customer. A ticket that is
 * sold as a whole and sails in part, and what was paid in several ways, waits for the office instead. The server's
 * job goes by the payments themselves (`pay-back-unchosen.ts`).
 */
export function isPaidBackByItself(trip: PaidTrip): boolean {
  const { paymentMethod, changes, partnerTicket, outbound, return: returnLeg } = trip;
  if (!isPaidAtOnce(paymentMethod) || changes.some(({ payYen }) => payYen > 0)) return false;
  const sails = [outbound, returnLeg].some((leg) => leg && leg.service.state !== 'cancelled');
  return !partnerTicket || !sails;
}
