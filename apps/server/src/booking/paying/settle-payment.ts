import type { PaymentState } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { newId } from '../../domain/ids.ts';
import { addMinutes } from '../../domain/instant.ts';
import { byHandNow } from '../../domain/payments/by-hand.ts';
import {
  findPayment,
  findPaymentForUpdate,
  type PaymentRow,
  updatePayment,
} from '../../domain/payments/payment-rows.ts';
import { findRefundedYen, findStopped, insertRefund } from '../../domain/payments/refund-rows.ts';
import { lockMemberOfCard } from '../../domain/payments/stored-card-rows.ts';
import type { MailSender } from '../../domain/rate-limits/limit-mails.ts';
import { type ChangeRow, lockChange } from '../../domain/reservations/change-rows.ts';
import { findForUpdate, type ReservationRow } from '../../domain/reservations/reservation-rows.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import { mailRefund } from '../../mail/refund-mails.ts';
import { awaitsDifference, bringAlong } from '../changed/settle-change.ts';
import { askToConfirm } from '../confirming/confirmation-link.ts';
import { awaits, isBeside } from '../due/end-of-payment.ts';
import { settleCard } from '../due/keep-card.ts';
import { nextCheck } from '../due/next-check.ts';
import {
  failureOf,
  isComingBack,
  isOpen,
  knownStatus,
  nextState,
  wasPaid,
} from '../due/payment-states.ts';
import { type RefundingProvider, wayOf } from '../due/refund-way.ts';
import type { Charge, PaymentProvider } from '../services/payment-provider.ts';

/** By which the provider's clock may be behind ours. */
const SKEW_MINUTES = 5;

/**
 * Brings payment and reservation to what the provider says, in one transaction and once, however
 * many say it at the same time: response, event, job, customer. Money that has no reservation any
 * more is marked to be given back. A word of the provider that we do not know is an alarm, and the
 * payment's outcome is unknown: a job ends it.
 */
export async function settlePayment(
  context: SettleContext,
  said: Charge,
): Promise<PaymentRow | undefined> {
  const { db, onUnknownState, onRefundFailed, onRefundByHand } = context;
  const charge = { ...said, status: knownStatus(said.status) };
  if (charge.status === 'unknown') onUnknownState(charge.paymentId);
  let isByHand = false;
  const settled = await inTransaction(db, async (tx) => {
    const known = await findPayment(tx, charge.paymentId);
    if (known?.stored_card_id) await lockMemberOfCard(tx, known.stored_card_id);
    const reservation = known && (await findForUpdate(tx, known.reservation_id));
    const change = known?.change_id ? await lockChange(tx, known.change_id) : undefined;
    const payment = reservation && (await findPaymentForUpdate(tx, charge.paymentId));
    if (!payment || !reservation) return undefined;
    isByHand = await isNewByHand(tx, payment, charge);
    return settle(tx, context, { payment, reservation, change, charge });
  });
  if (isByHand) onRefundByHand(charge.paymentId);
  if (settled?.state === 'refundPending' && charge.status === 'refundFailed') {
    onRefundFailed(settled.id);
  }
  return settled;
}

export interface SettleContext extends Omit<MailSender, 'client' | 'sessionId'> {
  db: Kysely<Database>;
  clock: Clock;
  payments: RefundingProvider & Pick<PaymentProvider, 'limits'>;
  /**
   * Told when the provider says of a payment what no rule of ours covers: the operator has to look.
   */
  onUnknownState: (paymentId: string) => void;
  /**
   * Told when a refund has come back: it is tried again, and the operator may have to pay by hand.
   */
  onRefundFailed: (paymentId: string) => void;
  /**
   * Told when the provider begins to refuse a refund, with its word: it is tried again, and the operator
   * has to see to it.
   */
  onRefundRefused: (paymentId: string, refusal: string) => void;
  /** Told when nobody tries a refund any more: the operator has to pay by hand. */
  onRefundStopped: (paymentId: string) => void;
  /**
   * Told when the operator has given money back by hand of a payment that goes back in parts: the operator has
   * to look whether too much has gone.
   */
  onRefundByHand: (paymentId: string) => void;
}

interface Settlement {
  payment: PaymentRow;
  reservation: ReservationRow;
  /** The change whose difference it is. All three are locked. */
  change: ChangeRow | undefined;
  charge: Charge;
}

