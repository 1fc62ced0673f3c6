import type {
  Draft,
  DraftPayment,
  DraftPaymentRequest,
  PaymentMethodOption,
  PaymentMethods,
} from '@ferry/api/customer-server';
import { checkInCutOff, travellersOf } from '@ferry/format/check-in';
import { isWalletMethod } from '@ferry/format/wallet-methods';
import { inTransaction } from '../../database/transaction.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lockDraft } from '../../domain/drafts/draft-rows.ts';
import { getDraft, requireDraft } from '../../domain/drafts/drafts.ts';
import { findRulesOf } from '../../domain/drafts/rules-of-draft.ts';
import {
  findDraftPayment,
  saveDraftPayment,
  toDraftPayment,
} from '../../domain/payments/draft-payment-rows.ts';
import { whyNotUnpaidOf } from '../../domain/unpaid/why-not-unpaid.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { differenceOfDraft } from './difference-of-draft.ts';
import { holdOwnCard } from './keep-card.ts';
import {
  assertAvailable,
  assertOneWay,
  type Chooser,
  choiceOf,
  notAvailable,
  providerStateOf,
  storedCardsOf,
  walletSheetOf,
} from './payment-choice.ts';
import { type PaymentCase, type ProviderState, paymentOptions } from './payment-methods.ts';

export interface ChooseContext extends Chooser {
  sessionId: number;
  keys: KeyRing;
  /** Keyed hash of the client's address. */
  clientHash: Buffer;
}

/**
 * The methods that the draft can be paid by, and the one that was chosen. Without its provider the
 * methods that need none remain.
 * @throws DomainError `NOT_FOUND`
 */
export async function listPaymentMethods(
  context: ChooseContext,
  draftId: string,
): Promise<PaymentMethods> {
  const draft = await getDraft(context, draftId);
  const options = await optionsOf(context, draft);
  const chosen = await findDraftPayment(context.db, draftId);
  const card = options.find(({ method }) => method === 'card');
  return {
    totalYen: await toPayYenOf(context, draft),
    options,
    chosen: chosen ? toDraftPayment(chosen) : null,
    hostedFields: card?.isAvailable ? context.payments.hostedFields() : null,
    walletSheet: walletSheetOf(context.payments, options),
    ...(await storedCardsOf(context, card)),
  };
}

/**
 * Chooses how the draft will be paid; nothing is charged.
 * @throws DomainError `NOT_FOUND` (also for another member's card), `RESERVATION_STATE` once it is being paid, `CVS_AMOUNT`,
 *   `CVS_TOO_LATE`, `UNPAID_LIMIT`, `MAIL_UNCONFIRMED`, `UNAVAILABLE` without the provider, `VALIDATION_FAILED` for a token or a store
 *   that is missing or does not exist, for what does not belong to the method, and for an amount that the provider does not take
 */
export async function choosePayment(
  context: ChooseContext,
  draftId: string,
  request: DraftPaymentRequest,
): Promise<DraftPayment> {
  const { db } = context;
  assertOneWay(request);
  // Its sheet opens below the legal items, with the last confirmation.
  if (isWalletMethod(request.method) && request.token !== undefined) throw notAvailable('token');
  const options = await optionsOf(context, await getDraft(context, draftId));
  const option = options.find(({ method }) => method === request.method);
  assertAvailable(option);
  const choice = await choiceOf(context, request, option);
  const saved = await inTransaction(db, async (tx) => {
    await lockDraft(tx, draftId);
    const { reservation, change } = await requireDraft(tx, context, draftId);
    if (reservation && !change && !['held', 'expired'].includes(reservation.state)) {
      throw new DomainError('RESERVATION_STATE');
    }
    // It may have gone since it was read.
    const isOwn = await holdOwnCard(tx, context.sessionId, choice);
    if (!isOwn) throw new DomainError('NOT_FOUND');
    return saveDraftPayment(tx, draftId, choice);
  });
  return toDraftPayment(saved);
}

/** What is paid with the method: the whole price, or the difference of a change. */
async function toPayYenOf(context: ChooseContext, draft: Draft): Promise<number> {
  if (!draft.change) return draft.quote.totalYen;
  return (await differenceOfDraft(context, draft.id)).totalYen;
}

async function optionsOf(context: ChooseContext, draft: Draft): Promise<PaymentMethodOption[]> {
  if (draft.change) return paymentOptions(await differenceOfDraft(context, draft.id));
  const [provider, whyNotLater] = await Promise.all([
    providerStateOf(context.payments),
    whyNotUnpaidOf(context, draft.id),
  ]);
  return paymentOptions({ ...(await paymentCaseOf(context, draft, provider)), whyNotLater });
}

async function paymentCaseOf(
  { db, clock, payments: { limits } }: Pick<ChooseContext, 'db' | 'clock' | 'payments'>,
  { outbound: { sailing, choice }, customers, quote }: Draft,
  provider: ProviderState,
): Promise<Omit<PaymentCase, 'whyNotLater'>> {
  const { payments: rules } = await findRulesOf(db, sailing.routeId);
  const { departureAt } = sailing;
  const passengers = travellersOf(customers.passengers, 'outbound');
  return {
    rules,
    totalYen: quote.totalYen,
    departureAt,
    checkInCutOff: checkInCutOff(sailing, { vehicles: choice.vehicles, passengers }),
    now: clock.now(),
    provider,
    limits,
  };
}
