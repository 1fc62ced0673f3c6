import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { mailboxOf } from '../../domain/rate-limits/limit-mails.ts';
import { type ChangeRow, findChangeStock } from '../../domain/reservations/change-rows.ts';
import type { LegOfReservation } from '../../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { carriedContact } from '../changed/changed-contact.ts';
import { type Booker, bookUnpaidAgain } from '../holding/book-unpaid.ts';

/**
 * What is booked and not paid is admitted as what it is to be, where a change takes more places or has another
 * mailbox: else it would take at second hand what it may not have at first.
 * @param row and its change; both locked by the caller
 * @param legs what the booking is to be, the outbound leg first
 * @returns the reservation as it is stored now
 * @throws DomainError `UNPAID_LIMIT`, `MAIL_UNCONFIRMED`
 */
export async function admitChanged(
  tx: Transaction<Database>,
  booker: Booker,
  row: ReservationRow,
  { change, legs }: { change: ChangeRow; legs: readonly LegOfReservation[] },
): Promise<ReservationRow> {
  const [outbound, returnLeg] = legs;
  if (row.state !== 'confirmedUnpaid' || !row.unpaid_since || !outbound) return row;
  const contact = carriedContact(row, change);
  const isSameMailbox =
    mailboxOf(contact.representative.email) === mailboxOf(row.representative.email);
  if (isSameMailbox && (await findChangeStock(tx, change.id)).length === 0) return row;
  const next = { ...row, ...contact, passengers: change.passengers };
  const terms = await bookUnpaidAgain(tx, booker, next, { outbound, returnLeg }, row);
  await tx.updateTable('reservation').set(terms).where('id', '=', row.id).execute();
  return { ...row, ...terms };
}
