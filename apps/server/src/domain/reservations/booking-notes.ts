import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../ids.ts';
import { findForUpdate } from './reservation-rows.ts';

/** What the office has written down about a booking; its customer never sees it. */
interface BookingNote {
  id: string;
  at: Date;
  /** Account of the system. */
  actor: string;
  text: string;
}

/** Notes of one booking. */
const MOST_NOTES = 50;

/** The oldest first. */
export const findNotes = (db: Kysely<Database>, reservationId: string): Promise<BookingNote[]> =>
  db
    .selectFrom('booking_note')
    .select(['id', 'at', 'actor', 'text'])
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();

/**
 * Notes something about a booking, each text once, also where two write it at once.
 * @returns the note's id; `isNew` false where it was there. Undefined where there are too many
 */
export async function addNote(
  tx: Transaction<Database>,
  reservationId: string,
  note: Omit<BookingNote, 'id'>,
): Promise<{ id: string; isNew: boolean } | undefined> {
  await findForUpdate(tx, reservationId);
  const notes = await findNotes(tx, reservationId);
  const same = notes.find(({ text }) => text === note.text);
  if (same) return { id: same.id, isNew: false };
  if (notes.length >= MOST_NOTES) return undefined;
  const id = newId('nte');
  await tx
    .insertInto('booking_note')
    .values({ id, reservation_id: reservationId, ...note })
    .execute();
  return { id, isNew: true };
}

/** @returns false where the booking has no such note */
export async function removeNote(
  tx: Transaction<Database>,
  reservationId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('booking_note')
    .where('reservation_id', '=', reservationId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** All of a booking that nobody finds any more. */
export async function removeNotes(tx: Transaction<Database>, reservationId: string): Promise<void> {
  await sql`delete from booking_note where reservation_id = ${reservationId}`.execute(tx);
}
