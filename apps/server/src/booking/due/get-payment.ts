import type { Payment } from '@ferry/api/customer-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findPayment, type PaymentRow } from '../../domain/payments/payment-rows.ts';
import { toPayment } from '../../domain/payments/to-payment.ts';
import { findAccessible, type ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import type { ReservationContext } from '../reservations/get-reservation.ts';

/**
 * A payment, for a caller who may see its reservation.
 * @throws DomainError `NOT_FOUND`, the same for an unknown id and for a missing right
 */
export async function getPayment(
  db: Kysely<Database>,
  context: ReservationContext,
  paymentId: string,
): Promise<{ row: PaymentRow; reservation: ReservationRow; payment: Payment }> {
  const now = context.clock.now();
  const row = await findPayment(db, paymentId);
  const who = { sessionId: context.sessionId, now };
  // Also without a payment: it takes as long as another customer's.
  const found = await findAccessible(db, who, row?.reservation_id ?? '');
  if (!row || !found) throw new DomainError('NOT_FOUND');
  return { row, reservation: found.row, payment: toPayment(row, found.row, now) };
}

/**
 * The payment when its outcome is not a refusal.
 * @throws DomainError why it was not made, or that it is given back (`HOLD_EXPIRED`)
 */
export function assertNotRefused(payment: Payment): Payment {
  if (payment.failure) throw new DomainError(payment.failure);
  return payment;
}
