import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type BookedPlaces, bookedPlacesOf } from '../../domain/changes/booked-places.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';

/**
 * What a reservation has already, for a search by the customer who changes it.
 * @throws DomainError `NOT_FOUND`, the same for an unknown id and for a missing right
 */
export async function findBookedPlaces(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<BookedPlaces> {
  const { row } = await requireReservation(db, context, reservationId);
  return bookedPlacesOf(await findBooking(db, row, context.clock.now()));
}
