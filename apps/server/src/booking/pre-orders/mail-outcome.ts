import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { addMinutes } from '../../domain/instant.ts';
import { insertPreOrderLink, type PreOrderRow } from '../../domain/pre-orders/pre-order-rows.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';
import { type DrawOutcome, preOrderOutcomeMail } from '../../mail/pre-order-mails.ts';
import { newWaitlistToken } from '../waitlist/waitlist-token.ts';
import type { DrawContext } from './draw-context.ts';

/** Days in which the mail is handed over: the link leads to what the order has become for as long as it is kept. */
const DAYS = 7;

/** Writes the mail about what became of an order, once, with a new link to it. */
export async function mailOutcome(
  tx: Transaction<Database>,
  { clock, keys }: Pick<DrawContext, 'clock' | 'keys'>,
  order: PreOrderRow,
  outcome: DrawOutcome,
): Promise<void> {
  const now = clock.now();
  const { token, hash } = newWaitlistToken();
  await insertPreOrderLink(tx, order.id, hash);
  const expiresAt = 'limitTime' in outcome ? outcome.limitTime : addMinutes(now, DAYS * 24 * 60);
  await enqueueTokenMail(tx, keys, preOrderOutcomeMail(order, token, outcome, expiresAt), now);
}
