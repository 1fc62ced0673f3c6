import type { ChangeTerms } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { toChangeTerms } from '../../domain/changes/change-terms.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import { findChangeDraftId } from '../../domain/drafts/change-draft-rows.ts';
import { findAccessible } from '../../domain/reservations/reservation-rows.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';

/**
 * What of a reservation can be changed, until when and for what fee, or why not.
 * @throws DomainError `NOT_FOUND`, the same for an unknown id and for a missing right
 */
export async function getChangeTerms(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<ChangeTerms> {
  const now = context.clock.now();
  const who = { sessionId: context.sessionId, now };
  await findAccessible(db, who, reservationId);
  // All of it as it was at one instant: a cancellation may be stored between two reads.
  return inSnapshot(db, async (tx) => {
    const { row } = await requireReservation(tx, context, reservationId, 'renewed');
    const booking = await findBooking(tx, row, now);
    return toChangeTerms(booking, (await findChangeDraftId(tx, who, row.id)) ?? null, now);
  });
}
