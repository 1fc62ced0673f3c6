import { randomUUID } from 'node:crypto';
import type { LegName } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../domain/ids.ts';
import { insertPayment } from '../../domain/payments/payment-rows.ts';
import {
  type ChangeRow,
  findChangeForUpdate,
  isChangeOver,
} from '../../domain/reservations/change-rows.ts';
import { findForUpdate, type ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import type { MakingContext } from '../changed/make-change.ts';
import { bringAlong, mayStillBeMade } from '../changed/settle-change.ts';
import { dueYenOf } from '../due/due-payment.ts';
import { changeReservation } from '../due/end-of-payment.ts';

/** What the operator has received at the port's window; yen, tax included. */
interface PortMoney {
  /** Without spaces, in capitals. */
  reservationNumber: string;
  /** Undefined: what is due. */
  yen: number | undefined;
}

/** Why money at the port cannot be noted. */
export type PortRefusal =
  | 'unknown'
  | 'notConfirmed'
  | 'beingPaid'
  | 'ended'
  | 'notAtPort'
  | 'paidOtherwise'
  | 'nothingDue'
  /** Legs that the operator does not sail, in the order of the trip; and whether another one is left. */
  | { endedLegs: LegName[]; isPart: boolean }
  /** What is due, or was received before, in yen. */
  | { rightYen: number };

/** That it is noted, now or before. */
interface NotedPayment {
  paymentId: string;
  yen: number;
  /** False where it was so already. */
  isNew: boolean;
}

/**
 * Notes that a reservation booked to be paid at the port is paid there: it is confirmed, and its customer
 * told. Once or more often. What is cancelled of it then goes back at the port as well. No provider has a
 * part in it, and the receipt was handed out at the window.
 */
export async function notePaidAtPort(
  tx: Transaction<Database>,
  context: MakingContext,
  { reservationNumber, yen }: PortMoney,
): Promise<NotedPayment | PortRefusal> {
  const known = await tx
    .selectFrom('reservation')
    .select('id')
    .where('reservation_number', '=', reservationNumber)
    .executeTakeFirst();
  const row = known && (await findForUpdate(tx, known.id));
  if (!row) return 'unknown';
  const { clock } = context;
  const difference = await findDifference(tx, row);
  if (difference) return noteDifference(tx, context, { row, change: difference, yen });
  if (row.state === 'confirmed') return notedBefore(tx, row, yen);
  const refusal = refusalOf(row);
  if (refusal) return refusal;
  const dueYen = dueYenOf(row);
  if (dueYen === 0) return 'nothingDue';
  const ended = await findEnded(tx, row.id);
  if (ended.endedLegs.length > 0) return ended;
  if (yen !== undefined && yen !== dueYen) return { rightYen: dueYen };
  const now = clock.now();
  const payment = await insertPayment(tx, portPayment(row, dueYen, now, null));
  const change = { payment, reservation: row, state: 'captured' as const };
  for (const news of await changeReservation(tx, now, change)) {
    await mailAbout(tx, clock, news.kind, news.row, payment.id);
  }
  return { paymentId: payment.id, yen: dueYen, isNew: true };
}

/** What the operator has cancelled is not paid for any more: its leg is ended first. */
async function findEnded(tx: Transaction<Database>, reservationId: string) {
  const legs = await tx
    .selectFrom('reservation_leg')
    .innerJoin('sailing', 'sailing.id', 'reservation_leg.sailing_id')
    .select(['reservation_leg.leg', 'sailing.status'])
    .where('reservation_leg.reservation_id', '=', reservationId)
    .orderBy('reservation_leg.leg')
    .execute();
  const endedLegs = legs.flatMap(({ leg, status }) => (status === 'scheduled' ? [] : leg));
  return { endedLegs, isPart: endedLegs.length < legs.length };
}

/** A change of the reservation whose difference waits to be paid at the port. */
async function findDifference(
  tx: Transaction<Database>,
  row: ReservationRow,
): Promise<ChangeRow | undefined> {
  if (row.state !== 'confirmed') return undefined;
  const change = await findChangeForUpdate(tx, row.id);
  const waits = change?.state === 'awaitingPayment' && change.payment_method === 'port';
  return waits ? change : undefined;
}

/** The difference is there: the change is made. Once its time is over it is not: then it lapses, and nothing is due. */
async function noteDifference(
  tx: Transaction<Database>,
  context: MakingContext,
  { row, change, yen }: { row: ReservationRow; change: ChangeRow; yen: number | undefined },
): Promise<NotedPayment | PortRefusal> {
  const now = context.clock.now();
  if (isChangeOver(change, now) || !(await mayStillBeMade(tx, row, change, now)))
    return 'nothingDue';
  if (yen !== undefined && yen !== change.pay_yen) return { rightYen: change.pay_yen };
  const payment = await insertPayment(tx, portPayment(row, change.pay_yen, now, change.id));
  const settled = { payment, reservation: row, change, state: 'captured' as const };
  for (const news of await bringAlong(tx, context, settled)) {
    await mailAbout(tx, context.clock, news.kind, news.row, payment.id);
  }
  return { paymentId: payment.id, yen: payment.amount_yen, isNew: true };
}

function refusalOf({ state, payment_method }: ReservationRow): PortRefusal | undefined {
  if (state === 'cancelled' || state === 'expired') return 'ended';
  if (state === 'paymentProcessing') return 'beingPaid';
  if (state !== 'confirmedUnpaid') return 'notConfirmed';
  return payment_method === 'port' ? undefined : 'notAtPort';
}

/** The same word again, or another payment's. What was cancelled since was paid all the same. */
async function notedBefore(
  tx: Transaction<Database>,
  { id }: ReservationRow,
  yen: number | undefined,
): Promise<NotedPayment | PortRefusal> {
  const payment = await tx
    .selectFrom('payment')
    .select(['id', 'amount_yen'])
    .where('reservation_id', '=', id)
    .where('method', '=', 'port')
    .where('state', '=', 'captured')
    // The newest: of a change where it was paid there.
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!payment) return 'paidOtherwise';
  if (yen !== undefined && yen !== payment.amount_yen) return { rightYen: payment.amount_yen };
  return { paymentId: payment.id, yen: payment.amount_yen, isNew: false };
}

const portPayment = (row: ReservationRow, yen: number, now: Date, changeId: string | null) => ({
  id: newId('pay'),
  reservation_id: row.id,
  session_id: null,
  // No client sends this one.
  request_key: randomUUID(),
  request_hash: Buffer.alloc(0),
  provider: 'none',
  method: 'port' as const,
  state: 'captured' as const,
  purpose: changeId ? ('change' as const) : ('later' as const),
  change_id: changeId,
  amount_yen: yen,
  attempt_buckets: '[]',
  created_at: now,
  captured_at: now,
});
