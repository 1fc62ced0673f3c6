import type { CommitChangeRequest, Reservation } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type BookingToChange, findBooking } from '../../domain/changes/find-booking.ts';
import { assertUnlocked } from '../../domain/changes/locks.ts';
import { limitsOfStored, priceStored } from '../../domain/changes/stored-change.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findDraft, lockDraft, type StoredDraft } from '../../domain/drafts/draft-rows.ts';
import {
  deleteDraftPayment,
  findDraftPayment,
  toPaymentChoice,
} from '../../domain/payments/draft-payment-rows.ts';
import { findPaymentByRequest } from '../../domain/payments/payment-rows.ts';
import {
  type ChangeRow,
  findChangeForUpdate,
  findChangeInFlight,
  isChangeOver,
  lastChangeState,
  updateChange,
} from '../../domain/reservations/change-rows.ts';
import {
  assertConsents,
  CONSENTS_TO_CONFIRM,
  storeConsents,
} from '../../domain/reservations/consents.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import type { AccessibleReservation } from '../../domain/reservations/reservation-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import { differenceCase } from '../paying/change-case.ts';
import { assertNotRefused, getPayment } from '../paying/get-payment.ts';
import { type MakingContext, makeChange } from '../paying/make-change.ts';
import { assertAvailable } from '../paying/payment-choice.ts';
import { optionOf, type PaymentCase } from '../paying/payment-methods.ts';
import { mayBeMade, nextVersion } from '../paying/settle-change.ts';
import {
  assertChosen,
  assertSameRequest,
  type Payer,
  startPayment,
} from '../paying/start-payment.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { assertChangeable } from './begin-change.ts';
import { assertAmounts } from './hold-change.ts';

export type CommitChangeContext = ReservationContext & Payer & MakingContext;

/** A reservation that is changed or waits for the difference, or a payment that the provider is asked for first. */
export type CommitChangeStep = { reservation: Reservation } | { paymentId: string };

/** A change that is to be made, and its booking; all locked. */
interface Ready {
  found: AccessibleReservation;
  booking: BookingToChange;
  change: ChangeRow;
  request: CommitChangeRequest;
}

/**
 * Makes a held change, or begins to pay its difference; the booking stays as it was until that is paid. What costs
 * nothing more, and what is not paid yet, is changed at once. A request that has begun a payment before goes on with
 * it.
 * @param version of the reservation that the customer has seen
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED` also where no change is held, `VERSION_CONFLICT`,
 *   `RESERVATION_STATE` while it is paid or waits for that, `CHANGE_CLOSED`, `SAILING_CANCELLED`,
 *   `DIFFERENCE_CHANGED` with what it is now, `VALIDATION_FAILED` (a consent or the method is missing), and those of
 *   {@link startPayment}
 */
export async function beginCommitChange(
  tx: Transaction<Database>,
  context: CommitChangeContext,
  reservationId: string,
  { version, request }: { version: number; request: CommitChangeRequest },
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
  const booking = await findBooking(tx, found.row);
  await assertMayBeMade(tx, context, booking, change);
  const priced = await priceStored(tx, booking, change, now);
  assertAmounts(request, { quote: change.quote }, priced);
  const { fee, amounts } = priced;
  // A fee that has risen meanwhile was shown.
  const stored = await updateChange(tx, change.id, {
    fee: JSON.stringify(fee.fee),
    fee_yen: amounts.feeYen,
    fee_basis_yen: fee.basisYen,
    is_counted: fee.counts,
    pay_yen: amounts.payYen,
    refund_yen: amounts.refundYen,
  });
  await storeConsents(tx, found.row.id, CONSENTS_TO_CONFIRM, now);
  const ready = { found, booking, change: stored, request };
  return stored.pay_yen > 0 ? payDifference(tx, context, ready) : make(tx, context, ready);
}

/** @throws DomainError `VERSION_CONFLICT` where the draft is another one by now, `CHANGE_CLOSED`, `SAILING_CANCELLED` */
async function assertMayBeMade(
  tx: Transaction<Database>,
  { clock, sessionId }: CommitChangeContext,
  booking: BookingToChange,
  change: ChangeRow,
): Promise<void> {
  const now = clock.now();
  const draft = change.draft_id && (await findDraft(tx, sessionId, change.draft_id, now));
  // What is held is no longer what the customer wants.
  if (draft && draft.version !== change.draft_version) throw new DomainError('VERSION_CONFLICT');
  assertChangeable(booking, now, { isOwnChange: true });
  const { legs } = await limitsOfStored(tx, booking, change, now);
  const gone = legs.find(({ status }) => status !== 'scheduled');
  if (gone) throw new DomainError('SAILING_CANCELLED', { leg: gone.row.leg });
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

async function make(
  tx: Transaction<Database>,
  context: CommitChangeContext,
  { found, change }: Ready,
): Promise<CommitChangeStep> {
  const row = await makeChange(tx, context, found.row, change);
  await mailAbout(tx, context.clock, 'reservationChanged', row, change.id);
  return { reservation: await toReservation(tx, context.clock, { ...found, row }) };
}

/** By the method that was chosen: the port waits at once, everything else asks the provider first. */
async function payDifference(
  tx: Transaction<Database>,
  context: CommitChangeContext,
  ready: Ready,
): Promise<CommitChangeStep> {
  const { found, booking, change, request } = ready;
  const paymentCase = await caseOf(tx, context, ready);
  const draft = change.draft_id;
  const isOwn = draft !== null && change.session_id === context.sessionId;
  const choice = isOwn ? await findDraftPayment(tx, draft) : undefined;
  const { paymentMethod } = request;
  if (paymentMethod === 'port') {
    if (choice) assertChosen(request, choice);
    assertAvailable(optionOf(paymentCase, 'port'));
    return waitAtPort(tx, context, ready, paymentCase);
  }
  assertChosen(request, choice);
  const payment = await startPayment(tx, context, {
    reservation: booking.row,
    choice: toPaymentChoice(choice),
    paymentCase,
    purpose: 'change',
    change,
  });
  // A card works once, whatever comes of it.
  if (paymentMethod === 'card') await deleteDraftPayment(tx, choice.draft_id);
  await updateChange(tx, change.id, { state: 'paymentProcessing' });
  await nextVersion(tx, found.row, change);
  return { paymentId: payment.id };
}

async function caseOf(
  tx: Transaction<Database>,
  { clock, provider }: CommitChangeContext,
  { booking, change }: Ready,
): Promise<PaymentCase> {
  const now = clock.now();
  const { legs, ...limits } = await limitsOfStored(tx, booking, change, now);
  const departures = legs.map(({ described }) => described.sailing.departureAt);
  const difference = { ...limits, payYen: change.pay_yen, departures };
  // Whether it answers is seen when it is called.
  const state = provider.name === 'none' ? 'none' : 'up';
  return differenceCase(booking, difference, { now, provider: state, limits: provider.limits });
}

async function waitAtPort(
  tx: Transaction<Database>,
  { clock }: CommitChangeContext,
  { found, change }: Ready,
  { payLaterBy }: PaymentCase,
): Promise<CommitChangeStep> {
  await updateChange(tx, change.id, {
    state: 'awaitingPayment',
    payment_method: 'port',
    limit_time: payLaterBy ?? change.limit_time,
  });
  const row = await nextVersion(tx, found.row, change);
  await addHistory(tx, row.id, 'changeAwaitingPayment', clock.now());
  await mailAbout(tx, clock, 'changeReceived', row, change.id);
  return { reservation: await toReservation(tx, clock, { ...found, row }) };
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
