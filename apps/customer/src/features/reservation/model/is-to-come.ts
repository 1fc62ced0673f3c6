import type { Reservation } from '@ferry/api/customer';

/** Whether it is booked, before the voyage and after it. */
export const isBooked = ({ state }: Pick<Reservation, 'state'>): boolean =>
  state === 'confirmed' || state === 'confirmedUnpaid';

/**
 * Whether there is still a voyage to come, so that its news, tickets and an entry in a calendar are
 * worth something: it is booked, and the last leg has not arrived. What does not sail is to come until
 * it would have arrived: its customer has to read so.
 */
export const isToCome = (reservation: Reservation): boolean => {
  const { sailing, service } = reservation.return ?? reservation.outbound;
  const arrivalAt = service.arrivalAt ?? sailing.arrivalAt;
  return isBooked(reservation) && Date.parse(arrivalAt) > Date.parse(reservation.serverTime);
};
