import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { lockStock, releaseStock } from '../../domain/inventory/stock.ts';
import { type DrawnOrder, drawn, standing } from '../../domain/pre-orders/draw.ts';
import {
  findDraw,
  findDueOpenings,
  finishDraw,
  lockDraw,
  lockNext,
  sailingsOfOpening,
  storeDraw,
} from '../../domain/pre-orders/draw-rows.ts';
import { keepPlaces } from '../../domain/pre-orders/kept-places.ts';
import {
  findUndecided,
  lockOpening,
  type PreOrderRow,
  updatePreOrder,
} from '../../domain/pre-orders/pre-order-rows.ts';
import { removeAt } from '../../domain/waitlist/waitlist-rows.ts';
import { decideOrder } from './decide-order.ts';
import type { DrawContext } from './draw-context.ts';
import { mailOutcome } from './mail-outcome.ts';

const SEED_BYTES = 32;
/** Orders that one transaction decides: buyers of the rest wait for so many at most. */
const AT_ONCE = 20;

/**
 * Draws the orders of every opening that has come: first the seed and the order are stored, then the orders are tried in it,
 * some in each transaction. A process that dies leaves the rest to the next run, in the same order; two processes take turns.
 * @param onFailure is notified of which opening was not finished; the next run goes on with it
 * @returns how many orders were decided
 */
export async function drawOpenings(
  context: DrawContext,
  onFailure: (error: unknown, opensAt: Date) => void,
): Promise<number> {
  const { db, clock } = context;
  let decided = 0;
  for (const opensAt of await findDueOpenings(db, clock.now())) {
    try {
      if (!(await findDraw(db, opensAt))) decided += await draw(context, opensAt);
      let batch: number;
      do {
        batch = await inTransaction(db, (tx) => decideNext(tx, context, opensAt));
        decided += batch;
      } while (batch > 0);
    } catch (error) {
      onFailure(error, opensAt);
    }
  }
  return decided;
}

/** @returns how many orders are decided by it: those that are one with an earlier one */
function draw(context: DrawContext, opensAt: Date): Promise<number> {
  const { db, clock } = context;
  return inTransaction(db, async (tx) => {
    await lockOpening(tx, opensAt, 'draw');
    if (await findDraw(tx, opensAt)) return 0;
    const now = clock.now();
    const orders = await findUndecided(tx, opensAt);
    const { counted, merged } = standing(orders.map(toDrawn));
    const seed = randomBytes(SEED_BYTES);
    const ids = drawn(
      seed,
      counted.map(({ id }) => id),
    );
    await storeDraw(tx, { opensAt, seed, now, ids });
    for (const { order } of merged) {
      await updatePreOrder(tx, order.id, {
        decided_at: now,
        outcome: 'merged',
        remove_at: removeAt(now),
      });
      await mailOutcome(tx, context, order, { kind: 'merged' });
    }
    return merged.length;
  });
}

const toDrawn = (order: PreOrderRow): DrawnOrder & { order: PreOrderRow } => ({
  order,
  id: order.id,
  confirmedAt: order.confirmed_at ?? order.opens_at,
  mailHash: order.mail_hash,
  memberId: order.member_id,
  sailingIds: order.choices.map(({ sailingId }) => sailingId),
  passengers: order.passengers,
});

/** Decides the next orders; what is left of what was kept for all of them stays kept for the others. */
async function decideNext(
  tx: Transaction<Database>,
  context: DrawContext,
  opensAt: Date,
): Promise<number> {
  const draw = await lockDraw(tx, opensAt);
  if (!draw || draw.finished_at) return 0;
  const orders = await lockNext(tx, opensAt, AT_ONCE);
  if (orders.length === 0) {
    await finishDraw(tx, opensAt, context.clock.now());
    return 0;
  }
  const sailings = await sailingsOfOpening(tx, opensAt);
  if (sailings.length > 0) await lockStock(tx, sailings);
  for (const sailingId of sailings) await releaseStock(tx, sailingId);
  for (const order of orders) await decideOrder(tx, context, order);
  await keepPlaces(tx, sailings);
  return orders.length;
}

/** Keeps anew what undecided orders ask for, where a document was loaded meanwhile. @returns how many sailings were looked at */
export async function keepForDraws({ db, clock }: Pick<DrawContext, 'db' | 'clock'>, until: Date) {
  const openings = await findDueOpenings(db, until);
  const soon = openings.filter((opensAt) => opensAt > clock.now());
  let looked = 0;
  for (const opensAt of soon) {
    looked += await inTransaction(db, async (tx) => {
      const sailings = await sailingsOfOpening(tx, opensAt);
      if (sailings.length === 0) return 0;
      await lockStock(tx, sailings);
      await keepPlaces(tx, sailings);
      return sailings.length;
    });
  }
  return looked;
}
