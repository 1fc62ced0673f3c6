import type { PassengerLink } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { jstInstant } from '../../domain/instant.ts';
import {
  findLivePassengerLinks,
  type PassengerLinkRow,
  withdrawPassengerLinks,
} from '../../domain/passenger-links/link-rows.ts';
import { type PassengerTerms, passengerTerms } from '../../domain/passenger-links/link-terms.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';

/** A link as the booking's customer sees it: nothing of what was entered, and no token. */
export const toPassengerLink = (
  { id, passenger, shown_email, created_at, completed_at }: PassengerLinkRow,
  { closesAt }: Pick<PassengerTerms, 'closesAt'>,
): PassengerLink => ({
  id,
  passenger,
  email: shown_email,
  createdAt: jstInstant(created_at),
  expiresAt: jstInstant(closesAt),
  completedAt: completed_at && jstInstant(completed_at),
});

/** The links of a reservation that count, by passenger; the caller has locked it. */
export async function listPassengerLinks(
  tx: Transaction<Database>,
  row: ReservationRow,
  now: Date,
): Promise<PassengerLink[]> {
  const links = await findLivePassengerLinks(tx, row.id);
  if (links.length === 0) return [];
  const booking = await findBooking(tx, row, now);
  return links.flatMap((link) => {
    const terms = passengerTerms(booking, link.passenger, now);
    return terms ? [toPassengerLink(link, terms)] : [];
  });
}

/** @throws DomainError `NOT_FOUND`, also for a link of another reservation or one that counts no more */
export async function withdrawPassengerLink(
  tx: Transaction<Database>,
  { id: reservationId }: Pick<ReservationRow, 'id'>,
  linkId: string,
  now: Date,
): Promise<void> {
  const own = (await findLivePassengerLinks(tx, reservationId)).filter(({ id }) => id === linkId);
  const ids = own.map(({ id }) => id);
  if ((await withdrawPassengerLinks(tx, ids, now)) === 0) throw new DomainError('NOT_FOUND');
}
