import type { Draft } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { bookedChoice } from '../changes/booked-choice.ts';
import { locksOf } from '../changes/change-locks.ts';
import { changedTrip, findChangeOffer } from '../changes/change-offer.ts';
import { changedParts } from '../changes/changed-parts.ts';
import { type BookingToChange, findBooking, liveChangeOf } from '../changes/find-booking.ts';
import { priceChange } from '../changes/price-change.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import type { ChangeRow } from '../reservations/change-rows.ts';
import { findReservation } from '../reservations/reservation-rows.ts';
import type { TripOffer } from '../trips/find-trip-offer.ts';
import type { DraftProgress } from './draft-progress.ts';
import type { StoredDraft } from './draft-rows.ts';
import { residentPassenger } from './resident.ts';

/**
 * The booking that a draft is to change; undefined for a new one.
 * @throws DomainError `NOT_FOUND` when it is nobody's any more
 */
export async function findBookingOf(
  db: Kysely<Database>,
  { change }: StoredDraft,
  now: Date,
): Promise<BookingToChange | undefined> {
  if (!change) return undefined;
  const row = await findReservation(db, change.reservationId);
  if (!row || row.names_removed_at) throw new DomainError('NOT_FOUND');
  return findBooking(db, row, now);
}

/** What the booking would be as the draft has it. @throws DomainError as `findChangeOffer` */
export function findOfferOfChange(
  db: Kysely<Database>,
  clock: Clock,
  booking: BookingToChange,
  draft: Pick<StoredDraft, 'trip' | 'customers' | 'resident'>,
): Promise<TripOffer> {
  const member = residentPassenger(draft.customers, draft.resident);
  return findChangeOffer(db, clock, booking, changedTrip(booking, draft, member));
}

/** The change that came from a draft: in flight, or made. */
const changeOfDraft = (
  { id }: Pick<StoredDraft, 'id'>,
  booking: BookingToChange,
  now: Date,
): ChangeRow | undefined => {
  const live = liveChangeOf(booking, now);
  return live?.draft_id === id ? live : booking.made.find(({ draft_id }) => draft_id === id);
};

/** Whether a draft has become a change that is no more than held. @throws DomainError `RESERVATION_STATE` */
export function assertChangeOpen(
  draft: Pick<StoredDraft, 'id'>,
  booking: BookingToChange,
  now: Date,
): void {
  const change = changeOfDraft(draft, booking, now);
  if (change && change.state !== 'held') throw new DomainError('RESERVATION_STATE');
}

interface ChangeNow {
  booking: BookingToChange;
  offer: TripOffer | undefined;
  now: Date;
}

/** What a draft of a change says of the booking, and how far it has got. */
export function stateOfChange(
  stored: StoredDraft,
  known: ChangeNow,
  progress: DraftProgress,
): Pick<Draft, 'nextStep' | 'reservationId' | 'change'> {
  const { booking, now } = known;
  const { row } = booking;
  const parts = changedParts(booking, stored);
  const change = changeOfDraft(stored, booking, now);
  return {
    nextStep: nextStepOf(stored, known, { ...progress, isChanged: parts.length > 0, change }),
    reservationId: change ? row.id : null,
    change: {
      reservationId: row.id,
      reservationNumber: row.reservation_number,
      booked: bookedChoice(booking),
      parts: stored.change?.parts ?? [],
      changedParts: change?.state === 'made' ? change.parts : parts,
      locks: locksOf(booking, stored.customers.passengers, now),
    },
  };
}

function nextStepOf(
  stored: StoredDraft,
  { booking, offer, now }: ChangeNow,
  {
    isComplete,
    hasPayment,
    isChanged,
    change,
  }: DraftProgress & { isChanged: boolean; change: ChangeRow | undefined },
): Draft['nextStep'] {
  if (change?.state === 'paymentProcessing') return 'reservationConfirm';
  if (change && change.state !== 'held') return 'completed';
  // Changed after it was held: what is held has the previous content.
  if (change?.draft_version === stored.version) return 'reservationConfirm';
  if (!isComplete || !isChanged || !offer) return 'customerInput';
  const { payYen } = priceChange(booking, stored, offer, now).amounts;
  return payYen === 0 || hasPayment ? 'contentConfirm' : 'paymentInput';
}
