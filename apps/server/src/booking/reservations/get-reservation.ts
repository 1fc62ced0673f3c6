import type { Reservation } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { addMinutes } from '../../domain/instant.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import { assertExtensionOpen, holdLength } from '../../domain/reservations/length-of-hold.ts';
import {
  checkInCutOffOf,
  findReservationLegs,
} from '../../domain/reservations/reservation-legs.ts';
import {
  type AccessibleReservation,
  findAccessible,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { extensionsLeft, isOver, toReservation } from '../../domain/reservations/to-reservation.ts';
import { expireHold } from '../holding/expire-holds.ts';
import { extendShortHold } from '../holding/short-holds.ts';
import { holdEnd } from '../holding/store-hold.ts';

export interface ReservationContext {
  clock: Clock;
  sessionId: number;
}

/**
 * A reservation, for the session that booked it or has looked it up. A hold whose time is over is
 * ended on the way.
 * @throws DomainError `NOT_FOUND`, the same for an unknown id and for a missing right
 */
export async function getReservation(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<Reservation> {
  const now = context.clock.now();
  const found = await requireReservation(db, context, reservationId);
  if (!isOver(found.row, now)) return toReservation(db, context.clock, found);
  await expireIfDue(db, reservationId, now);
  const ended = await requireReservation(db, context, reservationId);
  return toReservation(db, context.clock, ended);
}

/** Ends the hold and gives its places back when its time is over. */
export async function expireIfDue(
  db: Kysely<Database>,
  reservationId: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, (tx) => expireHold(tx, reservationId, now));
}

/**
 * Prolongs a hold, but not beyond the check-in cut-off.
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED`, `RESERVATION_STATE`, `EXTENSION_LIMIT`,
 *   `EXTENSION_TOO_EARLY`
 */
export async function extendHold(
  tx: Transaction<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<Reservation> {
  const { clock } = context;
  const { row, isOwner } = await requireHeld(tx, context, reservationId);
  const { outbound } = await findReservationLegs(tx, row.id);
  if (extensionsLeft(row, outbound) === 0) throw new DomainError('EXTENSION_LIMIT');
  assertExtensionOpen(row.limit_time, outbound.rules, clock.now());
  const { extensionMinutes } = holdLength(row, outbound.rules);
  const requested = addMinutes(row.limit_time, extensionMinutes);
  const limitTime = holdEnd(requested, checkInCutOffOf(outbound, row));
  if (row.is_short) await extendShortHold(tx, row.id, limitTime, outbound.rules);
  const extensions = row.extensions + 1;
  const changed = await updateReservation(tx, row, { limit_time: limitTime, extensions });
  await addHistory(tx, row.id, 'extended', clock.now());
  return toReservation(tx, clock, { row: changed, isOwner });
}

/**
 * A hold that is still live, locked.
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED`, `RESERVATION_STATE`
 */
async function requireHeld(
  tx: Transaction<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<AccessibleReservation> {
  const found = await requireReservation(tx, context, reservationId, 'lock');
  return assertHeld(found, context.clock.now());
}

/** @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED`, `RESERVATION_STATE` */
export function assertHeld(
  found: AccessibleReservation | undefined,
  now: Date,
): AccessibleReservation {
  if (!found) throw new DomainError('NOT_FOUND');
  const { row } = found;
  if (row.state === 'expired' || isOver(row, now)) throw new DomainError('HOLD_EXPIRED');
  if (row.state !== 'held') throw new DomainError('RESERVATION_STATE');
  return found;
}

/** @throws DomainError `NOT_FOUND`, the same for an unknown id and for a missing right */
export async function requireReservation(
  db: Kysely<Database>,
  { clock, sessionId }: ReservationContext,
  reservationId: string,
  how?: 'lock' | 'renewed',
): Promise<AccessibleReservation> {
  const who = { sessionId, now: clock.now() };
  const found = await findAccessible(db, who, reservationId, how);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}
