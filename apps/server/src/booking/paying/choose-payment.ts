import type {
  Draft,
  DraftPayment,
  DraftPaymentRequest,
  PaymentMethodOption,
  PaymentMethods,
} from '@ferry/api/customer-server';
import { checkInCutOff, travellersOf } from '@ferry/format/check-in';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lockDraft } from '../../domain/drafts/draft-rows.ts';
import { getDraft, requireDraft } from '../../domain/drafts/drafts.ts';
import { findRulesOf } from '../../domain/drafts/rules-of-draft.ts';
import {
  type ChosenCard,
  findDraftPayment,
  NO_CARD,
  type PaymentChoice,
  saveDraftPayment,
  toDraftPayment,
} from '../../domain/payments/draft-payment-rows.ts';
import { findStoredCard } from '../../domain/payments/stored-card-rows.ts';
import { toStoredCard } from '../../domain/payments/to-stored-card.ts';
import { whyNotUnpaidOf } from '../../domain/unpaid/why-not-unpaid.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { isReachable, withTimeout } from '../services/call-provider.ts';
import type { PaymentProvider } from '../services/payment-provider.ts';
import { holdOwnCard } from './keep-card.ts';
import { type PaymentCase, type ProviderState, paymentOptions } from './payment-methods.ts';
import { listStoredCards } from './stored-cards.ts';

export interface ChooseContext {
  db: Kysely<Database>;
  clock: Clock;
  sessionId: number;
  /** Who is logged in. */
  memberId: string | undefined;
  payments: PaymentProvider;
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
    totalYen: draft.quote.totalYen,
    options,
    chosen: chosen ? toDraftPayment(chosen) : null,
    hostedFields: card?.isAvailable ? context.payments.hostedFields() : null,
    ...(await storedCardsOf(context, card)),
  };
}

/** The member's cards, and whether there may be one more. */
async function storedCardsOf(
  { memberId, ...context }: ChooseContext,
  option: PaymentMethodOption | undefined,
): Promise<Pick<PaymentMethods, 'cards' | 'canKeepCard'>> {
  if (memberId === undefined || !option?.isAvailable) return { cards: [], canKeepCard: false };
  const { cards, limit } = await listStoredCards(context, memberId, context.payments.name);
  return { cards, canKeepCard: cards.length < limit };
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
  const options = await optionsOf(context, await getDraft(context, draftId));
  const option = options.find(({ method }) => method === request.method);
  assertAvailable(option);
  const choice = await choiceOf(context, request, option);
  const saved = await inTransaction(db, async (tx) => {
    await lockDraft(tx, draftId);
    const { reservation } = await requireDraft(tx, context, draftId);
    if (reservation && !['held', 'expired'].includes(reservation.state)) {
      throw new DomainError('RESERVATION_STATE');
    }
    // It may have gone since it was read.
    const isOwn = await holdOwnCard(tx, context.sessionId, choice);
    if (!isOwn) throw new DomainError('NOT_FOUND');
    return saveDraftPayment(tx, draftId, choice);
  });
  return toDraftPayment(saved);
}

/** What a client says beside its choice, it may believe to have been taken. */
function assertOneWay({ method, token, cardId, keepCard, storeId }: DraftPaymentRequest): void {
  const isCard = method === 'card';
  const isForeign = {
    token: token !== undefined && !isCard,
    cardId: cardId !== undefined && (!isCard || token !== undefined),
    keepCard: keepCard === true && (!isCard || cardId !== undefined),
    storeId: storeId !== undefined && method !== 'convenienceStore',
  };
  const foreign = Object.entries(isForeign).filter(([, is]) => is);
  if (foreign.length === 0) return;
  const errors = Object.fromEntries(foreign.map(([name]) => [name, ['NOT_AVAILABLE' as const]]));
  throw new DomainError('VALIDATION_FAILED', { errors });
}

/** @throws DomainError why the method cannot be used */
export function assertAvailable(
  option: PaymentMethodOption | undefined,
): asserts option is PaymentMethodOption {
  switch (option?.reason) {
    case null:
      return;
    case 'CVS_AMOUNT':
    case 'CVS_TOO_LATE':
    case 'UNPAID_LIMIT':
    case 'MAIL_UNCONFIRMED':
      throw new DomainError(option.reason);
    // The provider takes no such amount: known, but not for this booking.
    case 'AMOUNT':
      throw new DomainError('VALIDATION_FAILED', { errors: { paymentMethod: ['NOT_AVAILABLE'] } });
    case 'PROVIDER_DOWN':
      throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 60 });
    default:
      throw new DomainError('VALIDATION_FAILED', { errors: { paymentMethod: ['UNKNOWN_VALUE'] } });
  }
}

async function optionsOf(context: ChooseContext, draft: Draft): Promise<PaymentMethodOption[]> {
  const [provider, whyNotLater] = await Promise.all([
    stateOf(context.payments),
    whyNotUnpaidOf(context, draft.id),
  ]);
  return paymentOptions({ ...(await paymentCaseOf(context, draft, provider)), whyNotLater });
}

async function stateOf(payments: PaymentProvider): Promise<ProviderState> {
  if (payments.name === 'none') return 'none';
  return (await isReachable(payments)) ? 'up' : 'down';
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

async function choiceOf(
  context: ChooseContext,
  request: DraftPaymentRequest,
  option: PaymentMethodOption,
): Promise<PaymentChoice> {
  const { method, storeId } = request;
  const nothing = { ...NO_CARD, store: null };
  switch (method) {
    case 'port':
      return { method, ...nothing };
    case 'convenienceStore': {
      const store = option.stores.find(({ id }) => id === storeId);
      if (!store) throw invalid('storeId', storeId);
      return { method, ...nothing, store };
    }
    case 'card':
      return { ...nothing, method, ...(await cardOf(context, request)) };
  }
}

/** A card that was typed in, or one of the member's own. */
async function cardOf(
  { db, clock, payments, memberId }: ChooseContext,
  { token, cardId, keepCard = false }: DraftPaymentRequest,
): Promise<typeof NO_CARD | ChosenCard> {
  if (cardId !== undefined) {
    const of = { id: cardId, memberId: memberId ?? '', provider: payments.name };
    const stored = await findStoredCard(db, of);
    if (!stored) throw new DomainError('NOT_FOUND');
    if (toStoredCard(stored, clock.now()).isExpired) throw notAvailable('cardId');
    const { brand, last4, fingerprint } = stored;
    const card = { brand, last4 };
    return { ...NO_CARD, token: stored.token, fingerprint, card, storedCardId: cardId };
  }
  if (keepCard && memberId === undefined) throw notAvailable('keepCard');
  const found = token ? await findToken(payments, token) : undefined;
  if (!token || !found) throw invalid('token', token);
  const { fingerprint, brand, last4, expiresOn } = found;
  const keepFor = keepCard && memberId !== undefined ? memberId : null;
  return { ...NO_CARD, token, fingerprint, card: { brand, last4 }, expiresOn, keepFor };
}

const notAvailable = (field: string) =>
  new DomainError('VALIDATION_FAILED', { errors: { [field]: ['NOT_AVAILABLE'] } });

async function findToken(payments: PaymentProvider, token: string) {
  try {
    return await withTimeout(payments.findToken(token));
  } catch {
    throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 60 });
  }
}

const invalid = (field: string, value: string | undefined) =>
  new DomainError('VALIDATION_FAILED', {
    errors: { [field]: [value ? 'UNKNOWN_VALUE' : 'REQUIRED'] },
  });
