import type { HistoryEntry } from '@ferry/api/customer-server';
import {
  type Insertable,
  type Kysely,
  type Selectable,
  sql,
  type Transaction,
  type Updateable,
} from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newReservationNumber } from '../ids.ts';
import { addMinutes } from '../instant.ts';

export type ReservationRow = Selectable<Database['reservation']>;
export type ReservationLegRow = Selectable<Database['reservation_leg']>;
export type NewReservation = Omit<
  Insertable<Database['reservation']>,
  'reservation_number' | 'version' | 'state' | 'extensions' | 'payment_method'
>;

/** A reservation that the session may see, and why. */
export interface AccessibleReservation {
  row: ReservationRow;
  /** It was booked in this session; otherwise the session has looked it up. */
  isOwner: boolean;
}

/** Minutes for which a look-up gives the right to a reservation; each use begins them anew. */
export const GUEST_RIGHT_MINUTES = 30;
const NUMBER_ATTEMPTS = 8;

/**
 * The reservation, if the session has booked it or has a guest right to it, which is renewed. One
 * whose names have been removed is there for nobody.
 * @param lock keeps others from changing the reservation until the caller's transaction ends
 */
export async function findAccessible(
  db: Kysely<Database>,
  who: { sessionId: number; now: Date },
  reservationId: string,
  lock?: 'lock',
): Promise<AccessibleReservation | undefined> {
  const { sessionId, now } = who;
  const query = db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', reservationId)
    .where('names_removed_at', 'is', null);
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  if (row?.session_id === sessionId) return { row, isOwner: true };
  // Also for an id that does not exist, so that it takes as long as one of somebody else.
  const { numUpdatedRows } = await db
    .updateTable('guest_right')
    .set({ expires_at: addMinutes(now, GUEST_RIGHT_MINUTES) })
    .where('session_id', '=', sessionId)
    .where('reservation_id', '=', reservationId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return row && numUpdatedRows === 1n ? { row, isOwner: false } : undefined;
}

/** Stores a new hold under a number that nobody has. */
export async function insertHold(
  tx: Transaction<Database>,
  reservation: NewReservation,
): Promise<ReservationRow> {
  for (let attempt = 1; attempt <= NUMBER_ATTEMPTS; attempt += 1) {
    const row = await insertRow(tx, {
      ...reservation,
      reservation_number: newReservationNumber(),
      version: 1,
      state: 'held',
      extensions: 0,
      payment_method: null,
    });
    if (row) return row;
  }
  throw new Error('No free reservation number was found');
}

function insertRow(tx: Transaction<Database>, values: Insertable<Database['reservation']>) {
  return tx
    .insertInto('reservation')
    .values(values)
    .onConflict((conflict) => conflict.column('reservation_number').doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** The reservation, locked until the caller's transaction ends. */
export const findForUpdate = (
  tx: Transaction<Database>,
  reservationId: string,
): Promise<ReservationRow | undefined> =>
  tx
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', reservationId)
    .forUpdate()
    .executeTakeFirst();

/** Changes a reservation that the caller has locked; its version goes up. */
export function updateReservation(
  tx: Transaction<Database>,
  row: ReservationRow,
  change: Omit<Updateable<Database['reservation']>, 'id' | 'version'>,
): Promise<ReservationRow> {
  return tx
    .updateTable('reservation')
    .set({ ...change, version: row.version + 1 })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function addHistory(
  tx: Transaction<Database>,
  reservationId: string,
  event: HistoryEntry['event'],
  at: Date,
): Promise<void> {
  await sql`
    insert into reservation_history (reservation_id, position, at, event)
    select ${reservationId}, coalesce(max(position), 0) + 1, ${at}, ${event}
    from reservation_history where reservation_id = ${reservationId}`.execute(tx);
}

/** The oldest entry first. */
export function findHistory(db: Kysely<Database>, reservationId: string) {
  return db
    .selectFrom('reservation_history')
    .select(['at', 'event'])
    .where('reservation_id', '=', reservationId)
    .orderBy('position')
    .execute();
}

/** Live holds of a session and of a client, and when the first of each ends. */
export async function countHolds(
  tx: Transaction<Database>,
  holder: { sessionId: number; clientHash: Buffer; now: Date },
) {
  const holds = () =>
    tx
      .selectFrom('reservation')
      .select([sql<number>`count(*)::int`.as('count'), sql<Date>`min(limit_time)`.as('firstEnd')])
      .where('state', '=', 'held')
      .where('limit_time', '>', holder.now);
  return {
    ofSession: await holds().where('session_id', '=', holder.sessionId).executeTakeFirstOrThrow(),
    ofClient: await holds().where('client_hash', '=', holder.clientHash).executeTakeFirstOrThrow(),
  };
}

/** What is taken on which sailing, the outbound leg first. */
export function findLegs(
  db: Kysely<Database>,
  reservationId: string,
): Promise<ReservationLegRow[]> {
  return (
    db
      .selectFrom('reservation_leg')
      .selectAll()
      .where('reservation_id', '=', reservationId)
      // 'outbound' comes before 'return' in any collation.
      .orderBy('leg')
      .execute()
  );
}

/** Stores the legs of a reservation in place of those that it had. */
export async function replaceLegs(
  tx: Transaction<Database>,
  reservationId: string,
  legs: Omit<Insertable<Database['reservation_leg']>, 'reservation_id'>[],
): Promise<void> {
  await tx.deleteFrom('reservation_leg').where('reservation_id', '=', reservationId).execute();
  await tx
    .insertInto('reservation_leg')
    .values(legs.map((leg) => ({ ...leg, reservation_id: reservationId })))
    .execute();
}
