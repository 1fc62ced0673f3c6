import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { type BookingToChange, findBooking } from '../../domain/changes/find-booking.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { requireDraft } from '../../domain/drafts/drafts.ts';
import { findAccessible } from '../../domain/reservations/reservation-rows.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';

/** The draft of a change, and what it is to change. */
export interface ChangeRead {
  draft: StoredDraft;
  booking: BookingToChange;
}

/**
 * Reads a change, all of it as it was at one instant: something may be stored between two reads.
 * @param work what is made of it
 * @throws DomainError `NOT_FOUND`, also for a draft that changes nothing; `RESERVATION_STATE` once the booking is
 *   not one any more
 */
export async function readChange<Result>(
  db: Kysely<Database>,
  context: ReservationContext,
  draftId: string,
  work: (change: ChangeRead, tx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  const now = context.clock.now();
  const { change } = await requireDraft(db, context, draftId);
  if (!change) throw new DomainError('NOT_FOUND');
  await findAccessible(db, { sessionId: context.sessionId, now }, change.reservationId);
  return inSnapshot(db, async (tx) => {
    const draft = await requireDraft(tx, context, draftId);
    const { row } = await requireReservation(tx, context, change.reservationId, 'renewed');
    const booking = await findBooking(tx, row, now);
    assertChangeableState(booking);
    return work({ draft, booking }, tx);
  });
}

/** @throws DomainError `RESERVATION_STATE` */
function assertChangeableState({ row }: BookingToChange): void {
  const isBooked = row.state === 'confirmed' || row.state === 'confirmedUnpaid';
  if (!isBooked || !row.sale) throw new DomainError('RESERVATION_STATE');
}
