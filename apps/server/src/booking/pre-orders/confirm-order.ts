import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { lockStock } from '../../domain/inventory/stock.ts';
import { keepPlaces } from '../../domain/pre-orders/kept-places.ts';
import {
  countOfClient,
  findSameContact,
  isDrawn,
  lockOpening,
  lockPreOrder,
  storeDemands,
  updatePreOrder,
} from '../../domain/pre-orders/pre-order-rows.ts';
import { wishedChoices } from '../../domain/pre-orders/wished-choice.ts';
import { closingOf } from '../../domain/sailings/pre-order-window.ts';
import { lockContact, removeAt } from '../../domain/waitlist/waitlist-rows.ts';

/**
 * Puts an order into the draw of its opening, and keeps what it asks for from buyers until then. Another order of the same
 * contact for the opening is withdrawn: its owner has replaced it, and counts as of now, so that an early order is no
 * reservation for names that are filled in later.
 * @throws DomainError `PRE_ORDER_CLOSED` once the orders are closed, or drawn by another process; `ENTRY_LIMIT`
 */
export async function confirmOrder(
  tx: Transaction<Database>,
  orderId: string,
  now: Date,
): Promise<void> {
  const found = await lockPreOrder(tx, orderId);
  if (!found || found.confirmed_at) return;
  await lockContact(tx, found.mail_hash);
  await lockOpening(tx, found.opens_at, 'order');
  if (now >= closingOf(found.opens_at) || (await isDrawn(tx, found.opens_at))) {
    throw new DomainError('PRE_ORDER_CLOSED');
  }
  const choices = await wishedChoices(tx, found, now);
  const [first] = choices;
  if (!first) throw new DomainError('PRE_ORDER_CLOSED');
  const same = await findSameContact(tx, found);
  const most = first.section.row.rules.holds.places.ofAddress;
  const others = await countOfClient(tx, found);
  const replaced = same
    .filter(({ client_hash }) => client_hash.equals(found.client_hash))
    .reduce((sum, { passengers }) => sum + passengers.length, 0);
  if (others - replaced + found.passengers.length > most) throw new DomainError('ENTRY_LIMIT');
  for (const each of same) {
    await updatePreOrder(tx, each.id, { withdrawn_at: now, remove_at: removeAt(now) });
  }
  await updatePreOrder(tx, orderId, { confirmed_at: now, remove_at: removeAt(found.opens_at) });
  await storeDemands(
    tx,
    orderId,
    choices.flatMap(({ legs }) => legs.map(({ stock }) => stock)),
  );
  const sailings = [...new Set(choices.map(({ section }) => section.row.id))];
  await lockStock(tx, sailings);
  await keepPlaces(tx, sailings);
}
