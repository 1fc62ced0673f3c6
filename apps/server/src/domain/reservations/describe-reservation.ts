import type { Reservation } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../clock.ts';
import { jstInstant } from '../instant.ts';
import { describePayment } from '../payments/describe-payment.ts';
import { findLastPayment } from '../payments/payment-rows.ts';
import { cancellationTerms } from './cancellation-terms.ts';
import { findReservationLegs, type LegOfReservation } from './reservation-legs.ts';
import {
  type AccessibleReservation,
  findHistory,
  type ReservationRow,
} from './reservation-rows.ts';

/** A hold is over from its limit time on, whether or not the stock has been given back yet. */
export function isOver(row: Pick<ReservationRow, 'state' | 'limit_time'>, now: Date): boolean {
  return row.state === 'held' && row.limit_time <= now;
}

/** None for a hold that ends with the check-in; the operator may have lowered the number, too. */
export function extensionsLeft(
  row: Pick<ReservationRow, 'extensions' | 'limit_time'>,
  { checkInClosesAt, rules }: Pick<LegOfReservation, 'checkInClosesAt' | 'rules'>,
): number {
  if (row.limit_time >= new Date(checkInClosesAt)) return 0;
  return Math.max(0, rules.holds.maxExtensions - row.extensions);
}

/** The reservation in the contract's shape. */
export async function describeReservation(
  db: Kysely<Database>,
  clock: Clock,
  { row, isOwner }: AccessibleReservation,
): Promise<Reservation> {
  const { outbound, back } = await findReservationLegs(db, row.id);
  const { rules } = outbound;
  const history = await findHistory(db, row.id);
  const payment = await findLastPayment(db, row.id);
  const state = isOver(row, clock.now()) ? 'expired' : row.state;
  return {
    id: row.id,
    reservationNumber: row.reservation_number,
    version: row.version,
    state,
    outbound: outbound.described,
    return: back?.described ?? null,
    representative: row.representative,
    passengers: row.passengers,
    quote: row.quote,
    paymentMethod: row.payment_method,
    ...(payment && { payment: describePayment(payment, row, clock.now()) }),
    limitTime: jstInstant(row.limit_time),
    extensionsLeft: state === 'held' ? extensionsLeft(row, outbound) : 0,
    extensionMinutes: rules.holds.extensionMinutes,
    cancellationTerms: cancellationTerms(
      rules.cancellation,
      outbound.described.sailing.departureAt,
    ),
    draftId: isOwner ? row.draft_id : null,
    history: history.map(({ at, event }) => ({ at: jstInstant(at), event })),
    serverTime: jstInstant(clock.now()),
  };
}
