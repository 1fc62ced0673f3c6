import type { Reservation } from '@ferry/api/customer-server';
import { standsBy } from '@ferry/format/stand-by';
import { type Kysely, sql, type Transaction } from 'kysely';
import { oneByOne } from '../../database/one-by-one.ts';
import type { SailingEventKind } from '../../database/operator-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { enqueuePush } from '../../domain/push/push-messages.ts';
import { findForUpdate } from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { CANCEL_WITHIN_HOURS } from '../../domain/service/decide.ts';
import { findOperatedSailings } from '../../domain/service/operated-sailings.ts';
import { STANDS_BY } from '../../domain/service/standing-by.ts';
import { enqueueToBoth } from '../../mail/outbox.ts';
import { type SailingNews, sailingNewsMail } from '../../mail/sailing-news-mail.ts';
import { sailingNewsPush } from '../../push/sailing-news-push.ts';

/** The furthest that a sailing's service date is from its arrival, and a late cancellation from that, in days. */
const MOST_DAYS_AT_SEA = 5 + CANCEL_WITHIN_HOURS / 24;

/**
 * Notifies every booking of the last decision about its sailing, once: bookings as they are at the run, so that a
 * confirmation in flight at the decision gets its mail a little later. The mail, the messages to the booking's devices and
 * the note of them are stored together, each booking by itself: an end in the middle leaves the rest to the next run. That a sailing runs after
 * all goes to the bookings that got a mail before, also to those for which another choice was made since; of a delay not to
 * those that are on stand-by since: it is not their sailing any more. Guarded by `notify-of-sailings.spec.ts`.
 * @param onFailure gets the event and the reservation that failed; the others get their mails
 * @returns the number of bookings that got a mail
 */
export function notifyOfSailings(
  db: Kysely<Database>,
  clock: Clock,
  onFailure: (error: unknown, told: string) => void,
): Promise<number> {
  return oneByOne(
    db,
    {
      find: async (after, limit) => {
        const { rows } = await sql<{ id: string }>`
          select d.event_id || ' ' || d.reservation_id as id from (${due(clock.now())}) d
          where d.event_id || ' ' || d.reservation_id > ${after} order by 1 limit ${limit}`.execute(
          db,
        );
        return rows;
      },
      run: (tx, id) => {
        const [eventId = '', reservationId = ''] = id.split(' ');
        return tell(tx, clock, eventId, reservationId);
      },
    },
    onFailure,
  );
}

async function tell(
  tx: Transaction<Database>,
  clock: Clock,
  eventId: string,
  reservationId: string,
): Promise<boolean> {
  const now = clock.now();
  const row = await findForUpdate(tx, reservationId);
  if (!row) return false;
  // Asked again under the lock: another process may have written it, or the booking or the decision is another one.
  const { rows } = await sql<Due>`select * from (${due(now)}) d
    where d.event_id = ${eventId}::bigint and d.reservation_id = ${reservationId}`.execute(tx);
  const [found] = rows;
  if (!found) return false;
  const [sailing] = await findOperatedSailings(tx, { ids: [found.sailing_id] });
  if (!sailing) return false;
  const reservation = await toReservation(tx, clock, { row, isOwner: false });
  const news = { id: eventId, kind: found.kind, before: found.before, sailing };
  await enqueueToBoth(tx, sailingNewsMail(reservation, news), row.new_email, now);
  await pushNews(tx, reservation, news, now);
  await tx
    .insertInto('sailing_told')
    .values({ event_id: found.event_id, reservation_id: reservationId, told_at: now })
    .execute();
  return true;
}

/** To the devices of a booking with places on the sailing; what else was chosen since can wait for the mail. */
async function pushNews(
  tx: Transaction<Database>,
  reservation: Reservation,
  { id: eventId, kind, sailing }: SailingNews,
  now: Date,
): Promise<void> {
  const { outbound, return: returnLeg } = reservation;
  const leg = [outbound, returnLeg].find((each) => each?.sailing.id === sailing.id);
  if (!leg || standsBy(leg.service)) return;
  const expiresAt = new Date(leg.service.arrivalAt ?? leg.sailing.arrivalAt);
  const message = { eventId, sailingId: sailing.id, ...sailingNewsPush(kind, leg), expiresAt };
  await enqueuePush(tx, reservation.id, message, now);
}

interface Due {
  event_id: number;
  reservation_id: string;
  sailing_id: string;
  kind: SailingEventKind;
  /** Of one that sails after all: what the booking was told last. */
  before: SailingEventKind | null;
}

/**
 * The last decision about each sailing that has not arrived, or was cancelled after it was to, with the bookings that have no mail about it. It begins at
 * the decisions, which are few: sailings and bookings are reached by their keys.
 */
const due = (now: Date) => sql`
  select e.id as event_id, e.sailing_id, e.kind, r.id as reservation_id, b.before
  from (select distinct on (sailing_id) * from sailing_event order by sailing_id, id desc) e
    join sailing s on s.id = e.sailing_id
    cross join lateral (
      select distinct l.reservation_id, null::text as before from reservation_leg l
      where l.sailing_id = e.sailing_id and e.kind <> 'restored' and not ${STANDS_BY}
        and (e.kind <> 'moved' or l.moved_from is not null)
      union all (
      select distinct on (t.reservation_id) t.reservation_id, o.kind
      from sailing_event o join sailing_told t on t.event_id = o.id
      where o.sailing_id = e.sailing_id and e.kind = 'restored' and o.kind <> 'moved'
      order by t.reservation_id, o.id desc)) b
    join reservation r on r.id = b.reservation_id
  where s.service_date >= (${now}::timestamptz at time zone 'Asia/Tokyo')::date
      - ${MOST_DAYS_AT_SEA}::int
    and s.service_date::timestamp at time zone 'Asia/Tokyo'
      + (s.call_arrivals[array_upper(s.call_arrivals, 1)] + coalesce(s.delay_minutes, 0))
        * interval '1 minute' > ${now}::timestamptz
          - case when e.kind = 'cancelled' then ${CANCEL_WITHIN_HOURS}::int else 0 end * interval '1 hour'
    and r.names_removed_at is null
    and (r.state in ('confirmed', 'confirmedUnpaid')
      or r.state = 'cancelled' and e.kind = 'restored')
    and (b.before is null or b.before <> 'restored')
    and (b.before is distinct from 'delayed' or not exists (select from reservation_leg l
      where l.reservation_id = r.id and l.sailing_id = s.id and ${STANDS_BY}))
    and not exists (select from sailing_told t
      where t.event_id = e.id and t.reservation_id = r.id)`;
