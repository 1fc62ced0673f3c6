import type { CommitRequest, Reservation } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import { DomainError } from '../domain-error.ts';
import { lockDraftOf } from '../drafts/draft-rows.ts';
import { assertAvailable } from '../payments/choose-payment.ts';
import { findDraftPayment } from '../payments/draft-payment-rows.ts';
import { optionOf, type PaymentCase } from '../payments/payment-methods.ts';
import { findPaymentByRequest, type PaymentRow } from '../payments/payment-rows.ts';
import { assertChosen, type Payer, startPayment } from '../payments/start-payment.ts';
import { describeReservation } from './describe-reservation.ts';
import { assertPrice } from './hold-reservation.ts';
import { type AccessibleReservation, addHistory, updateReservation } from './reservation-rows.ts';
import { type ReservationContext, requireHeld, requireReservation } from './reservations.ts';
import { sailingOf } from './sailing-of.ts';

export type CommitContext = ReservationContext & Payer;

/** A reservation that is confirmed now, or a payment that the provider has to be asked for first. */
export type CommitStep = { reservation: Reservation } | { paymentId: string };

/**
 * Confirms a hold; the server's clock decides whether there still is one. What is paid at the port is
 * confirmed at once. Everything else is about to be paid: the reservation keeps its places until the
 * provider has said how that ended. A request that has begun a payment before goes on with it.
 * @param version the one that the customer has seen
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED`, `RESERVATION_STATE`, `VERSION_CONFLICT`, also when
 *   draft or payment method were changed after what the customer has seen, `VALIDATION_FAILED` (a consent
 *   or the method is missing), `PRICE_CHANGED`, `SAILING_CANCELLED`, and those of {@link startPayment}
 */
export async function beginCommit(
  tx: Transaction<Database>,
  context: CommitContext,
  reservationId: string,
  { version, request }: { version: number; request: CommitRequest },
): Promise<CommitStep> {
  const { clock, sessionId } = context;
  const begun = await findPaymentByRequest(tx, sessionId, context.request.key);
  if (begun) return resume(begun, context, reservationId);
  // Before the reservation, in the order of all locks: the draft cannot change from here on.
  const draftVersion = await lockDraftOf(tx, sessionId, reservationId);
  const found = await requireHeld(tx, context, reservationId);
  const { row } = found;
  if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
  // What the hold has is no longer what the customer wants.
  if ((draftVersion ?? row.draft_version) !== row.draft_version) {
    throw new DomainError('VERSION_CONFLICT');
  }
  assertConsents(request.consents);
  assertPrice(request.totalYen, row.total_yen);
  await assertSails(tx, found);
  const { sailing, checkInClosesAt, rules } = await sailingOf(tx, row);
  const paymentCase: PaymentCase = {
    rules: rules.payments,
    totalYen: row.total_yen,
    departureAt: sailing.departureAt,
    checkInClosesAt,
    now: clock.now(),
    // Whether it answers is seen when it is called.
    isProviderUp: true,
  };
  // The draft is the booking session's: who has looked the hold up pays at the port.
  const choice =
    found.isOwner && row.draft_id ? await findDraftPayment(tx, row.draft_id) : undefined;
  const payment_method = request.paymentMethod;
  if (payment_method === 'port') {
    if (choice) assertChosen(request, choice);
    assertAvailable(optionOf(paymentCase, 'port'));
    return { reservation: await confirmAtPort(tx, context, found, checkInClosesAt) };
  }
  const payment = await startPayment(tx, context, {
    reservation: row,
    request,
    choice,
    paymentCase,
  });
  await updateReservation(tx, row, { state: 'paymentProcessing', payment_method });
  return { paymentId: payment.id };
}

function resume(
  payment: PaymentRow,
  { request }: Payer,
  reservationId: string,
): { paymentId: string } {
  const isSame =
    payment.reservation_id === reservationId && payment.request_hash.equals(request.hash);
  if (!isSame) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
  return { paymentId: payment.id };
}

async function confirmAtPort(
  tx: Transaction<Database>,
  { clock }: ReservationContext,
  { row, isOwner }: AccessibleReservation,
  checkInClosesAt: string,
): Promise<Reservation> {
  const changed = await updateReservation(tx, row, {
    state: 'confirmedUnpaid',
    payment_method: 'port',
    limit_time: new Date(checkInClosesAt),
    client_hash: null,
  });
  await addHistory(tx, row.id, 'confirmed', clock.now());
  await mailAbout(tx, clock, 'reservationReceived', changed);
  return describeReservation(tx, clock, { row: changed, isOwner });
}

/**
 * The reservation after its payment has been driven as far as it goes.
 * @throws DomainError why it was not paid
 */
export async function endCommit(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
): Promise<Reservation> {
  const found = await requireReservation(db, context, reservationId);
  const reservation = await describeReservation(db, context.clock, found);
  const failure = reservation.payment?.failure;
  if (failure) throw new DomainError(failure);
  return reservation;
}

function assertConsents(consents: CommitRequest['consents']): void {
  const refused = Object.entries(consents).filter(([, isGiven]) => !isGiven);
  if (refused.length === 0) return;
  throw new DomainError('VALIDATION_FAILED', {
    errors: Object.fromEntries(refused.map(([name]) => [`consents.${name}`, ['NOT_ACCEPTED']])),
  });
}

async function assertSails(
  tx: Transaction<Database>,
  { row }: AccessibleReservation,
): Promise<void> {
  const sailings = await tx
    .selectFrom('reservation_leg as l')
    .innerJoin('sailing as s', 's.id', 'l.sailing_id')
    .select(['s.status', 'l.leg'])
    .where('l.reservation_id', '=', row.id)
    .execute();
  const gone = sailings.find(({ status }) => status !== 'scheduled');
  if (gone) throw new DomainError('SAILING_CANCELLED', { leg: gone.leg });
}
