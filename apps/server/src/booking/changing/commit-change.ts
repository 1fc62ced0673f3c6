import { isDeepStrictEqual } from 'node:util';
import type { CommitChangeRequest, Reservation } from '@ferry/api/customer-server';
import { isPaidAtOnce } from '@ferry/format/wallet-methods';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { assertUnlocked } from '../../domain/changes/change-locks.ts';
import { type BookingToChange, findBooking } from '../../domain/changes/find-booking.ts';
import { leavesEnded } from '../../domain/changes/overtaken.ts';
import { limitsOfStored, priceStored } from '../../domain/changes/stored-change.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findDraft, lockDraft, type StoredDraft } from '../../domain/drafts/draft-rows.ts';
import { findPaymentByRequest } from '../../domain/payments/payment-rows.ts';
import {
  countBookingMail,
  countMail,
  mailboxOf,
  ofBooking,
} from '../../domain/rate-limits/limit-mails.ts';
import {
  type ChangeRow,
  findChangeForUpdate,
  findChangeInFlight,
  isChangeOver,
  lastChangeState,
} from '../../domain/reservations/change-rows.ts';
import {
  assertConsents,
  CONSENTS_TO_CONFIRM,
  storeConsents,
} from '../../domain/reservations/consents.ts';
import type { AccessibleReservation } from '../../domain/reservations/reservation-rows.ts';
import { updateChange } from '../../domain/reservations/store-change-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import { carriedContact } from '../changed/changed-contact.ts';
import { makeChange } from '../changed/make-change.ts';
import { mayBeMade } from '../changed/settle-change.ts';
import { askToConfirm } from '../confirming/confirmation-link.ts';
import { assertNotRefused, getPayment } from '../due/get-payment.ts';
import { assertSameRequest } from '../paying/start-payment.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { assertChangeable } from './begin-change.ts';
import { admitChanged } from './change-unpaid.ts';
import { assertAmounts } from './hold-change.ts';
import {
  type CommitChangeContext,
  type CommitChangeStep,
  payDifference,
  type ReadyChange,
} from './pay-difference.ts';

/**
 * Makes a held change, or begins to pay its difference; the booking stays as it was until that is paid. What costs
 * nothing more, and what is not paid yet, is changed at once. A request that has begun a payment before goes on with
 * it.
 * @param version of the reservation that the customer has seen
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED` also where no change is held, `VERSION_CONFLICT`,
 *   `RESERVATION_STATE` while it is paid or waits for that, `CHANGE_CLOSED`, `SAILING_CANCELLED`,
 *   `DIFFERENCE_CHANGED` with what it is now, `VALIDATION_FAILED` (a consent is missing), those of
 *   {@link payDifference} and, of what is not paid, {@link admitChanged}; `RATE_LIMITED` after too many changes, or
 *   mails about contacts
 */
export async function beginCommitChange(
  tx: Transaction<Database>,
  context: CommitChangeContext,
  reservationId: string,
  {
    version,
    request,
    sheet,
  }: { version: number; request: CommitChangeRequest; sheet: ReadyChange['sheet'] | DomainError },
): Promise<CommitChangeStep> {
  const begun = await findPaymentByRequest(tx, context.sessionId, context.request.key);
  if (begun) return { paymentId: assertSameRequest(begun, context, reservationId).id };
  const now = context.clock.now();
  // In the order of all locks: the draft, the reservation, its change.
  const known = await findChangeInFlight(tx, reservationId);
  if (known?.draft_id) await lockDraft(tx, known.draft_id);
  const found = await requireReservation(tx, context, reservationId, 'lock');
  const change = await findChangeForUpdate(tx, reservationId);
  if (!change || isChangeOver(change, now)) {
    // Another tab has made it.
    const isMade = (await lastChangeState(tx, reservationId)) === 'made';
    throw new DomainError(isMade ? 'VERSION_CONFLICT' : 'HOLD_EXPIRED');
  }
  if (change.state !== 'held') throw new DomainError('RESERVATION_STATE');
  const isSeen = found.row.version === version && change.base_version === version;
  if (!isSeen || change.id !== known?.id) throw new DomainError('VERSION_CONFLICT');
  assertConsents(request.consents);
  // A repeated request has its response above: its token is used by itself.
  if (sheet instanceof DomainError) throw sheet;
  const booking = await findBooking(tx, found.row, now);
  await assertMayBeMade(tx, context, booking, change);
  const priced = await priceStored(tx, booking, change, now);
  assertAmounts(request, { quote: change.quote }, priced);
  await assertMayMail(tx, context, found, change);
  const { fee, feesBack, amounts } = priced;
  // A fee that has risen meanwhile was shown.
  const stored = await updateChange(tx, change.id, {
    fee: JSON.stringify(fee.fee),
    fee_yen: amounts.feeYen,
    fees_back: JSON.stringify(feesBack),
    fee_basis_yen: fee.basisYen,
    is_counted: fee.counts,
    pay_yen: amounts.payYen,
    refund_yen: amounts.refundYen,
  });
  await storeConsents(tx, found.row.id, CONSENTS_TO_CONFIRM, now);
  const ready = { found, booking, change: stored, request, sheet };
  if (stored.pay_yen === 0 || !isPaidAtOnce(request.paymentMethod))
    await countChange(tx, context, ready);
  return stored.pay_yen > 0 ? payDifference(tx, context, ready) : make(tx, context, ready);
}

