import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { earliestCheckIn, payLaterBy } from '../../domain/changes/change-limits.ts';
import { movedBy } from '../../domain/changes/change-offer.ts';
import { type BookingToChange, findBooking } from '../../domain/changes/find-booking.ts';
import { priceChange } from '../../domain/changes/price-change.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findOfferOfChange } from '../../domain/drafts/change-of-draft.ts';
import type { StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { requireDraft } from '../../domain/drafts/drafts.ts';
import { offersOf, type TripOffer } from '../../domain/trips/find-trip-offer.ts';
import { type UnpaidRefusal, whyNotUnpaid } from '../../domain/unpaid/admit-unpaid.ts';
import { typedContact } from '../../domain/unpaid/why-not-unpaid.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
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
  keys: KeyRing;
  /** Keyed hash of the client's address. */
  clientHash: Buffer;
}

/**
 * How the difference of a change may be paid, as its draft is now.
 * @throws DomainError `NOT_FOUND`, `RESERVATION_STATE` where its booking is not one any more, `CABIN_SOLD_OUT` where
 *   what was chosen is not sold any more
 */
export async function differenceOfDraft(context: Chooser, draftId: string): Promise<PaymentCase> {
  const { db, clock, payments } = context;
  const now = clock.now();
  const provider = await providerStateOf(payments);
  const { change } = await requireDraft(db, context, draftId);
  const id = change?.reservationId ?? '';
  await requireReservation(db, context, id);
  const known = await inSnapshot(db, (tx) => differenceIn({ ...context, db: tx }, draftId, id));
  return differenceCase(known.booking, known.difference, {
    now,
    provider,
    limits: payments.limits,
  });
}

/** The booking and the difference, as both were at one instant. */
async function differenceIn(context: Chooser, draftId: string, reservationId: string) {
  const { db, clock } = context;
  const now = clock.now();
  const draft = await requireDraft(db, context, draftId);
  const { row } = await requireReservation(db, context, reservationId, 'renewed');
  const booking = await findBooking(db, row, now);
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
    whyNotLater: await whyNotLater(context, draft, booking, offer),
    departures: offersOf(offer).map(({ sailing }) => sailing.departureAt),
  };
  return { booking, difference };
}

/** Why what a change takes more may not be held unpaid, as far as can be said before it is held. */
async function whyNotLater(
  { db, clock, sessionId, keys, clientHash }: Chooser,
  { customers }: StoredDraft,
  booking: BookingToChange,
  offer: TripOffer,
): Promise<UnpaidRefusal | null> {
  const contact = typedContact({ sessionId, keys }, customers.representative);
  const demands = movedBy(booking, offer).taken;
  if (!contact || demands.length === 0) return null;
  return whyNotUnpaid(db, {
    contact,
    clientHash,
    places: customers.passengers.length,
    demands,
    rules: offer.outbound.rules.payments.unpaid,
    ownId: booking.row.id,
    now: clock.now(),
    checkInClosesAt: null,
  });
}
