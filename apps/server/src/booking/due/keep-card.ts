import type { PaymentState } from '@ferry/api/customer-server';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../domain/ids.ts';
import { holdMember } from '../../domain/members/member-rows.ts';
import type { ChosenCard } from '../../domain/payments/draft-payment-rows.ts';
import type { PaymentRow } from '../../domain/payments/payment-rows.ts';
import {
  deleteCardWithoutHolder,
  endCardsById,
  findHolder,
  findStoredCards,
  holdCard,
  STORED_CARD_LIMIT,
  setHolder,
} from '../../domain/payments/stored-card-rows.ts';
import { operator } from '../../rules/company.ts';
import type { ChargeRequest, PaymentProvider } from '../services/payment-provider.ts';
import { isOpen } from './payment-states.ts';

/**
 * Nobody pays with another member's card or keeps one for them.
 * @returns whether the session's member has the card and is to keep it; it stays so until the
 *   transaction ends
 */
export async function holdOwnCard(
  tx: Transaction<Database>,
  sessionId: number,
  { storedCardId, keepFor }: Pick<ChosenCard, 'storedCardId' | 'keepFor'>,
): Promise<boolean> {
  const isOwn = storedCardId === null || (await holdCard(tx, { id: storedCardId, sessionId }));
  return isOwn && (keepFor === null || (await holdMember(tx, { id: keepFor, sessionId })));
}

/**
 * Writes down with the payment that its card is to be kept, should it succeed.
 * @returns the id of the card; null where the member has not agreed to it
 */
export async function beginToKeep(
  tx: Transaction<Database>,
  { keepFor, token, fingerprint, card, expiresOn }: ChosenCard,
  provider: string,
  now: Date,
): Promise<string | null> {
  if (!keepFor || !token || !fingerprint || !card || !expiresOn) return null;
  const id = newId('card');
  await tx
    .insertInto('stored_card')
    .values({
      id,
      member_id: keepFor,
      provider,
      state: 'pending',
      holder: null,
      token,
      fingerprint,
      brand: card.brand,
      last4: card.last4,
      expires_on: expiresOn,
      consent: operator.legalVersions.privacyPolicy,
      agreed_at: now,
      next_try_at: now,
    })
    .execute();
  return id;
}

export interface KeepCardContext {
  db: Kysely<Database>;
  payments: Pick<PaymentProvider, 'createHolder' | 'endHolder'>;
  /** Notified of a call to the provider about a card that has failed. */
  onCardFailure: (error: unknown, cardId: string) => void;
}

/**
 * The card of a payment as the provider charges it; the same at each repetition. Keeping a card is
 * worth no payment: where the provider cannot, it is charged without.
 */
export async function cardToCharge(
  context: KeepCardContext,
  { stored_card_id: cardId, token }: PaymentRow,
): Promise<NonNullable<ChargeRequest['card']>> {
  const { db } = context;
  const plain = { token: token ?? '' };
  const stored = cardId === null ? undefined : await findHolder(db, cardId);
  if (!cardId || !stored) return plain;
  if (stored.state !== 'pending') return { ...plain, holder: stored.holder ?? undefined };
  if (!stored.holder) await makeHolder(context, cardId);
  const holder = stored.holder ?? (await findHolder(db, cardId))?.holder;
  return holder ? { ...plain, holder, keeps: true } : plain;
}

/** A holder that no card has is nobody's to end later. */
async function makeHolder(
  { db, payments, onCardFailure }: KeepCardContext,
  cardId: string,
): Promise<void> {
  try {
    const holder = await payments.createHolder(cardId);
    if (!(await setHolder(db, cardId, holder))) await payments.endHolder(holder);
  } catch (error) {
    onCardFailure(error, cardId);
    await deleteCardWithoutHolder(db, cardId);
  }
}

/**
 * Keeps the card of a payment that has succeeded, in the place of the same one; that of any other
 * payment ends, and so does that of a member who is gone. A job tells the provider. The caller has locked
 * the card's member.
 * @returns whether it is kept by this payment
 */
export async function settleCard(
  tx: Transaction<Database>,
  { stored_card_id: cardId }: Pick<PaymentRow, 'stored_card_id'>,
  state: PaymentState,
  now: Date,
): Promise<boolean> {
  if (cardId === null || isOpen(state)) return false;
  const card = await tx
    .selectFrom('stored_card')
    .selectAll()
    .where('id', '=', cardId)
    .where('state', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  if (!card) return false;
  const others = card.member_id ? await findStoredCards(tx, card.member_id, card.provider) : [];
  const same = others.filter(({ fingerprint }) => fingerprint === card.fingerprint);
  const isFull = others.length - same.length >= STORED_CARD_LIMIT;
  const isKept = state === 'captured' && card.member_id !== null && !isFull;
  const over = isKept ? same.map(({ id }) => id) : [cardId];
  if (isKept) {
    await tx.updateTable('stored_card').set({ state: 'kept' }).where('id', '=', cardId).execute();
  }
  await endCardsById(tx, over, now);
  return isKept;
}
