import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export type TicketRow = Selectable<Database['ticket']>;
export type NewTicket = Insertable<Database['ticket']>;

/** All tickets of a reservation, also those that were revoked. */
export const findTickets = (db: Kysely<Database>, reservationId: string): Promise<TicketRow[]> =>
  db
    .selectFrom('ticket')
    .selectAll()
    .where('reservation_id', '=', reservationId)
    .orderBy('id')
    .execute();

/** Whether any traveller of the reservation has gone aboard, whatever has become of the ticket since. */
export async function isAnyoneAboard(
  db: Kysely<Database>,
  reservationId: string,
): Promise<boolean> {
  const tickets = db.selectFrom('ticket').select('id').where('reservation_id', '=', reservationId);
  const aboard = tickets.where('boarded_at', 'is not', null).limit(1);
  return (await aboard.executeTakeFirst()) !== undefined;
}

/** Whether any traveller of the reservation has checked in for a sailing, whatever has become of the ticket since. */
export async function isLegUsed(
  db: Kysely<Database>,
  reservationId: string,
  sailingId: string,
): Promise<boolean> {
  const used = await db
    .selectFrom('ticket')
    .select('id')
    .where('reservation_id', '=', reservationId)
    .where('sailing_id', '=', sailingId)
    .where('checked_in_at', 'is not', null)
    // The ticket of a cancelled passenger is nobody's.
    .where(sql<boolean>`subject not like 'gone %'`)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

/** One ticket, also a revoked one. */
export const findTicket = (
  db: Kysely<Database>,
  by: 'id' | 'short_code',
  value: string,
): Promise<TicketRow | undefined> =>
  db.selectFrom('ticket').selectAll().where(by, '=', value).executeTakeFirst();

/**
 * Notes when the tickets were checked in or went aboard, once: what is noted already stays. Who goes
 * aboard is checked in.
 * @returns how many had not been yet
 */
export async function stampTickets(
  tx: Transaction<Database>,
  tickets: readonly TicketRow[],
  action: 'checkIn' | 'board',
  now: Date,
): Promise<number> {
  const column = action === 'board' ? 'boarded_at' : 'checked_in_at';
  const ids = tickets.map(({ id }) => id);
  const { numUpdatedRows } = await tx
    .updateTable('ticket')
    .set((eb) => ({
      [column]: now,
      ...(action === 'board' && { checked_in_at: eb.fn.coalesce('checked_in_at', eb.val(now)) }),
    }))
    .where('id', 'in', ids)
    .where(column, 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function revokeTickets(
  tx: Transaction<Database>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('ticket').set({ revoked_at: now }).where('id', 'in', ids).execute();
}

/** @returns the tickets that there are now of those; one whose id or short code is taken is left out */
export async function insertTickets(
  tx: Transaction<Database>,
  tickets: readonly NewTicket[],
): Promise<TicketRow[]> {
  if (tickets.length === 0) return [];
  return tx
    .insertInto('ticket')
    .values([...tickets])
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .execute();
}

/** Notes that the tickets are those of this version of the reservation, and when they are over. */
export async function noteCompared(
  tx: Transaction<Database>,
  ids: readonly string[],
  compared: { reservation_version: number; ends_at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('ticket')
    .set(compared)
    .where('id', 'in', ids)
    .where(({ or, eb }) =>
      or([
        eb('reservation_version', '!=', compared.reservation_version),
        eb('ends_at', '!=', compared.ends_at),
      ]),
    )
    .execute();
}
