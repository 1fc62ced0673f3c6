import { addMonths, jstDate } from '@ferry/format/date';
import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from 'kysely';
import retention from '../../../../../retention.json' with { type: 'json' };
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../instant.ts';
import { removePayers, SETTLED, UNPAID_ENDS } from '../payments/payment-rows.ts';
import { removeNotes } from './booking-notes.ts';
import { endContactChange, NO_NEW_EMAIL, stillCounts } from './contact-change-rows.ts';

const { reservationMonths, paymentYears } = retention;
/** Minutes for which a hold that was never confirmed can still be looked at. */
const EXPIRED_HOLD_KEPT_MINUTES = 30 * 24 * 60;

/** Reservations of which something is to go. */
export type DueReservations = SelectQueryBuilder<Database, 'reservation', object>;

/**
 * Removes holds that nobody confirmed, with the names in them, and with attempts to pay that came to
 * nothing. @returns how many
 */
export async function deleteOldHolds(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('reservation')
    .where('state', '=', 'expired')
    .where('limit_time', '<=', addMinutes(now, -EXPIRED_HOLD_KEPT_MINUTES))
    // What was booked, or paid, has the times of a reservation.
    .where('unpaid_since', 'is', null)
    .where(hasNoPaymentBut(UNPAID_ENDS))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Whose last sailing arrived so long ago as its operator keeps the passenger list. */
export function dueNames(db: Kysely<Database>, now: Date): DueReservations {
  // A leg of which that cannot be told keeps the names.
  const isOver = sql<boolean>`not exists (
    select 1 from reservation_leg l join sailing s on s.id = l.sailing_id
      join route on route.id = s.route_id
    where l.reservation_id = reservation.id and ((s.service_date + make_interval(
        mins => s.call_arrivals[l.to_call + 1],
        months => (route.rules ->> 'passengerListMonths')::int
      )) at time zone 'Asia/Tokyo' <= ${now}::timestamptz) is not true)`;
  return db.selectFrom('reservation').where('names_removed_at', 'is', null).where(isOver);
}

/** Removes the passenger list, what was asked for by whom, the representative, and what the office has noted. */
export async function removeNames(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('reservation')
    .set({
      representative: '{}',
      passengers: '[]',
      contact_phone: '',
      contact_email: '',
      mail_hash: null,
      ...NO_NEW_EMAIL,
      // Who asked for which discount is in it.
      sale: null,
      names_removed_at: now,
    })
    .where('id', '=', reservationId)
    .execute();
  await endContactChange(tx, reservationId, now);
  await removeNotes(tx, reservationId);
  await tx.deleteFrom('passenger_link').where('reservation_id', '=', reservationId).execute();
}

/**
 * Whose last sailing arrived on a day that members no longer see in their list. A passenger list that is
 * kept for longer keeps the record, and so does money that is still on its way.
 */
export function dueRecords(db: Kysely<Database>, now: Date): DueReservations {
  const day = addMonths(jstDate(now), -reservationMonths);
  return db
    .selectFrom('reservation')
    .where('record_removed_at', 'is', null)
    .where('names_removed_at', 'is not', null)
    .where('state', 'in', ['confirmedUnpaid', 'confirmed', 'expired', 'cancelled'])
    .where('created_at', '<', startOf(day))
    .where(hasArrivedBefore(day))
    .where(hasQuietMoney);
}

/**
 * Removes what was sold, how it was booked and whose it was. For the books stay number, fares and fees,
 * the sailings, and the payments without payers. What was given up unpaid goes whole.
 */
export async function removeRecord(
  tx: Transaction<Database>,
  reservationId: string,
  now: Date,
): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('reservation')
    .where('id', '=', reservationId)
    .where('state', 'in', ['expired', 'cancelled'])
    .where(hasNoPaymentBut(UNPAID_ENDS))
    .executeTakeFirstOrThrow();
  if (numDeletedRows > 0n) return;
  await tx
    .updateTable('reservation')
    .set({ session_id: null, client_hash: null, draft_id: null, record_removed_at: now })
    .where('id', '=', reservationId)
    .execute();
  await tx
    .updateTable('reservation_leg')
    .set({ content: '{}' })
    .where('reservation_id', '=', reservationId)
    .execute();
  await tx
    .updateTable('reservation_change')
    .set({ session_id: null, draft_id: null })
    .where('reservation_id', '=', reservationId)
    .execute();
  for (const table of [
    'reservation_consent',
    'mail_confirmation',
    'guest_right',
    'voucher',
  ] as const) {
    await tx.deleteFrom(table).where('reservation_id', '=', reservationId).execute();
  }
  await tx
    .deleteFrom('reservation_history')
    .where('reservation_id', '=', reservationId)
    .where('event', 'not in', ['paid', 'refunded'])
    .execute();
  await removePayers(tx, reservationId);
}

