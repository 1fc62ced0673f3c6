import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isBehind, type Place } from '../cursor.ts';
import type { StockDemand } from '../inventory/demand.ts';
import type { Waiter } from '../waitlist/waitlist-rows.ts';
import { UNDECIDED } from './kept-places.ts';

export type PreOrderRow = Selectable<Database['pre_order']>;

/** The state of an order that was confirmed. */
export const orderState = ({
  withdrawn_at,
  outcome,
}: Pick<PreOrderRow, 'withdrawn_at' | 'outcome'>):
  | 'accepted'
  | 'drawn'
  | 'merged'
  | 'withdrawn'
  | 'over' => (withdrawn_at ? 'withdrawn' : (outcome ?? 'accepted'));

/** Others of an opening wait: orders that are confirmed share the lock, the draw has it alone. */
export const lockOpening = (
  tx: Transaction<Database>,
  opensAt: Date,
  by: 'order' | 'draw',
): Promise<unknown> =>
  sql`select ${sql.raw(by === 'draw' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared')}(
    hashtextextended(${`pre-orders of ${opensAt.toISOString()}`}, 0))`.execute(tx);

/** As {@link lockOpening}, of an order that is locked next: the draw locks in this order too. */
export async function lockOpeningOf(tx: Transaction<Database>, orderId: string): Promise<void> {
  const order = await tx
    .selectFrom('pre_order')
    .select('opens_at')
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (order) await lockOpening(tx, order.opens_at, 'order');
}

/** Whether it was drawn, by whatever clock. */
export const isDrawn = async (db: Kysely<Database>, opensAt: Date): Promise<boolean> =>
  (await db
    .selectFrom('pre_order_draw')
    .select('opens_at')
    .where('opens_at', '=', opensAt)
    .executeTakeFirst()) !== undefined;

export const insertPreOrder = (
  db: Kysely<Database>,
  order: Insertable<Database['pre_order']>,
): Promise<unknown> => db.insertInto('pre_order').values(order).execute();

export const insertPreOrderLink = (
  tx: Transaction<Database>,
  orderId: string,
  tokenHash: Buffer,
): Promise<unknown> =>
  tx.insertInto('pre_order_link').values({ token_hash: tokenHash, order_id: orderId }).execute();

/** What the choices of an order take, for as long as it is undecided. */
export async function storeDemands(
  tx: Transaction<Database>,
  orderId: string,
  demands: readonly StockDemand[],
): Promise<void> {
  const rows = demands.map(({ sailingId, fromCall, toCall, pools }) => ({
    order_id: orderId,
    sailing_id: sailingId,
    from_call: fromCall,
    to_call: toCall,
    pools: JSON.stringify(pools),
  }));
  if (rows.length > 0) await tx.insertInto('pre_order_demand').values(rows).execute();
}

/** The order, whosever it is, locked until the caller's transaction ends. */
export const lockPreOrder = (
  tx: Transaction<Database>,
  orderId: string,
): Promise<PreOrderRow | undefined> =>
  tx.selectFrom('pre_order').selectAll().where('id', '=', orderId).forUpdate().executeTakeFirst();

/** As {@link lockPreOrder}, the customer's own, once it was confirmed. */
export async function lockOwnPreOrder(
  tx: Transaction<Database>,
  { sessionId, memberId }: Waiter,
  orderId: string,
): Promise<PreOrderRow | undefined> {
  const order = await lockPreOrder(tx, orderId);
  const isOwn =
    order?.session_id === sessionId || (memberId !== undefined && order?.member_id === memberId);
  return isOwn && order?.confirmed_at ? order : undefined;
}

