import { createHash } from 'node:crypto';
import type { OpenedPassengerLink } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type BookingToChange, findBooking } from '../../domain/changes/find-booking.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import {
  findPassengerLink,
  type PassengerLinkRow,
} from '../../domain/passenger-links/link-rows.ts';
import { type PassengerTerms, passengerTerms } from '../../domain/passenger-links/link-terms.ts';
import { toOpened } from '../../domain/passenger-links/to-opened.ts';
import { findForUpdate } from '../../domain/reservations/reservation-rows.ts';
import { findServedLegs } from '../../domain/tickets/list-tickets.ts';

/** What is kept of the token of a companion's link. */
export const hashOfLink = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A link that counts, with its booking. */
interface LivePassengerLink {
  link: PassengerLinkRow;
  booking: BookingToChange;
  terms: PassengerTerms;
}

/**
 * The booking of a link, whatever has become of either.
 * @throws DomainError `TOKEN_INVALID`
 */
export async function reservationOfLink(db: Kysely<Database>, token: string): Promise<string> {
  const link = await findPassengerLink(db, hashOfLink(token));
  if (!link) throw new DomainError('TOKEN_INVALID');
  return link.reservation_id;
}

/**
 * The link of a token with its booking, locked: the booking is changed and the link is withdrawn before or after.
 * @param reservationId of {@link reservationOfLink}
 * @throws DomainError `TOKEN_EXPIRED` once it is withdrawn, its passenger does not travel, or the check-in is over
 */
export async function lockPassengerLink(
  tx: Transaction<Database>,
  token: string,
  reservationId: string,
  now: Date,
): Promise<LivePassengerLink> {
  const row = await findForUpdate(tx, reservationId);
  // Read again, now that nobody moves or withdraws it.
  const link = await findPassengerLink(tx, hashOfLink(token));
  if (!row || !link || link.withdrawn_at || row.names_removed_at) {
    throw new DomainError('TOKEN_EXPIRED');
  }
  const booking = await findBooking(tx, row, now);
  const terms = passengerTerms(booking, link.passenger, now);
  if (!terms || terms.isOver) throw new DomainError('TOKEN_EXPIRED');
  return { link, booking, terms };
}

/** What the companion sees of a link, locked by the caller. */
export async function openedLink(
  tx: Transaction<Database>,
  live: LivePassengerLink,
  now: Date,
): Promise<OpenedPassengerLink> {
  const served = await findServedLegs(tx, live.link.reservation_id, now);
  return toOpened({ ...live, served }, now);
}

/**
 * What a companion sees of the booking, as often as the link is opened until the check-in is over.
 * @throws DomainError `TOKEN_INVALID`, `TOKEN_EXPIRED`
 */
export const openPassengerLink = (
  { db, clock }: { db: Kysely<Database>; clock: Clock },
  token: string,
): Promise<OpenedPassengerLink> =>
  inTransaction(db, async (tx) => {
    const now = clock.now();
    const live = await lockPassengerLink(tx, token, await reservationOfLink(tx, token), now);
    return openedLink(tx, live, now);
  });
