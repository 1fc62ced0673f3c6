import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { drawn } from '../../domain/pre-orders/draw.ts';
import { type DrawRow, findDraw, listDraws } from '../../domain/pre-orders/draw-rows.ts';
import {
  findPlaced,
  findPreOrders,
  lockOpeningOf,
  lockPreOrder,
  orderState,
  type PreOrderRow,
} from '../../domain/pre-orders/pre-order-rows.ts';

export type DrawnOpening = DrawRow;

/** What has become of an order; `unconfirmed` until its mailbox is. */
export const stateForOffice = (order: PreOrderRow): string =>
  order.confirmed_at ? orderState(order) : 'unconfirmed';

/** All orders that are kept, each opening's in the order of its draw. */
export const listForOffice = (tx: Transaction<Database>): Promise<PreOrderRow[]> =>
  findPreOrders(tx);

/** The order, whosever it is, locked with its opening until the caller's transaction ends. */
export async function findPreOrderForOffice(
  tx: Transaction<Database>,
  orderId: string,
): Promise<PreOrderRow | undefined> {
  await lockOpeningOf(tx, orderId);
  return lockPreOrder(tx, orderId);
}

export const listDrawsForOffice = (tx: Transaction<Database>): Promise<DrawnOpening[]> =>
  listDraws(tx);

/**
 * Draws once more from the stored seed.
 * @returns the order of those that are kept still, and whether it is the stored one; undefined where it was not drawn
 */
export async function checkReplay(
  tx: Transaction<Database>,
  opensAt: Date,
): Promise<{ seed: Buffer; drawn: number; order: string[]; agrees: boolean } | undefined> {
  const draw = await findDraw(tx, opensAt);
  if (!draw) return undefined;
  const stored = await findPlaced(tx, opensAt);
  const order = drawn(draw.seed, stored);
  const agrees = order.every((id, index) => id === stored[index]);
  return { seed: draw.seed, drawn: draw.drawn, order, agrees };
}
