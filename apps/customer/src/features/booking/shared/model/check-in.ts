import type { LegName, Reservation } from '@ferry/api/customer';
import { type BoardingParty, cutOffOfLeg, travellersOf } from '@ferry/format/check-in';
import { needsPayment, sails } from '../../../../trips/needs-payment.ts';
import { readVehicles } from './requested-vehicles.ts';
import { type ExtraConditions, isHelped } from './search-conditions.ts';

type BookedTrip = Pick<Reservation, 'passengers' | LegName>;

/** Who boards for a leg of a reservation, with their vehicles. */
export const boardingPartyOf = (reservation: BookedTrip, leg: LegName): BoardingParty => ({
  vehicles: reservation[leg]?.vehicles ?? [],
  passengers: travellersOf(reservation.passengers, leg),
});

/** The party of a search: its passengers have no names yet. */
export const searchedPartyOf = (conditions: ExtraConditions): BoardingParty => ({
  vehicles: readVehicles(conditions.vehicles),
  ...(isHelped(conditions) && { passengers: [{ assistance: ['asked'] }] }),
});

/** Whether any leg of a reservation takes place. */
export const sailsAtAll = ({ outbound, return: returnLeg }: Reservation): boolean =>
  sails(outbound) || (returnLeg !== null && sails(returnLeg));

/** Whether one leg of a reservation takes place, and the other does not. */
export const sailsInPart = ({ outbound, return: returnLeg }: Reservation): boolean =>
  returnLeg !== null && sails(outbound) !== sails(returnLeg);

/** Whether a reservation is still to be paid. */
export const isToPay = ({ state, outbound, return: returnLeg }: Reservation): boolean =>
  needsPayment(state, outbound, returnLeg);

/** Whether all that was booked is to be paid at a store, with a number that is there. */
export const isToPayAtStore = (reservation: Reservation): boolean =>
  Boolean(reservation.payment?.instructions) && isToPay(reservation) && !sailsInPart(reservation);

/** Until when the party must have checked in for the outbound leg, RFC 3339. */
export const checkInOf = (reservation: BookedTrip): string =>
  cutOffOfLeg(reservation.outbound, boardingPartyOf(reservation, 'outbound'));
