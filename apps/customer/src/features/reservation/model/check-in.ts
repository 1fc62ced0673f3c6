import type { Sailing } from '@ferry/api/customer';

/** When the check-in of a leg closes: with a vehicle it does so earlier. */
export const checkInClosesAt = (sailing: Sailing, vehicles: readonly unknown[]): string =>
  vehicles.length > 0 ? sailing.vehicleCheckInClosesAt : sailing.checkInClosesAt;
