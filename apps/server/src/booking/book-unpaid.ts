import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import type { MailSender } from '../domain/rate-limits/limit-mails.ts';
import type { ReservationLegs } from '../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../domain/reservations/reservation-rows.ts';
import { admitUnpaid } from '../domain/unpaid/admit-unpaid.ts';
import { mailHashOf } from '../domain/unpaid/mail-hash.ts';
import { stockOf } from './expire-holds.ts';
import { mailConfirmation } from './mail-confirmations.ts';

/** What a reservation that is paid later has beside its state. */
export type UnpaidBooking = Pick<
  ReservationRow,
  'unpaid_since' | 'is_mail_confirmed' | 'confirm_mail_by' | 'client_hash' | 'mail_hash'
>;

interface Booker extends MailSender {
  clock: Clock;
  clientHash: Buffer;
}

/**
 * Lets a held reservation be booked without being paid, and asks for a confirmation of its mail
 * address where its places go back without one.
 * @param row held, and locked by the caller, who stores what is returned
 * @throws DomainError those of {@link admitUnpaid}
 */
export async function bookUnpaid(
  tx: Transaction<Database>,
  booker: Booker,
  row: ReservationRow,
  { outbound, back }: ReservationLegs,
): Promise<UnpaidBooking> {
  const { clientHash, keys, clock } = booker;
  const now = clock.now();
  const rules = outbound.rules.payments.unpaid;
  const mail_hash = row.mail_hash ?? mailHashOf(keys, row.contact_email);
  const legs = back ? [outbound, back] : [outbound];
  const terms = await admitUnpaid(tx, {
    // A hold without a session has been looked up: its contact counts.
    contact: { sessionId: row.session_id, phone: row.contact_phone, mailHash: mail_hash },
    clientHash,
    places: row.passengers.length,
    demands: legs.map((leg) => stockOf(leg.row)),
    rules,
    ownId: row.id,
    now,
  });
  const { isMailConfirmed, confirmMailBy } = terms;
  if (!isMailConfirmed) await markLegs(tx, row.id);
  if (confirmMailBy) {
    const about = { reservationNumber: row.reservation_number, confirmMailBy };
    // Without a mail for now: the customer can ask for another one later.
    const { email } = row.representative;
    await mailConfirmation(tx, booker, { email, mailHash: mail_hash, rules, about });
  }
  return {
    unpaid_since: now,
    is_mail_confirmed: isMailConfirmed,
    confirm_mail_by: confirmMailBy,
    client_hash: isMailConfirmed ? null : clientHash,
    mail_hash,
  };
}

async function markLegs(tx: Transaction<Database>, reservationId: string): Promise<void> {
  await tx
    .updateTable('reservation_leg')
    .set({ is_unconfirmed: true })
    .where('reservation_id', '=', reservationId)
    .execute();
}
