import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inSnapshot } from '../../database/transaction.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import { limitsOfStored } from '../../domain/changes/stored-change.ts';
import {
  type ChangeRow,
  findChangeInFlight,
  isChangeOver,
} from '../../domain/reservations/change-rows.ts';
import type { ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { differenceCase } from './change-case.ts';
import type { PaymentCase } from './payment-methods.ts';

/** The change of a reservation whose difference waits to be paid, and how it may be now. */
export interface DueDifference {
  change: ChangeRow;
  paymentCase: PaymentCase;
}

/**
 * As {@link findDueDifference}, all of it as it was at one instant.
 * @param context a customer who may see the reservation
 */
export async function readDueDifference(
  context: ReservationContext & { db: Kysely<Database> },
  row: ReservationRow,
  given: Pick<PaymentCase, 'provider' | 'limits' | 'now'>,
): Promise<DueDifference | undefined> {
  if (row.state !== 'confirmed') return undefined;
  return inSnapshot(context.db, async (tx) => {
    const { row: same } = await requireReservation(tx, context, row.id, 'renewed');
    return findDueDifference(tx, same, given);
  });
}

/**
 * What is due on a reservation that is paid: the difference of a change that waits. No method makes its limit later.
 * @returns undefined where there is none
 */
export async function findDueDifference(
  db: Kysely<Database>,
  row: ReservationRow,
  given: Pick<PaymentCase, 'provider' | 'limits' | 'now'>,
): Promise<DueDifference | undefined> {
  if (row.state !== 'confirmed') return undefined;
  const change = await findChangeInFlight(db, row.id);
  if (!change || change.state === 'held' || isChangeOver(change, given.now)) return undefined;
  const booking = await findBooking(db, row, given.now);
  const { legs, checkIn } = await limitsOfStored(db, booking, change, given.now);
  const difference = {
    payYen: change.pay_yen,
    checkIn: legs.every(({ status }) => status === 'scheduled') ? checkIn : undefined,
    payLaterBy: change.limit_time,
    departures: legs.map(({ described }) => described.sailing.departureAt),
  };
  return { change, paymentCase: differenceCase(booking, difference, given) };
}
