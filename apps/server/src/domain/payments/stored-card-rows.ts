import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type StoredCardRow = Selectable<Database['stored_card']>;

/** More is a list that nobody looks through at a payment. */
export const STORED_CARD_LIMIT = 5;

/** The member's cards that this provider, or any, has kept; in the order in which they were agreed to. */
export const findStoredCards = (
  db: Kysely<Database>,
  memberId: string,
  provider?: string,
): Promise<StoredCardRow[]> =>
  db
    .selectFrom('stored_card')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? ''))
    .where('state', '=', 'kept')
    .orderBy('agreed_at')
    .orderBy('id')
    .execute();

/** One of them; undefined also for another member's. */
export const findStoredCard = (
  db: Kysely<Database>,
  { id, memberId, provider }: { id: string; memberId: string; provider: string },
): Promise<StoredCardRow | undefined> =>
  db
    .selectFrom('stored_card')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('provider', '=', provider)
    .where('state', '=', 'kept')
    .executeTakeFirst();

/** What the provider keeps a card under, whose card it is paid with or will be. */
export const findHolder = (
  db: Kysely<Database>,
  cardId: string,
): Promise<Pick<StoredCardRow, 'holder' | 'state'> | undefined> =>
  db
    .selectFrom('stored_card')
    .select(['holder', 'state'])
    .where('id', '=', cardId)
    .executeTakeFirst();

/** @returns whether the card is kept by the member whose session it is; it stays so until the transaction ends */
export async function holdCard(
  tx: Transaction<Database>,
  { id, sessionId }: { id: string; sessionId: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('stored_card as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select('c.id')
    .where('c.id', '=', id)
    .where('c.state', '=', 'kept')
    .where('m.session_id', '=', sessionId)
    .forShare('c')
    .executeTakeFirst();
  return row !== undefined;
}

export async function setHolder(
  db: Kysely<Database>,
  cardId: string,
  holder: string,
): Promise<void> {
  await db
    .updateTable('stored_card')
    .set({ holder })
    .where('id', '=', cardId)
    .where('holder', 'is', null)
    .execute();
}

/** The provider has nothing of it, or not any more. */
export async function deleteStoredCard(db: Kysely<Database>, cardId: string): Promise<void> {
  await db.deleteFrom('stored_card').where('id', '=', cardId).execute();
}

/** What is left of a card that is over: the provider knows it by its holder. */
const OVER = {
  state: 'ending',
  token: '',
  fingerprint: '',
  brand: '',
  last4: '',
  expires_on: '',
} as const;

/**
 * A kept card cannot be chosen any more, and a job tells the provider; a choice of it in a draft is gone.
 * @returns undefined where the member has no such card
 */
export async function endStoredCard(
  tx: Transaction<Database>,
  { id, memberId }: { id: string; memberId: string },
  now: Date,
): Promise<StoredCardRow | undefined> {
  const ended = await tx
    .updateTable('stored_card')
    .set({ ...OVER, next_try_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '=', 'kept')
    .returningAll()
    .executeTakeFirst();
  if (ended) await tx.deleteFrom('draft_payment').where('stored_card_id', '=', id).execute();
  return ended;
}

/** Ends cards whatever became of them. */
export async function endCardsById(
  tx: Transaction<Database>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('stored_card')
    .set({ ...OVER, next_try_at: now })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Takes cards that the provider has to be told the end of, each by one process only: the next try is
 * put off at the same time, for longer each time, up to six hours. Cards of members who are gone are
 * among them.
 */
export async function takeEndedCards(
  db: Kysely<Database>,
  provider: string,
  now: Date,
  limit = 50,
): Promise<Pick<StoredCardRow, 'id' | 'holder'>[]> {
  const { rows } = await sql<{ id: string; holder: string | null }>`
    update stored_card set state = 'ending', tries = tries + 1,
      token = '', fingerprint = '', brand = '', last4 = '', expires_on = '',
      next_try_at = ${now}::timestamptz + least(21600, 60 * power(2, least(tries, 10))) * interval '1 second'
    where provider = ${provider} and id in (
      select id from stored_card
      where (state = 'ending' or member_id is null) and provider = ${provider}
        and next_try_at <= ${now}
      order by next_try_at limit ${limit} for update skip locked
    )
    returning id, holder`.execute(db);
  return rows;
}
