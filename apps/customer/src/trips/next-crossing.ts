import type { ReservationSummary } from '@ferry/api/customer';

/** Of a leg that this build does not know there is nothing to show. */
function withSailing(reservation: ReservationSummary) {
  const boarding = reservation.nextBoarding;
  const sailing = boarding && reservation[boarding.leg];
  const service = boarding && reservation[`${boarding.leg}Service`];
  return sailing && service ? [{ reservation, boarding, sailing, service }] : [];
}

/**
 * The leg that is boarded next of all reservations; none has left or is cancelled. A return leg may
 * come after the outbound leg of another reservation.
 */
export const nextCrossing = (reservations: readonly ReservationSummary[] = []) =>
  reservations
    .flatMap(withSailing)
    .sort(
      (one, other) =>
        Date.parse(one.boarding.checkInClosesAt) - Date.parse(other.boarding.checkInClosesAt),
    )[0];
