import type { CancellationLine, Reservation } from '@ferry/api/customer-server';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../domain/clock.ts';
import type { ReservationRow } from '../domain/reservations/reservation-rows.ts';
import { toReservation } from '../domain/reservations/to-reservation.ts';
import { listCarried } from '../domain/routes/features.ts';
import { enqueueToBoth } from './outbox.ts';
import { reservationMail } from './reservation-mails.ts';
import type { ReservationMailKind } from './reservation-words.ts';

/**
 * Writes the mail that tells about what the caller's transaction has just done.
 * @param row as it is now
 * @param occasion tells mails of one kind apart; without it there is one of each kind
 */
export async function mailAbout(
  tx: Transaction<Database>,
  clock: Clock,
  kind: ReservationMailKind,
  row: ReservationRow,
  occasion = '',
): Promise<void> {
  // Nobody to reach any more.
  if (row.names_removed_at) return;
  const reservation = await toReservation(tx, clock, { row, isOwner: false });
  await mailAboutKnown(tx, clock.now(), kind, { reservation, row }, occasion);
}

/** As {@link mailAbout}, of a reservation that has names. @param cancelled what a cancellation has ended */
export async function mailAboutKnown(
  tx: Transaction<Database>,
  now: Date,
  kind: ReservationMailKind,
  { reservation, row }: { reservation: Reservation; row: Pick<ReservationRow, 'new_email'> },
  occasion = '',
  cancelled: readonly CancellationLine[] = [],
): Promise<void> {
  const of = `${reservation.id} ${occasion}`.trim();
  const mail = reservationMail(kind, reservation, of, {
    cancelled,
    carried: await listCarried(tx),
  });
  await enqueueToBoth(tx, mail, row.new_email, now);
}

/** Days before the last day of a payment at a store on which its customer is reminded. */
const REMIND_DAYS_BEFORE = [2, 0];
/** Nobody is woken up. */
const REMIND_FROM_HOUR = 9;

/** A number of a store that waits, of what was booked or of the difference of a change. */
interface ToRemind {
  id: string;
  changeId: string | null;
  daysLeft: number;
}

/** Reservations whose customers are to be reminded of their payment today, and have not been. */
export async function findToRemind(tx: Transaction<Database>, now: Date): Promise<ToRemind[]> {
  const { rows } = await sql<{ id: string; change_id: string | null; days_left: number }>`
    select r.id, p.change_id, (p.pay_by at time zone 'Asia/Tokyo')::date
      - (${now}::timestamptz at time zone 'Asia/Tokyo')::date as days_left
    from payment p join reservation r on r.id = p.reservation_id
    where p.state = 'awaitingPayment' and p.given_up_at is null and p.pay_by > ${now}
      and (r.state = 'confirmedUnpaid' or p.change_id is not null)
      and (p.pay_by at time zone 'Asia/Tokyo')::date
        - (${now}::timestamptz at time zone 'Asia/Tokyo')::date
        = any (${REMIND_DAYS_BEFORE}::int[])
      and extract(hour from ${now}::timestamptz at time zone 'Asia/Tokyo') >= ${REMIND_FROM_HOUR}
      -- Who has booked today has just been told.
      and (p.created_at at time zone 'Asia/Tokyo')::date
        < (${now}::timestamptz at time zone 'Asia/Tokyo')::date`.execute(tx);
  return rows.map(({ id, change_id, days_left }) => ({
    id,
    changeId: change_id,
    daysLeft: days_left,
  }));
}
