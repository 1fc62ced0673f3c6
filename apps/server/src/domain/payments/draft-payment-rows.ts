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

/** Puts a choice in the place of the previous one; with an id of its own. */
export async function saveDraftPayment(
  tx: Transaction<Database>,
  draftId: string,
  choice: Pick<DraftPayment, 'method' | 'card' | 'store'> & {
    token: string | null;
    fingerprint: string | null;
  },
): Promise<DraftPaymentRow> {
  const content = {
    id: newId('dp'),
    method: choice.method,
    token: choice.token,
    fingerprint: choice.fingerprint,
    card: choice.card && JSON.stringify(choice.card),
    store: choice.store && JSON.stringify(choice.store),
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

export const toDraftPayment = ({ id, method, card, store }: DraftPaymentRow): DraftPayment => ({
  id,
  method,
  card,
  store,
});
