import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import {
  findPayment,
  findPaymentForUpdate,
  updatePayment,
} from '../../domain/payments/payment-rows.ts';
import { findForUpdate } from '../../domain/reservations/reservation-rows.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import { changeReservation } from '../due/end-of-payment.ts';
import type { TransferRefusal } from './transfers.ts';

/**
 * Notes that the operator has given back by hand a payment of which everything was to go back, and that the
 * provider has refused for so long that nobody asks any more; its customer is told. Once or more often.
 */
export async function markPaymentRefunded(
  tx: Transaction<Database>,
  clock: Clock,
  paymentId: string,
): Promise<{ isNew: boolean } | TransferRefusal> {
  const known = await findPayment(tx, paymentId);
  const reservation = known && (await findForUpdate(tx, known.reservation_id));
  const payment = reservation && (await findPaymentForUpdate(tx, paymentId));
  if (!payment || !reservation) return 'unknown';
  if (payment.state === 'refunded') return { isNew: false };
  const isGivenUp = payment.refused_at !== null && payment.next_check_at === null;
  if (payment.state !== 'refundPending' || !isGivenUp) return 'byProvider';
  const now = clock.now();
  const news = await changeReservation(tx, now, {
    payment,
    reservation,
    state: 'refunded',
    by: 'operator',
  });
  const back = { state: 'refunded', refunded_at: now } as const;
  await updatePayment(tx, payment.id, { ...back, refused_at: null, refusal: null });
  for (const { kind, row } of news) await mailAbout(tx, clock, kind, row, payment.id);
  return { isNew: true };
}
