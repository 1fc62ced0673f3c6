import type { CommitRequest, Reservation } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../clock.ts';
import { DomainError } from '../domain-error.ts';
import { lockDraftOf } from '../drafts/draft-rows.ts';
import { addMinutes } from '../instant.ts';
import { getSailing } from '../sailings/find-offer.ts';
import { describeReservation, extensionsLeft, isOver } from './describe-reservation.ts';
import { expireHold } from './expire-holds.ts';
import { assertPrice, holdEnd } from './hold-reservation.ts';
import {
  type AccessibleReservation,
  addHistory,
  findAccessible,
  type ReservationRow,
  updateReservation,
} from './reservation-rows.ts';

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
  if (!isOver(found.row, now)) return describeReservation(db, context.clock, found);
  await expireIfDue(db, reservationId, now);
  const ended = await requireReservation(db, context, reservationId);
  return describeReservation(db, context.clock, ended);
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
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED`, `RESERVATION_STATE`, `EXTENSION_LIMIT`
 */
export async function extendHold(
  tx: Transaction<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<Reservation> {
  const { clock } = context;
  const { row, isOwner } = await requireHeld(tx, context, reservationId);
  const found = await sailingOf(tx, row);
  if (extensionsLeft(row, found) === 0) throw new DomainError('EXTENSION_LIMIT');
  const wanted = addMinutes(row.limit_time, found.rules.holds.extensionMinutes);
  const limitTime = holdEnd(wanted, found.sailing.checkInClosesAt);
  const extensions = row.extensions + 1;
  const changed = await updateReservation(tx, row, { limit_time: limitTime, extensions });
  await addHistory(tx, row.id, 'extended', clock.now());
  return describeReservation(tx, clock, { row: changed, isOwner });
}

/**
 * Confirms a hold; the server's clock decides whether there still is one. It is then to be paid at
 * the port, until the check-in cut-off.
 * @param version the one that the customer has seen
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED`, `RESERVATION_STATE`, `VERSION_CONFLICT`,
 *   also when the draft was changed after the hold, `VALIDATION_FAILED` (a consent is missing), `PRICE_CHANGED`, `SAILING_CANCELLED`
 */
export async function commitReservation(
  tx: Transaction<Database>,
  context: ReservationContext,
  reservationId: string,
  version: number,
  request: CommitRequest,
): Promise<Reservation> {
  const { clock } = context;
  // Before the reservation, in the order of all locks: the draft cannot change from here on.
  const draftVersion = await lockDraftOf(tx, context.sessionId, reservationId);
  const { row, isOwner } = await requireHeld(tx, context, reservationId);
  if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
  // What the hold has is no longer what the customer wants.
  if ((draftVersion ?? row.draft_version) !== row.draft_version) {
    throw new DomainError('VERSION_CONFLICT');
  }
  assertConsents(request.consents);
  assertPrice(request.totalYen, row.total_yen);
  await assertSails(tx, row);
  const { sailing } = await sailingOf(tx, row);
  const changed = await updateReservation(tx, row, {
    state: 'confirmedUnpaid',
    payment_method: request.paymentMethod,
    limit_time: new Date(sailing.checkInClosesAt),
    client_hash: null,
  });
  await addHistory(tx, row.id, 'confirmed', clock.now());
  return describeReservation(tx, clock, { row: changed, isOwner });
}

function assertConsents(consents: CommitRequest['consents']): void {
  const refused = Object.entries(consents).filter(([, isGiven]) => !isGiven);
  if (refused.length === 0) return;
  throw new DomainError('VALIDATION_FAILED', {
    errors: Object.fromEntries(refused.map(([name]) => [`consents.${name}`, ['NOT_ACCEPTED']])),
  });
}

async function assertSails(tx: Transaction<Database>, row: ReservationRow): Promise<void> {
  const { status } = await tx
    .selectFrom('sailing')
    .select('status')
    .where('id', '=', row.sailing_id)
    .executeTakeFirstOrThrow();
  if (status !== 'scheduled') throw new DomainError('SAILING_CANCELLED');
}

async function requireHeld(
  tx: Transaction<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<AccessibleReservation> {
  const found = await requireReservation(tx, context, reservationId, 'lock');
  const { row } = found;
  if (row.state === 'expired' || isOver(row, context.clock.now())) {
    throw new DomainError('HOLD_EXPIRED');
  }
  if (row.state !== 'held') throw new DomainError('RESERVATION_STATE');
  return found;
}

async function requireReservation(
  db: Kysely<Database>,
  { clock, sessionId }: ReservationContext,
  reservationId: string,
  lock?: 'lock',
): Promise<AccessibleReservation> {
  const who = { sessionId, now: clock.now() };
  const found = await findAccessible(db, who, reservationId, lock);
  if (!found) throw new DomainError('NOT_FOUND');
  return found;
}

async function sailingOf(tx: Transaction<Database>, row: ReservationRow) {
  const found = await getSailing(tx, {
    sailingId: row.sailing_id,
    fromPortId: row.from_port_id,
    toPortId: row.to_port_id,
  });
  if (!found) throw new Error('A reservation has lost its sailing');
  return found;
}
