import type { CancelledItem, RefundWay } from '@ferry/api/customer-server';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import {
  type QuotedCancellation,
  quoteCancellation,
} from '../../domain/cancellations/quote-cancellation.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findPaymentsLeft } from '../../domain/payments/refund-rows.ts';
import { findChangeForUpdate } from '../../domain/reservations/change-rows.ts';
import { findEndedLegs } from '../../domain/reservations/ended-legs.ts';
import { findLegsIfAny, type ReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import {
  findForUpdate,
  findReservation,
  type ReservationRow,
} from '../../domain/reservations/reservation-rows.ts';
import { refundTerms } from '../due/refund-way.ts';
import { cancelLocked } from './cancel-reservation.ts';
import { findCancellableTrip } from './cancellable-trip.ts';
import { type CancelContext, refundOf } from './quote-cancellation.ts';

/** Ways that need no step of the customer's. */
const BY_ITSELF: readonly RefundWay[] = ['card', 'wallet'];

/** A reservation with legs that are not sailed and for which no other sailing can be chosen any more. */
interface Unchosen {
  row: ReservationRow;
  legs: ReservationLegs;
  items: CancelledItem[];
  quoted: QuotedCancellation;
  /** A passenger has checked in for one of the legs: it may have carried its party. */
  isBoarded: boolean;
}

/**
 * Pays back what the operator did not sail and for which no choice was made: by card, of itself, each
 * reservation once and in its own transaction. For the office ({@link listUnchosen}) waits what goes back in
 * another way, what is sold as a whole of which a part was sailed, what was boarded, and what the operator has given
 * back something of by hand. Nothing of it lapses.
 * @param onFailure is told which one could not be paid back; the others are
 * @returns how many this call has paid back
 */
export async function payBackUnchosen(
  db: Kysely<Database>,
  context: Omit<CancelContext, 'sessionId'>,
  onFailure: (error: unknown, reservationId: string) => void,
): Promise<number> {
  let paid = 0;
  for (const id of await findDue(db, context.clock, true)) {
    try {
      paid += await inTransaction(db, (tx) => payBack(tx, context, id));
    } catch (error) {
      onFailure(error, id);
    }
  }
  return paid;
}

async function payBack(
  tx: Transaction<Database>,
  context: Omit<CancelContext, 'sessionId'>,
  id: string,
): Promise<number> {
  const row = await findForUpdate(tx, id);
  const found = row && (await findUnchosen(tx, context.clock, row));
  if (!found || found.isBoarded || (await isGivenBackByHand(tx, id))) return 0;
  const { legs, items, quoted } = found;
  const terms = await refundTerms(tx, context.provider, id, refundOf(quoted));
  const isForOffice = quoted.rest !== undefined && row.sale?.ticket !== undefined;
  if (isForOffice || terms.length === 0 || !terms.every(({ way }) => BY_ITSELF.includes(way)))
    return 0;
  // The customer is choosing at this moment: their change is made, or lapses, first.
  if (await findChangeForUpdate(tx, id)) return 0;
  const { feeYen, refundYen } = quoted;
  const request = { items, feeYen, refundYen };
  await cancelLocked(tx, context, { row, isOwner: false, legs }, request, { by: 'system' });
  return 1;
}

/** What waits for the office. */
export interface UnchosenReservation {
  id: string;
  number: string;
  paymentMethod: string;
  /** What is owed to the customer and not given back by hand; null where that cannot be said. */
  yen: number | null;
}

/** Reservations that are still to be paid back, the oldest voyage first; by card a job does it. */
export async function listUnchosen(
  tx: Transaction<Database>,
  clock: Clock,
): Promise<UnchosenReservation[]> {
  const list: UnchosenReservation[] = [];
  for (const id of await findDue(tx, clock)) {
    const row = await findReservation(tx, id);
    if (!row) continue;
    const yen = await owedYen(tx, clock, row);
    const paymentMethod = row.payment_method ?? 'unknown';
    if (yen !== 0) list.push({ id, number: row.reservation_number, paymentMethod, yen });
  }
  return list;
}

/** @returns 0 where nothing is owed; null for what is closed to a quote: it does not keep the others off the list */
async function owedYen(
  tx: Transaction<Database>,
  clock: Clock,
  row: ReservationRow,
): Promise<number | null> {
  try {
    const yen = row.names_removed_at
      ? await endedYen(tx, row)
      : ((await findUnchosen(tx, clock, row))?.quoted.refundYen ?? 0);
    const left = yen === 0 ? [] : await findPaymentsLeft(tx, row.id);
    const leftYen = left.reduce((sum, payment) => sum + payment.leftYen, 0);
    return Math.max(0, Math.min(yen, leftYen));
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** What was sold of the legs that the operator has cancelled, in yen: what they were sold by went with the names. */
async function endedYen(
  tx: Transaction<Database>,
  { id, quote }: Pick<ReservationRow, 'id' | 'quote'>,
): Promise<number> {
  const legs = await tx
    .selectFrom('reservation_leg')
    .innerJoin('sailing', 'sailing.id', 'reservation_leg.sailing_id')
    .select('reservation_leg.leg')
    .where('reservation_leg.reservation_id', '=', id)
    .where('sailing.status', '=', 'cancelled')
    .execute();
  return legs.reduce((sum, { leg }) => sum + (quote[leg]?.totalYen ?? 0), 0);
}

/** Whether the operator has given something back at the provider: what it was for is not known here. */
async function isGivenBackByHand(tx: Transaction<Database>, id: string): Promise<boolean> {
  const payment = await tx
    .selectFrom('payment')
    .select('id')
    .where('reservation_id', '=', id)
    .where((is) => is.or([is('by_hand_yen', '>', 0), is('state', '=', 'refunded')]))
    .executeTakeFirst();
  return payment !== undefined;
}

/**
 * What may be due; whether the time to choose is over says each leg's own rule. Without its names, and what it was sold
 * by, it is the office's: no job pays it back any more.
 */
async function findDue(db: Kysely<Database>, clock: Clock, hasNames = false): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from reservation r
    join reservation_leg l on l.reservation_id = r.id join sailing s on s.id = l.sailing_id
    where r.state = 'confirmed' and (r.names_removed_at is null or not ${hasNames})
      and s.status = 'cancelled' and s.service_date < ${clock.now()}
    group by r.id order by min(s.service_date), r.id`.execute(db);
  return rows.map(({ id }) => id);
}

async function findUnchosen(
  tx: Transaction<Database>,
  clock: Clock,
  row: ReservationRow,
): Promise<Unchosen | undefined> {
  const now = clock.now();
  const { id } = row;
  const legs = await findLegsIfAny(tx, id);
  if (!row.sale || !legs || row.state !== 'confirmed') return undefined;
  const booked = legs.returnLeg ? [legs.outbound, legs.returnLeg] : [legs.outbound];
  const ended = await findEndedLegs(tx, id, booked, now);
  const items = ended
    .filter(({ isEnded, isLate, choiceUntil }) => isEnded && !isLate && choiceUntil === null)
    .map(({ row: { leg } }): CancelledItem => ({ leg, kind: 'leg', position: null }));
  if (items.length === 0) return undefined;
  const trip = await findCancellableTrip(tx, row, legs, now);
  const isBoarded = trip.legs.some(
    ({ leg, isCheckedIn }) => isCheckedIn && items.some((item) => item.leg === leg),
  );
  return { row, legs, items, isBoarded, quoted: quoteCancellation(trip, { items }, now) };
}
