import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { newId } from '../../domain/ids.ts';
import { type PreOrderRow, updatePreOrder } from '../../domain/pre-orders/pre-order-rows.ts';
import { type WishedChoice, wishedChoices } from '../../domain/pre-orders/wished-choice.ts';
import type { SectionOfSailing } from '../../domain/sailings/offer.ts';
import { waitlistUntil } from '../../domain/sailings/waitlist-until.ts';
import {
  insertWaitlistEntry,
  joinLine,
  removeAt,
  sessionOfMember,
  updateWaitlistEntry,
} from '../../domain/waitlist/waitlist-rows.ts';
import { isFree, type WishedLeg } from '../../domain/waitlist/wish.ts';
import { holdOffer } from '../waitlist/hold-offer.ts';
import type { DrawContext } from './draw-context.ts';
import { mailOutcome } from './mail-outcome.ts';

/**
 * Tries the choices of an order, the first one first: what fits whole is held for it, as an offer of the waitlist is. One that
 * gets nothing waits in the lines of all its sailings from now on, so the lines have the order of the draw. The caller has
 * locked the order and the legs of its sailings.
 */
export async function decideOrder(
  tx: Transaction<Database>,
  context: DrawContext,
  order: PreOrderRow,
): Promise<void> {
  const now = context.clock.now();
  const choices = await possible(tx, order, now);
  for (const { section, legs } of choices) {
    for (const leg of legs) if (await hold(tx, context, order, section, leg)) return;
  }
  const lines = await waitFor(tx, order, choices, now);
  const [last] = lines.toSorted((one, other) => other.getTime() - one.getTime());
  await updatePreOrder(tx, order.id, {
    decided_at: now,
    outcome: last ? 'drawn' : 'over',
    remove_at: removeAt(last ?? now),
  });
  await mailOutcome(tx, context, order, { kind: last ? 'waiting' : 'over' });
}

/** As they are now: read anew for each order, because what was held for the one before is taken. */
async function possible(
  tx: Transaction<Database>,
  order: PreOrderRow,
  now: Date,
): Promise<WishedChoice[]> {
  try {
    return await wishedChoices(tx, order, now);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}

/** @returns whether the places of a choice, in one of its cabin types, are held for the order now */
async function hold(
  tx: Transaction<Database>,
  context: DrawContext,
  order: PreOrderRow,
  section: SectionOfSailing,
  leg: WishedLeg,
): Promise<boolean> {
  const now = context.clock.now();
  const until = waitlistUntil(section, leg.sales, now);
  if (!isFree(leg) || !until) return false;
  const hours = section.row.rules.waitlist.preOrderHours;
  const session = await sessionOfMember(tx, order.member_id);
  const { reservationId, limitTime, offer } = await holdOffer(
    tx,
    context.clock,
    section,
    leg,
    session,
    hours,
  );
  const cabins = leg.choice.cabins.map(({ cabinTypeId }) => cabinTypeId);
  const entry = entryOf(order, section.row.id, [...new Set(cabins)], until, now);
  await insertWaitlistEntry(tx, entry);
  await joinLine(tx, entry.id, { now, until });
  await updateWaitlistEntry(tx, entry.id, {
    offered_at: now,
    choice: JSON.stringify(leg.choice),
    reservation_id: reservationId,
    remove_at: removeAt(limitTime),
  });
  await updatePreOrder(tx, order.id, {
    decided_at: now,
    outcome: 'drawn',
    remove_at: removeAt(limitTime),
  });
  await mailOutcome(tx, context, order, { kind: 'held', limitTime, offer });
  return true;
}

/** @returns until when the order waits, for each sailing that it waits for */
async function waitFor(
  tx: Transaction<Database>,
  order: PreOrderRow,
  choices: readonly WishedChoice[],
  now: Date,
): Promise<Date[]> {
  const waits: Date[] = [];
  const bySailing = Map.groupBy(choices, ({ section }) => section.row.id);
  for (const [sailingId, wished] of bySailing) {
    const [first] = wished;
    const until = first && waitlistUntil(first.section, first.legs[0].sales, now);
    if (!until) continue;
    const cabins = wished.map(({ cabinTypeId }) => cabinTypeId);
    const named = cabins.filter((cabin) => cabin !== null);
    const entry = entryOf(order, sailingId, cabins.includes(null) ? [] : named, until, now);
    await insertWaitlistEntry(tx, entry);
    await joinLine(tx, entry.id, { now, until });
    waits.push(until);
  }
  return waits;
}

const entryOf = (
  order: PreOrderRow,
  sailingId: string,
  cabinTypeIds: string[],
  until: Date,
  now: Date,
) => ({
  id: newId('wle'),
  sailing_id: sailingId,
  from_port_id: order.from_port_id,
  to_port_id: order.to_port_id,
  wish: JSON.stringify({ ...order.wish, cabinTypeIds }),
  email: order.email,
  mail_hash: order.mail_hash,
  member_id: order.member_id,
  session_id: order.session_id,
  pre_order_id: order.id,
  until,
  joined_at: null,
  remove_at: removeAt(now),
});
