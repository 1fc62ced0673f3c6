import type { DraftPayment } from '@ferry/api/customer-server';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type DraftPaymentRow = Selectable<Database['draft_payment']>;

export const findDraftPayment = (
  db: Kysely<Database>,
  draftId: string,
): Promise<DraftPaymentRow | undefined> =>
  db.selectFrom('draft_payment').selectAll().where('draft_id', '=', draftId).executeTakeFirst();

/** What was chosen in the draft that led to a reservation. */
export const findChoiceOf = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<DraftPaymentRow | undefined> =>
  db
    .selectFrom('draft_payment as p')
    .innerJoin('reservation as r', 'r.draft_id', 'p.draft_id')
    .selectAll('p')
    .where('r.id', '=', reservationId)
    .executeTakeFirst();

/** Puts a choice in the place of the previous one; with a version of its own. */
export async function saveDraftPayment(
  tx: Transaction<Database>,
  draftId: string,
  choice: Pick<DraftPayment, 'method' | 'card' | 'store'> & {
    token: string | null;
    fingerprint: string | null;
  },
): Promise<DraftPaymentRow> {
  const content = {
    method: choice.method,
    token: choice.token,
    fingerprint: choice.fingerprint,
    version: sql<number>`nextval('draft_payment_version')::int`,
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

export const describeDraftPayment = ({
  version,
  method,
  card,
  store,
}: DraftPaymentRow): DraftPayment => ({ version, method, card, store });
