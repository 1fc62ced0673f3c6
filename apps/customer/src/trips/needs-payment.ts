import type { LegService, ReservationState } from '@ferry/api/customer';

type Leg = { service?: Pick<LegService, 'state'> | null };

/** Whether the sailing of a leg takes place, as far as it is known. */
export const sails = ({ service }: Leg): boolean => service?.state !== 'cancelled';

/** Whether there is a ship to be in time for: its sailing takes place, and the leg is not on stand-by. */
export const hasPlace = (leg: Leg): boolean => sails(leg) && leg.service?.state !== 'standBy';

/** Whether the operator has ended a leg for its customer: it is cancelled, or so late that another may be chosen. */
export const isEnded = ({
  service,
}: {
  service?: Pick<LegService, 'state' | 'choiceUntil'> | null;
}): boolean => service?.state === 'cancelled' || (service?.choiceUntil ?? null) !== null;

/** Whether a reservation is still to be paid: nothing is due for sailings none of which sails. */
export const needsPayment = (state: ReservationState, ...legs: (Leg | null)[]): boolean =>
  state === 'confirmedUnpaid' && legs.some((leg) => leg !== null && sails(leg));