/**
 * @throws DomainError `VERSION_CONFLICT` where the draft is another one by now, `HOLD_EXPIRED` where the
 * operator has ended what it leaves, `CHANGE_CLOSED`, `SAILING_CANCELLED`
 */
async function assertMayBeMade(
  tx: Transaction<Database>,
  { clock, sessionId }: CommitChangeContext,
  booking: BookingToChange,
  change: ChangeRow,
): Promise<void> {
  const now = clock.now();
  // Of the session that has begun it, whichever makes it.
  const begunBy = change.session_id ?? sessionId;
  const draft = change.draft_id && (await findDraft(tx, begunBy, change.draft_id, now));
  // What is held is no longer what the customer wants.
  if (draft && draft.version !== change.draft_version) throw new DomainError('VERSION_CONFLICT');
  assertChangeable(booking, now, { isOwnChange: true });
  const { legs } = await limitsOfStored(tx, booking, change, now);
  const gone = legs.find(({ status }) => status !== 'scheduled');
  if (gone) throw new DomainError('SAILING_CANCELLED', { leg: gone.row.leg });
  // It is not priced as what the operator ends; what is held of it goes.
  const after = legs.map(({ row }) => row);
  if (leavesEnded(change, booking.legs, after)) throw new DomainError('HOLD_EXPIRED');
  if (!(await mayBeMade(tx, booking.row, change))) {
    throw new DomainError('CHANGE_CLOSED', { changeClosedReason: 'checkedIn' });
  }
  if (draft) assertStillOpen(booking, draft, now);
}

/** What was open when it was held may have closed since: nothing that was typed is wrong with it. */
function assertStillOpen(booking: BookingToChange, draft: StoredDraft, now: Date): void {
  try {
    assertUnlocked(booking, draft, now);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    throw new DomainError('CHANGE_CLOSED', { changeClosedReason: 'closed' });
  }
}

/**
 * Counts the mails that announce a new address: one to the old mailbox, and those that the new one gets. Both
 * count against the limit for contact corrections.
 * @throws DomainError `RATE_LIMITED` after too many mails
 */
async function assertMayMail(
  tx: Transaction<Database>,
  context: CommitChangeContext,
  { row, isOwner }: AccessibleReservation,
  change: ChangeRow,
): Promise<void> {
  const { representative: after } = carriedContact(row, change);
  const { representative: before } = row;
  if (isDeepStrictEqual(after, before)) return;
  const counted = [ofBooking(row, isOwner)];
  const isOther = mailboxOf(before.email) !== mailboxOf(after.email);
  if (isOther && row.state !== 'confirmed') counted.push({ mailbox: after.email });
  for (const of of counted) {
    const retryAfterSeconds = await countMail(tx, context, of, context.clock.now());
    if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
  }
}

/**
 * Counts this change against the mail limit, even if it is dropped later. Card payments are exempt.
 * @throws DomainError `RATE_LIMITED`
 */
async function countChange(
  tx: Transaction<Database>,
  context: CommitChangeContext,
  { found }: ReadyChange,
): Promise<void> {
  const of = ofBooking(found.row, found.isOwner);
  const wait = await countBookingMail(tx, context, of, context.clock.now());
  if (wait > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds: wait });
}

async function make(
  tx: Transaction<Database>,
  context: CommitChangeContext,
  { found, booking, change }: ReadyChange,
): Promise<CommitChangeStep> {
  const { legs } = await limitsOfStored(tx, booking, change, context.clock.now());
  const admitted = await admitChanged(tx, context, found.row, { change, legs });
  const row = await makeChange(tx, context, admitted, change);
  const { confirm_mail_by, contact_email } = found.row;
  const isNews = confirm_mail_by === null || contact_email !== row.contact_email;
  if (isNews) await askToConfirm(tx, context, row);
  await mailAbout(tx, context.clock, 'reservationChanged', row, change.id);
  return { reservation: await toReservation(tx, context.clock, { ...found, row }) };
}

/**
 * The reservation after the payment of its difference has been driven as far as it goes.
 * @throws DomainError why it was not paid
 */
export async function endCommitChange(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
  paymentId: string,
): Promise<Reservation> {
  assertNotRefused((await getPayment(db, context, paymentId)).payment);
  const found = await requireReservation(db, context, reservationId);
  return toReservation(db, context.clock, found);
}
