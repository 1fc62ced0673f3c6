import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { addMinutes } from '../../domain/instant.ts';
import { findForUpdate } from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { mailAboutKnown } from '../../mail/about-reservation.ts';

/** Why there is nothing to confirm to the customer. */
export type ResendRefusal = 'unknown' | 'beingPaid' | 'ended' | 'notSailing' | 'sailed';

/** Minutes between two mails: a key pressed twice is one mail. */
const MINUTES_BETWEEN = 1;

/**
 * Sends the mail that confirms a booking, or its reception while it is unpaid, again: as the booking is now, to where
 * news of it go.
 * @returns `early` where one was written within the last minute: there is no other one then
 */
export async function resendConfirmation(
  tx: Transaction<Database>,
  clock: Clock,
  reservationId: string,
): Promise<'sent' | 'early' | ResendRefusal> {
  const now = clock.now();
  const row = await findForUpdate(tx, reservationId);
  if (!row || row.names_removed_at || row.state === 'held') return 'unknown';
  if (row.state === 'paymentProcessing') return 'beingPaid';
  if (row.state !== 'confirmed' && row.state !== 'confirmedUnpaid') return 'ended';
  const reservation = await toReservation(tx, clock, { row, isOwner: false });
  const legs = [reservation.outbound, ...(reservation.return ? [reservation.return] : [])];
  if (legs.some(({ service }) => service.state === 'cancelled')) return 'notSailing';
  const isAhead = legs.some(
    ({ service, sailing }) => new Date(service.departureAt ?? sailing.departureAt) > now,
  );
  if (!isAhead) return 'sailed';
  const kind = row.state === 'confirmed' ? 'reservationConfirmed' : 'reservationReceived';
  const latest = await tx
    .selectFrom('mail')
    .select('id')
    .where('kind', '=', kind)
    .where('occasion', 'like', `${kind} ${row.id}%`)
    .where('created_at', '>', addMinutes(now, -MINUTES_BETWEEN))
    .limit(1)
    .executeTakeFirst();
  if (latest) return 'early';
  await mailAboutKnown(tx, now, kind, { reservation, row }, `again ${now.toISOString()}`);
  return 'sent';
}
