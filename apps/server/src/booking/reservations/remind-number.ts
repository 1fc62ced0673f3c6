import { addDays, jstDate } from '@ferry/format/date';
import { isEmail, normaliseEmail } from '@ferry/format/email';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { countMail, type MailSender } from '../../domain/rate-limits/limit-mails.ts';
import { countHit } from '../../domain/rate-limits/rate-limits.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import {
  type NumberedReservation,
  reservationNumbersMail,
} from '../../mail/reservation-numbers-mail.ts';

/** More than a mail can be read with. */
const MOST = 20;

interface Reminder extends MailSender {
  db: Kysely<Database>;
  clock: Clock;
}

/**
 * Mails the numbers of the reservations that are to come to the address they were made with. Whether
 * there are any, or whether the mailbox has had its mails for this hour, cannot be told from the
 * response.
 * @throws DomainError `VALIDATION_FAILED` (no mail address can look like that), `RATE_LIMITED` when
 *   this client asks too often, whatever for
 */
export async function remindReservationNumber(context: Reminder, address: string): Promise<void> {
  const { db, clock, client, limits } = context;
  const email = normaliseEmail(address);
  if (!isEmail(email)) {
    throw new DomainError('VALIDATION_FAILED', { errors: { email: ['INVALID_FORMAT'] } });
  }
  const now = clock.now();
  const asking = { name: 'number-reminder', subject: client, limit: limits.mailsOfAddress };
  const retryAfterSeconds = await countHit(db, [asking], now);
  if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  await inTransaction(db, async (tx) => {
    // Both in any case, so that the work is the same but for the mail itself.
    // Counted apart: asking for a number that is not there must not keep other mails away.
    const wait = await countMail(tx, context, { mailbox: email }, now, 'reminder-recipient');
    const reservations = await findToCome(tx, email.toLowerCase(), now);
    if (wait > 0 || reservations.length === 0) return;
    await enqueueMail(tx, reservationNumbersMail(email, reservations), now);
  });
}

/** Each reservation by its first leg to come; those of yesterday are still on their way. */
async function findToCome(
  db: Kysely<Database>,
  email: string,
  now: Date,
): Promise<NumberedReservation[]> {
  // Written out: with a parameter a prepared statement could not use the index.
  const isBooked = sql<boolean>`r.state in ('confirmedUnpaid', 'confirmed')
    and r.names_removed_at is null`;
  const legs = await db
    .selectFrom('reservation as r')
    .innerJoin('reservation_leg as l', 'l.reservation_id', 'r.id')
    .innerJoin('sailing as s', 's.id', 'l.sailing_id')
    .innerJoin('port as f', 'f.id', 'l.from_port_id')
    .innerJoin('port as t', 't.id', 'l.to_port_id')
    .select(['r.reservation_number as reservationNumber', 's.service_date as date'])
    .select(['f.name as fromPort', 't.name as toPort'])
    .where(sql<boolean>`(r.contact_email = ${email} or lower(r.new_email) = ${email})`)
    .where(isBooked)
    .where('s.service_date', '>=', addDays(jstDate(now), -1))
    .orderBy('s.service_date')
    .orderBy('r.reservation_number')
    .limit(2 * MOST)
    .execute();
  const first = new Map(legs.toReversed().map((leg) => [leg.reservationNumber, leg]));
  return legs.filter((leg) => first.get(leg.reservationNumber) === leg).slice(0, MOST);
}
