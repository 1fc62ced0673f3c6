import type {
  NextBoarding,
  ReservationCounts,
  ReservationLeg,
  ReservationList,
  ReservationSummary,
} from '@ferry/api/customer-server';
import { cutOffOfLeg, needsAssistance, travellersOf } from '@ferry/format/check-in';
import { addMonths, jstDate } from '@ferry/format/date';
import { nextDeadline } from '@ferry/format/next-deadline';
import { standsBy } from '@ferry/format/stand-by';
import { toPayYen } from '@ferry/format/to-pay';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import retention from '../../../../../retention.json' with { type: 'json' };
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import type { SoldTicket } from '../../database/sold-ticket.ts';
import type { Clock } from '../clock.ts';
import { isBehind, readCursor, toPage } from '../cursor.ts';
import { jstInstant } from '../instant.ts';
import { ticketRef } from '../partner-tickets/ticket-stock.ts';
import { findLegServices } from '../service/leg-service-rows.ts';
import { STANDS_BY } from '../service/standing-by.ts';
import { findReservationLegs, type LegOfReservation } from './reservation-legs.ts';
import type { ReservationRow } from './reservation-rows.ts';
import { withService } from './to-reservation.ts';

/** Months for which a member sees what is past. */
const MONTHS = retention.reservationMonths;

interface ListContext {
  db: Kysely<Database>;
  clock: Clock;
  /** The session that all logins of the member share. */
  sessionId: number;
}

interface ListRequest {
  period: 'upcoming' | 'past' | 'cancelled' | 'partnerTickets';
  limit: number;
  cursor: string | undefined;
}

/** A reservation belongs to the day of its first leg, and is to come until that of its last. */
type Dated = Pick<
  ReservationRow,
  'id' | 'reservation_number' | 'state' | 'passengers' | 'total_yen' | 'waived_yen' | 'limit_time'
> &
  Pick<ReservationRow, 'payment_method' | 'confirm_mail_by'> & {
    first_date: string;
    ticket: SoldTicket | null;
    /** Until when the difference of a change is paid; null where none waits for it. */
    difference_by: Date | null;
    /** Until when the account that money waits for is registered; null where none is. */
    register_by: Date | null;
  };

/**
 * A member's reservations, a page at a time: what is to come from the nearest day on, the rest from the
 * newest. Nobody's name is in it, and nothing that was only held.
 * @throws DomainError `VALIDATION_FAILED` for a cursor that is none of ours
 */
export async function listReservations(
  context: ListContext,
  { period, limit, cursor }: ListRequest,
): Promise<ReservationList> {
  const { db, clock } = context;
  const today = jstDate(clock.now());
  const isRising = period === 'upcoming';
  const after = readCursor(cursor, 'rsv_');
  const ofMember = shownTo(context.sessionId, today);
  const page = sql<Dated>`
    select r.id, r.reservation_number, r.state, r.passengers, r.total_yen, r.waived_yen, r.limit_time,
      r.payment_method, r.confirm_mail_by, ${DIFFERENCE_BY} as difference_by,
      ${registerBy(clock.now())} as register_by,
      r.sale -> 'ticket' as ticket, d.first_date::text as first_date
    ${ofMember} and ${conditionOf(period, today)}
      and ${after ? isBehind({ day: sql`d.first_date`, id: sql`r.id` }, after, isRising) : sql`true`}
    order by d.first_date ${isRising ? sql`asc` : sql`desc`}, r.id
    limit ${limit + 1}`;
  const [{ rows }, counts] = await pipeline([page.execute(db), countOf(db, ofMember, today)]);
  const shown = toPage(rows, limit, ({ first_date, id }) => ({ date: first_date, id }));
  const items = await pipeline(shown.page.map((row) => summaryOf(db, row, clock.now())));
  return { items, nextCursor: shown.nextCursor, counts, serverTime: jstInstant(clock.now()) };
}

const DIFFERENCE_BY = sql`(select c.limit_time from reservation_change c
  where c.reservation_id = r.id and c.state = 'awaitingPayment')`;

/** The first that is not over, of refunds that are shown ({@link findShownRefunds}). */
const registerBy = (now: Date): RawBuilder<unknown> => sql`(select min(f.register_by)
  from refund f join payment p on p.id = f.payment_id
  where p.reservation_id = r.id and f.amount_yen > f.fee_yen and f.register_by > ${now}
    and (f.state = 'needsAccount' or f.state = 'stopped' and f.way = 'account'))`;

/** All of a member that is kept for them to see, with its first and last day: the last one to choose, of what does not sail, and to sail, of what is on stand-by. */
const shownTo = (sessionId: number, today: string): RawBuilder<unknown> => sql`
  from reservation r cross join lateral (
    select min(s.service_date) as first_date, max(case when ${STANDS_BY} then l.stand_by_until
        else s.service_date + case s.status
          when 'scheduled' then 0 else (t.rules -> 'changes' ->> 'chooseWithinDays')::int end
        end) as last_date
    from reservation_leg l join sailing s on s.id = l.sailing_id join route t on t.id = s.route_id
    where l.reservation_id = r.id
  ) d
  where r.session_id = ${sessionId} and d.first_date >= ${addMonths(today, -MONTHS)}::date`;

