import type { DraftPayment } from '@ferry/api/customer-server';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../ids.ts';

export type DraftPaymentRow = Selectable<Database['draft_payment']>;

export const findDraftPayment = (
  db: Kysely<Database>,
  draftId: string,
): Promise<DraftPaymentRow | undefined> =>
  db.selectFrom('draft_payment').selectAll().where('draft_id', '=', draftId).executeTakeFirst();

/** What was chosen in the draft that led to a reservation; nothing once the draft's time is over. */
export const findChoiceOf = (
  db: Kysely<Database>,
  reservationId: string,
  now: Date,
): Promise<DraftPaymentRow | undefined> =>
  db
    .selectFrom('draft_payment as p')
    .innerJoin('reservation as r', 'r.draft_id', 'p.draft_id')
    .innerJoin('draft as d', 'd.id', 'p.draft_id')
    .selectAll('p')
    .where('r.id', '=', reservationId)
    .where('d.expires_at', '>', now)
    .executeTakeFirst();

/** A card of a choice; its token is the provider's. */
export interface ChosenCard {
  token: string | null;
  fingerprint: string | null;
  card: DraftPayment['card'];
  /** `YYYY-MM`, of one that was typed in. */
  expiresOn: string | null;
  /** The member for whom it is kept after the payment. */
  keepFor: string | null;
  /** The member's card that it is. */
  storedCardId: string | null;
}

export const NO_CARD: ChosenCard = {
  token: null,
  fingerprint: null,
  card: null,
  expiresOn: null,
  keepFor: null,
  storedCardId: null,
};

export type PaymentChoice = Pick<DraftPayment, 'method' | 'store'> & ChosenCard;

/** A stored choice, as it was chosen. */
export const toPaymentChoice = (row: DraftPaymentRow): PaymentChoice => ({
  method: row.method,
  store: row.store,
  token: row.token,
  fingerprint: row.fingerprint,
  card: row.card,
  expiresOn: row.expires_on,
  keepFor: row.keep_for,
  storedCardId: row.stored_card_id,
});

/** Puts a choice in the place of the previous one; with an id of its own. */
export async function saveDraftPayment(
  tx: Transaction<Database>,
  draftId: string,
  choice: PaymentChoice,
): Promise<DraftPaymentRow> {
  const content = {
    id: newId('dp'),
    method: choice.method,
    token: choice.token,
    fingerprint: choice.fingerprint,
    card: choice.card && JSON.stringify(choice.card),
    store: choice.store && JSON.stringify(choice.store),
    expires_on: choice.expiresOn,
    keep_for: choice.keepFor,
    stored_card_id: choice.storedCardId,
  };
  return tx
    .insertInto('draft_payment')
    .values({ draft_id: draftId, ...content })
    .onConflict((conflict) => conflict.column('draft_id').doUpdateSet(content))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteDraftPayment(
  tx: Transaction<Database>,
  draftId: string,
): Promise<void> {
  await tx.deleteFrom('draft_payment').where('draft_id', '=', draftId).execute();
}

/** As {@link deleteDraftPayment}, unless the draft is the session's own. */
export async function deleteForeignChoice(
  tx: Transaction<Database>,
  draftId: string,
  sessionId: number,
): Promise<void> {
  const foreign = tx.selectFrom('draft').select('id').where('session_id', '!=', sessionId);
  await tx
    .deleteFrom('draft_payment')
    .where('draft_id', 'in', foreign.where('id', '=', draftId))
    .execute();
}

/** As {@link deleteForeignChoice}, of the draft of a reservation and of every draft that changes it. */
export async function deleteForeignChoicesOf(
  tx: Transaction<Database>,
  reservationId: string,
  sessionId: number,
): Promise<void> {
  const foreign = tx
    .selectFrom('draft')
    .select('id')
    .where('session_id', '!=', sessionId)
    .where(({ or, eb }) =>
      or([eb('reservation_id', '=', reservationId), eb('change_of', '=', reservationId)]),
    );
  await tx.deleteFrom('draft_payment').where('draft_id', 'in', foreign).execute();
}

export const toDraftPayment = ({ id, method, card, store }: DraftPaymentRow): DraftPayment => ({
  id,
  method,
  card,
  store,
});