/** Of which nothing but amounts is left, and whose voyage and money are so long ago. */
export function dueAmounts(db: Kysely<Database>, now: Date): DueReservations {
  const day = addMonths(jstDate(now), -12 * paymentYears);
  const isQuietSince = sql<boolean>`not exists (
    select 1 from payment p where p.reservation_id = reservation.id
      and p.created_at >= ${startOf(day)}
    union all
    select 1 from reservation_history h where h.reservation_id = reservation.id
      and h.at >= ${startOf(day)}
    union all
    select 1 from receipt c where c.reservation_id = reservation.id
      and c.issued_at >= ${startOf(day)})`;
  return db
    .selectFrom('reservation')
    .where('record_removed_at', 'is not', null)
    .where('created_at', '<', startOf(day))
    .where(hasArrivedBefore(day))
    .where(isQuietSince)
    .where(hasQuietMoney);
}

/** The beginning of a day in Japan. */
const startOf = (date: string) => new Date(`${date}T00:00:00+09:00`);

/** The day in Japan of every leg's arrival; one of which that cannot be told has not arrived. */
const hasArrivedBefore = (day: string) => sql<boolean>`not exists (
  select 1 from reservation_leg l join sailing s on s.id = l.sailing_id
  where l.reservation_id = reservation.id and ((s.service_date + make_interval(
      mins => s.call_arrivals[l.to_call + 1]))::date < ${day}::date) is not true)`;

const hasNoPaymentBut = (states: typeof SETTLED) => sql<boolean>`not exists (
  select 1 from payment p
  where p.reservation_id = reservation.id and p.state <> all (${[...states]}::text[]))`;

/**
 * No payment is open and no refund is pending, but for one whose account nobody has registered; and the
 * provider has not spoken of it lately: of a dispute we have no more than its events, which are kept for as
 * long as one may go on.
 */
const hasQuietMoney = sql<boolean>`not exists (
  select 1 from payment p
  where p.reservation_id = reservation.id and p.state <> all (${[...SETTLED]}::text[])
    and not (p.state = 'refundNeedsAccount' and exists (
      select 1 from refund r where r.payment_id = p.id and r.state = 'stopped'))) and not exists (
  select 1 from payment p join refund r on r.payment_id = p.id
  where p.reservation_id = reservation.id and r.state not in ('refunded', 'stopped')) and not exists (
  select 1 from payment p join payment_event e
    on e.provider = p.provider and e.charge_id = p.charge_id
  where p.reservation_id = reservation.id)`;

/** @returns how many numbers and links were removed whose time is over */
export async function deleteOldContacts(db: Kysely<Database>, now: Date): Promise<number> {
  const phones = await db
    .deleteFrom('previous_phone')
    .where('replaced_at', '<=', stillCounts(now))
    // The link that stops an address gives the number back, too.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reservation as r')
            .select('r.id')
            .whereRef('r.id', '=', 'previous_phone.reservation_id')
            .where('r.new_email', 'is not', null),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  const links = await db
    .deleteFrom('contact_change_link')
    // As long again it is told from one that never was.
    .where('expires_at', '<=', stillCounts(now))
    .executeTakeFirstOrThrow();
  return Number(phones.numDeletedRows + links.numDeletedRows);
}
