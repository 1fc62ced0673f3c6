import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { OPEN_STATES } from './payment-rows.ts';

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

/** @returns false where the card is over meanwhile: then nobody else knows of the holder */
export async function setHolder(
  db: Kysely<Database>,
  cardId: string,
  holder: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stored_card')
    .set({ holder })
    .where('id', '=', cardId)
    .where('state', '=', 'pending')
    // Two calls for one card get the same one.
    .where((card) => card.or([card('holder', 'is', null), card('holder', '=', holder)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The provider could not make a holder: the payment goes on without. */
export async function deleteCardWithoutHolder(db: Kysely<Database>, cardId: string): Promise<void> {
  await db.deleteFrom('stored_card').where('id', '=', cardId).where('holder', 'is', null).execute();
}

/**
 * Locks the member, so that settlements of their cards run one at a time and finish before the member is deleted.
 * Lock order: member, reservation. A booking may refer to the member meanwhile.
 */
export async function lockMemberOfCard(tx: Transaction<Database>, cardId: string): Promise<void> {
  await tx
    .selectFrom('stored_card as c')
    .innerJoin('member as m', 'm.id', 'c.member_id')
    .select('m.id')
    .where('c.id', '=', cardId)
    .forNoKeyUpdate('m')
    .execute();
}

/** The provider has nothing of it, or not any more. */
export async function deleteStoredCard(db: Kysely<Database>, cardId: string): Promise<void> {
  await db.deleteFrom('stored_card').where('id', '=', cardId).execute();
}

/** What is left of a card that is over: the provider knows it by its holder. */
const BLANK = {
  token: '',
  fingerprint: '',
  brand: '',
  last4: '',
  expires_on: '',
  consent: '',
} as const;
const OVER = { ...BLANK, state: 'ending' } as const;

/**
 * A kept card cannot be chosen any more, and the provider is told; a choice of it in a draft is gone.
 * @returns whether the member had such a card
 */
export async function endStoredCard(
  tx: Transaction<Database>,
  { id, memberId }: { id: string; memberId: string },
  now: Date,
): Promise<boolean> {
  const ended = await tx
    .updateTable('stored_card')
    .set({ ...OVER, next_try_at: now })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .where('state', '=', 'kept')
    .returning('id')
    .executeTakeFirst();
  if (ended) await tx.deleteFrom('draft_payment').where('stored_card_id', '=', id).execute();
  return ended !== undefined;
}

/**
 * Ends all of a member who goes, with whatever provider. One that is being paid with stays as it is to
 * the provider until then, see {@link takeEndedCards}.
 */
export async function endCardsOf(
  tx: Transaction<Database>,
  memberId: string,
  now: Date,
): Promise<void> {
  const of = tx.updateTable('stored_card').where('member_id', '=', memberId);
  await of.set({ ...BLANK, next_try_at: now }).execute();
  await of.set({ state: 'ending' }).where('state', '=', 'kept').execute();
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
 * among them. Those of a payment that is open wait for its end: the provider may still keep them.
 * @param of one card, instead of all that are due
 */
export async function takeEndedCards(
  db: Kysely<Database>,
  { provider, id }: { provider: string; id?: string },
  now: Date,
  limit = 50,
): Promise<Pick<StoredCardRow, 'id' | 'holder'>[]> {
  const { rows } = await sql<{ id: string; holder: string | null }>`
    update stored_card set state = 'ending', tries = tries + 1,
      token = '', fingerprint = '', brand = '', last4 = '', expires_on = '', consent = '',
      next_try_at = ${now}::timestamptz + least(21600, 60 * power(2, least(tries, 10))) * interval '1 second'
    where provider = ${provider} and id in (
      select id from stored_card c
      where (state = 'ending' or member_id is null) and provider = ${provider}
        and next_try_at <= ${now} ${id === undefined ? sql`` : sql`and id = ${id}`}
        and not exists (
          select from payment p
          where p.stored_card_id = c.id and p.state in (${sql.join(OPEN_STATES)})
        )
      order by next_try_at limit ${limit} for update skip locked
    )
    returning id, holder`.execute(db);
  return rows;
}
