import type { LegName, Reservation } from '@ferry/api/customer-server';
import { type Kysely, sql, type Transaction } from 'kysely';
import { oneByOne } from '../../database/one-by-one.ts';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { findForUpdate, type ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { listCarried } from '../../domain/routes/features.ts';
import { listPorts } from '../../domain/routes/routes.ts';
import { STANDS_BY } from '../../domain/service/standing-by.ts';
import { withheldOf } from '../../domain/tickets/issue-tickets.ts';
import { findServedLegs } from '../../domain/tickets/list-tickets.ts';
import { subjectsOf } from '../../domain/tickets/subjects.ts';
import { type BoardingMailKind, boardingMail } from '../../mail/boarding-mails.ts';
import { enqueueToBoth } from '../../mail/outbox.ts';

/** Days before the departure from which on the party is told until when to be there; on the last one no more. */
const NOTICE_DAYS = 2;
/** Nobody is woken up. */
const NOTICE_FROM_HOUR = 9;
/** The furthest that a sailing's service date is from the departure of one of its calls. */
const MOST_DAYS_AT_SEA = 4;

/**
 * Tells parties two days before they board until when to be there and what to bring, or the day before
 * where that was missed or is later than the booking, and when their tickets open: once for each sailing, so again when a change leads to another one. Nobody is told
 * about a sailing that does not run.
 * @param onFailure gets the reservation that failed; the others are told
 * @returns how many reservations were told something
 */
export function notifyBeforeBoarding(
  db: Kysely<Database>,
  clock: Clock,
  onFailure: (error: unknown, reservationId: string) => void,
): Promise<number> {
  const now = clock.now();
  return oneByOne(
    db,
    {
      find: async (after, limit) => {
        const { rows } = await sql<{ id: string }>`
          select distinct id from (${due(now)}) d where id > ${after} order by id limit ${limit}`.execute(
          db,
        );
        return rows;
      },
      run: async (tx, id) => {
        const row = await findForUpdate(tx, id);
        return row ? notify(tx, clock, row) : false;
      },
    },
    onFailure,
  );
}

async function notify(
  tx: Transaction<Database>,
  clock: Clock,
  row: ReservationRow,
): Promise<boolean> {
  const now = clock.now();
  // Asked again under the lock: another process may have told them, or the booking has changed.
  const { rows } = await sql<{ leg: LegName; kind: BoardingMailKind; days: number }>`
    select leg, kind, days from (${due(now)}) d where id = ${row.id} order by leg, kind`.execute(
    tx,
  );
  if (rows.length === 0) return false;
  const reservation = await toReservation(tx, clock, { row, isOwner: false });
  const legs = await findServedLegs(tx, row.id, now);
  const ports = await listPorts(tx);
  const { vehicles: isCarrying } = await listCarried(tx);
  let isTold = false;
  for (const { leg, kind, days } of rows) {
    const served = legs.find((each) => each.leg.row.leg === leg);
    if (!served) continue;
    // A customer who pays at the port is told when to come, and has no ticket before.
    if (kind === 'ticketsOpen' && withheldOf(row, served, now) !== null) continue;
    const [group, ...travellers] = subjectsOf(served.leg, row.passengers);
    const mail = boardingMail(kind, reservation, leg, {
      vehicleInspection: group.shown.bring.includes('vehicleInspection'),
      isTomorrow: days === 1,
      documents: travellers.some(({ documents }) => documents.length > 0),
      directions: ports.find(({ id }) => id === boardingPort(reservation, leg))?.directions ?? '',
      isCarrying,
    });
    if (await enqueueToBoth(tx, mail, row.new_email, now)) isTold = true;
  }
  return isTold;
}

const boardingPort = ({ outbound, return: returnLeg }: Reservation, leg: LegName) =>
  (leg === 'outbound' ? outbound : returnLeg)?.sailing.fromPort.id;

/**
 * What is to be told now and has not been: reservation, leg, and what about it, with the days that are
 * left. Only sailings near enough are looked at: as near as a route's tickets open, or as the notice is.
 */
const due = (now: Date) => sql`
  select b.id, b.leg, b.kind, b.days from (
    select l.*, (l.departure_at at time zone 'Asia/Tokyo')::date - l.today as days from (
      select r.id, l.leg, s.id as sailing_id, k.kind, rt.opens, n.today,
        s.service_date::timestamp at time zone 'Asia/Tokyo'
          + s.call_departures[l.from_call + 1] * interval '1 minute' as departure_at
      from (select (${now}::timestamptz at time zone 'Asia/Tokyo')::date as today) n
        cross join lateral (select id, (rules -> 'tickets' ->> 'opensHoursBefore')::int as opens,
          (rules -> 'tickets' ->> 'beforePaymentAtPort')::boolean as is_before_payment from route) rt
        join sailing s on s.route_id = rt.id and s.status = 'scheduled' and s.service_date
          between n.today - ${MOST_DAYS_AT_SEA}::int
            and n.today + greatest(${NOTICE_DAYS}::int, rt.opens / 24 + 1)
        join reservation_leg l on l.sailing_id = s.id and not ${STANDS_BY}
        join reservation r on r.id = l.reservation_id
        cross join (values ('boardingNotice'), ('ticketsOpen')) as k(kind)
      where r.names_removed_at is null
        and (r.state = 'confirmed' or (r.state in ('confirmedUnpaid', 'paymentProcessing')
          and r.payment_method = 'port' and (k.kind = 'boardingNotice' or rt.is_before_payment)))
    ) l
  ) b
  where b.departure_at > ${now}
    and case b.kind
      when 'boardingNotice' then b.days between 1 and ${NOTICE_DAYS}::int
        and extract(hour from ${now}::timestamptz at time zone 'Asia/Tokyo') >= ${NOTICE_FROM_HOUR}::int
      else b.departure_at - b.opens * interval '1 hour' <= ${now}
    end
    and not exists (select 1 from mail m
      where m.occasion = concat_ws(' ', b.kind, b.id, b.sailing_id))`;
