import type { RefundAccountRequest, Reservation } from '@ferry/api/customer-server';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { checkRefundAccount } from '../../domain/payments/check-refund-account.ts';
import { keepAccount } from '../../domain/payments/refund-accounts.ts';
import { validated } from '../../domain/people/problems.ts';
import { ownsContact } from '../../domain/reservations/contact-change-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { mailRefund } from '../../mail/refund-mails.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { moveTransfer } from './move-transfer.ts';

/**
 * Keeps the account to which a refund is transferred, once: the operator may have it in a list by the
 * next moment. The mailbox of the reservation is told, without the account: a guest who knows number
 * and telephone could have named their own.
 * @throws DomainError `NOT_FOUND`, also for a refund of another reservation; `RESERVATION_STATE` where
 *   none is waited for, or not any more; `CONTACT_CHANGE_WAITING` for a guest whose new mail address waits;
 *   `VALIDATION_FAILED`
 */
export async function setRefundAccount(
  tx: Transaction<Database>,
  context: ReservationContext & { keys: KeyRing },
  { reservationId, refundId }: { reservationId: string; refundId: string },
  request: RefundAccountRequest,
): Promise<Reservation> {
  const { clock, keys } = context;
  const now = clock.now();
  const { row, isOwner } = await requireReservation(tx, context, reservationId, 'lock');
  const refund = await tx
    .selectFrom('refund as r')
    .innerJoin('payment as p', 'p.id', 'r.payment_id')
    .selectAll('r')
    .where('r.id', '=', refundId)
    .where('p.reservation_id', '=', row.id)
    .executeTakeFirst();
  if (!refund) throw new DomainError('NOT_FOUND');
  const isLate = refund.register_by !== null && refund.register_by <= now;
  if (refund.way !== 'account' || refund.state !== 'needsAccount' || isLate) {
    throw new DomainError('RESERVATION_STATE');
  }
  // Their own account, and soon their own mailbox: the one of now decides first.
  if (row.new_email !== null && !ownsContact({ row, isOwner })) {
    throw new DomainError('CONTACT_CHANGE_WAITING');
  }
  const account = validated((report) => checkRefundAccount(request, report));
  await keepAccount(tx, keys, refund.id, { account, now });
  await moveTransfer(tx, refund, 'pending', now);
  await mailRefund(tx, clock, 'refundAccountRegistered', { row, refundId });
  return toReservation(tx, clock, { row, isOwner });
}
