import type { Payment, PayRequest } from '@ferry/api/customer-server';
import { opensSheet } from '@ferry/format/wallet-methods';
import type { Kysely, Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import type { PaymentChoice } from '../../domain/payments/draft-payment-rows.ts';
import { findOpenPayments, findPaymentByRequest } from '../../domain/payments/payment-rows.ts';
import { findChangeInFlight, lockChange } from '../../domain/reservations/change-rows.ts';
import { assertSails, findReservationLegs } from '../../domain/reservations/reservation-legs.ts';
import {
  findAccessible,
  type ReservationRow,
  updateReservation,
} from '../../domain/reservations/reservation-rows.ts';
import { updateChange } from '../../domain/reservations/store-change-rows.ts';
import { isAnyoneAboard } from '../../domain/tickets/ticket-rows.ts';
import { mayStillBeMade, nextVersion } from '../changed/settle-change.ts';
import { type DueDifference, findDueDifference, readDueDifference } from '../due/due-difference.ts';
import { duePaymentCase } from '../due/due-payment.ts';
import { assertNotRefused, getPayment } from '../due/get-payment.ts';
import {
  assertOneWay,
  type Chooser,
  choiceOf,
  notAvailable,
  sheetTokenOf,
} from '../due/payment-choice.ts';
import { optionOf, type PaymentCase } from '../due/payment-methods.ts';
import { isOpen } from '../due/payment-states.ts';
import { assertPrice } from '../holding/hold-reservation.ts';
import { type ReservationContext, requireReservation } from '../reservations/get-reservation.ts';
import { assertSameRequest, type Payer, startPayment } from './start-payment.ts';

type PayContext = ReservationContext & Payer & Chooser;

/** What is to be paid with, or why it cannot be; that is told only if nothing was begun before. */
type Chosen = PaymentChoice | DomainError;

/**
 * Finds out what a request wants to pay with. The provider is asked about a card, so it is outside of any
 * transaction; a token that has been used was perhaps used by this very request.
 */
export async function choosePaying(
  context: PayContext,
  reservationId: string,
  request: PayRequest,
): Promise<Chosen> {
  try {
    assertOneWay(request);
    // It is what a reservation is paid by that is paid nowhere else.
    if (request.method === 'port') throw notAvailable('method');
    const { row } = await requireReservation(context.db, context, reservationId);
    const legs = await findReservationLegs(context.db, row.id);
    const given = givenOf(context);
    const due = await readDueDifference(context, row, given);
    const paymentCase = due?.paymentCase ?? duePaymentCase(row, legs, given);
    const choice = await choiceOf(context, request, optionOf(paymentCase, request.method));
    if (!opensSheet(request.method)) return choice;
    return { ...choice, ...(await sheetTokenOf(context.payments, request)) };
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/**
 * Begins to pay what is due on a confirmed reservation, or the difference of its change that waits. Its places stay until the provider has said how that
 * ended, and the number of a store that it had stays good until then. A request that has begun a payment
 * before goes on with it.
 * @param version the one that the customer has seen
 * @returns the id of the payment that the provider has to be asked for
 * @throws DomainError `NOT_FOUND`, `ALREADY_PAID`, `RESERVATION_STATE`, also while it is being paid, while
 *   another number of a store is being made and once a traveller is aboard, `HOLD_EXPIRED`, `VERSION_CONFLICT`, `PRICE_CHANGED`, `SAILING_CANCELLED`, those of {@link choosePaying} and
 *   {@link startPayment}
 */
export async function beginPaying(
  tx: Transaction<Database>,
  context: PayContext,
  reservationId: string,
  given: { version: number; request: PayRequest; chosen: Chosen },
): Promise<string> {
  const { sessionId, clock } = context;
  const [begun, found] = await pipeline([
    findPaymentByRequest(tx, sessionId, context.request.key),
    findAccessible(tx, { sessionId, now: clock.now() }, reservationId, 'lock'),
  ]);
  if (begun) return assertSameRequest(begun, context, reservationId).id;
  if (!found) throw new DomainError('NOT_FOUND');
  const { row } = found;
  const due = await findDueDifference(tx, row, givenOf(context));
  if (due) return payDifference(tx, context, { row, due, given });
  const legs = await findReservationLegs(tx, row.id);
  const paymentCase = duePaymentCase(row, legs, givenOf(context));
  assertDue(row, paymentCase.now);
  // What is aboard is settled with the port.
  if (await isAnyoneAboard(tx, row.id)) throw new DomainError('RESERVATION_STATE');
  assertSails(legs);
  if (row.version !== given.version) throw new DomainError('VERSION_CONFLICT');
  assertPrice(given.request.totalYen, paymentCase.totalYen);
  if (given.chosen instanceof DomainError) throw given.chosen;
  await assertNumberMade(tx, row.id);
  const payment = await startPayment(tx, context, {
    reservation: row,
    choice: given.chosen,
    paymentCase,
    purpose: 'later',
  });
  await updateReservation(tx, row, { state: 'paymentProcessing' });
  return payment.id;
}

/** The change, which is locked, stays as it is until the provider has said how that ended. */
async function payDifference(
  tx: Transaction<Database>,
  context: PayContext,
  {
    row,
    due: { paymentCase, change: known },
    given,
  }: {
    row: ReservationRow;
    due: DueDifference;
    given: { version: number; request: PayRequest; chosen: Chosen };
  },
): Promise<string> {
  const change = await lockChange(tx, known.id);
  if (change?.state !== 'awaitingPayment') throw new DomainError('RESERVATION_STATE');
  if (!(await mayStillBeMade(tx, row, change, context.clock.now())))
    throw new DomainError('RESERVATION_STATE');
  if (row.version !== given.version) throw new DomainError('VERSION_CONFLICT');
  assertPrice(given.request.totalYen, change.pay_yen);
  if (given.chosen instanceof DomainError) throw given.chosen;
  await assertNumberMade(tx, row.id);
  const payment = await startPayment(tx, context, {
    reservation: row,
    choice: given.chosen,
    paymentCase,
    purpose: 'change',
    change,
  });
  await updateChange(tx, change.id, { state: 'paymentProcessing' });
  await nextVersion(tx, row, change);
  return payment.id;
}

/**
 * The payment after it has been driven as far as it goes.
 * @returns whether that was its end, for now: received, or a number to pay by
 * @throws DomainError why it was not made
 */
export async function endPaying(
  db: Kysely<Database>,
  context: ReservationContext,
  paymentId: string,
): Promise<{ payment: Payment; isDone: boolean }> {
  const { row, reservation, payment } = await getPayment(db, context, paymentId);
  assertNotRefused(payment);
  // Something else was faster while this one was asked for.
  if (row.given_up_at && isOpen(row.state)) {
    const change = row.change_id && (await findChangeInFlight(db, reservation.id));
    const isPaid = reservation.state === 'confirmed' && !change;
    throw new DomainError(isPaid ? 'ALREADY_PAID' : 'RESERVATION_STATE');
  }
  return { payment, isDone: payment.state === 'awaitingPayment' || !isOpen(payment.state) };
}

// Whether it answers is seen when it is called.
const givenOf = ({
  clock,
  provider: { name, limits },
}: PayContext): Pick<PaymentCase, 'provider' | 'limits' | 'now'> => ({
  now: clock.now(),
  provider: name === 'none' ? 'none' : 'up',
  limits,
});

/**
 * The number of a store that takes the place of another one is being made, or nobody knows what has become of
 * it: until then there is nothing that a payment that fails could go back to.
 */
async function assertNumberMade(tx: Transaction<Database>, reservationId: string): Promise<void> {
  const open = await findOpenPayments(tx, reservationId);
  if (open.some(({ state }) => state !== 'awaitingPayment')) {
    throw new DomainError('RESERVATION_STATE');
  }
}

function assertDue({ state, limit_time }: ReservationRow, now: Date): void {
  if (state === 'confirmed') throw new DomainError('ALREADY_PAID');
  if (state === 'expired') throw new DomainError('HOLD_EXPIRED');
  if (state !== 'confirmedUnpaid') throw new DomainError('RESERVATION_STATE');
  if (limit_time <= now) throw new DomainError('HOLD_EXPIRED');
}
