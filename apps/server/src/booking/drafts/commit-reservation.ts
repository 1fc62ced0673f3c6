import type { CommitRequest, Reservation } from '@ferry/api/customer-server';
import { isPaidAtOnce } from '@ferry/format/wallet-methods';
import type { Kysely, Transaction } from 'kysely';
import { beforeCommit, pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lockDraftOf } from '../../domain/drafts/draft-rows.ts';
import {
  deleteDraftPayment,
  findChoiceOf,
  toPaymentChoice,
} from '../../domain/payments/draft-payment-rows.ts';
import { findPaymentByRequest } from '../../domain/payments/payment-rows.ts';
import {
  type BookingCounter,
  countBooking,
  type MailSender,
  subjectFor,
} from '../../domain/rate-limits/limit-mails.ts';
import {
  assertConsents,
  CONSENTS_TO_CONFIRM,
  storeConsents,
  withConsents,
} from '../../domain/reservations/consents.ts';
import { actorOf, addHistory } from '../../domain/reservations/history-rows.ts';
import {
  assertSails,
  checkInCutOffOf,
  type ReservationLegs,
} from '../../domain/reservations/reservation-legs.ts';
import {
  type AccessibleReservation,
  findAccessible,
  type ReservationRow,
  storeReservation,
} from '../../domain/reservations/reservation-rows.ts';
import {
  findFacts,
  type ReservationFacts,
  reservationOf,
  toReservation,
} from '../../domain/reservations/to-reservation.ts';
import { mailAboutKnown } from '../../mail/about-reservation.ts';
import { askToConfirm } from '../confirming/confirmation-link.ts';
import { assertNotRefused, getPayment } from '../due/get-payment.ts';
import { assertAvailable, type SheetToken } from '../due/payment-choice.ts';
import { optionOf, type PaymentCase } from '../due/payment-methods.ts';
import { bookUnpaid, type UnpaidBooking } from '../holding/book-unpaid.ts';
import { assertPrice } from '../holding/hold-reservation.ts';
import {
  assertChosen,
  assertSameRequest,
  type Payer,
  startPayment,
} from '../paying/start-payment.ts';
import {
  assertHeld,
  type ReservationContext,
  requireReservation,
} from '../reservations/get-reservation.ts';

type CommitContext = ReservationContext &
  Payer &
  MailSender &
  BookingCounter & { clientHash: Buffer };

/** Clears what an attempt to pay later has left, for a customer who pays at once now. */
const PAID_NOW = {
  unpaid_since: null,
  is_mail_confirmed: false,
  is_own_mailbox: false,
  confirm_mail_by: null,
};

interface SeenCommit {
  version: number;
  request: CommitRequest;
  sheet: SheetToken | undefined | DomainError;
}

/**
 * A reservation that is confirmed now, or a payment that the provider has to be asked for first.
 */
type CommitStep = { reservation: Reservation } | { paymentId: string };

/**
 * Confirms a hold; the server's clock decides whether there still is one. What is paid at the port
 * is confirmed at once. Everything else is about to be paid: the reservation keeps its places until
 * the provider has said how that ended. A request that has begun a payment before goes on with it.
 * @param version the one that the customer has seen
 * @param sheet what the sheet of a wallet has given, or why it cannot be used
 * @throws DomainError `NOT_FOUND`, `HOLD_EXPIRED`, `RESERVATION_STATE`, `VERSION_CONFLICT`, also
 *   when draft or payment method were changed after what the customer has seen, `VALIDATION_FAILED`
 *   (a consent or the method is missing), `PRICE_CHANGED`, `SAILING_CANCELLED`, and those of {@link
 *   startPayment} and {@link bookLater}
 */