async function countOf(
  db: Kysely<Database>,
  ofMember: RawBuilder<unknown>,
  today: string,
): Promise<ReservationCounts> {
  const count = (period: ListRequest['period']) =>
    sql`(count(*) filter (where ${conditionOf(period, today)}))::int`;
  const { rows } = await sql<ReservationCounts>`
    select ${count('upcoming')} as upcoming, ${count('past')} as past,
      ${count('cancelled')} as cancelled, ${count('partnerTickets')} as "partnerTickets"
      ${ofMember}`.execute(db);
  return rows[0] ?? { upcoming: 0, past: 0, cancelled: 0, partnerTickets: 0 };
}

function conditionOf(period: ListRequest['period'], today: string): RawBuilder<unknown> {
  // A hold that ended was never booked.
  if (period === 'cancelled') {
    return sql`(r.state = 'cancelled' or r.state = 'expired' and r.unpaid_since is not null)`;
  }
  const booked = sql`r.state in ('paymentProcessing', 'confirmedUnpaid', 'confirmed')`;
  if (period === 'partnerTickets') return sql`(${booked} and r.sale -> 'ticket' is not null)`;
  return period === 'upcoming'
    ? sql`${booked} and d.last_date >= ${today}::date`
    : sql`${booked} and d.last_date < ${today}::date`;
}

async function summaryOf(db: Kysely<Database>, row: Dated, now: Date): Promise<ReservationSummary> {
  const [found, services] = await pipeline([
    findReservationLegs(db, row.id),
    findLegServices(db, row.id, jstDate(now)),
  ]);
  const today = (sold: LegOfReservation) => ({ sold, ...withService(sold, services, now) });
  const outbound = today(found.outbound);
  const returnLeg = found.returnLeg && today(found.returnLeg);
  const legs = [outbound, ...(returnLeg ? [returnLeg] : [])];
  return {
    id: row.id,
    reservationNumber: row.reservation_number,
    state: row.state,
    outbound: outbound.sailing,
    outboundService: outbound.service,
    return: returnLeg?.sailing ?? null,
    returnService: returnLeg?.service ?? null,
    passengers: row.passengers.length,
    vehicles: Math.max(...legs.map((leg) => leg.vehicles.length)),
    totalYen: toPayYen(row.total_yen, row.waived_yen),
    limitTime: row.state === 'confirmedUnpaid' ? jstInstant(new Date(row.limit_time)) : null,
    nextDeadline: nextDeadlineOf(row, outbound, returnLeg, now),
    nextBoarding: isOver(row) ? null : nextBoardingOf(legs, row, now),
    partnerTicket: ticketRef({ ticket: row.ticket ?? undefined }),
  };
}

/** As the reservation itself has it: one function for both. */
function nextDeadlineOf(
  row: Dated,
  outbound: ReservationLeg,
  returnLeg: ReservationLeg | undefined,
  now: Date,
): ReservationSummary['nextDeadline'] {
  const at = (instant: Date | null) => instant && jstInstant(new Date(instant));
  const differenceBy = at(row.difference_by);
  const registerBy = at(row.register_by);
  const next = nextDeadline({
    state: row.state,
    paymentMethod: row.payment_method,
    limitTime: jstInstant(new Date(row.limit_time)),
    confirmMailBy: at(row.confirm_mail_by),
    change: differenceBy ? { state: 'awaitingPayment', limitTime: differenceBy } : null,
    refunds: registerBy ? [{ state: 'needsAccount', registerBy }] : [],
    outbound,
    return: returnLeg ?? null,
    passengers: row.passengers,
    serverTime: jstInstant(now),
  });
  return next ?? null;
}

const isOver = ({ state }: Dated): boolean => state === 'expired' || state === 'cancelled';

/** The first leg that is still to sail, with the one cut-off of all who travel on it. */
function nextBoardingOf(
  legs: readonly (ReservationLeg & { sold: LegOfReservation })[],
  row: Dated,
  now: Date,
): NextBoarding | null {
  const next = legs.find(
    ({ sailing, service }) =>
      service.state !== 'cancelled' &&
      !standsBy(service) &&
      new Date(service.departureAt ?? sailing.departureAt) > now,
  );
  if (!next) return null;
  const { leg } = next.sold.row;
  const party = { vehicles: next.vehicles, passengers: travellersOf(row.passengers, leg) };
  return {
    leg,
    checkInClosesAt: cutOffOfLeg(next, party),
    hasVehicles: party.vehicles.length > 0,
    hasAssistance: needsAssistance(party),
  };
}
