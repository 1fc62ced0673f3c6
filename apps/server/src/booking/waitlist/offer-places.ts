import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Clock } from '../../domain/clock.ts';
import { DomainError } from '../../domain/domain-error.ts';
import { findWithheld, lockStock, releaseStock } from '../../domain/inventory/stock.ts';
import { isBeforeDraw } from '../../domain/pre-orders/kept-places.ts';
import type { SectionOfSailing } from '../../domain/sailings/offer.ts';
import { waitlistUntil } from '../../domain/sailings/waitlist-until.ts';
import { insertLink } from '../../domain/waitlist/entry-links.ts';
import { endOtherLines, lockOrderOfEntry } from '../../domain/waitlist/order-entries.ts';
import { findSectionOf } from '../../domain/waitlist/to-entry.ts';
import {
  findAwaited,
  lockLine,
  removeAt,
  sessionOfMember,
  updateWaitlistEntry,
} from '../../domain/waitlist/waitlist-rows.ts';
import { freeLeg } from '../../domain/waitlist/wish.ts';
import type { KeyRing } from '../../keys/key-ring.ts';
import { enqueueTokenMail } from '../../mail/outbox.ts';
import { waitlistOfferMail } from '../../mail/waitlist-mails.ts';
import { holdOffer } from './hold-offer.ts';
import { newWaitlistToken } from './waitlist-token.ts';

interface OfferContext {
  db: Kysely<Database>;
  clock: Clock;
  keys: KeyRing;
}

/**
 * Holds places for those who wait, in the order in which they joined: each who is next and whose whole wish fits. Who comes
 * later gets what an earlier wish is too large for. What has come back while a customer waits is nobody else's until then
 * (`leg_inventory.withheld`), and free for all afterwards. Each sailing in its own transaction; processes that do this at
 * the same time wait for each other at its legs.
 * @param which `withheld`: sailings of which places have come back; `awaited`: all that a customer waits for, because places
 *   also come by another ship, or by what a customer leaves of their own
 * @param onFailure is notified of which sailing nobody was offered anything; of the others they were
 * @returns how many offers were made
 */
export async function offerPlaces(
  context: OfferContext,
  which: 'withheld' | 'awaited',
  onFailure: (error: unknown, sailingId: string) => void,
): Promise<number> {
  const { db, clock } = context;
  const find = { withheld: findWithheld, awaited: findAwaited }[which];
  let offered = 0;
  for (const sailingId of await find(db, clock.now())) {
    try {
      offered += await inTransaction(db, (tx) => offerOnSailing(tx, context, sailingId));
    } catch (error) {
      onFailure(error, sailingId);
      // What cannot be offered is sold: nobody would get it otherwise.
      await inTransaction(db, (tx) => release(tx, sailingId)).catch((again: unknown) =>
        onFailure(again, sailingId),
      );
    }
  }
  return offered;
}

type Entry = Awaited<ReturnType<typeof lockLine>>[number];

async function offerOnSailing(
  tx: Transaction<Database>,
  context: Omit<OfferContext, 'db'>,
  sailingId: string,
): Promise<number> {
  if (!(await release(tx, sailingId))) return 0;
  let offered = 0;
  let sections = new Map<string, Promise<SectionOfSailing | undefined>>();
  for (const entry of await lockLine(tx, sailingId, context.clock.now())) {
    const ports = `${entry.from_port_id} ${entry.to_port_id}`;
    const section = sections.get(ports) ?? findSectionOf(tx, entry);
    sections.set(ports, section);
    if (!(await offerTo(tx, context, entry, await section))) continue;
    offered += 1;
    // What was held for the one before is taken: read again.
    sections = new Map();
  }
  return offered;
}

/** @returns false, and nothing is released, while it is kept for a draw */
async function release(tx: Transaction<Database>, sailingId: string): Promise<boolean> {
  await lockStock(tx, [sailingId]);
  if (await isBeforeDraw(tx, sailingId)) return false;
  await releaseStock(tx, sailingId);
  return true;
}

/** @returns whether places are held for the entry now */
async function offerTo(
  tx: Transaction<Database>,
  { clock, keys }: Omit<OfferContext, 'db'>,
  entry: Entry,
  section: SectionOfSailing | undefined,
): Promise<boolean> {
  const now = clock.now();
  const leg = section && freeLeg(section, entry.wish, now);
  if (!section || !leg || !waitlistUntil(section, leg.sales, now)) return false;
  if (!(await lockOrderOfEntry(tx, entry))) return false;
  try {
    const session = await sessionOfMember(tx, entry.member_id);
    const { reservationId, limitTime, offer } = await holdOffer(tx, clock, section, leg, session);
    await updateWaitlistEntry(tx, entry.id, {
      offered_at: now,
      choice: JSON.stringify(leg.choice),
      reservation_id: reservationId,
      remove_at: removeAt(limitTime),
    });
    await endOtherLines(tx, entry, now);
    const { token, hash } = newWaitlistToken();
    await insertLink(tx, entry.id, hash);
    const mail = waitlistOfferMail(entry, token, { limitTime, offer });
    await enqueueTokenMail(tx, keys, mail, now);
    return true;
  } catch (error) {
    // Off sale by another timetable meanwhile.
    if (error instanceof DomainError) return false;
    throw error;
  }
}
