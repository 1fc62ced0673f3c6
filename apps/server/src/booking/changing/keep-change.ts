import type { Reservation } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { earliestCheckIn } from '../../domain/changes/change-limits.ts';
import { findBooking } from '../../domain/changes/find-booking.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { addMinutes } from '../../domain/instant.ts';
import { findChangeForUpdate, isChangeOver } from '../../domain/reservations/change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { assertExtensionOpen, holdLength } from '../../domain/reservations/length-of-hold.ts';
import { updateReservation } from '../../domain/reservations/reservation-rows.ts';
import { noteBase, updateChange } from '../../domain/reservations/store-change-rows.ts';
import { changeExtensionsLeft, findChangeFacts } from '../../domain/reservations/to-change.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { endChange } from '../holding/end-change.ts';
import { extendShortHold } from '../holding/short-holds.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';

/**
 * Prolongs the hold of a change, but not beyond the earlier check-in or the customer's choice.
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED` also where there is none, `RESERVATION_STATE`, `EXTENSION_LIMIT`,
 *   `EXTENSION_TOO_EARLY`
 */
export async function extendChange(
  tx: Transaction<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<Reservation> {
  const { clock } = context;
  const now = clock.now();
  const found = await requireReservation(tx, context, reservationId, 'lock');
  const change = await findChangeForUpdate(tx, reservationId);
  if (!change || isChangeOver(change, now)) throw new DomainError('HOLD_EXPIRED');
  if (change.state !== 'held') throw new DomainError('RESERVATION_STATE');
  const { legs } = await findChangeFacts(tx, change, jstDate(now));
  const rules = legs[0]?.rules;
  if (!rules || changeExtensionsLeft(change, rules) === 0) throw new DomainError('EXTENSION_LIMIT');
  const booking = await findBooking(tx, found.row, now);
  const after = legs.map(({ row: { leg }, described }) => ({ leg, ...described }));
  const checkIn = earliestCheckIn(booking, after, change.passengers, now);
  if (checkIn && change.limit_time >= checkIn) throw new DomainError('EXTENSION_LIMIT');
  assertExtensionOpen(change.limit_time, rules, now);
  const asked = addMinutes(change.limit_time, holdLength(change, rules).extensionMinutes);
  const limitTime = checkIn && checkIn < asked ? checkIn : asked;
  if (change.is_short) await extendShortHold(tx, change.id, limitTime, rules);
  await updateChange(tx, change.id, {
    limit_time: limitTime,
    extensions: change.extensions + 1,
  });
  const row = await updateReservation(tx, found.row, {});
  // What is held is still of what is booked.
  if (change.base_version === found.row.version) await noteBase(tx, change.id, row.version);
  await addHistory(tx, row.id, 'changeExtended', now);
  return toReservation(tx, clock, { ...found, row });
}

/**
 * Gives up the change in flight: the booking stays as it is. Without one nothing happens.
 * @throws DomainError `NOT_FOUND`, `RESERVATION_STATE` while its difference is being paid
 */
export async function dropChange(
  tx: Transaction<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<Reservation> {
  const { clock } = context;
  const now = clock.now();
  const found = await requireReservation(tx, context, reservationId, 'lock');
  const change = await findChangeForUpdate(tx, reservationId);
  if (!change) return toReservation(tx, clock, found);
  if (change.state === 'paymentProcessing') throw new DomainError('RESERVATION_STATE');
  const end = isChangeOver(change, now) ? 'lapsed' : 'dropped';
  const row = await endChange(tx, found.row, change, { end, now });
  return toReservation(tx, clock, { ...found, row });
}
