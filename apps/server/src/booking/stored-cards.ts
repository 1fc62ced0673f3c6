import type { CardList, RecordedCard } from '@ferry/api/external-server';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Clock } from '../domain/clock.ts';
import { DomainError } from '../domain/domain-error.ts';
import { jstInstant } from '../domain/instant.ts';
import {
  deleteStoredCard,
  endStoredCard,
  findStoredCards,
  STORED_CARD_LIMIT,
  takeEndedCards,
} from '../domain/payments/stored-card-rows.ts';
import { toStoredCard } from '../domain/payments/to-stored-card.ts';
import { withTimeout } from './call-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';

export interface CardContext {
  db: Kysely<Database>;
  clock: Clock;
  payments: Pick<PaymentProvider, 'name' | 'endHolder'>;
  /** Notified of a call to the provider that has failed: a job calls again. */
  onFailure: (error: unknown, cardId: string) => void;
}

/** The member's cards with the provider of now, in the order in which they were agreed to. */
export async function listStoredCards(
  { db, clock, payments }: Omit<CardContext, 'onFailure'>,
  memberId: string,
): Promise<CardList> {
  const rows = await findStoredCards(db, memberId, payments.name);
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
 * can be reached, otherwise by {@link endCards}.
 * @throws DomainError `NOT_FOUND`, also for another member's
 */
export async function removeStoredCard(
  context: CardContext,
  of: { id: string; memberId: string },
): Promise<void> {
  const { db, clock } = context;
  const card = await inTransaction(db, (tx) => endStoredCard(tx, of, clock.now()));
  if (!card) throw new DomainError('NOT_FOUND');
  if (card.provider === context.payments.name) await endAtProvider(context, card);
}

/**
 * Has the provider forget the cards that are over: removed ones, those of payments that have not
 * succeeded, those of members who are gone (their row is deleted, nothing else is needed).
 * @returns how many it has forgotten
 */
export async function endCards(context: CardContext): Promise<number> {
  const { db, clock, payments } = context;
  let ended = 0;
  for (const card of await takeEndedCards(db, payments.name, clock.now())) {
    if (await endAtProvider(context, card)) ended += 1;
  }
  return ended;
}

/** Safe to repeat: the row goes only once the provider has done it. */
async function endAtProvider(
  { db, payments, onFailure }: CardContext,
  { id, holder }: { id: string; holder: string | null },
): Promise<boolean> {
  try {
    if (holder !== null) await withTimeout(payments.endHolder(holder));
  } catch (error) {
    onFailure(error, id);
    return false;
  }
  await deleteStoredCard(db, id);
  return true;
}
