import { isDeepStrictEqual } from 'node:util';
import type { OpenedPassengerLink, PassengerDetailsRequest } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { carryPassenger } from '../../domain/changes/carry-passenger.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lockLiveDrafts } from '../../domain/drafts/draft-rows.ts';
import { checkDetails } from '../../domain/passenger-links/check-details.ts';
import { completePassengerLink } from '../../domain/passenger-links/link-rows.ts';
import { passengerTerms } from '../../domain/passenger-links/link-terms.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { updateReservation } from '../../domain/reservations/reservation-rows.ts';
import { operator } from '../../rules/company.ts';
import { lockPassengerLink, openedLink, reservationOfLink } from './live-link.ts';

interface DetailsContext {
  db: Kysely<Database>;
  clock: Clock;
}

/**
 * Keeps what a companion has entered as that passenger of the booking or the hold, of the draft that is held, and of
 * changes that are being entered or wait for their payment. The first time is in the booking's history.
 * @param version of the link that the companion has seen
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`, `VERSION_CONFLICT`, `RESERVATION_STATE` while the booking is
 *   being paid, `VALIDATION_FAILED`
 */
export const setPassengerDetails = (
  { db, clock }: DetailsContext,
  { version, request: { token, details } }: { version: number; request: PassengerDetailsRequest },
): Promise<OpenedPassengerLink> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const reservationId = await reservationOfLink(tx, token);
    await lockLiveDrafts(tx, reservationId);
    const live = await lockPassengerLink(tx, token, reservationId, now);
    const { link, booking, terms } = live;
    const { row } = booking;
    if (link.version !== version) throw new DomainError('VERSION_CONFLICT');
    if (row.state === 'paymentProcessing') throw new DomainError('RESERVATION_STATE');
    const passenger = checkDetails(booking, link.passenger, terms, details);
    let changed = row;
    if (!isDeepStrictEqual(passenger, terms.passenger)) {
      const draftVersion = await carryPassenger(tx, row, link.passenger, passenger);
      const passengers = JSON.stringify(row.passengers.with(link.passenger, passenger));
      changed = await updateReservation(tx, row, { passengers, draft_version: draftVersion });
    }
    if (!link.completed_at) await addHistory(tx, row.id, 'changed', now);
    const isNeeded = passenger.emergencySupport === 'needed';
    const completed = await completePassengerLink(tx, link, {
      completed_at: now,
      consent_version: isNeeded ? operator.legalVersions.privacyPolicy : null,
      consented_at: isNeeded ? now : null,
    });
    const after = await findBooking(tx, changed, now);
    const termsAfter = passengerTerms(after, link.passenger, now) ?? terms;
    return openedLink(tx, { link: completed, booking: after, terms: termsAfter }, now);
  });