export async function beginCommit(
  tx: Transaction<Database>,
  context: CommitContext,
  reservationId: string,
  { version, request, sheet }: SeenCommit,
): Promise<CommitStep> {
  const { clock } = context;
  const { begun, draftVersion, ...known } = await lockToCommit(tx, context, reservationId);
  if (begun) return { paymentId: assertSameRequest(begun, context, reservationId).id };
  const found = assertHeld(known.found, clock.now());
  const { row } = found;
  if (row.version !== version) throw new DomainError('VERSION_CONFLICT');
  // What the hold has is no longer what the customer wants.
  if ((draftVersion ?? row.draft_version) !== row.draft_version) {
    throw new DomainError('VERSION_CONFLICT');
  }
  assertConsents(request.consents);
  if (sheet instanceof DomainError) throw sheet;
  assertPrice(request.totalYen, row.total_yen);
  const { facts } = known;
  if (!facts) throw new Error('A reservation has lost its legs');
  assertSails(facts.legs);
  const { described, rules } = facts.legs.outbound;
  const paymentCase: PaymentCase = {
    rules: rules.payments,
    totalYen: row.total_yen,
    departureAt: described.sailing.departureAt,
    checkInCutOff: checkInCutOffOf(facts.legs.outbound, row),
    now: clock.now(),
    // Whether it answers is seen when it is called.
    provider: context.provider.name === 'none' ? 'none' : 'up',
    limits: context.provider.limits,
    // Decided below, where nobody else can come in between.
    whyNotLater: null,
  };
  // The draft is the booking session's: a customer who has looked the hold up pays at the port.
  const choice = found.isOwner ? known.choice : undefined;
  const payment_method = request.paymentMethod;
  if (payment_method === 'port') {
    if (choice) assertChosen(request, choice);
    assertAvailable(optionOf(paymentCase, 'port'));
    const booking = await bookLater(tx, context, row, facts.legs);
    return confirmAtPort(tx, context, found, facts, booking);
  }
  assertChosen(request, choice);
  const payment = await startPayment(tx, context, {
    reservation: row,
    choice: { ...toPaymentChoice(choice), ...sheet },
    paymentCase,
    purpose: 'booking',
  });
  // A card works once, whatever comes of it; a wallet gives another token.
  if (payment_method === 'card') await deleteDraftPayment(tx, choice.draft_id);
  const booking = isPaidAtOnce(payment_method)
    ? PAID_NOW
    : await bookLater(tx, context, row, facts.legs);
  await pipeline([
    storeReservation(tx, row, { state: 'paymentProcessing', payment_method, ...booking }),
    storeConsents(tx, row.id, CONSENTS_TO_CONFIRM, clock.now()),
  ]);
  return { paymentId: payment.id };
}

/**
 * The reservation, locked, with everything that its confirmation needs: one round trip. The draft
 * is locked before it, in the order of all locks, and cannot change from then on.
 */
async function lockToCommit(
  tx: Transaction<Database>,
  context: CommitContext,
  reservationId: string,
) {
  const { sessionId, clock, request } = context;
  const [begun, draftVersion, found, facts, choice] = await pipeline([
    findPaymentByRequest(tx, sessionId, request.key),
    lockDraftOf(tx, sessionId, reservationId),
    findAccessible(tx, { sessionId, now: clock.now() }, reservationId, 'lock'),
    findFacts(tx, reservationId, clock.now()),
    findChoiceOf(tx, reservationId, clock.now()),
  ]);
  return { begun, draftVersion, found, facts, choice };
}

/**
 * Books what is paid later, and counts it by its mailbox.
 * @throws DomainError those of {@link bookUnpaid}; `UNPAID_LIMIT` also after too many with one mailbox, whatever has
 *   become of them
 */
async function bookLater(
  tx: Transaction<Database>,
  context: CommitContext,
  row: ReservationRow,
  legs: ReservationLegs,
): Promise<UnpaidBooking> {
  // Read on the way; counted last, as the order of locks is.
  const of = subjectFor(tx, context, { mailbox: row.contact_email });
  const [subject, booking] = await pipeline([of, bookUnpaid(tx, context, row, legs)]);
  beforeCommit(tx, countMailOf(tx, context, subject));
  return booking;
}

async function countMailOf(
  tx: Transaction<Database>,
  context: CommitContext,
  subject: string,
): Promise<void> {
  const wait = await countBooking(tx, context, subject, context.clock.now());
  if (wait > 0) throw new DomainError('UNPAID_LIMIT');
}

/** Builds the response from values already in hand, so that the writes need not be awaited first. */
function confirmAtPort(
  tx: Transaction<Database>,
  context: CommitContext,
  { row, isOwner }: AccessibleReservation,
  { history, consents, ...known }: ReservationFacts,
  booking: UnpaidBooking,
): { reservation: Reservation } {
  const now = context.clock.now();
  const change = {
    state: 'confirmedUnpaid' as const,
    payment_method: 'port' as const,
    limit_time: new Date(checkInCutOffOf(known.legs.outbound, row)),
    ...booking,
  };
  const changed = { ...row, ...change, version: row.version + 1 };
  const event = 'confirmed' as const;
  const facts = {
    ...known,
    history: [...history, { at: now, event, by: actorOf(event) }],
    consents: withConsents(consents, CONSENTS_TO_CONFIRM, now),
  };
  const reservation = reservationOf({ row: changed, isOwner }, facts, now);
  const stored = pipeline([
    storeReservation(tx, row, change),
    addHistory(tx, row.id, event, now),
    storeConsents(tx, row.id, CONSENTS_TO_CONFIRM, now),
    mailAboutKnown(tx, now, 'reservationReceived', { reservation, row: changed }),
    askToConfirm(tx, context, changed),
  ]);
  beforeCommit(tx, stored);
  return { reservation };
}

/**
 * The reservation after its payment has been driven as far as it goes.
 * @throws DomainError why it was not paid
 */
export async function endCommit(
  db: Kysely<Database>,
  context: ReservationContext,
  reservationId: string,
  paymentId: string,
): Promise<Reservation> {
  assertNotRefused((await getPayment(db, context, paymentId)).payment);
  const found = await requireReservation(db, context, reservationId);
  return toReservation(db, context.clock, found);
}