/** The id of the order that a link leads to. */
export async function findOrderOfLink(
  db: Kysely<Database>,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('pre_order_link')
    .select('order_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  return row?.order_id;
}

/** Those of a customer that follow a place: of the latest day of opening first. */
export const findPreOrdersOf = (
  db: Kysely<Database>,
  { sessionId, memberId }: Waiter,
  { after, most }: { after: Place | undefined; most: number },
): Promise<PreOrderRow[]> =>
  db
    .selectFrom('pre_order')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where(({ eb, or }) =>
      or([eb('session_id', '=', sessionId), eb('member_id', '=', memberId ?? '')]),
    )
    .where(after ? isBehind({ day: DAY_OF_OPENING, id: sql`id` }, after) : sql<boolean>`true`)
    .orderBy(DAY_OF_OPENING, 'desc')
    .orderBy('id')
    .limit(most)
    .execute();

const DAY_OF_OPENING = sql`(opens_at at time zone 'Asia/Tokyo')::date`;

type Change = Partial<
  Pick<
    Insertable<Database['pre_order']>,
    | 'session_id'
    | 'confirmed_at'
    | 'withdrawn_at'
    | 'place'
    | 'decided_at'
    | 'outcome'
    | 'remove_at'
  >
>;

export const updatePreOrder = (
  tx: Transaction<Database>,
  orderId: string,
  change: Change,
): Promise<unknown> => tx.updateTable('pre_order').set(change).where('id', '=', orderId).execute();

/** Confirmed orders of an opening that are not decided yet, with the ids of their sailings. */
export async function findUndecided(db: Kysely<Database>, opensAt: Date): Promise<PreOrderRow[]> {
  return db
    .selectFrom('pre_order as o')
    .selectAll('o')
    .where('o.opens_at', '=', opensAt)
    .where(UNDECIDED)
    .orderBy('o.id')
    .execute();
}

/** The live orders of a mailbox or a member for an opening, but for one. */
export const findSameContact = (
  db: Kysely<Database>,
  { id, opens_at, mail_hash, member_id }: PreOrderRow,
): Promise<PreOrderRow[]> =>
  db
    .selectFrom('pre_order as o')
    .selectAll('o')
    .where('o.opens_at', '=', opens_at)
    .where('o.id', '<>', id)
    .where(UNDECIDED)
    .where(({ eb, or }) =>
      or([eb('o.mail_hash', '=', mail_hash), eb('o.member_id', '=', member_id ?? '')]),
    )
    .orderBy('o.id')
    .execute();

/** How many people the live orders of a client's address are for. */
export async function countOfClient(
  db: Kysely<Database>,
  { id, opens_at, client_hash }: PreOrderRow,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select coalesce(sum(jsonb_array_length(o.passengers)), 0)::int as people from pre_order o
    where o.opens_at = ${opens_at} and o.client_hash = ${client_hash} and o.id <> ${id}
      and ${UNDECIDED}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** All that are kept, each opening's in the order of its draw. */
export const findPreOrders = (db: Kysely<Database>): Promise<PreOrderRow[]> =>
  db
    .selectFrom('pre_order')
    .selectAll()
    .orderBy('opens_at')
    .orderBy('place')
    .orderBy('id')
    .execute();

/** Ids of the orders of a draw that are kept, in its order. */
export async function findPlaced(db: Kysely<Database>, opensAt: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pre_order')
    .select('id')
    .where('opens_at', '=', opensAt)
    .where('place', 'is not', null)
    .orderBy('place')
    .execute();
  return rows.map(({ id }) => id);
}

/** What a member has ordered is told to the mailbox that is theirs now, and no link mailed to the one before leads to it. */
export const movePreOrdersOf = (
  tx: Transaction<Database>,
  memberId: string,
  { email, mailHash }: { email: string; mailHash: Buffer },
): Promise<unknown> =>
  sql`with moved as (
      update pre_order set email = ${email}, mail_hash = ${mailHash}
      where member_id = ${memberId} returning id
    ) delete from pre_order_link where order_id in (select id from moved)`.execute(tx);

/** Whom an order is for, and how it is to be paid; undefined where there is none, or none any more. */
export async function findNames(
  db: Kysely<Database>,
  orderId: string | null,
): Promise<Pick<PreOrderRow, 'passengers' | 'payment_method'> | undefined> {
  if (orderId === null) return undefined;
  return db
    .selectFrom('pre_order')
    .select(['passengers', 'payment_method'])
    .where('id', '=', orderId)
    .executeTakeFirst();
}
