import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { type BookedPlaces, bookedPlacesOf } from '../../domain/changes/booked-places.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import { findAccessible } from '../../domain/reservations/reservation-rows.ts';
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
  const now = context.clock.now();
  await findAccessible(db, { sessionId: context.sessionId, now }, reservationId);
  // All of it as it was at one instant: a cancellation may be stored between two reads.
  return inSnapshot(db, async (tx) => {
    const { row } = await requireReservation(tx, context, reservationId, 'renewed');
    return bookedPlacesOf(await findBooking(tx, row, now));
  });
}
