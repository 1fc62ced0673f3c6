import type { CardList, RecordedCard } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { jstInstant } from '../../domain/instant.ts';
import {
  deleteStoredCard,
  endStoredCard,
  findStoredCards,
  STORED_CARD_LIMIT,
  takeEndedCards,
} from '../../domain/payments/stored-card-rows.ts';
import { toStoredCard } from '../../domain/payments/to-stored-card.ts';
import { withTimeout } from '../services/call-provider.ts';
import type { PaymentProvider } from '../services/payment-provider.ts';

interface CardContext {
  db: Kysely<Database>;
  clock: Clock;
  payments: Pick<PaymentProvider, 'name' | 'endHolder'>;
  /** Notified of a call to the provider about a card that has failed. */
  onCardFailure: (error: unknown, cardId: string) => void;
}

/**
 * The member's cards that a provider, or any that there ever was, has kept; in the order in which they
 * were agreed to. Those of another one than that of now cannot be paid with, but removed.
 */
export async function listStoredCards(
  { db, clock }: Pick<CardContext, 'db' | 'clock'>,
  memberId: string,
  provider?: string,
): Promise<CardList> {
  const rows = await findStoredCards(db, memberId, provider);
  const cards = rows.map((card) => toStoredCard(card, clock.now()));
  return { cards, limit: STORED_CARD_LIMIT };
}

/** What is recorded of a member's cards, with every provider that there ever was. */
export async function recordedCards(
  { db, clock }: Pick<CardContext, 'db' | 'clock'>,
  memberId: string,
): Promise<RecordedCard[]> {
  const rows = await findStoredCards(db, memberId);
  return rows.map((row) => ({
    card: toStoredCard(row, clock.now()),
    version: row.consent,
    agreedAt: jstInstant(row.agreed_at),
  }));
}

/**
 * Takes a card out of the profile, from now on and for good; the provider is told at once where it
 * can be reached and nothing is being paid with it, otherwise by {@link endCards}.
 * @throws DomainError `NOT_FOUND`, also for another member's
 */
export async function removeStoredCard(
  context: CardContext,
  of: { id: string; memberId: string },
): Promise<void> {
  const { db, clock } = context;
  const isEnded = await inTransaction(db, (tx) => endStoredCard(tx, of, clock.now()));
  if (!isEnded) throw new DomainError('NOT_FOUND');
  await endCards(context, of.id);
}

/**
 * Has the provider forget the cards that are over: removed ones, those of payments that have not
 * succeeded, those of members who are gone. What is being paid with comes after the payment's end, and
 * a card of another provider when that one is used again.
 * @param cardId only this one
 * @returns how many it has forgotten
 */
export async function endCards(context: CardContext, cardId?: string): Promise<number> {
  const { db, clock, payments } = context;
  let ended = 0;
  const of = { provider: payments.name, id: cardId };
  for (const card of await takeEndedCards(db, of, clock.now())) {
    if (await endAtProvider(context, card)) ended += 1;
  }
  return ended;
}

/** Safe to repeat: the row goes only once the provider has done it. */
async function endAtProvider(
  { db, payments, onCardFailure }: CardContext,
  { id, holder }: { id: string; holder: string | null },
): Promise<boolean> {
  try {
    if (holder !== null) await withTimeout(payments.endHolder(holder));
  } catch (error) {
    onCardFailure(error, id);
    return false;
  }
  await deleteStoredCard(db, id);
  return true;
}
