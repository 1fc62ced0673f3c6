import type { ChangeQuote } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { storedQuote } from '../../database/stored-trip.ts';
import { earliestCheckIn, payLaterBy } from '../../domain/changes/change-limits.ts';
import { compareQuotes } from '../../domain/changes/compare-quotes.ts';
import { type BookingToChange, isPaid } from '../../domain/changes/find-booking.ts';
import { type PricedChange, priceChange } from '../../domain/changes/price-change.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findOfferOfChange } from '../../domain/drafts/change-of-draft.ts';
import { jstInstant } from '../../domain/instant.ts';
import { offersOf, type TripOffer } from '../../domain/trips/find-trip-offer.ts';
import { type RefundingProvider, type RefundTerms, refundTerms } from '../due/refund-way.ts';
import type { ReservationContext } from '../reservations/get-reservation.ts';
import { readChange } from './read-change.ts';

/** Who asks, and who gives back. */
interface QuoteContext extends ReservationContext {
  provider: RefundingProvider;
}

/**
 * What a change comes to, line by line, as its draft is now; nothing is changed.
 * @throws DomainError `NOT_FOUND`, also for a draft that changes nothing; `RESERVATION_STATE` once the booking is
 *   not one any more; `CABIN_SOLD_OUT` where what was chosen is not sold any more
 */
export async function quoteChange(
  db: Kysely<Database>,
  context: QuoteContext,
  draftId: string,
): Promise<ChangeQuote> {
  const { clock, provider } = context;
  const now = clock.now();
  return readChange(db, context, draftId, async ({ draft, booking }, tx) => {
    const offer = await findOfferOfChange(tx, clock, booking, draft).catch(soldOut);
    const priced = priceChange(booking, draft, offer, now);
    const { refundYen } = priced.amounts;
    const isOurs = priced.fee.fee.reason === 'serviceCancelled';
    const terms = await refundTerms(tx, provider, booking.row.id, { amountYen: refundYen, isOurs });
    const checkIn = earliestCheckIn(booking, offersOf(offer), draft.customers.passengers, now);
    return toChangeQuote(booking, { offer, priced, terms, checkIn }, now);
  });
}

/** What the operator has taken away since is sold out to the customer who has chosen it. */
export function soldOut(error: unknown): never {
  throw error instanceof DomainError ? new DomainError('CABIN_SOLD_OUT') : error;
}

interface Quoted {
  offer: TripOffer;
  priced: PricedChange;
  terms: readonly RefundTerms[];
  checkIn: Date | undefined;
}

function toChangeQuote(
  booking: BookingToChange,
  { offer, priced, terms, checkIn }: Quoted,
  now: Date,
): ChangeQuote {
  const { row } = booking;
  const { amounts, fee } = priced;
  const before = storedQuote(row.quote);
  const later = amounts.payYen > 0 ? payLaterBy(booking, checkIn, now) : undefined;
  const wasPaid = isPaid(booking);
  return {
    reservationVersion: row.version,
    isPaid: wasPaid,
    paymentMethod: row.payment_method ?? 'port',
    lines: compareQuotes(before, offer.quote),
    previousYen: row.total_yen,
    newYen: offer.quote.totalYen,
    differenceYen: offer.quote.totalYen - row.total_yen,
    fee: fee.fee,
    feeRises: fee.rises,
    waivedBeforeYen: row.waived_yen,
    waivedYen: amounts.waivedYen,
    paidYen: wasPaid ? amounts.beforeYen : 0,
    feesBackYen: amounts.feesBackYen,
    payYen: amounts.payYen,
    refundYen: amounts.refundYen,
    dueYen: wasPaid ? 0 : amounts.afterYen,
    refundWay: terms[0]?.way ?? null,
    transferFeeYen: terms.reduce((sum, { transferFeeYen }) => sum + transferFeeYen, 0),
    payLaterBy: later ? jstInstant(later) : null,
    before,
    after: offer.quote,
    serverTime: jstInstant(now),
  };
}
