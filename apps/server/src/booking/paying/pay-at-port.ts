import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { newId } from '../../domain/ids.ts';
import { insertPayment } from '../../domain/payments/payment-rows.ts';
import { findForUpdate, type ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import { changeReservation } from './change-reservation.ts';
import { dueYenOf } from './due-payment.ts';

/** What the operator has received at the port's window; yen, tax included. */
export interface PortMoney {
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
  /** What is due, or was received before, in yen. */
  | { rightYen: number };

/** That it is noted, now or before. */
export interface NotedPayment {
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
  clock: Clock,
  { reservationNumber, yen }: PortMoney,
): Promise<NotedPayment | PortRefusal> {
  const known = await tx
    .selectFrom('reservation')
    .select('id')
    .where('reservation_number', '=', reservationNumber)
    .executeTakeFirst();
  const row = known && (await findForUpdate(tx, known.id));
  if (!row) return 'unknown';
  if (row.state === 'confirmed') return notedBefore(tx, row, yen);
  const refusal = refusalOf(row);
  if (refusal) return refusal;
  const dueYen = dueYenOf(row);
  if (dueYen === 0) return 'nothingDue';
  if (yen !== undefined && yen !== dueYen) return { rightYen: dueYen };
  const now = clock.now();
  const payment = await insertPayment(tx, portPayment(row, dueYen, now));
  const change = { payment, reservation: row, state: 'captured' as const };
  for (const news of await changeReservation(tx, now, change)) {
    await mailAbout(tx, clock, news.kind, news.row, payment.id);
  }
  return { paymentId: payment.id, yen: dueYen, isNew: true };
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
    .executeTakeFirst();
  if (!payment) return 'paidOtherwise';
  if (yen !== undefined && yen !== payment.amount_yen) return { rightYen: payment.amount_yen };
  return { paymentId: payment.id, yen: payment.amount_yen, isNew: false };
}

const portPayment = (row: ReservationRow, yen: number, now: Date) => ({
  id: newId('pay'),
  reservation_id: row.id,
  session_id: null,
  // No client sends this one.
  request_key: randomUUID(),
  request_hash: Buffer.alloc(0),
  provider: 'none',
  method: 'port' as const,
  state: 'captured' as const,
  purpose: 'later' as const,
  amount_yen: yen,
  attempt_buckets: '[]',
  created_at: now,
  captured_at: now,
});
