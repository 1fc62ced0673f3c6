import type { GuestSessionRequest, ReservationClaim } from '@ferry/api/customer-server';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { type LookUpContext, lookUp } from '../../domain/guest-sessions/guest-sessions.ts';
import { claimReservationRow, waitsForContact } from '../../domain/reservations/claim-rows.ts';
import type { KnownContact } from '../../domain/reservations/guest-right-rows.ts';
import { takeTurn } from '../../domain/sessions/lock-session.ts';

/** No reservation has this id: for a wrong contact the same statements run as for the right one. */
const NOBODYS: KnownContact = { reservationId: 'rsv_', kind: 'phone', contact: '' };

/**
 * A reservation that was booked without a login comes into the list of the member who knows its number
 * and contact. One of another member is answered like one that does not exist, after the same work.
 * @param context of a login: its session is the member's
 * @throws DomainError `VALIDATION_FAILED`, `LOOKUP_NOT_FOUND`, `LOOKUP_LOCKED`, `CONTACT_CHANGE_WAITING`: the mailbox of before
 *   has not confirmed the new one yet
 */
export async function claimReservation(
  context: LookUpContext,
  request: GuestSessionRequest,
): Promise<ReservationClaim> {
  const { db, sessionId } = context;
  const now = context.clock.now();
  const { reservationId, reservationNumber } = await lookUp(context, request, (known) =>
    inTransaction(db, async (tx) => {
      await takeTurn(tx, sessionId);
      const isClaimed = await claimReservationRow(tx, known ?? NOBODYS, {
        ownerId: sessionId,
        now,
      });
      const waits = await waitsForContact(tx, known ?? NOBODYS, sessionId);
      if (!isClaimed && waits) throw new DomainError('CONTACT_CHANGE_WAITING');
      return isClaimed;
    }),
  );
  return { reservationId, reservationNumber };
}
