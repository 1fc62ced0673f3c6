import type { CancellationQuote, CancellationQuoteRequest } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import {
  type QuotedCancellation,
  quoteCancellation,
} from '../../domain/cancellations/quote-cancellation.ts';
import { jstInstant } from '../../domain/instant.ts';
import { findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { assertByWeb, findCancellableTrip } from './cancellable-trip.ts';

/**
 * What cancelling some items of a reservation costs now; nothing is changed.
 * @throws DomainError `NOT_FOUND`, those of {@link findCancellableTrip}, {@link assertByWeb} and
 *   {@link quoteCancellation}
 */
export async function previewCancellation(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
  request: CancellationQuoteRequest,
): Promise<CancellationQuote> {
  const now = context.clock.now();
  // All of it as it was at one instant: a cancellation may be stored between two reads.
  const snapshot = db.transaction().setIsolationLevel('repeatable read');
  return snapshot.execute(async (tx) => {
    const { row } = await requireReservation(tx, context, reservationId);
    const trip = await findCancellableTrip(tx, row, await findReservationLegs(tx, row.id));
    const quoted = quoteCancellation(trip, request, now);
    await assertByWeb(tx, row, quoted);
    return toCancellationQuote(row, quoted, now);
  });
}

function toCancellationQuote(
  { version, state, payment_method }: ReservationRow,
  quoted: QuotedCancellation,
  now: Date,
): CancellationQuote {
  const { alsoCancelled, driverChoices, lines, changes } = quoted;
  const { paidYen, feeYen, refundYen, restYen, waivedYen } = quoted;
  return {
    version,
    isPaid: state === 'confirmed',
    paymentMethod: payment_method ?? 'port',
    alsoCancelled,
    driverChoices,
    lines,
    changes,
    paidYen,
    feeYen,
    refundYen,
    restYen,
    waivedYen,
    restQuote: quoted.rest?.quote ?? null,
    feeRises: quoted.next ?? null,
    serverTime: jstInstant(now),
  };
}
