import type { LegName, Reservation, ReservationLeg } from '@ferry/api/customer';
import { type BoardingParty, checkInCutOff, travellersOf } from '@ferry/format/check-in';
import { formatTime, jstDate } from '@ferry/format/date';
import { instantOf } from '@ferry/format/service-time';
import { needsPayment, sails } from '../../../../page/needs-payment.ts';

/** Who boards for a leg of a reservation, with their vehicles. */
export const boardingPartyOf = (reservation: Reservation, leg: LegName): BoardingParty => ({
  vehicles: reservation[leg]?.vehicles ?? [],
  passengers: travellersOf(reservation.passengers, leg),
});

/** Whether any leg of a reservation takes place. */
export const sailsAtAll = ({ outbound, return: returnLeg }: Reservation): boolean =>
  sails(outbound) || (returnLeg !== null && sails(returnLeg));

/** Whether a reservation is still to be paid. */
export const isToPay = ({ state, outbound, return: returnLeg }: Reservation): boolean =>
  needsPayment(state, outbound, returnLeg);

/**
 * Until when the party of a leg must have checked in, RFC 3339: as it was booked, earlier where the
 * sailing now departs earlier.
 */
export function cutOffOfLeg({ sailing, service }: ReservationLeg, party: BoardingParty): string {
  const booked = checkInCutOff(sailing, party);
  const shift =
    Date.parse(service.departureAt ?? sailing.departureAt) - Date.parse(sailing.departureAt);
  if (shift >= 0) return booked;
  const earlier = Date.parse(booked) + shift;
  return instantOf(jstDate(earlier), formatTime(earlier));
}

/** Until when the party must have checked in for the outbound leg, RFC 3339. */
export const checkInOf = (reservation: Reservation): string =>
  cutOffOfLeg(reservation.outbound, boardingPartyOf(reservation, 'outbound'));
