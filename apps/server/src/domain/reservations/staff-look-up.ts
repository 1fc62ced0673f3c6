import type {
  HistoryEntry,
  LegName,
  PaymentMethod,
  Representative,
} from '@ferry/api/customer-server';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { SailingStatus } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import { STANDS_BY } from '../service/standing-by.ts';
import { isReachedBy, type KnownContact } from './guest-right-rows.ts';
import type { ReservationRow } from './reservation-rows.ts';

/** A reservation as the office sees it. */
export interface FoundBooking {
  id: string;
  reservationNumber: string;
  state: ReservationRow['state'];
  paymentMethod: PaymentMethod | null;
  totalYen: number;
  representative: Representative;
  people: number;
  legs: {
    leg: LegName;
    sailingId: string;
    date: string;
    /** Minutes after 0:00 of the date, from where its passengers board. */
    departs: number;
    from: string;
    to: string;
    status: SailingStatus;
    delayMinutes: number | null;
    /** It has no place, and may take another sailing until this service date; null: it is on its sailing. */
    standByUntil: string | null;
  }[];
}

/** By what it is looked for: the number alone, or the contact of now. */
export type BookingQuery = { number: string } | Omit<KnownContact, 'reservationId'>;

/** Bookings that are found so, the newest first; holds and those whose names were removed are left out. */
export async function findBookings(
  db: Kysely<Database>,
  query: BookingQuery,
  now: Date,
): Promise<FoundBooking[]> {
  const { rows } = await sql<FoundBooking>`
    select r.id, r.reservation_number as "reservationNumber", r.state,
      r.payment_method as "paymentMethod", r.total_yen as "totalYen", r.representative,
      jsonb_array_length(r.passengers) as people,
      (select coalesce(jsonb_agg(jsonb_build_object('leg', l.leg, 'sailingId', s.id,
          'date', s.service_date, 'departs', s.call_departures[l.from_call + 1],
          'from', f.name, 'to', t.name, 'status', s.status, 'delayMinutes', s.delay_minutes,
          'standByUntil', case when ${STANDS_BY} then l.stand_by_until end)
          order by s.service_date, s.call_departures[1]), '[]')
        from reservation_leg l join sailing s on s.id = l.sailing_id
          join port f on f.id = l.from_port_id join port t on t.id = l.to_port_id
        where l.reservation_id = r.id) as legs
    from reservation r
    where r.names_removed_at is null and r.state <> 'held' and ${whereOf(query, now)}
    order by r.created_at desc, r.id limit ${MOST_FOUND}`.execute(db);
  return rows;
}

const MOST_FOUND = 50;

const whereOf = (query: BookingQuery, now: Date): RawBuilder<unknown> =>
  'number' in query
    ? sql`r.reservation_number = ${query.number}`
    : isReachedBy({ ...query, reservationId: '' }, now);

interface BookingNews {
  at: Date;
  what: string;
  by: HistoryEntry['by'] | 'queued' | 'sent' | 'failed';
}

/** What has happened to a booking, and the mails about it and its refunds: the first first. */
export const findBookingNews = async (
  db: Kysely<Database>,
  reservationId: string,
): Promise<BookingNews[]> => (await selectBookingNews(reservationId).execute(db)).rows;

/** Mails by the id that their occasion names (`mail_by_subject`). */
export const selectBookingNews = (reservationId: string) => sql<BookingNews>`
    select at, event as what, actor as by from reservation_history
      where reservation_id = ${reservationId}
    union all
    select coalesce(sent_at, created_at), 'mail ' || kind, state from mail
      where substring(occasion from '(?:rsv|rfd)_[0-9A-Za-z]+') in (
        select ${reservationId} union all
        select d.id from refund d join payment p on p.id = d.payment_id
          where p.reservation_id = ${reservationId})
    order by 1, 2`;
