import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { UNDECIDED } from './kept-places.ts';
import type { PreOrderRow } from './pre-order-rows.ts';

export type DrawRow = Selectable<Database['pre_order_draw']>;

/** Openings that are to be drawn, or whose draw is not finished. */
export async function findDueOpenings(db: Kysely<Database>, now: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('pre_order as o')
    .select('o.opens_at')
    .distinct()
    .where(UNDECIDED)
    .where('o.opens_at', '<=', now)
    .orderBy('o.opens_at')
    .execute();
  return rows.map(({ opens_at }) => opens_at);
}

export const findDraw = (db: Kysely<Database>, opensAt: Date): Promise<DrawRow | undefined> =>
  db.selectFrom('pre_order_draw').selectAll().where('opens_at', '=', opensAt).executeTakeFirst();

/** As {@link findDraw}, locked: one process at a time decides. */
export const lockDraw = (tx: Transaction<Database>, opensAt: Date): Promise<DrawRow | undefined> =>
  tx
    .selectFrom('pre_order_draw')
    .selectAll()
    .where('opens_at', '=', opensAt)
    .forUpdate()
    .executeTakeFirst();

/** The next undecided orders of a draw in its order, locked. */
export const lockNext = (
  tx: Transaction<Database>,
  opensAt: Date,
  most: number,
): Promise<PreOrderRow[]> =>
  tx
    .selectFrom('pre_order as o')
    .selectAll('o')
    .where('o.opens_at', '=', opensAt)
    .where('o.place', 'is not', null)
    .where(UNDECIDED)
    .orderBy('o.place')
    .limit(most)
    .forUpdate()
    .execute();

/** Stores the draw and the place of each order in it. */
export async function storeDraw(
  tx: Transaction<Database>,
  draw: { opensAt: Date; seed: Buffer; now: Date; ids: readonly string[] },
): Promise<void> {
  const { opensAt, seed, now, ids } = draw;
  await tx
    .insertInto('pre_order_draw')
    .values({ opens_at: opensAt, seed, made_at: now, drawn: ids.length, finished_at: null })
    .execute();
  await sql`update pre_order o set place = p.place
    from unnest(${[...ids]}::text[]) with ordinality as p(id, place) where o.id = p.id`.execute(tx);
}

export const finishDraw = (tx: Transaction<Database>, opensAt: Date, now: Date) =>
  tx
    .updateTable('pre_order_draw')
    .set({ finished_at: now })
    .where('opens_at', '=', opensAt)
    .execute();

/** Sailings that undecided orders of an opening ask for. */
export async function sailingsOfOpening(db: Kysely<Database>, opensAt: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('pre_order_demand as d')
    .innerJoin('pre_order as o', 'o.id', 'd.order_id')
    .select('d.sailing_id')
    .distinct()
    .where('o.opens_at', '=', opensAt)
    .where(UNDECIDED)
    .execute();
  return rows.map(({ sailing_id }) => sailing_id);
}

/** Draws with their opening, the newest first. */
export const listDraws = (db: Kysely<Database>): Promise<DrawRow[]> =>
  db.selectFrom('pre_order_draw').selectAll().orderBy('opens_at', 'desc').execute();
