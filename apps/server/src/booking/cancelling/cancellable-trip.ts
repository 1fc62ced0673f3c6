import { toPayYen } from '@ferry/format/to-pay';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BookedLeg, BookedTrip } from '../../domain/cancellations/booked-trip.ts';
import type { QuotedCancellation } from '../../domain/cancellations/quote-cancellation.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { planRefunds } from '../../domain/payments/plan-refunds.ts';
import { findPaymentsLeft } from '../../domain/payments/refund-rows.ts';
import { findEndedLegs, type LegAsSailed } from '../../domain/reservations/ended-legs.ts';
import type { ReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { isStandingBy } from '../../domain/service/standing-by.ts';
import { isGone } from '../../domain/tickets/renumber-tickets.ts';
import { findTickets } from '../../domain/tickets/ticket-rows.ts';
import { endOf, findUsedVouchers } from '../../domain/vouchers/list-vouchers.ts';
import { assertReplaceable, canReplace, type NumberContext } from '../changed/replace-number.ts';

/**
 * A reservation as something that can be cancelled. A hold is given up with its draft, and what is being
 * paid is waited for.
 * @throws DomainError `RESERVATION_STATE`; `CANCEL_BY_PHONE` for what was stored without what it was sold by
 */
export async function findCancellableTrip(
  db: Kysely<Database>,
  row: ReservationRow,
  { outbound, returnLeg }: ReservationLegs,
  now: Date,
): Promise<BookedTrip> {
  const isPaid = row.state === 'confirmed';
  if (!isPaid && row.state !== 'confirmedUnpaid') throw new DomainError('RESERVATION_STATE');
  if (!row.sale) throw new DomainError('CANCEL_BY_PHONE');
  const { ticket } = row.sale;
  const tickets = await findTickets(db, row.id);
  // By sailing: after a cancellation in part the return leg may be the outbound one. A passenger who was checked in is
  // so with a revoked ticket as well; the ticket of a cancelled one is nobody's.
  const stamped = tickets.filter(({ checked_in_at, subject }) => checked_in_at && !isGone(subject));
  const checkedIn = new Set(stamped.map((each) => each.sailing_id));
  const booked = [outbound, ...(returnLeg ? [returnLeg] : [])];
  const legs = await findEndedLegs(db, row.id, booked, now);
  return {
    sale: row.sale,
    passengers: row.passengers,
    legs: legs.map((leg) => bookedLeg(leg, checkedIn)),
    waivedYen: row.waived_yen,
    isPaid,
    ticket: ticket && { vouchers: await findUsedVouchers(db, row.id), endsAt: endOf(ticket) },
  };
}

/**
 * What waits for its payment at a store can be cancelled in part where there can be another number. Of
 * what was paid as much must be left as goes back: the operator may have given back some of it, or all, by
 * hand. What was sold by a partner ticket is cancelled as a whole.
 * @throws DomainError `CANCEL_BY_PHONE`
 */
export async function assertByWeb(
  db: Kysely<Database>,
  context: NumberContext,
  row: ReservationRow,
  { rest, refundYen, restYen, waivedYen }: QuotedCancellation,
): Promise<void> {
  if (rest && row.sale?.ticket) throw new DomainError('CANCEL_BY_PHONE');
  if (row.state !== 'confirmed') {
    if (!rest || row.payment_method !== 'convenienceStore') return;
    const amountYen = toPayYen(restYen, waivedYen);
    return assertReplaceable(db, context, { reservationId: row.id, amountYen });
  }
  const left = await findPaymentsLeft(db, row.id);
  if (left.length === 0 || !planRefunds(left, refundYen)) throw new DomainError('CANCEL_BY_PHONE');
}

/**
 * Whether no part of it can be cancelled here, whatever the part: of a partner ticket, and of what waits for its
 * payment at a store once there can be no other number.
 */
export async function isCancelledWhole(
  db: Kysely<Database>,
  context: NumberContext,
  { id, state, sale, payment_method }: ReservationRow,
): Promise<boolean> {
  if (sale?.ticket) return true;
  if (state === 'confirmed' || payment_method !== 'convenienceStore') return false;
  return !(await canReplace(db, context, id));
}

const bookedLeg = (sold: LegAsSailed, checkedIn: ReadonlySet<string>): BookedLeg => {
  const {
    row: { leg, sailing_id, content },
    described,
    isEnded,
    isLate,
    isStandByOver,
  } = sold;
  return {
    leg,
    content,
    departureAt: described.sailing.departureAt,
    arrivalAt: described.sailing.arrivalAt,
    isEnded,
    isLate,
    isStandingBy: isStandingBy(sold),
    isStandByOver,
    isCheckedIn: checkedIn.has(sailing_id),
  };
};
