import type { CancellationQuote, CancellationQuoteRequest } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/transaction.ts';
import {
  type QuotedCancellation,
  quoteCancellation,
} from '../../domain/cancellations/quote-cancellation.ts';
import { jstInstant } from '../../domain/instant.ts';
import { findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import { findAccessible, type ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { type RefundTerms, refundTerms } from '../due/refund-way.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import type { PaymentProvider } from '../services/payment-provider.ts';
import { assertByWeb, findCancellableTrip, isCancelledWhole } from './cancellable-trip.ts';

/** Who cancels, and who gives back. */
export interface CancelContext extends ReservationContext {
  provider: Pick<PaymentProvider, 'name' | 'limits' | 'collectsAccounts'>;
}

/**
 * What cancelling some items of a reservation costs now; nothing is changed.
 * @throws DomainError `NOT_FOUND`, those of {@link findCancellableTrip}, {@link assertByWeb} and
 *   {@link quoteCancellation}
 */
export async function previewCancellation(
  db: Kysely<Database>,
  context: CancelContext,
  reservationId: string,
  request: CancellationQuoteRequest,
): Promise<CancellationQuote> {
  const now = context.clock.now();
  await findAccessible(db, { sessionId: context.sessionId, now }, reservationId);
  // All of it as it was at one instant: a cancellation may be stored between two reads.
  return inSnapshot(db, async (tx) => {
    const { row } = await requireReservation(tx, context, reservationId, 'renewed');
    const legs = await findReservationLegs(tx, row.id);
    const trip = await findCancellableTrip(tx, row, legs, now);
    const quoted = quoteCancellation(trip, request, now);
    await assertByWeb(tx, { now, provider: context.provider }, row, quoted);
    const terms = await refundTerms(tx, context.provider, row.id, refundOf(quoted));
    const { provider } = context;
    const isWholeOnly = await isCancelledWhole(tx, { now, provider }, row);
    return toCancellationQuote(row, { ...quoted, isWholeOnly }, terms, now);
  });
}

/** What goes back; the operator who does not sail, or takes no fee, pays the fees for transfers. */
export const refundOf = (
  { refundYen, isOurs }: Pick<QuotedCancellation, 'refundYen' | 'isOurs'>,
  isFeeWaived = false,
) => ({ amountYen: refundYen, isOurs: isOurs || isFeeWaived });

function toCancellationQuote(
  { version, state, payment_method }: ReservationRow,
  quoted: QuotedCancellation & Pick<CancellationQuote, 'isWholeOnly'>,
  terms: readonly RefundTerms[],
  now: Date,
): CancellationQuote {
  const { alsoCancelled, driverChoices, lines, changes } = quoted;
  const { paidYen, feeYen, refundYen, restYen, waivedYen } = quoted;
  return {
    version,
    isPaid: state === 'confirmed',
    paymentMethod: payment_method ?? 'port',
    refundWay: terms[0]?.way ?? null,
    transferFeeYen: terms.reduce((sum, each) => sum + each.transferFeeYen, 0),
    isWholeOnly: quoted.isWholeOnly,
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
