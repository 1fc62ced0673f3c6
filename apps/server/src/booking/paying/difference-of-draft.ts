import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { earliestCheckIn, payLaterBy } from '../../domain/changes/change-limits.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import { priceChange } from '../../domain/changes/price-change.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findOfferOfChange } from '../../domain/drafts/change-of-draft.ts';
import { requireDraft } from '../../domain/drafts/drafts.ts';
import { offersOf } from '../../domain/trips/find-trip-offer.ts';
import { requireReservation } from '../reservations/get-reservation.ts';
import type { PaymentProvider } from '../services/payment-provider.ts';
import { differenceCase } from './change-case.ts';
import { providerStateOf } from './payment-choice.ts';
import type { PaymentCase } from './payment-methods.ts';

interface Chooser {
  db: Kysely<Database>;
  clock: Clock;
  sessionId: number;
  payments: PaymentProvider;
}

/**
 * How the difference of a change may be paid, as its draft is now.
 * @throws DomainError `NOT_FOUND`, `RESERVATION_STATE` where its booking is not one any more, `CABIN_SOLD_OUT` where
 *   what was chosen is not sold any more
 */
export async function differenceOfDraft(context: Chooser, draftId: string): Promise<PaymentCase> {
  const { db, clock, payments } = context;
  const now = clock.now();
  const draft = await requireDraft(db, context, draftId);
  const id = draft.change?.reservationId ?? '';
  const { row } = await requireReservation(db, context, id);
  const booking = await findBooking(db, row);
  if (!row.sale) throw new DomainError('RESERVATION_STATE');
  const offer = await findOfferOfChange(db, clock, booking, draft).catch((error) => {
    throw error instanceof DomainError ? new DomainError('CABIN_SOLD_OUT') : error;
  });
  const { amounts } = priceChange(booking, draft, offer, now);
  const checkIn = earliestCheckIn(booking, offersOf(offer), draft.customers.passengers, now);
  const difference = {
    payYen: amounts.payYen,
    checkIn,
    payLaterBy: payLaterBy(booking, checkIn, now),
    departures: offersOf(offer).map(({ sailing }) => sailing.departureAt),
  };
  const provider = await providerStateOf(payments);
  return differenceCase(booking, difference, { now, provider, limits: payments.limits });
}
