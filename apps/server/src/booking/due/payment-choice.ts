import type {
  DraftPaymentRequest,
  PaymentInfo,
  PaymentMethodOption,
} from '@ferry/api/customer-server';
import { opensSheet } from '@ferry/format/wallet-methods';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import {
  type ChosenCard,
  NO_CARD,
  type PaymentChoice,
} from '../../domain/payments/draft-payment-rows.ts';
import { findStoredCard } from '../../domain/payments/stored-card-rows.ts';
import { toStoredCard } from '../../domain/payments/to-stored-card.ts';
import { isReachable, withTimeout } from '../services/call-provider.ts';
import type { PaymentProvider } from '../services/payment-provider.ts';
import type { ProviderState } from './payment-methods.ts';
import { listStoredCards } from './stored-cards.ts';

/** Who chooses how to pay, for a draft or for what is due on a reservation. */
export interface Chooser {
  db: Kysely<Database>;
  clock: Clock;
  /** Who is logged in. */
  memberId: string | undefined;
  payments: PaymentProvider;
}

/** A method and what belongs to it, as it is asked for. */
type Wish = DraftPaymentRequest;

/** The page of the wallets that open a sheet, where one of them can be chosen. */
export const walletSheetOf = (
  payments: PaymentProvider,
  options: readonly PaymentMethodOption[],
): PaymentInfo['walletSheet'] =>
  options.some(({ method, isAvailable }) => isAvailable && opensSheet(method))
    ? payments.walletSheet()
    : null;

/** The member's cards, and whether there may be one more. */
export async function storedCardsOf(
  { memberId, ...context }: Chooser,
  option: PaymentMethodOption | undefined,
): Promise<Pick<PaymentInfo, 'cards' | 'canKeepCard'>> {
  if (memberId === undefined || !option?.isAvailable) return { cards: [], canKeepCard: false };
  const { cards, limit } = await listStoredCards(context, memberId, context.payments.name);
  return { cards, canKeepCard: cards.length < limit };
}

/** What a client says beside its choice, it may believe to have been taken. */
export function assertOneWay({ method, token, cardId, keepCard, storeId }: Wish): void {
  const isCard = method === 'card';
  const isForeign = {
    token: token !== undefined && !isCard && !opensSheet(method),
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
    case 'NOTHING_TO_PAY':
      throw new DomainError('VALIDATION_FAILED', { errors: { paymentMethod: ['NOT_AVAILABLE'] } });
    case 'CLOSED':
      throw new DomainError('HOLD_EXPIRED');
    case 'PROVIDER_DOWN':
      throw new DomainError('UNAVAILABLE', { retryAfterSeconds: 60 });
    default:
      throw new DomainError('VALIDATION_FAILED', { errors: { paymentMethod: ['UNKNOWN_VALUE'] } });
  }
}

/** Whether the provider answers now. */
export async function providerStateOf(payments: PaymentProvider): Promise<ProviderState> {
  if (payments.name === 'none') return 'none';
  return (await isReachable(payments)) ? 'up' : 'down';
}

/**
 * What a method needs beside its name: asks the provider about a card, so not within a transaction.
 * @param option of the method, available
 * @throws DomainError `NOT_FOUND` for a card that is not the member's, `VALIDATION_FAILED` for a token or a
 *   store that is missing or does not exist, `UNAVAILABLE` without the provider
 */
export async function choiceOf(
  context: Chooser,
  request: Wish,
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
    // Its sheet opens later: see `sheetTokenOf`.
    default:
      return { method, ...nothing };
  }
}

/** A card that was typed in, or one of the member's own. */
async function cardOf(
  { db, clock, payments, memberId }: Chooser,
  { token, cardId, keepCard = false }: Wish,
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
  if (!token || !found || found.wallet) throw invalid('token', token);
  const { fingerprint, brand, last4, expiresOn } = found;
  const keepFor = keepCard && memberId !== undefined ? memberId : null;
  return { ...NO_CARD, token, fingerprint, card: { brand, last4 }, expiresOn, keepFor };
}

/** The token of a wallet's sheet; nothing of the card behind it is shown. */
export type SheetToken = Pick<ChosenCard, 'token' | 'fingerprint'>;

/**
 * The token of a wallet's sheet, which opens with the last confirmation: asks the provider, so not within a
 * transaction.
 * @returns undefined for a method without a sheet
 * @throws DomainError `VALIDATION_FAILED` for a token that is missing, is not that wallet's or does not exist,
 *   `UNAVAILABLE` without the provider
 */
export async function sheetTokenOf(
  payments: PaymentProvider,
  { method, token }: Pick<Wish, 'token'> & { method: string | undefined },
): Promise<SheetToken | undefined> {
  if (!opensSheet(method)) {
    if (token !== undefined) throw notAvailable('token');
    return undefined;
  }
  const found = token ? await findToken(payments, token) : undefined;
  if (!token || found?.wallet !== method) throw invalid('token', token);
  return { token, fingerprint: found.fingerprint };
}

/**
 * As {@link sheetTokenOf}. Why it cannot be used is told only if nothing was begun before: a token that has
 * been used was perhaps used by this very request.
 */
export const readSheetToken = (
  payments: PaymentProvider,
  request: { paymentMethod?: string; token?: string },
): Promise<SheetToken | undefined | DomainError> =>
  sheetTokenOf(payments, {
    method: request.paymentMethod,
    ...(request.token !== undefined && { token: request.token }),
  }).catch((error: unknown) => {
    if (error instanceof DomainError) return error;
    throw error;
  });

/** A field that is not one of this choice. */
export const notAvailable = (field: string) =>
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
