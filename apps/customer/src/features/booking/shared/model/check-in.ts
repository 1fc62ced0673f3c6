import type { LegName, Reservation } from '@ferry/api/customer';
import { type BoardingParty, checkInCutOff, travellersOf } from '@ferry/format/check-in';

/** Who boards for a leg of a reservation, with their vehicles. */
export const boardingPartyOf = (reservation: Reservation, leg: LegName): BoardingParty => ({
  vehicles: reservation[leg]?.vehicles ?? [],
  passengers: travellersOf(reservation.passengers, leg),
});

/** Until when the party must have checked in for the outbound leg, RFC 3339. */
export const checkInOf = (reservation: Reservation): string =>
  checkInCutOff(reservation.outbound.sailing, boardingPartyOf(reservation, 'outbound'));
