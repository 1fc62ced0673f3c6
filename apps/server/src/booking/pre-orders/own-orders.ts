import type { PreOrder, PreOrderList } from '@ferry/api/customer-server';
import { jstDate } from '@ferry/format/date';
import type { Transaction } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import { readCursor, toPage } from '../../domain/cursor.ts';
import { DomainError } from '../../domain/domain-error.ts';
import {
  findOrderOfLink,
  findPreOrdersOf,
  isDrawn,
  lockOpeningOf,
  lockOwnPreOrder,
  lockPreOrder,
  type PreOrderRow,
  updatePreOrder,
} from '../../domain/pre-orders/pre-order-rows.ts';
import { toPreOrder } from '../../domain/pre-orders/to-pre-order.ts';
import { closingOf } from '../../domain/sailings/pre-order-window.ts';
import { handEntriesOver } from '../../domain/waitlist/order-entries.ts';
import { removeAt } from '../../domain/waitlist/waitlist-rows.ts';
import { hashOfToken } from '../confirming/confirmation-link.ts';
import { MOST_SHOWN, type PageRequest, type WaiterContext } from '../waitlist/own-entries.ts';
import { confirmOrder } from './confirm-order.ts';

/**
 * A page of the customer's orders, of the latest opening first.
 * @throws DomainError `VALIDATION_FAILED` for a cursor that is none of ours
 */
export async function listPreOrders(
  context: WaiterContext,
  { limit = MOST_SHOWN, cursor }: PageRequest,
): Promise<PreOrderList> {
  const { db, clock } = context;
  const after = readCursor(cursor, 'pre_');
  const rows = await findPreOrdersOf(db, context, { after, most: limit + 1 });
  const placeOf = ({ opens_at, id }: PreOrderRow) => ({ date: jstDate(opens_at), id });
  const { page, nextCursor } = toPage(rows, limit, placeOf);
  const orders = page.toSorted((one, other) => +other.opens_at - +one.opens_at);
  const preOrders = await pipeline(orders.map((order) => toPreOrder(db, order, clock.now())));
  return { preOrders, nextCursor };
}

/**
 * The order of a link, for this session from now on, with what was held for it. The link of a visitor's order proves the
 * mailbox: only now it counts.
 * @throws DomainError `TOKEN_INVALID`, also of a link that was opened too late; `PRE_ORDER_CLOSED`, `ENTRY_LIMIT`
 */
export async function openPreOrderLink(
  { db, clock, sessionId }: WaiterContext,
  token: string,
): Promise<PreOrder> {
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    const orderId = await findOrderOfLink(tx, hashOfToken(token));
    const order = orderId === undefined ? undefined : await lockPreOrder(tx, orderId);
    if (!order || order.remove_at <= now) throw new DomainError('TOKEN_INVALID');
    await confirmOrder(tx, order.id, now);
    await updatePreOrder(tx, order.id, { session_id: sessionId });
    await handEntriesOver(tx, order.id, sessionId);
    return shown(tx, order.id, now);
  });
}

/**
 * Withdraws an order before its draw.
 * @throws DomainError `NOT_FOUND`, `RESERVATION_STATE` once the orders are closed or decided
 */
export async function withdrawPreOrder(context: WaiterContext, orderId: string): Promise<PreOrder> {
  const { db, clock } = context;
  return inTransaction(db, async (tx) => {
    await lockOpeningOf(tx, orderId);
    const order = await lockOwnPreOrder(tx, context, orderId);
    if (!order) throw new DomainError('NOT_FOUND');
    await endPreOrder(tx, order, clock.now());
    return shown(tx, orderId, clock.now());
  });
}

/** As {@link withdrawPreOrder}, of an order that the caller has locked, after its opening ({@link lockOpeningOf}). */
export async function endPreOrder(
  tx: Transaction<Database>,
  order: PreOrderRow,
  now: Date,
): Promise<void> {
  if (order.withdrawn_at) return;
  const isClosed = now >= closingOf(order.opens_at) || (await isDrawn(tx, order.opens_at));
  if (order.decided_at || isClosed) throw new DomainError('RESERVATION_STATE');
  await updatePreOrder(tx, order.id, { withdrawn_at: now, remove_at: removeAt(now) });
}

async function shown(tx: Transaction<Database>, orderId: string, now: Date): Promise<PreOrder> {
  const order = await lockPreOrder(tx, orderId);
  if (!order) throw new DomainError('NOT_FOUND');
  return toPreOrder(tx, order, now);
}
