import type { CommitChangeRequest, Reservation } from '@ferry/api/customer-server';
import { isPaidAtOnce } from '@ferry/format/wallet-methods';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BookingToChange } from '../../domain/changes/find-booking.ts';
import { limitsOfStored } from '../../domain/changes/stored-change.ts';
import {
  deleteDraftPayment,
  findDraftPayment,
  toPaymentChoice,
} from '../../domain/payments/draft-payment-rows.ts';
import type { BookingCounter, MailSender } from '../../domain/rate-limits/limit-mails.ts';
import type { ChangeRow } from '../../domain/reservations/change-rows.ts';
import { addHistory } from '../../domain/reservations/history-rows.ts';
import type { AccessibleReservation } from '../../domain/reservations/reservation-rows.ts';
import { updateChange } from '../../domain/reservations/store-change-rows.ts';
import { toReservation } from '../../domain/reservations/to-reservation.ts';
import { mailAbout } from '../../mail/about-reservation.ts';
import type { MakingContext } from '../changed/make-change.ts';
import { nextVersion } from '../changed/settle-change.ts';
import { differenceCase } from '../due/change-case.ts';
import { assertAvailable, type SheetToken } from '../due/payment-choice.ts';
import { optionOf, type PaymentCase } from '../due/payment-methods.ts';
import { admitChange, NOT_WAITING, type WaitingChange } from '../holding/admit-change.ts';
import { assertChosen, type Payer, startPayment } from '../paying/start-payment.ts';
import type { ReservationContext } from '../reservations/get-reservation.ts';

export type CommitChangeContext = ReservationContext &
  Payer &
  MakingContext &
  Omit<MailSender, 'client'> &
  BookingCounter & {
    /** Keyed hash of the client's address. */
    clientHash: Buffer;
  };

/** A reservation that is changed or waits for the difference, or a payment that the provider is asked for first. */
export type CommitChangeStep = { reservation: Reservation } | { paymentId: string };

/** A change that is to be made, and its booking; all locked. */
export interface ReadyChange {
  found: AccessibleReservation;
  booking: BookingToChange;
  change: ChangeRow;
  request: CommitChangeRequest;
  /** The token of a wallet's sheet. */
  sheet: SheetToken | undefined;
}

/**
 * Begins to pay the difference by the method that was chosen: the port waits at once, everything else asks the
 * provider first.
 * @throws DomainError `VALIDATION_FAILED` (the method is missing, or not offered), `UNPAID_LIMIT`, `MAIL_UNCONFIRMED`,
 *   and those of {@link startPayment}
 */
export async function payDifference(
  tx: Transaction<Database>,
  context: CommitChangeContext,
  ready: ReadyChange,
): Promise<CommitChangeStep> {
  const { found, booking, change, request, sheet } = ready;
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
  const unpaid = isPaidAtOnce(paymentMethod) ? NOT_WAITING : await admit(tx, context, ready);
  const payment = await startPayment(tx, context, {
    reservation: booking.row,
    choice: { ...toPaymentChoice(choice), ...sheet },
    paymentCase,
    purpose: 'change',
    change,
  });
  // A card works once, whatever comes of it; a wallet gives another token.
  if (paymentMethod === 'card') await deleteDraftPayment(tx, choice.draft_id);
  await updateChange(tx, change.id, { state: 'paymentProcessing', ...unpaid });
  await nextVersion(tx, found.row, change);
  return { paymentId: payment.id };
}

async function caseOf(
  tx: Transaction<Database>,
  { clock, provider }: CommitChangeContext,
  { booking, change }: ReadyChange,
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
  context: CommitChangeContext,
  ready: ReadyChange,
  { payLaterBy }: PaymentCase,
): Promise<CommitChangeStep> {
  const { clock } = context;
  const { found, change } = ready;
  await updateChange(tx, change.id, {
    state: 'awaitingPayment',
    ...(await admit(tx, context, ready)),
    payment_method: 'port',
    limit_time: payLaterBy ?? change.limit_time,
  });
  const row = await nextVersion(tx, found.row, change);
  await addHistory(tx, row.id, 'changeAwaitingPayment', clock.now());
  await mailAbout(tx, clock, 'changeReceived', row, change.id);
  return { reservation: await toReservation(tx, clock, { ...found, row }) };
}

const admit = (
  tx: Transaction<Database>,
  context: CommitChangeContext,
  { booking: { legs }, change }: ReadyChange,
): Promise<WaitingChange> => {
  const rules = legs[0]?.rules.payments.unpaid;
  if (!rules) throw new Error('A reservation has a leg');
  return admitChange(tx, context, change, rules);
};
