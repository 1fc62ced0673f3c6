import type { Reservation } from '@ferry/api/customer';
import { isToCome } from './is-to-come.ts';
import { passengerRows } from './passenger-rows.ts';

/** All passengers but the representative, each by the position in the reservation's list. */
export const companionsOf = (reservation: Reservation) => {
  const { familyName, givenName } = reservation.representative;
  const [first] = reservation.passengers;
  const travels = first?.familyName === familyName && first.givenName === givenName;
  return passengerRows(reservation).flatMap(({ name, kind }, passenger) =>
    travels && passenger === 0 ? [] : [{ passenger, name: `${name} 様`, kind }],
  );
};

/** Whether companions can still be asked: they are named, in a booking or a hold, and a check-in is to come. */
export const mayAskCompanions = (reservation: Reservation): boolean => {
  const { outbound, return: returnLeg, serverTime } = reservation;
  const isAhead = [outbound, returnLeg].some(
    (leg) => leg && Date.parse(leg.sailing.checkInClosesAt) > Date.parse(serverTime),
  );
  const isHeld =
    reservation.state === 'held' &&
    reservation.passengers.every(({ familyName }) => familyName !== '');
  return (isHeld || isToCome(reservation)) && isAhead && companionsOf(reservation).length > 0;
};