async function settle(
  tx: Transaction<Database>,
  context: SettleContext,
  settlement: Settlement,
): Promise<PaymentRow> {
  const { clock } = context;
  const { payment, reservation, change, charge } = settlement;
  const said = (await isInParts(tx, payment, charge))
    ? payment.state
    : nextState(payment.state, charge.status);
  const isNew = said === 'captured' && isOpen(payment.state);
  const isTooLate = isNew && !(await isAwaited(tx, settlement, clock.now()));
  const owed = isTooLate ? 'refundPending' : said;
  const isNewTransfer = isToTransfer(context, payment, owed);
  const isByTransfer = isNewTransfer || payment.is_by_transfer;
  // The operator's word brings a transfer on, whatever the provider has.
  const before = payment.is_by_transfer ? payment.state : owed;
  const state = isNewTransfer ? 'refundNeedsAccount' : before;
  const making = { clock, provider: context.payments };
  const along = { payment, reservation, change, state };
  const news = state === payment.state ? [] : await bringAlong(tx, making, along);
  const isCardKept = await settleCard(tx, payment, state, clock.now());
  const settled = await updatePayment(tx, payment.id, {
    state,
    charge_id: charge.chargeId || payment.charge_id,
    action_url: charge.actionUrl ?? payment.action_url,
    ...(charge.instructions && { instructions: JSON.stringify(charge.instructions) }),
    failure: failureAfter(settlement, state),
    ...(await givenByHand(tx, payment, charge, clock.now())),
    ...(state === 'refunded' && payment.state !== state && { refunded_at: clock.now() }),
    token: null,
    ...(payment.agreed_card === 'pending' &&
      state === 'captured' && { agreed_card: isCardKept ? 'kept' : 'notKept' }),
    // Until it has ended: a success takes them back.
    ...(!isOpen(state) && { attempt_buckets: '[]' }),
    ...(wasPaid(state) &&
      !payment.captured_at && { captured_at: capturedAt(settlement, clock.now()) }),
    is_by_transfer: isByTransfer,
    next_check_at: isByTransfer ? null : nextCheck(payment, charge.status, state, clock.now()),
    ...(state !== payment.state && { checks: 0 }),
  });
  for (const { kind, row } of news) {
    await mailAbout(tx, clock, kind, row, payment.id);
    // Its own session asks: the news may come from the provider.
    const asker = { ...context, sessionId: row.session_id };
    if (kind === 'reservationReceived') await askToConfirm(tx, asker, row);
  }
  if (isNewTransfer) await askForAccount(tx, clock, settled, reservation);
  if (state === 'refundNeedsAccount' && !isByTransfer) {
    // Once, however often it is looked at; the provider's own mail would come out of nothing.
    const beside = isBeside(settled, reservation) ? 'doubleNeedsAccount' : 'refundNeedsAccount';
    const kind = change ? 'changeNeedsAccount' : beside;
    await mailAbout(tx, clock, kind, reservation, payment.id);
  }
  return settled;
}

/** What the provider says has gone back by hand. */
async function givenByHand(
  tx: Transaction<Database>,
  payment: PaymentRow,
  { byHand }: Charge,
  now: Date,
) {
  if (byHand === undefined) return {};
  const yen = yenOf(byHand);
  const stopped = yen > 0 ? await findStopped(tx, payment.id) : [];
  const steps = byHandNow(payment.by_hand, byHand, { stopped, now });
  return { by_hand_yen: yen, by_hand: JSON.stringify(steps) };
}

const yenOf = (byHand: Charge['byHand']): number =>
  byHand?.reduce((sum, { yen }) => sum + yen, 0) ?? 0;

/** Whether what it pays for still waits for it. */
const isAwaited = async (
  tx: Transaction<Database>,
  { payment, reservation, change }: Settlement,
  now: Date,
): Promise<boolean> =>
  change
    ? awaitsDifference(tx, { payment, reservation, change }, now)
    : awaits(reservation, payment);

/** Whether money goes back that only the operator can give back. */
const isToTransfer = (
  { payments }: SettleContext,
  payment: PaymentRow,
  state: PaymentState,
): boolean =>
  state === 'refundPending' &&
  payment.state !== state &&
  !payment.is_by_transfer &&
  wayOf(payment, payments) === 'account';

/** All of it goes back, without a fee: it came to no reservation. */
async function askForAccount(
  tx: Transaction<Database>,
  clock: Clock,
  { id, amount_yen }: PaymentRow,
  row: ReservationRow,
): Promise<void> {
  const refundId = newId('rfd');
  await insertRefund(tx, {
    id: refundId,
    cancellation_id: null,
    change_id: null,
    payment_id: id,
    amount_yen,
    fee_yen: 0,
    way: 'account',
    created_at: clock.now(),
  });
  await mailRefund(tx, clock, 'refundAccountRequested', { row, refundId });
}

/**
 * The provider's instant, which a receipt's day is of: a payment at a store before midnight, or a card
 * while we were away, may be heard of the day after. Not one that cannot be.
 */
function capturedAt({ payment, charge }: Settlement, now: Date): Date {
  const at = charge.capturedAt;
  return at && at <= now && at >= addMinutes(payment.created_at, -SKEW_MINUTES) ? at : now;
}

/**
 * What goes back in parts is looked after part by part, also when all of it has gone. Where more has gone
 * than the parts together, the operator has given the rest back by hand.
 */
async function isInParts(
  tx: Transaction<Database>,
  payment: PaymentRow,
  { status }: Charge,
): Promise<boolean> {
  if (payment.state !== 'captured' || status === 'captured') return false;
  const refundedYen = (await findRefundedYen(tx, payment.reservation_id)).get(payment.id);
  if (refundedYen === undefined) return false;
  return status !== 'refunded' || refundedYen >= payment.amount_yen;
}

/** Whether the provider says for the first time that money went back by hand, beside refunds in parts. */
async function isNewByHand(
  tx: Transaction<Database>,
  payment: PaymentRow,
  { status, byHand }: Charge,
): Promise<boolean> {
  if (payment.state !== 'captured') return false;
  const refundedYen = (await findRefundedYen(tx, payment.reservation_id)).get(payment.id);
  if (refundedYen === undefined) return false;
  return (
    yenOf(byHand) > payment.by_hand_yen ||
    (status === 'refunded' && refundedYen < payment.amount_yen)
  );
}

function failureAfter({ payment, reservation, change, charge }: Settlement, state: PaymentState) {
  // What the operator gives back by hand was paid, and not too late.
  if (wasPaid(payment.state)) return payment.failure;
  if (isComingBack(state)) {
    const isPaid = change ? change.state === 'made' : reservation.state === 'confirmed';
    return isPaid ? 'ALREADY_PAID' : (payment.failure ?? 'HOLD_EXPIRED');
  }
  return isOpen(payment.state) ? failureOf(charge.status, payment.method) : payment.failure;
}
