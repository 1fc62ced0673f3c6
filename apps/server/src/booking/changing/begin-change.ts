import type { ChangeDraftRequest, Draft } from '@ferry/api/customer-server';
import { inTransaction } from '../../database/transaction.ts';
import { bookedChoice, bookedCustomers } from '../../domain/changes/booked-choice.ts';
import { whyNotChangeable } from '../../domain/changes/change-terms.ts';
import {
  type BookingToChange,
  CHANGE_PARTS,
  findBooking,
} from '../../domain/changes/find-booking.ts';
import { chosenOfTicket } from '../../domain/changes/ticket-to-change.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { deleteChangeDrafts } from '../../domain/drafts/change-draft-rows.ts';
import { insertDraft, lockDraftsAbout, type StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { type DraftContext, expiry } from '../../domain/drafts/drafts.ts';
import { findResident } from '../../domain/drafts/resident.ts';
import { toDraft } from '../../domain/drafts/to-draft.ts';
import { newId } from '../../domain/ids.ts';
import { requireReservation } from '../reservations/get-reservation.ts';

/**
 * A draft with what is booked in it, to be changed. The reservation stays as it is; what the session has begun of
 * it before and not held goes.
 * @param memberId of the member who changes it
 * @throws DomainError `NOT_FOUND`, `CHANGE_IN_PROGRESS`, `CHANGE_CLOSED` with the reason
 */
export function beginChange(
  context: DraftContext,
  reservationId: string,
  request: ChangeDraftRequest,
  memberId?: string,
): Promise<Draft> {
  const { clock, sessionId } = context;
  const now = clock.now();
  return inTransaction(context.db, async (tx) => {
    // Locked: what is corrected of it at this moment is in the draft, or is carried into it.
    await lockDraftsAbout(tx, sessionId, reservationId);
    const { row } = await requireReservation(tx, context, reservationId, 'lock');
    const booking = await findBooking(tx, row, now);
    assertChangeable(booking, now);
    await deleteChangeDrafts(tx, sessionId, row.id);
    const draft: StoredDraft = {
      id: newId('drf'),
      version: 1,
      trip: bookedChoice(booking),
      shown: null,
      customers: bookedCustomers(booking),
      resident: memberId === undefined ? undefined : await findResident(tx, memberId),
      expiresAt: expiry(now),
      change: {
        reservationId: row.id,
        parts: CHANGE_PARTS.filter((part) => request.parts.includes(part)),
      },
      ticket: ticketToChoose(booking),
      reservation: undefined,
    };
    const described = await toDraft(tx, clock, { ...draft, shown: shownOf(booking) });
    await insertDraft(tx, sessionId, { ...draft, shown: described.shown });
    return described.draft;
  });
}

/** The ticket of a purchase with the slots and the consent that it has. */
function ticketToChoose({ ticket }: BookingToChange): StoredDraft['ticket'] {
  return ticket?.row && { ...chosenOfTicket(ticket.sold), row: ticket.row };
}

/** What is booked, for the case that the operator does not sell it any more. */
const shownOf = ({ row, legs }: BookingToChange): StoredDraft['shown'] => {
  const [outbound, returnLeg] = legs.map(({ described: { sailing, cabins } }) => ({
    sailing,
    cabinTypes: cabins.map(({ cabinType }) => cabinType),
  }));
  return outbound ? { outbound, return: returnLeg ?? null, quote: row.quote } : null;
};

/** @throws DomainError `CHANGE_IN_PROGRESS`, `CHANGE_CLOSED` with the reason */
export function assertChangeable(
  booking: BookingToChange,
  now: Date,
  options?: { isOwnChange: boolean },
): void {
  const reason = whyNotChangeable(booking, now, options);
  if (reason === 'changing') throw new DomainError('CHANGE_IN_PROGRESS');
  if (reason) throw new DomainError('CHANGE_CLOSED', { changeClosedReason: reason });
}
