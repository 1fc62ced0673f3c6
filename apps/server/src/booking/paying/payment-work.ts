import { isPaidAtOnce } from '@ferry/format/wallet-methods';
import type { Clock } from '../../domain/clock.ts';
import { addMinutes } from '../../domain/instant.ts';
import {
  findPayment,
  type PaymentRow,
  takeDuePayments,
  UNPAID_ENDS,
} from '../../domain/payments/payment-rows.ts';
import {
  forgetRefusal,
  isRefusedTooLong,
  noteRefusal,
  stopAsking,
} from '../../domain/payments/refused-refunds.ts';
import { isComingBack, isOpen, knownStatus, LIVE } from '../due/payment-states.ts';
import { withTimeout } from '../services/call-provider.ts';
import type { Charge } from '../services/payment-provider.ts';
import { findStateAtProvider, type PaymentContext } from './drive-payment.ts';
import { refusalOf } from './refund-work.ts';
import { settlePayment } from './settle-payment.ts';

/**
 * Minutes after which a charge that the provider has never heard of will not be made any more. A
 * provider's search may know a charge only some minutes after it was made.
 */
const NEVER_CHARGED_MINUTES = 5;
/** Minutes after which a payment with a card or a wallet ends of which the provider says what we do not know. */
const UNKNOWN_ENDS_MINUTES = 60;

/**
 * Looks after payments that nobody else brings to an end: asks what became of those without a
 * response, ends authentications and payments at a store whose time is over, gives money back.
 * @returns how many it has looked after
 */
export async function settleDuePayments(context: PaymentContext): Promise<number> {
  const due = await takeDuePayments(context.db, context.clock.now());
  for (const payment of due) {
    try {
      const charge = await bringOn(context, payment);
      if (charge) await settlePayment(context, charge);
    } catch (error) {
      context.onFailure(error, payment.id);
    }
  }
  return due.length;
}

async function bringOn(context: PaymentContext, payment: PaymentRow): Promise<Charge | undefined> {
  const { payments } = context;
  if (!(await isOldNumberOver(context, payment))) return undefined;
  const known = await withTimeout(findStateAtProvider(context, payment));
  if (!known) return neverCharged(context, payment);
  if (isComingBack(payment.state)) {
    const isOurs = known.status === 'captured' || known.status === 'refundFailed';
    return isOurs ? giveBack(context, payment, known) : known;
  }
  if (UNPAID_ENDS.includes(payment.state)) {
    return LIVE.includes(known.status) ? withTimeout(payments.cancel(known.chargeId)) : known;
  }
  if (knownStatus(known.status) === 'unknown') return endUnknown(context, payment, known);
  const isOver = known.status === 'requiresAction' || known.status === 'awaitingPayment';
  // The payment is due only after its time: a customer who has not paid by now does not.
  return isOver && isPastItsTime(payment, context.clock.now())
    ? withTimeout(payments.cancel(known.chargeId))
    : known;
}

/** @throws what nobody knows the end of; what the provider refuses is in the operator's list */
async function giveBack(
  { payments, db, clock, onRefundRefused, onRefundStopped }: PaymentContext,
  payment: PaymentRow,
  { chargeId }: Charge,
): Promise<Charge | undefined> {
  try {
    const charge = await withTimeout(payments.refund(chargeId, payment.checks));
    await forgetRefusal(db, payment);
    return charge;
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal === undefined) throw error;
    const isNew = await noteRefusal(db, { payment }, refusal, clock.now());
    if (isNew) onRefundRefused(payment.id, refusal);
    if (isRefusedTooLong(payment, clock.now())) {
      await stopAsking(db, payment);
      onRefundStopped(payment.id);
    }
    return undefined;
  }
}

/**
 * A number takes the place of another one only when that one cannot be paid any more: never are there two.
 * What was paid for it meanwhile is given back.
 * @throws whatever the provider's end throws: then there is no new number yet
 */
async function isOldNumberOver(context: PaymentContext, payment: PaymentRow): Promise<boolean> {
  if (payment.replaces === null || payment.charge_id || !isOpen(payment.state)) return true;
  const old = await findPayment(context.db, payment.replaces);
  if (!old || old.next_check_at === null) return true;
  const charge = await bringOn(context, old);
  const settled = charge && (await settlePayment(context, charge));
  return settled !== undefined && (isComingBack(settled.state) || settled.next_check_at === null);
}

function isPastItsTime(payment: PaymentRow, now: Date): boolean {
  if (payment.given_up_at) return true;
  if (payment.state === 'awaitingPayment') return payment.pay_by !== null && payment.pay_by <= now;
  return payment.state === 'requiresAction';
}

/**
 * By then the provider is told to end it. If it still says what we do not know, the payment counts as
 * not made, and the places go back; money that comes after all is given back.
 */
async function endUnknown(
  { payments, clock }: PaymentContext,
  payment: PaymentRow,
  known: Charge,
): Promise<Charge> {
  const end = payment.pay_by ?? addMinutes(payment.created_at, UNKNOWN_ENDS_MINUTES);
  if (end > clock.now()) return known;
  const ended = await withTimeout(payments.cancel(known.chargeId));
  const status = isPaidAtOnce(payment.method) ? 'timedOut' : 'expired';
  return knownStatus(ended.status) === 'unknown' ? { ...ended, status } : ended;
}

/** The call never arrived. Should it still do so, that money is given back. */
function neverCharged({ clock }: PaymentContext, payment: PaymentRow): Charge | undefined {
  const age = clock.now().getTime() - payment.created_at.getTime();
  // A booking does not end because its new number cannot be made: it is tried until its time is over.
  const isAwaited =
    payment.replaces !== null &&
    !payment.given_up_at &&
    isOpen(payment.state) &&
    isBefore(clock, payment.pay_by);
  if (age < NEVER_CHARGED_MINUTES * 60_000 || isAwaited) return undefined;
  // Another number has taken its place before it was made: nobody has declined it.
  const status = payment.replaces !== null && payment.given_up_at ? 'expired' : 'declined';
  return { chargeId: payment.charge_id ?? '', paymentId: payment.id, status };
}

const isBefore = (clock: Clock, end: Date | null) => end !== null && clock.now() < end;
