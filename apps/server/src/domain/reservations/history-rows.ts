import type { HistoryEntry } from '@ferry/api/customer-server';
import { type Kysely, sql, type Transaction } from 'kysely';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { tellOfEntry } from './tell-of-history.ts';

/** What comes of itself; the rest the customer does, where nothing else is said. */
const BY_ITSELF: readonly HistoryEntry['event'][] = ['paymentFailed', 'expired', 'changeLapsed'];

export const actorOf = (event: HistoryEntry['event']): HistoryEntry['by'] =>
  BY_ITSELF.includes(event) ? 'system' : 'customer';

/**
 * Tells what has happened, in the transaction in which it does: the customer, and who integrates. What has happened is stored
 * before. */
export async function addHistory(
  tx: Transaction<Database>,
  reservationId: string,
  event: HistoryEntry['event'],
  at: Date,
  by = actorOf(event),
): Promise<void> {
  await writeEntry(tx, { reservationId, event, at, by });
}

type Entry = Pick<HistoryEntry, 'event' | 'by'> & { reservationId: string; at: Date };

const writeEntry = prepared(
  (_, { reservationId, event, at, by }: Entry) => sql`
    with entry as (
      insert into reservation_history (reservation_id, position, at, event, actor)
      select ${reservationId}, coalesce(max(position), 0) + 1, ${at}, ${event}, ${by}
      from reservation_history where reservation_id = ${reservationId}
      returning *
    )${tellOfEntry()}`,
);

/** Whether a reservation was ever more than a hold: what is paid on it then is not its confirmation. */
export async function wasConfirmed(
  tx: Transaction<Database>,
  reservationId: string,
): Promise<boolean> {
  const confirmed = await tx
    .selectFrom('reservation_history')
    .select('position')
    .where('reservation_id', '=', reservationId)
    .where('event', '=', 'confirmed')
    .limit(1)
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** As many as the contract's list has. */
const MOST_EVENTS = 200;

/** The newest ones, the oldest of them first. */
export const findHistory = async (db: Kysely<Database>, reservationId: string) =>
  (await selectHistory(db, reservationId).execute()).reverse();

/** The newest first. */
export const selectHistory = (db: Kysely<Database>, reservationId: string) =>
  db
    .selectFrom('reservation_history')
    .select(['at', 'event', 'actor as by'])
    .where('reservation_id', '=', reservationId)
    .orderBy('position', 'desc')
    .limit(sql.lit(MOST_EVENTS));
