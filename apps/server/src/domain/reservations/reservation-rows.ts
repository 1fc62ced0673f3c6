import { type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import { pipeline } from '../../database/pipeline.ts';
import { prepared } from '../../database/prepared.ts';
import type { Database } from '../../database/schema.ts';
import { TryAgain } from '../../database/transaction.ts';
import { addMinutes } from '../instant.ts';
import { maySee } from './guest-right-rows.ts';

export type ReservationRow = Selectable<Database['reservation']>;
export type ReservationLegRow = Selectable<Database['reservation_leg']>;
type Defaulted = 'moved_from' | 'stand_by_until' | 'is_stand_by_taken';
export type NewLeg = Omit<ReservationLegRow, 'reservation_id' | 'is_unconfirmed' | Defaulted> &
  Partial<Pick<ReservationLegRow, Defaulted>>;

/** A reservation that the session may see, and why. */
export interface AccessibleReservation {
  row: ReservationRow;
  /** It was booked in this session; otherwise the session has looked it up. */
  isOwner: boolean;
  /** Who asks, where that is known: a change may be of another session than the booking. */
  sessionId?: number | undefined;
}

/** Minutes for which a look-up gives the right to a reservation; each use begins them anew. */
export const GUEST_RIGHT_MINUTES = 30;

/**
 * The reservation, if the session has booked it or has a guest right to it, which is renewed. One
 * whose names have been removed is there for nobody.
 * @param how `lock` keeps others from changing the reservation until the caller's transaction ends; `renewed` only reads:
 *   the caller has renewed the right before its snapshot, in which a write would be refused beside another one
 */
export async function findAccessible(
  db: Kysely<Database>,
  who: { sessionId: number; now: Date },
  reservationId: string,
  how?: 'lock' | 'renewed',
): Promise<AccessibleReservation | undefined> {
  const { sessionId, now } = who;
  const [row] = await (how === 'lock' ? lockWithNames : readWithNames)(db, { reservationId });
  if (row?.session_id === sessionId) return { row, isOwner: true, sessionId };
  // Also for an id that does not exist, so that it takes as long as another customer's.
  if (how === 'renewed') {
    const may = await maySee(db, who, reservationId);
    return row && may ? { row, isOwner: false, sessionId } : undefined;
  }
  const { numUpdatedRows } = await db
    .updateTable('guest_right')
    .set({ expires_at: addMinutes(now, GUEST_RIGHT_MINUTES) })
    .where('session_id', '=', sessionId)
    .where('reservation_id', '=', reservationId)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return row && numUpdatedRows === 1n ? { row, isOwner: false, sessionId } : undefined;
}

const selectWithNames = (db: Kysely<Database>, { reservationId }: { reservationId: string }) =>
  db
    .selectFrom('reservation')
    .selectAll()
    .where('id', '=', reservationId)
    .where('names_removed_at', 'is', null);

const readWithNames = prepared(selectWithNames);
const lockWithNames = prepared((db, of: { reservationId: string }) =>
  selectWithNames(db, of).forUpdate(),
);

/**
 * Stores a new hold with its legs and the beginning of its history, and links its draft to it: one
 * statement.
 * @param draftExpiresAt the draft lives at least as long as before
 * @throws TryAgain when the number is taken
 */
export async function insertHold(
  tx: Transaction<Database>,
  row: ReservationRow,
  legs: readonly NewLeg[],
  draftExpiresAt: Date,
): Promise<void> {
  const rows = await writeHold(tx, {
    ...row,
    representative: JSON.stringify(row.representative),
    passengers: JSON.stringify(row.passengers),
    quote: JSON.stringify(row.quote),
    sale: JSON.stringify(row.sale),
    legs: JSON.stringify(legs),
    draftExpiresAt,
  });
  if (rows.length === 0) throw new TryAgain('The reservation number is taken');
}

type HoldToWrite = Omit<ReservationRow, 'representative' | 'passengers' | 'quote' | 'sale'> &
  Record<'representative' | 'passengers' | 'quote' | 'sale' | 'legs', string> & {
    draftExpiresAt: Date;
  };

const writeHold = prepared((_, row: HoldToWrite) => {
  const json = (value: string) => sql`${value}::jsonb`;
  return sql<{ id: string }>`
    with held as (
      insert into reservation (id, reservation_number, version, state, representative, passengers,
        contact_phone, contact_email, mail_hash, quote, total_yen, sale, payment_method, limit_time, extensions,
        is_short, draft_id, draft_version, session_id, client_hash, created_at, names_removed_at)
      values (${row.id}, ${row.reservation_number}, ${row.version}, ${row.state},
        ${json(row.representative)}, ${json(row.passengers)}, ${row.contact_phone},
        ${row.contact_email}, ${row.mail_hash}, ${json(row.quote)}, ${row.total_yen}, ${json(row.sale)}, ${row.payment_method},
        ${row.limit_time}, ${row.extensions}, ${row.is_short}, ${row.draft_id}, ${row.draft_version},
        ${row.session_id}, ${row.client_hash}, ${row.created_at}, ${row.names_removed_at})
      on conflict (reservation_number) do nothing
      returning id, created_at
    ), legs as (
      insert into reservation_leg (reservation_id, leg, sailing_id, from_call, to_call, pools,
        from_port_id, to_port_id, content)
      select held.id, l.leg, l.sailing_id, l.from_call, l.to_call, l.pools, l.from_port_id,
        l.to_port_id, l.content
      from held, jsonb_to_recordset(${json(row.legs)}) as l(leg text, sailing_id text, from_call int,
        to_call int, pools jsonb, from_port_id text, to_port_id text, content jsonb)
    ), history as (
      insert into reservation_history (reservation_id, position, at, event, actor)
      select id, 1, created_at, 'held', 'customer' from held
    ), linked as (
      update draft set reservation_id = held.id, expires_at = ${row.draftExpiresAt}
      from held where draft.id = ${row.draft_id}
    )
    select id from held`;
});

/** The reservation, whosever it is. */
export const findReservation = (
  db: Kysely<Database>,
  reservationId: string,
): Promise<ReservationRow | undefined> =>
  db.selectFrom('reservation').selectAll().where('id', '=', reservationId).executeTakeFirst();

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

type Change = Omit<Updateable<Database['reservation']>, 'id' | 'version'>;

/** Changes a reservation that the caller has locked; its version goes up. */
export const updateReservation = (
  tx: Transaction<Database>,
  row: ReservationRow,
  change: Change,
): Promise<ReservationRow> => changing(tx, row, change).returningAll().executeTakeFirstOrThrow();

/** As {@link updateReservation}, for a caller who knows what there will be. */
export async function storeReservation(
  tx: Transaction<Database>,
  row: ReservationRow,
  change: Change,
): Promise<void> {
  await changing(tx, row, change).execute();
}

const changing = (tx: Transaction<Database>, { id, version }: ReservationRow, change: Change) =>
  tx
    .updateTable('reservation')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id);

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

/** Changes what is stored of a leg; its reservation is locked by the caller. */
export async function updateLegContent(
  tx: Transaction<Database>,
  { reservation_id, leg }: Pick<ReservationLegRow, 'reservation_id' | 'leg'>,
  content: ReservationLegRow['content'],
): Promise<void> {
  await tx
    .updateTable('reservation_leg')
    .set({ content: JSON.stringify(content) })
    .where('reservation_id', '=', reservation_id)
    .where('leg', '=', leg)
    .execute();
}

/** Stores the legs of a reservation in place of those that it had. */
export async function replaceLegs(
  tx: Transaction<Database>,
  reservationId: string,
  legs: readonly NewLeg[],
): Promise<void> {
  const removed = tx
    .deleteFrom('reservation_leg')
    .where('reservation_id', '=', reservationId)
    .execute();
  const stored = tx
    .insertInto('reservation_leg')
    .values(
      legs.map((leg) => ({
        ...leg,
        reservation_id: reservationId,
        pools: JSON.stringify(leg.pools),
        content: JSON.stringify(leg.content),
      })),
    )
    .execute();
  await pipeline([removed, stored]);
}
